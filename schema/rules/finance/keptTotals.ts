import { toMinorUnits } from '../money.ts';
import { scaledOf } from './decimals.ts';
import { decimalDigits, invoiceTotals, type InvoiceTotals, type TaxMode, type TaxRounding } from './invoiceTotals.ts';

/** An invoice as it is kept, as far as its amounts follow from it. */
interface KeptInvoice {
  readonly currency: string;
  readonly taxMode: TaxMode | null;
  readonly rounding: TaxRounding | null;
  readonly lines: readonly {
    readonly quantity: string;
    readonly unitPrice: string;
    readonly discount: string | null;
    readonly rate: string | null;
  }[];
}

const scaled = (text: string | null) => scaledOf(text ?? '0', decimalDigits) ?? 0n;

/** Works out an invoice as it is kept. */
export function keptTotals({ currency, lines, taxMode, rounding }: KeptInvoice): InvoiceTotals {
  return invoiceTotals(
    lines.map(({ quantity, unitPrice, discount, rate }) => ({
      quantity: scaled(quantity),
      unitPrice: toMinorUnits(unitPrice, currency),
      discount: scaled(discount),
      taxRate: rate === null ? null : scaled(rate),
    })),
    taxMode ?? 'EXCLUSIVE',
    rounding ?? 'INVOICE',
  );
}
