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
  readyToInvoice: { amount: '12.50', items: 2 },
  ageing: { current: '1065.00', d1_30: '0.00', d31_60: '0.00', d61_90: '0.00', over90: '10.00' },
  months: [
    { month: '2026-10-01', invoiced: '1000.00', received: '0.00' },
    { month: '2026-11-01', invoiced: '101.00', received: '30.00' },
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
  expect(linkOf(/^Ready to invoice \$12\.50/)).toBe('/finance/invoices/ready-to-invoice');
  const issued = new URL(linkOf(/^Invoiced \$101\.00/) ?? '', 'http://x');
  expect([issued.pathname, Object.fromEntries(issued.searchParams)]).toEqual([
    '/finance/invoices/all',
    { fromDate: String(from), toDate: String(to), currency: 'AUD', statuses: 'CREATED_SENT' },
  ]);
  expect(linkOf('Over 90 days $10.00')).toBe('/finance/invoices/open?ages=5&currency=AUD');
  expect(linkOf('Oct 2026, Invoiced: $1,000.00')).toContain(`fromDate=${Date.parse('2026-09-30T14:00Z')}&`);
  expect(linkOf('Invoices')).toBe('/finance/invoices/open');
  // Payments have no list, and nothing leads to an empty one.
  expect(screen.getByRole('group', { name: 'Received: $30.00' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /Received|1–30/ })).toBeNull();
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
