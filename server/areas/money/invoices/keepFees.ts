import type { Actor } from '../../../../schema/access/access.ts';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { fromMinorUnits, toMinorUnits } from '../../../../schema/rules/money.ts';
import type { Connection } from '../../../database/pools.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import type { WriteIntent } from '../../../engine/writing/events.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { linesOf, type Values } from './invoiceAmounts.ts';

/** An invoice with the amounts of its lines, as fees are worked out of it. */
type PricedInvoice = Pick<Invoice, 'id' | 'currency' | 'taxMode' | 'issuedOn' | 'total' | 'lines'>;

/** Readers of the fees of an invoice, in minor units. */
export interface FeeReaders {
  /** Works out the fees of its lines; null for a line without a talent. */
  readonly readLineFees: (engine: Engine, actor: Actor, of: PricedInvoice) => Promise<readonly (bigint | null)[]>;
  /** Reads the fee that its payments and credit notes have taken. */
  readonly readSettledFee: (connection: Connection, actor: Actor, id: string) => Promise<bigint>;
}

const minorIn = (values: Values, key: string) => toMinorUnits(String(values[key] ?? '0'), String(values['currency']));

/** Returns what a fee depends on in lines: for what and whom they are, and their amounts. */
const figuresOf = (values: Values) =>
  JSON.stringify(linesOf(values).map(({ itemId, talentId, amount, tax }) => [itemId, talentId, amount, tax]));

/** Refuses a fee below what payments have taken of it, or above that and what is still to be paid. */
function requirePayable(after: Values, fee: bigint, settled: bigint): void {
  if (fee < settled || fee - settled > minorIn(after, 'outstanding'))
    throw invalid([fieldRefusal('lines', 'hasPayments')]);
}

/** Returns an invoice with other fees of its lines, and their sum. */
function withLineFees(values: Values, fees: readonly (string | null)[], sum: string): Values {
  return { ...values, lines: linesOf(values).map((line, at) => ({ ...line, fee: fees[at] ?? null })), fee: sum };
}

/**
 * Returns an invoice with the fees of its lines and their sum: by the rules of now as long as it is not sent. Once
 * something is paid of it they stand, unless a line changes in what it is for or worth.
 * @param after the invoice as it will be, with its amounts
 */
export async function withFees(
  { readLineFees, readSettledFee }: FeeReaders,
  engine: Engine,
  connection: Connection,
  { actor, id, before, cause }: WriteIntent,
  after: Values,
): Promise<Values> {
  const isFirst = before?.['status'] === 'CREATED' && before['fee'] == null;
  if ((after['status'] !== 'CREATED' && !isFirst) || cause === 'merge' || cause === 'unmerge') return after;
  const currency = String(after['currency']);
  const isPaid = minorIn(after, 'paid') > 0n;
  // What was paid before there were fees has none in it.
  if (isPaid && isFirst) return after;
  if (isPaid && before && figuresOf(before) === figuresOf(after)) {
    const former = linesOf(before).map(({ fee }) => fee);
    return withLineFees(after, former, fromMinorUnits(minorIn(before, 'fee'), currency));
  }
  const fees = await readLineFees(within(engine, connection), actor, { ...after, id } as unknown as PricedInvoice);
  const sum = fees.reduce<bigint>((all, fee) => all + (fee ?? 0n), 0n);
  if (isPaid) requirePayable(after, sum, await readSettledFee(connection, actor, id));
  const texts = fees.map((fee) => (fee === null ? null : fromMinorUnits(fee, currency)));
  return withLineFees(after, texts, fromMinorUnits(sum, currency));
}
