import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ReadyItem } from '../../../../schema/areas/money/calls/ready.ts';
import { somebody } from '../../../../tests/support/actors.ts';
import { renderView } from '../../../../tests/support/browser/renderView.tsx';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import { ReadyToInvoice } from './ReadyToInvoice.tsx';

const uuid = (last: number) => `0190a0a0-0000-7000-8000-00000000000${last}`;
const named = (id: number, displayName: string) => ({ id: uuid(id), displayName, avatar: null });
const item = (id: number, displayName: string, more: Partial<ReadyItem> = {}): ReadyItem => ({
  kind: 'contractAmount',
  id: uuid(id),
  displayName,
  of: named(9, 'Summer tour'),
  client: named(8, 'Karri Films'),
  talents: [],
  day: null,
  amount: '1500.00',
  currency: 'AUD',
  unready: null,
  ...more,
});
const items = [
  item(1, 'Deposit'),
  item(2, 'Balance', { amount: '3000.00' }),
  item(3, 'Flight', { kind: 'expense', client: null, unready: 'noClient' }),
];

function open(actor?: ReturnType<typeof somebody>) {
  const draft = { client: named(8, 'Karri Films'), currency: 'AUD', taxMode: 'NONE', dueOn: '2026-12-14', lines: [] };
  const sums = { subtotal: '4500.00', tax: '0.00', total: '4500.00' };
  const call = vi.fn<(request: ApiRequest) => Promise<object>>(async ({ path }) => {
    if (path.endsWith('/metadata')) return { currencies: ['AUD', 'JPY'] };
    if (path.endsWith('/list')) return { data: items, nextPageIndex: null };
    if (path.endsWith('/preview')) return { invoices: [{ ...draft, ...sums, items: [uuid(1)] }] };
    return { invoices: [{ id: uuid(7), number: 'INV-0001' }] };
  });
  const count = async () => ({ total: 0, each: {} });
  const view = renderView(<ReadyToInvoice />, {
    api: { count } as never,
    call: call as never,
    ...(actor && { actor }),
  });
  return { ...view, call };
}

it('makes one invoice of all that is ready of a client, and says why the rest is not', async () => {
  const { user, call } = open();
  const all = await screen.findByRole('checkbox', { name: 'Select all of Karri Films, AUD' });
  expect(screen.getByRole('checkbox', { name: 'Select Flight' })).toBeDisabled();
  expect(screen.getByText(/Set the client/)).toBeInTheDocument();
  await user.click(all);
  const bar = within(screen.getByRole('group', { name: 'Selection' }));
  expect(await bar.findByText(/^2 items, AUD\s4,500.00 → 1 invoice$/)).toBeInTheDocument();
  await user.click(bar.getByRole('button', { name: 'Create invoice' }));
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith({
      method: 'POST',
      path: '/finance/v1/invoices/ready',
      body: { items: [1, 2].map((id) => ({ kind: 'contractAmount', id: uuid(id) })) },
      headers: { 'idempotency-key': expect.stringMatching(/\w/) },
    }),
  );
});

it('is read without a way to make invoices by who may only see money', async () => {
  open(somebody({ FINANCE: ['VIEW_ALL'] }));
  expect(await screen.findByText('Deposit')).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('lists one currency alone, which the address says', async () => {
  const { user, call } = open();
  await user.click(await screen.findByRole('button', { name: 'JPY' }));
  expect(screen.getByLabelText('address')).toHaveTextContent('?currency=JPY');
  const bodies = () => call.mock.calls.flatMap(([{ path, body }]) => (path.endsWith('/list') ? [body] : []));
  await waitFor(() => expect(bodies().at(-1)).toMatchObject({ currency: 'JPY' }));
  await user.click(screen.getByRole('button', { name: 'All currencies' }));
  await waitFor(() => expect(screen.getByLabelText('address')).not.toHaveTextContent('currency'));
  expect(bodies()[0]).not.toHaveProperty('currency');
});
