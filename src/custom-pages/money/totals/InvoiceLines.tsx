import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { cellWord } from '../../../i18n/fieldWords.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { formatDecimal } from '../../../i18n/numbers.ts';
import { PlainTable } from '../../../widgets/plain-table/PlainTable.tsx';

const wide = { display: { xs: 'none', sm: 'table-cell' } } as const;
const sums = ['subtotal', 'tax', 'total'] as const;

/** Lines of an invoice on its page as its paper has them, with their sums. */
export function InvoiceLines({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const [language] = useLocaleState();
  const { lines, currency, ...invoice } = record as unknown as Invoice;
  const word = (cell: string) => translate(cellWord('invoice', 'lines', cell));
  const money = (amount: string | null) => (amount === null ? '' : formatMoney(amount, currency, localeOf(language)));
  const hasDiscount = lines.some(({ discount }) => discount !== null && /[1-9]/.test(discount));
  const width = hasDiscount ? 5 : 4;
  return (
    <PlainTable
      aria-label={translate('resources.invoice.fields.lines')}
      sx={{
        '& tbody th': { fontSize: 'inherit', lineHeight: 'inherit', color: 'ink', overflowWrap: 'anywhere' },
        '& th ~ th, & td': { textAlign: 'right', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
        '& tfoot th, & tfoot td': { borderBottom: 0, py: 0.5 },
        '& tfoot th': { textAlign: 'right', fontSize: 'inherit', lineHeight: 'inherit' },
        '& .total > *': { fontWeight: 590, color: 'ink' },
        '& small': { display: 'block', fontSize: 12, lineHeight: '16px', fontWeight: 400, color: 'ink3' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">{word('description')}</th>
          {['quantity', 'unitPrice', ...(hasDiscount ? ['discount'] : []), 'rate'].map((cell) => (
            <Box component="th" scope="col" key={cell} sx={wide}>
              {word(cell === 'rate' ? 'tax' : cell)}
            </Box>
          ))}
          <th scope="col">{word('amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ id, description, talent, quantity, unitPrice, discount, rate, amount }) => (
          <tr key={id}>
            <th scope="row">
              {description}
              {talent && <small>{talent.displayName}</small>}
              <Box component="small" sx={{ '&&': { display: { sm: 'none' } } }}>
                {`${formatDecimal(quantity)} × ${money(unitPrice)}`}
              </Box>
            </th>
            <Box component="td" sx={wide}>
              {formatDecimal(quantity)}
            </Box>
            <Box component="td" sx={wide}>
              {money(unitPrice)}
            </Box>
            {hasDiscount && (
              <Box component="td" sx={wide}>
                {discount !== null && formatDecimal(discount, '%')}
              </Box>
            )}
            <Box component="td" sx={wide}>
              {rate !== null && formatDecimal(rate, '%')}
            </Box>
            <td>{money(amount)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sums.map((name) => (
          <tr key={name} className={name}>
            <Box component="td" colSpan={width - 1} sx={wide} />
            <th scope="row">{translate(`resources.invoice.fields.${name}`)}</th>
            <td>{money(invoice[name])}</td>
          </tr>
        ))}
      </tfoot>
    </PlainTable>
  );
}
