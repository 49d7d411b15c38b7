import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Delivery, Webhook } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { somebody } from '../../../../tests/support/actors.ts';
import type { FakeCall } from '../../../../tests/support/fakeFetch.ts';
import { pageOf, renderPage } from '../../../../tests/support/renderPage.tsx';
import { WebhooksPage } from './WebhooksPage.tsx';

const base = '/client/v1/webhooks';
const at = Date.UTC(2026, 10, 30, 9);
const ledger: Webhook = {
  id: 'w1',
  name: 'Ledger',
  url: 'https://a.test/',
  events: ['talent.*'],
  isActive: true,
  offReason: null,
  offAt: null,
  createdAt: at,
  maker: 'Helen',
  formerSecretUntil: null,
  failingSince: at,
  lastDelivery: { at, state: 'failed', status: 500 },
};
const failed: Delivery = {
  id: 'd1',
  type: 'talent.updated',
  record: { id: 't1', kind: 'talent', displayName: 'Ada Quist' },
  state: 'failed',
  failure: 'status',
  attempts: 10,
  createdAt: at,
  nextAt: null,
  sentAt: at,
  status: 500,
  duration: 41,
  request: '{"type":"talent.updated"}',
  answer: 'Out of order',
};

/** Opens the page of an agency with these webhooks, whose writes the test answers. */
function open(
  rows: readonly Webhook[],
  write: (call: FakeCall) => unknown = () => ({}),
  search = '',
  delivery: Delivery = failed,
) {
  const page = renderPage(
    <WebhooksPage />,
    (call) => {
      if (call.method !== 'GET') return write(call);
      if (call.path === `${base}/events`) return { data: [] };
      if (call.path.endsWith('/deliveries')) return pageOf([delivery]);
      return call.path.endsWith('/d1') ? delivery : { data: rows };
    },
    { at: `/settings/webhooks${search}` },
  );
  return { ...page, written: () => page.calls.filter(({ method }) => method !== 'GET') };
}

it('shows the secret of a new webhook once, until its own button is pressed', async () => {
  const { user, written } = open([], () => ({ ...ledger, secret: 'whsec_abc' }));
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  await user.type(await screen.findByLabelText('Name'), 'Ledger');
  await user.type(screen.getByLabelText('Address (URL)'), ledger.url);
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Secret of the webhook' }));
  expect(written().map(({ path, body }) => [path, body])).toEqual([
    [base, { name: 'Ledger', url: ledger.url, events: ['*'] }],
  ]);
  await user.click(document.querySelector('.MuiDialog-container') as HTMLElement);
  await user.keyboard('{Escape}');
  expect(dialog.getByText('whsec_abc')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByText('whsec_abc')).toBeNull());
});

it('shows what a failed delivery sent and what was answered, and sends it again', async () => {
  const { user, written } = open([ledger], () => failed, '?webhook=w1');
  await user.click(await screen.findByRole('button', { name: /^Details: talent.updated/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'talent.updated' }));
  expect(await dialog.findByRole('region', { name: 'Request' })).toHaveTextContent('{ "type": "talent.updated" }');
  expect(dialog.getByRole('region', { name: 'Answer (500)' })).toHaveTextContent('Out of order');
  await user.click(dialog.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(written().map(({ path }) => path)).toEqual([`${base}/w1/deliveries/d1/resend`]));
});

it('says why a webhook is off, and turns it on', async () => {
  const off = { ...ledger, isActive: false, offReason: 'gone', offAt: at } as const;
  const { user, written } = open([off], () => ledger);
  expect(await screen.findByText(/the receiver said that the address is gone/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Turn on Ledger' }));
  expect(await screen.findByText('Ledger is on')).toBeInTheDocument();
  expect(written().map(({ path, body }) => [path, body])).toEqual([[`${base}/w1`, { isActive: true }]]);
});

it('holds back what waits while it is off', async () => {
  const off = { ...ledger, isActive: false, offReason: 'hand', offAt: at } as const;
  open([off], undefined, '?webhook=w1', { ...failed, state: 'waiting', nextAt: at });
  expect(await screen.findByText('Sent once the webhook is on again')).toBeInTheDocument();
  expect(screen.queryByText(/Next attempt/)).toBeNull();
});

it('is closed to everybody but admins, and asks for nothing', () => {
  const { calls } = renderPage(<WebhooksPage />, () => ({}), { actor: somebody({ ORGANIZATION: ['VIEW_ALL'] }) });
  expect(screen.getByText('Only admins of the agency can see and change these settings.')).toBeInTheDocument();
  expect(calls).toEqual([]);
});
