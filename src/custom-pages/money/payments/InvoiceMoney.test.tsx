import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import {
  expectRefusals,
  refusal,
  renderView,
  setWidth,
  whenLoaded,
} from '../../../../tests/support/browser/renderView.tsx';
import { InvoiceMoney } from './InvoiceMoney.tsx';

const uuid = (n: number) => `0190a0a0-0000-7000-8000-${String(n).padStart(12, '0')}`;
const record = {
  id: uuid(1),
  version: 3,
  status: 'SENT',
  paymentStatus: 'PARTIALLY_PAID',
  currency: 'AUD',
  total: '1100.00',
  paid: '600.00',
  outstanding: '500.00',
  dueOn: '2999-01-01',
  permissions: { canUpdate: true, canDelete: false },
};
const payment = {
  id: uuid(11),
  amount: '600.00',
  credit: '0.00',
  paidOn: '2026-11-18',
  method: 'CARD',
  receivedBy: 'AGENCY',
  reference: 'R1',
  note: null,
  reverses: null,
  isReversed: false,
  by: 'Mara',
  at: 0,
};
const undone = { ...payment, id: uuid(12), amount: '70.00', isReversed: true };
const reversal = { ...payment, id: uuid(13), amount: '-70.00', paidOn: '2026-11-20', reverses: undone.id };
const payments = [reversal, undone, payment];

type Call = (request: ApiRequest) => Promise<unknown>;

function open(more: object = {}, write: Call = async () => ({}), credit = '0.00') {
  const asked = vi.fn<Call>(async (request) =>
    request.method === 'GET'
      ? { payments, paid: '600.00', outstanding: '500.00', credit, paymentStatus: 'PARTIALLY_PAID', version: 3 }
      : write(request),
  );
  const view = renderView(<InvoiceMoney record={{ ...record, ...more }} />, { call: asked as never });
  const writes = () => asked.mock.calls.map(([request]) => request).filter(({ method }) => method !== 'GET');
  return { ...view, asked, writes };
}

const openDialog = async ({ user }: Pick<ReturnType<typeof open>, 'user'>) => {
  await user.click(await screen.findByRole('button', { name: 'Record a payment' }));
  await whenLoaded();
  return within(await screen.findByRole('dialog', { name: 'Record a payment' }));
};

it('shows what is paid and open, and what was taken back struck through', async () => {
  open();
  const table = within(await screen.findByRole('table', { name: 'Payments' }));
  const [, first, second] = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(first).toBe('18 Nov 2026CardAgencyR1Taken back on 20 Nov 2026$70.00');
  expect(second).toBe('18 Nov 2026CardAgencyR1$600.00Take back');
  expect(table.getByText('$70.00').tagName).toBe('S');
  for (const figure of ['$1,100.00', '$500.00', '01 Jan 2999']) expect(screen.getByText(figure)).toBeInTheDocument();
  expect(screen.queryByText(/overdue/)).toBeNull();
});

it('counts the days since a sent invoice was due', async () => {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
  const dueOn = new Intl.DateTimeFormat('sv', { timeZone: 'Australia/Sydney' }).format(day(12));
  const { unmount } = open({ dueOn });
  expect(await screen.findByText('12 days overdue')).toBeInTheDocument();
  unmount();
  open({ dueOn, status: 'CREATED' });
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.queryByText(/overdue/)).toBeNull();
});

it('records what is open today unless told otherwise, and reads again', async () => {
  const opened = open();
  const dialog = await openDialog(opened);
  expect(await dialog.findByLabelText(/^Amount/)).toHaveValue('500.00');
  await opened.user.type(await dialog.findByLabelText('Reference'), 'R2');
  const reads = opened.asked.mock.calls.length;
  await opened.user.click(dialog.getByRole('button', { name: 'Record a payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [request] = opened.writes();
  expect(request).toMatchObject({
    method: 'PUT',
    path: `/finance/v1/invoices/${record.id}/payments`,
    body: { amount: '500.00', method: 'BANK', receivedBy: 'AGENCY', reference: 'R2' },
  });
  expect(Object.keys(request?.body as object)).not.toContain('currency');
  expect(await screen.findByText('Payment of $500.00 recorded')).toBeInTheDocument();
  await waitFor(() => expect(opened.asked.mock.calls.length).toBeGreaterThan(reads + 1));
});

it('keeps what was typed when it is refused, and sends it again under the same key', async () => {
  expectRefusals();
  const details = [
    { field: 'amount', key: 'aboveOutstanding', message: '', params: { open: '500.00', currency: 'AUD' } },
  ];
  const opened = open({}, () => Promise.reject(refusal({ key: 'aboveOutstanding', details })));
  const dialog = await openDialog(opened);
  const amount = await dialog.findByLabelText(/^Amount/);
  await opened.user.clear(amount);
  await opened.user.type(amount, '501');
  await opened.user.click(dialog.getByRole('button', { name: 'Record a payment' }));
  expect(await dialog.findByText('Only 500.00 AUD is still open')).toBeInTheDocument();
  expect(amount).toHaveValue('501.00');
  await opened.user.clear(amount);
  await opened.user.type(amount, '500');
  await opened.user.click(dialog.getByRole('button', { name: 'Record a payment' }));
  await waitFor(() => expect(opened.writes()).toHaveLength(2));
  const keys = opened.writes().map(({ headers }) => headers?.['idempotency-key']);
  expect(keys[0]).toBeDefined();
  expect(new Set(keys).size).toBe(1);
});

it('keeps what is above the open amount as credit once that is chosen', async () => {
  const opened = open();
  const dialog = await openDialog(opened);
  expect(dialog.queryByRole('switch')).toBeNull();
  const amount = await dialog.findByLabelText(/^Amount/);
  await opened.user.clear(amount);
  await opened.user.type(amount, '510');
  await opened.user.click(await dialog.findByRole('switch', { name: 'Keep $10.00 as credit of the client' }));
  await opened.user.click(dialog.getByRole('button', { name: 'Record a payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened.writes()[0]?.body).toMatchObject({ amount: '510', method: 'BANK', overpayment: 'CREDIT' });
  expect(Object.keys(opened.writes()[0]?.body as object)).not.toContain('keepsRest');
});

it('uses the client’s credit, as much as there is', async () => {
  const opened = open({}, undefined, '10.00');
  const dialog = await openDialog(opened);
  await opened.user.click(await dialog.findByLabelText(/^Method/));
  await opened.user.click(await screen.findByRole('option', { name: 'Use credit ($10.00 available)' }));
  await waitFor(() => expect(dialog.getByLabelText(/^Amount/)).toHaveValue('10.00'));
  expect(dialog.queryByLabelText(/^Received by/)).toBeNull();
  await opened.user.click(dialog.getByRole('button', { name: 'Record a payment' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(opened.writes()[0]?.body).toMatchObject({ amount: '10.00', method: 'CREDIT' });
  expect(Object.keys(opened.writes()[0]?.body as object)).not.toContain('receivedBy');
});

it('asks before a payment is taken back', async () => {
  const { user, writes } = open();
  const button = await screen.findByRole('button', { name: 'Take back $600.00 of 18 Nov 2026' });
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'No' }));
  expect(writes()).toEqual([]);
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(await screen.findByText('Payment of $600.00 taken back')).toBeInTheDocument();
  expect(writes()).toMatchObject([
    { method: 'DELETE', path: `/finance/v1/invoices/${record.id}/payments/${payment.id}` },
  ]);
});

it('offers nothing to readers, and no payment of what is paid or void', async () => {
  const reader = open({ permissions: { canUpdate: false, canDelete: false } });
  expect(await screen.findByRole('table')).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
  reader.unmount();
  for (const more of [{ outstanding: '0.00', paymentStatus: 'PAID' }, { status: 'VOIDED' }]) {
    const { unmount } = open(more);
    expect(await screen.findByRole('table')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Record a payment' })).toBeNull();
    unmount();
  }
});

it('is a card for each payment on a phone', async () => {
  setWidth(390);
  open();
  const cards = await screen.findAllByRole('listitem');
  setWidth(1024);
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    '18 Nov 2026$70.00Card · Agency · R1Taken back on 20 Nov 2026',
    '18 Nov 2026$600.00Card · Agency · R1Take back',
  ]);
});
