import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import type { ImportDetail } from '../../../../schema/areas/tools/calls/imports.ts';
import { formatDay } from '../../../../schema/rules/dates.ts';
import { dateOrders, parseTypedDate, type DateOrder } from '../../../../schema/rules/dates/typedDates.ts';
import { exampleOf } from './dateOrders.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { PlainChoice, type Choice } from '../../../widgets/picker/PlainChoice.tsx';

const Rows = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  width: '100%',
  maxWidth: 860,
  borderTop: `1px solid ${theme.palette.line2}`,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) 260px',
    alignItems: 'center',
    gap: '4px 16px',
    padding: '6px 0',
    borderBottom: `1px solid ${theme.palette.line2}`,
    [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: '10px 0' },
  },
}));

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

interface ColumnRowsProps {
  readonly one: ImportDetail;
  /** The field of each column; null for one that is left out. */
  readonly fields: readonly (string | null)[];
  /** Columns whose field is a guess. */
  readonly unsure: readonly number[];
  readonly choices: readonly Choice[];
  readonly onChange: (column: number, field: string | null) => void;
  /** Columns of dates whose order of day and month is shown. */
  readonly dated: readonly number[];
  /** Order of each column; undefined where it is still to be chosen. */
  readonly orders: readonly (DateOrder | undefined)[];
  readonly onOrder: (column: number, order: DateOrder | undefined) => void;
}

/** Columns of the file with sample values, and the field that each fills. */
export function ColumnRows({ one, fields, unsure, choices, onChange, dated, orders, onOrder }: ColumnRowsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const words = (key: string, options?: object) => translate(`app.imports.columns.${key}`, options);
  const orderLabel = (order: DateOrder, example: string) => {
    const day = parseTypedDate(example.split(/[ T]/)[0] ?? '', {}, [], order);
    return words(`order${order}`, { example: day === null ? example : `${example} = ${formatDay(day, language)}` });
  };
  return (
    <Rows>
      {one.headings.map((heading, index) => {
        const name = heading.trim() || words('unnamed', { number: index + 1 });
        const examples = one.sample.flatMap((cells) => (cells[index]?.trim() ? [cells[index]] : []));
        return (
          // Columns have no name of their own: two may be called the same.
          <li key={`${index} ${heading}`}>
            <Box title={name} sx={{ ...cut, fontWeight: 560 }}>
              {name}
            </Box>
            <Box sx={{ ...cut, color: 'ink3' }}>{examples.slice(0, 3).join(' · ')}</Box>
            <Box sx={{ display: 'grid', gap: 0.5 }}>
              <PlainChoice
                isLabelHidden
                label={words('fieldOf', { column: name })}
                value={fields[index] ?? ''}
                choices={[{ value: '', label: words('none') }, ...choices]}
                isDisabled={!one.isOwn}
                onChange={(next) => onChange(index, next === '' ? null : next)}
              />
              {unsure.includes(index) && (
                <Box component="small" sx={{ fontSize: 12, color: 'status.warn.fg' }}>
                  {words('suggested')}
                </Box>
              )}
              {dated.includes(index) && (
                <PlainChoice
                  isLabelHidden
                  label={words('orderOf', { column: name })}
                  value={orders[index] ?? ''}
                  choices={[
                    ...(orders[index]
                      ? []
                      : [{ value: '', label: words('orderAsk', { example: exampleOf(one, index) }) }]),
                    ...dateOrders.map((order) => ({ value: order, label: orderLabel(order, exampleOf(one, index)) })),
                  ]}
                  isDisabled={!one.isOwn}
                  onChange={(next) =>
                    onOrder(
                      index,
                      dateOrders.find((order) => order === next),
                    )
                  }
                />
              )}
            </Box>
          </li>
        );
      })}
    </Rows>
  );
}
