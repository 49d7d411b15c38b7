import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import { admin, expectRefusals, refusal, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { Dashboard } from './Dashboard.tsx';

vi.mock('./MonthsChart.tsx', () => ({ MonthsChart: () => null }));

const figures = {
  currency: 'AUD',
  outstanding: '1075.00',
  overdue: '10.00',
  invoiced: '101.00',
  received: '30.00',
  feesEarned: '6.00',
  readyToInvoice: { amount: '12.50', items: 2 },
  ageing: { current: '1065.00', d1_30: '0.00', d31_60: '0.00', d61_90: '0.00', over90: '10.00' },
  months: [
    { month: '2026-10-01', invoiced: '1000.00', received: '0.00', feesEarned: '0.00' },
    { month: '2026-11-01', invoiced: '101.00', received: '30.00', feesEarned: '6.00' },
  ],
};
const yen = {
  ...figures,
  currency: 'JPY',
  outstanding: '7',
  overdue: '0',
  ageing: { ...figures.ageing, current: '7' },
};
const answer = {
  asOf: '2026-11-20',
  fromDate: '2026-11-01',
  toDate: '2026-11-15',
  feeBasis: 'PAID',
  hasInvoices: true,
  currencies: [figures],
};

function open(more: object = {}, at = '/finance/dashboard', actor = admin) {
  const call = vi.fn<(request: ApiRequest) => Promise<unknown>>(async () => ({ ...answer, ...more }));
  return { call, ...renderView(<Dashboard />, { call: call as never, at, actor }) };
}

const linkOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
/** Sydney's midnight before a day, and the last moment of a day. */
const [from, to] = [Date.parse('2026-10-31T13:00Z'), Date.parse('2026-11-15T13:00Z') - 1];

it('leads from each figure to the list of the same sum', async () => {
  open();
  expect(await screen.findByRole('link', { name: /^Outstanding \$1,075\.00/ })).toHaveAttribute(
    'href',
    '/finance/invoices/open?ages=1_2_3_4_5&currency=AUD',
  );
  expect(linkOf(/^Overdue \$10\.00/)).toBe('/finance/invoices/overdue?currency=AUD');
  expect(linkOf(/^Ready to invoice \$12\.50/)).toBe('/finance/invoices/ready-to-invoice?currency=AUD');
  expect(linkOf('Over 90 days $10.00')).toBe('/finance/invoices/open?ages=5&currency=AUD');
  expect(linkOf('Invoices')).toBe('/finance/invoices/open');
  // Nothing leads to an empty list.
  expect(screen.queryByRole('link', { name: /1–30/ })).toBeNull();
});

it('opens the rows of what was received, earned and invoiced, which lead to their invoices', async () => {
  const row = {
    id: 'p1',
    kind: 'PAYMENT',
    invoice: { id: 'i1', number: 'INV-1' },
    number: null,
    client: { id: 'c1', displayName: 'Opera', avatar: null },
    day: '2026-11-02',
    amount: '30.00',
    fee: '6.00',
    method: 'BANK',
    receivedBy: 'AGENCY',
    isReversal: false,
  };
  const list = { data: [row], loadMore: false, nextPageIndex: null, total: 1, sums: { amount: '30.00', fee: '6.00' } };
  const call = vi.fn<(request: ApiRequest) => Promise<unknown>>(async ({ path }) =>
    path.includes('payments/list') ? list : answer,
  );
  const { user } = renderView(<Dashboard />, { call: call as never, at: '/finance/dashboard' });
  await user.click(await screen.findByRole('button', { name: /^Received \$30\.00/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Payments received' }));
  expect(await dialog.findByRole('link', { name: 'INV-1' })).toHaveAttribute('href', '/invoice-preview/i1');
  expect(dialog.getByText('Fee $6.00')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: /^Fees earned \$6\.00/ }));
  const fees = within(await screen.findByRole('dialog', { name: 'Fees earned' }));
  expect(await fees.findAllByText('$6.00')).toHaveLength(2);
  const days = { currency: 'AUD', fromDate: '2026-11-01', toDate: '2026-11-15', pageIndex: 0 };
  expect(call.mock.calls.at(-1)?.[0].body).toEqual({ of: 'FEES', ...days });
  await user.click(fees.getByRole('button', { name: 'Close' }));
  await user.click(screen.getByRole('button', { name: 'Oct 2026, Invoiced: $1,000.00' }));
  expect(await screen.findByRole('dialog', { name: 'Invoices and credit notes' })).toBeInTheDocument();
  const october = { fromDate: '2026-10-01', toDate: '2026-10-31' };
  expect(call.mock.calls.at(-1)?.[0].body).toEqual({ of: 'INVOICED', ...days, ...october });
});

it('asks for the days of the range in its address', async () => {
  const { call } = open({}, `/finance/dashboard?fromDate=${from}&toDate=${to}`);
  expect(await screen.findByRole('button', { name: 'Period: 01 Nov 2026 – 15 Nov 2026' })).toBeInTheDocument();
  expect(call.mock.calls[0]?.[0].body).toEqual({ fromDate: '2026-11-01', toDate: '2026-11-15' });
});

it('has tiles of every currency, and the ages of the chosen one', async () => {
  const { user } = open({ currencies: [figures, yen] });
  const own = within(await screen.findByRole('region', { name: 'JPY' }));
  expect(own.getByText(/JPY.7$/)).toBeInTheDocument();
  expect(linkOf(/^Current \$1,065.00/)).toContain('currency=AUD');
  await user.click(screen.getByRole('button', { name: 'JPY' }));
  expect(linkOf(/^Current .*7$/)).toContain('currency=JPY');
});

it('leads an agency without an invoice to its first', async () => {
  const { unmount } = open({ hasInvoices: false });
  expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
  expect(linkOf('Ready to invoice')).toBe('/finance/invoices/ready-to-invoice');
  expect(linkOf('Add invoice')).toBe('/finance/invoices/add');
  unmount();
  open({ hasInvoices: false }, undefined, { ...admin, role: 'staff', levels: { FINANCE: ['VIEW_ALL'] } } as never);
  expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Add invoice' })).toBeNull();
});

it('tries again after a failure', async () => {
  expectRefusals();
  const opened = open();
  opened.unmount();
  const call = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(refusal({})).mockResolvedValue(answer);
  const { user } = renderView(<Dashboard />, { call: call as never });
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Outstanding/ })).toBeInTheDocument();
});
