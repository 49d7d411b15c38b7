import { Type } from 'typebox';
import { closed, defineCalls, nullable, oneOf, type ValueOf } from '../../../language/call.ts';
import { feeTimes } from '../../../rules/finance/fees.ts';
import { invoice } from '../entities/invoice.ts';

const amount = Type.String({ description: 'In the currency of the row, such as `1250.00`' });
const day = Type.String({ format: 'date' });

const ageing = Type.Object(
  { current: amount, d1_30: amount, d31_60: amount, d61_90: amount, over90: amount },
  { description: 'What is outstanding, by days since it was due' },
);
export type Ageing = ValueOf<typeof ageing>;

const month = Type.Object({
  month: Type.String({ format: 'date', description: 'Its first day' }),
  invoiced: amount,
  received: amount,
  feesEarned: amount,
});
export type InvoicedMonth = ValueOf<typeof month>;

const figures = Type.Object({
  currency: Type.String(),
  outstanding: amount,
  overdue: amount,
  invoiced: amount,
  received: amount,
  feesEarned: Type.String({
    description: 'Fees of the payments, or of the invoices, of the range: as `feeBasis` says',
  }),
  readyToInvoice: Type.Object({ amount, items: Type.Integer() }),
  ageing,
  months: Type.Array(month, { description: 'The last twelve, the present one last' }),
});
export type MoneyFigures = ValueOf<typeof figures>;

const dashboard = Type.Object({
  asOf: Type.String({ format: 'date', description: 'Today in the agency’s zone' }),
  fromDate: day,
  toDate: day,
  feeBasis: oneOf(feeTimes, { description: 'Event by which fees are earned' }),
  hasInvoices: Type.Boolean({ description: 'False until the agency makes its first invoice' }),
  currencies: Type.Array(figures, {
    description: 'One for each currency with amounts, the agency’s own first; its own alone if there are none',
  }),
});
export type MoneyDashboard = ValueOf<typeof dashboard>;

const bound = (which: string) =>
  Type.Optional(
    Type.String({ format: 'date', description: `${which} day; that of the agency’s current month by default` }),
  );

/** The figures of the finance dashboard (AB 2, `/finance/dashboard`). */
export const moneyDashboardCalls = defineCalls(invoice.plural, {
  dashboard: {
    route: 'POST /finance/v1/dashboard',
    access: { entity: invoice.name, action: 'read' },
    summary: 'what is outstanding, overdue, invoiced, received and ready to be invoiced, by currency',
    description:
      'Invoiced and received are of the range, all else is of now. Created and sent invoices count as invoiced, voided ones do not, and credit notes count below zero on their day; a payment that is taken back counts below zero on its day. Amounts of two currencies are never added up.',
    body: nullable(
      closed({
        fromDate: bound('First'),
        toDate: bound('Last'),
        currency: Type.Optional(Type.String({ format: 'currency' })),
      }),
    ),
    answer: dashboard,
    isReading: true,
  },
});
