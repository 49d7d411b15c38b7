import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { expectRefusals, refusal, renderView, whenLoaded } from '../../../../tests/support/browser/renderView.tsx';
import type { ApiRequest } from '../../../dataProvider/apiRequest.ts';
import { RemindButton } from './RemindButton.tsx';
import { SendButton } from './SendButton.tsx';
import { SendCredit } from './SendCredit.tsx';

const record = {
  id: '0190a0a0-0000-7000-8000-000000000001',
  version: 3,
  number: 'INV-0007',
  status: 'CREATED',
  permissions: { canUpdate: true, canDelete: false },
};
const mail = {
  to: 'mara@lyric.test',
  cc: ['books@harbour.test'],
  replyTo: null,
  subject: 'Invoice INV-0007',
  body: 'Hello Mara,\n\nPlease find it attached.',
  attachment: 'INV-0007.pdf',
  remindedAt: null,
};

type Call = (request: ApiRequest) => Promise<unknown>;

async function open(write: Call = async () => ({ mailId: '1', isSending: true }), more: object = {}) {
  const asked = vi.fn<Call>(async (request) => (request.method === 'GET' ? mail : write(request)));
  const view = renderView(<SendButton record={{ ...record, ...more }} />, { call: asked as never });
  await view.user.click(await screen.findByRole('button', { name: /^Send/ }));
  await whenLoaded();
  const dialog = within(await screen.findByRole('dialog', { name: 'Send invoice' }));
  await dialog.findByLabelText(/^To/);
  const send = () => view.user.click(dialog.getByRole('button', { name: 'Send' }));
  const writes = () => asked.mock.calls.map(([request]) => request).filter(({ method }) => method === 'POST');
  return { ...view, dialog, send, writes };
}

it('sends the mail as it is shown, with all copies that were typed', async () => {
  const { user, dialog, send, writes } = await open();
  expect(await dialog.findByLabelText(/^Text/)).toHaveValue(mail.body);
  expect(dialog.getByText('With INV-0007.pdf attached')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Cc'), '; a@lyric.test');
  await send();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const { to, subject, body } = mail;
  expect(writes()).toMatchObject([
    {
      path: `/finance/v1/invoices/${record.id}/send`,
      body: { to, cc: ['books@harbour.test', 'a@lyric.test'], subject, body },
    },
  ]);
  expect(await screen.findByText('Invoice sent')).toBeInTheDocument();
});

it('keeps what was typed when it is refused, and tries again under the same key', async () => {
  expectRefusals();
  const details = [{ field: 'cc.1', key: 'email', message: 'Not an address' }];
  const { user, dialog, send, writes } = await open(() =>
    Promise.reject(refusal({ key: 'invalid', details } as never)),
  );
  await user.type(dialog.getByLabelText(/^Subject/), ' at last');
  await send();
  await waitFor(() => expect(dialog.getByLabelText('Cc')).toBeInvalid());
  expect(dialog.getByLabelText(/^Subject/)).toHaveValue('Invoice INV-0007 at last');
  await user.type(dialog.getByLabelText('Cc'), 'x');
  await send();
  await waitFor(() => expect(writes()).toHaveLength(2));
  expect(new Set(writes().map(({ headers }) => headers?.['idempotency-key'])).size).toBe(1);
});

it('says that the mail is kept where there is no mail server', async () => {
  const { send } = await open(async () => ({ mailId: '1', isSending: false }), { status: 'SENT' });
  await send();
  expect(await screen.findByText(/is kept in the outbox/)).toBeInTheDocument();
});

it('is nothing for readers, and of what is void', () => {
  for (const more of [{ status: 'VOIDED' }, { permissions: { canUpdate: false, canDelete: false } }]) {
    const { unmount } = renderView(<SendButton record={{ ...record, ...more }} />, { call: vi.fn<Call>() as never });
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
});

it('reminds of what is open with the mail that is shown, and says when that was last', async () => {
  const open = { ...record, status: 'SENT', outstanding: '110.00', currency: 'AUD' };
  const reminder = { ...mail, subject: 'Still open', remindedAt: Date.parse('2026-11-18T02:00Z') };
  const asked = vi.fn<Call>(async ({ method }) => (method === 'GET' ? reminder : { mailId: '1', isSending: true }));
  const { user } = renderView(<RemindButton record={open} />, { call: asked as never });
  await user.click(screen.getByRole('button', { name: 'Remind now' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remind client' }));
  expect(await dialog.findByLabelText(/^Subject/)).toHaveValue('Still open');
  expect(dialog.getByText(/^Last reminder/)).toHaveTextContent('18 Nov 2026');
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Reminder sent')).toBeInTheDocument();
  const [preview, write] = asked.mock.calls.map(([request]) => request);
  expect(preview).toMatchObject({ path: `/finance/v1/invoices/${record.id}/preview-email`, query: { as: 'reminder' } });
  expect(write).toMatchObject({
    path: `/finance/v1/invoices/${record.id}/remind`,
    body: { to: mail.to, subject: 'Still open', body: mail.body },
  });
});

it('reminds of nothing that is paid, not sent or for readers', () => {
  const open = { ...record, status: 'SENT', outstanding: '110.00', currency: 'AUD' };
  for (const more of [{ outstanding: '0.00' }, { status: 'CREATED' }, { permissions: { canUpdate: false } }]) {
    const { unmount } = renderView(<RemindButton record={{ ...open, ...more }} />, { call: vi.fn<Call>() as never });
    expect(screen.queryByRole('button')).toBeNull();
    unmount();
  }
});

it('sends a credit note by calls of its own', async () => {
  const asked = vi.fn<Call>(async ({ method }) => (method === 'GET' ? mail : { mailId: '1', isSending: true }));
  const onClose = vi.fn<() => void>();
  const { user } = renderView(<SendCredit of={{ id: record.id, version: 1 }} onClose={onClose} />, {
    call: asked as never,
  });
  await whenLoaded();
  await screen.findByLabelText(/^To/);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const [first, ...others] = asked.mock.calls.map(([{ method, path }]) => `${method} ${path}`);
  const base = `/finance/v1/credit-notes/${record.id}`;
  expect(first).toBe(`GET ${base}/preview-email`);
  expect(others).toContain(`POST ${base}/send`);
});
