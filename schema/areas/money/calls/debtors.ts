import { Type } from 'typebox';
import { closed, defineCalls, nullable, oneOf, referenceShape, uuid, type ValueOf } from '../../../language/call.ts';
import type { Age } from '../../../rules/finance/invoices.ts';
import { invoice } from '../entities/invoice.ts';

const amount = Type.String({ description: 'In the currency of the row, such as `1250.00`' });
const day = Type.String({ format: 'date' });

/** Figures of a debtor by the age of the debt, under the names that the report gives them. */
export const debtFigures = {
  CURRENT: 'current',
  D1_30: 'd1_30',
  D31_60: 'd31_60',
  D61_90: 'd61_90',
  OVER_90: 'over90',
} as const satisfies Readonly<Record<Age, string>>;

const figures = {
  currency: Type.String(),
  current: amount,
  d1_30: amount,
  d31_60: amount,
  d61_90: amount,
  over90: amount,
  total: amount,
};

const report = Type.Object({
  asOf: day,
  rows: Type.Array(Type.Object({ client: referenceShape, ...figures }), { description: 'By client and currency' }),
  totals: Type.Array(Type.Object(figures), { description: 'Of all rows, one for each currency' }),
});
export type DebtorReport = ValueOf<typeof report>;

const filters = {
  asOf: Type.Optional(
    Type.String({
      format: 'date',
      description: 'Day to which ages are counted; today in the agency’s zone by default',
    }),
  ),
  clientIds: Type.Optional(Type.Array(uuid)),
  currency: Type.Optional(Type.String({ format: 'currency' })),
};

const read = { entity: invoice.name, action: 'read' } as const;

/** Report of what partners owe, by age (AB 7, debtor report), and its file. */
export const debtorCalls = defineCalls(invoice.plural, {
  report: {
    route: 'POST /finance/v1/debtor-report',
    access: read,
    summary: 'what is outstanding of the invoices that were sent, by client, currency and days since they were due',
    description: 'Amounts are those of now, whatever the day; amounts of two currencies are never added up.',
    body: nullable(closed(filters)),
    answer: report,
    isReading: true,
  },
  file: {
    route: 'POST /finance/v1/debtor-report/export',
    access: read,
    summary: 'the debtor report as a CSV or a workbook, with its totals at the end',
    body: closed({
      ...filters,
      format: Type.Optional(oneOf(['csv', 'xlsx'] as const)),
      headings: Type.Optional(
        Type.Array(Type.String({ maxLength: 200 }), { maxItems: 8, description: 'In the order of the columns' }),
      ),
    }),
    answer: { file: 'application/octet-stream' },
    isReading: true,
  },
});
