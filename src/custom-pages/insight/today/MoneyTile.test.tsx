import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectRefusals, refusal, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { MoneyTile } from './MoneyTile.tsx';

const figures = {
  currency: 'AUD',
  outstanding: '1075.00',
  overdue: '10.00',
  readyToInvoice: { amount: '12.50', items: 2 },
};
const answer = { hasInvoices: true, currencies: [figures] };
const open = (more: object = {}) =>
  renderView(<MoneyTile />, { call: vi.fn<() => Promise<unknown>>(async () => ({ ...answer, ...more })) as never });
const linkOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');

it('leads from each figure to the list of the same sum, as the finance dashboard does', async () => {
  open();
  expect(await screen.findByRole('heading', { name: 'Money' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: /^Outstanding \$1,075\.00/ })).toHaveAttribute(
    'href',
    '/finance/invoices/open?ages=1_2_3_4_5&currency=AUD',
  );
  expect(linkOf(/^Overdue \$10\.00/)).toBe('/finance/invoices/overdue?currency=AUD');
  expect(linkOf(/^Ready to invoice \$12\.50/)).toBe('/finance/invoices/ready-to-invoice?currency=AUD');
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

it('adds no currencies up, but says that there are others', async () => {
  open({ currencies: [figures, { ...figures, currency: 'JPY' }, { ...figures, currency: 'EUR' }] });
  await screen.findByText('$1,075.00');
  expect(linkOf(/^\+ 2 more currencies$/)).toBe('/finance/dashboard');
});

it('says that there are no invoices yet, and that it could not be read', async () => {
  const none = { ...figures, readyToInvoice: { amount: '0.00', items: 0 } };
  const { unmount } = open({ hasInvoices: false, currencies: [none] });
  expect(await screen.findByText('No invoices yet')).toBeInTheDocument();
  unmount();
  expectRefusals();
  const call = vi.fn<() => Promise<unknown>>().mockRejectedValue(refusal({}));
  renderView(<MoneyTile />, { call: call as never });
  expect(await screen.findByText(/could not be read/)).toBeInTheDocument();
});
