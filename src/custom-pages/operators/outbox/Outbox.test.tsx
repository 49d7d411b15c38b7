import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Session } from '../../../authProvider/session.ts';
import { SessionContext } from '../../../authProvider/SessionContext.ts';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { admin, renderView, setWidth, type ViewParts } from '../../../../tests/support/browser/renderView.tsx';
import { Outbox } from './Outbox.tsx';

const head = {
  id: 'm1',
  agencyName: 'Harbour Talent',
  to: 'ada@harbour.test',
  cc: [] as string[],
  attachments: [] as object[],
  subject: 'Choose another password',
  state: 'kept',
  failure: null as string | null,
  createdAt: Date.now(),
};
const link = 'http://localhost/reset-password?uuid=abc';
const text = 'Hello Ada,\n\n{link}\n\nOne hour.';

function open(mail: object = {}, { isSending = false, mails = [{ ...head, ...mail }], enter, ...parts }: Options = {}) {
  const one = { ...head, text, link, withheldBy: null, isForSuperAdmin: false, ...mail };
  const page = { data: mails, loadMore: false, nextPageIndex: null, isSending };
  const fetch = vi.fn<typeof globalThis.fetch>(async (url) =>
    Response.json({ responseData: String(url).includes('/m1') ? one : page }),
  );
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => 't' });
  const { user } = renderView(
    <SessionContext value={{ enter } as Partial<Session> as Session}>
      <ClientContext value={client}>
        <Outbox />
      </ClientContext>
    </SessionContext>,
    parts,
  );
  return { user, paths: () => fetch.mock.calls.map(([url]) => String(url).split('?')[0]) };
}
interface Options extends ViewParts {
  readonly isSending?: boolean;
  readonly mails?: readonly object[];
  readonly enter?: Session['enter'];
}
const kept = /mail is kept here and not sent/;

it('lists the mail of the agency, and opens one with its link to hand over', async () => {
  const { user, paths } = open();
  const list = await screen.findByRole('list', { name: 'Messages' });
  expect(within(list).getByRole('link')).toHaveTextContent('Choose another passwordKeptada@harbour.test');
  expect(screen.getByText(kept)).toBeInTheDocument();
  await user.click(within(list).getByRole('link'));
  expect(await screen.findByRole('heading', { name: 'Choose another password' })).toHaveFocus();
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', link);
  expect(screen.getByLabelText('address')).toHaveTextContent('?mail=m1');
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(write).toHaveBeenCalledWith(link);
  expect(paths()).toEqual(['/client/v1/outbox', '/client/v1/outbox/m1']);
});

it('shows super admins the mail of everybody', async () => {
  const { paths } = open({}, { actor: { ...admin, role: 'super_admin', agencyId: null } });
  await screen.findByRole('list', { name: 'Messages' });
  expect(paths()).toEqual(['/user/v1/outbox']);
});

it('shows a code as what is typed, not as a link', async () => {
  const { user } = open({ link: '4f7k-9q2m' }, { at: '/?mail=m1' });
  expect(await screen.findByText('4f7k-9q2m')).toBeInTheDocument();
  expect(within(screen.getByRole('article')).queryByRole('link')).toBeNull();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(write).toHaveBeenCalledWith('4f7k-9q2m');
});

it('says in the place of a link that it is not shown any more', async () => {
  open({ state: 'sent', link: null }, { at: '/?mail=m1', isSending: true });
  expect(await screen.findByText(/^This is hidden because/)).toBeInTheDocument();
  expect(screen.getByRole('article')).toHaveTextContent('[no longer shown]');
  expect(screen.queryByRole('button', { name: 'Copy link' })).toBeNull();
  expect(screen.queryByText(kept)).toBeNull();
});

it('shows no link outside of the agency whose mail it is, and the way inside', async () => {
  const enter = vi.fn<Session['enter']>(async () => undefined);
  const { user } = open(
    { link: null, withheldBy: { id: 'a1', name: 'Harbour Talent' } },
    { at: '/outbox?mail=m1', enter, actor: { ...admin, role: 'super_admin', agencyId: null } },
  );
  expect(
    await screen.findByText('This is shown only inside Harbour Talent. Its admins can see who opened it.'),
  ).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('[shown inside the agency]');
  expect(screen.queryByText(/^This is hidden because/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Enter Harbour Talent' }));
  expect(enter).toHaveBeenCalledExactlyOnceWith('a1', '/outbox?mail=m1');
});

it('says who hands a link over that an admin of one of several agencies does not see', async () => {
  open({ link: null, isForSuperAdmin: true }, { at: '/?mail=m1' });
  expect(
    await screen.findByText('This server has several agencies, so only a super admin can hand over this link.'),
  ).toBeVisible();
  expect(screen.getByRole('article')).toHaveTextContent('[shown to super admins]');
  expect(screen.queryByText(/^This is hidden because/)).toBeNull();
});

it.each([
  ['failed', 'Not sent: No such mailbox'],
  ['waiting', 'Not sent yet. Sending will be retried: No such mailbox'],
  ['sent', 'Sent, but not to everyone: No such mailbox'],
])('says why a mail that is %s was not taken', async (state, words) => {
  open({ state, failure: 'No such mailbox', link: null }, { at: '/?mail=m1', isSending: true });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

it('names who gets a copy and what is attached', async () => {
  const attachments = [
    { filename: 'Invoice.pdf', size: 1 },
    { filename: 'Terms.pdf', size: 1 },
  ];
  open({ cc: ['bo@harbour.test', 'cy@harbour.test'], attachments }, { at: '/?mail=m1' });
  expect(await screen.findByText('Copy to bo@harbour.test, cy@harbour.test')).toBeVisible();
  expect(screen.getByText('Attached: Invoice.pdf, Terms.pdf')).toBeVisible();
});

it('says what comes here while there is none', async () => {
  open({}, { mails: [] });
  expect(await screen.findByText('Invitations and links for new passwords appear here.')).toBeInTheDocument();
  expect(screen.getByText(kept)).toBeInTheDocument();
});

it('shows a phone the list or a mail, and the way back', async () => {
  setWidth(390);
  const { user } = open({}, { at: '/?mail=m1' });
  await screen.findByRole('article');
  expect(screen.queryByRole('list', { name: 'Messages' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'All mail' }));
  expect(await screen.findByRole('list', { name: 'Messages' })).toBeInTheDocument();
  setWidth(1024);
});
