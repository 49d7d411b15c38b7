import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Share } from '../../../schema/areas/files/calls/shares.ts';
import { refusal, renderView, whenLoaded } from '../../../tests/support/browser/renderView.tsx';
import { ShareDialog } from './ShareDialog.tsx';
import { SharedLinks } from './SharedLinks.tsx';

const key = 'library/01940000-0000-7000-8000-000000000001';
const item = { key, name: 'portrait.jpg', isSensitive: false };
const now = Date.now();

const recipient = {
  id: 'r1',
  email: null,
  url: 'https://greenroom.test/share/abc',
  revokedAt: null,
  opens: 2,
  downloads: 1,
  lastOpenedAt: now,
  mail: null,
};
const share: Share = {
  id: 's1',
  sender: 'Helen Marchetto',
  state: 'OPEN',
  createdAt: now,
  expiresAt: now + 14 * 86_400_000,
  hasPassword: false,
  mayDownload: true,
  mostDownloads: 5,
  note: null,
  opens: 2,
  downloads: 1,
  lastOpenedAt: now,
  items: [{ key, name: 'portrait.jpg', type: 2 }],
  furtherItems: 0,
  recipients: [recipient],
  canChange: true,
};
const mailed = (email: string, id: string) => ({
  ...recipient,
  id,
  email,
  url: `https://greenroom.test/share/${id}`,
  mail: 'sent' as const,
});

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body?: Record<string, unknown>;
}

/** The dialog over a server that has these shares; what it was asked, in order. */
async function open(dialog: Parameters<typeof renderView>[0], shares: readonly Share[], made: unknown = share) {
  const asked: Asked[] = [];
  const call = async ({ method, path, body }: Asked) => {
    asked.push({ method, path, ...(body && { body }) });
    if (path.endsWith('/shares/list')) return { data: shares, loadMore: false, nextPageIndex: null };
    if (path.endsWith('/log')) {
      const entry = { id: 'e1', at: now, use: 'download', email: null, item: 'portrait.jpg', address: '203.0.113.9' };
      return { data: [entry], loadMore: false, nextPageIndex: null };
    }
    if (typeof made === 'function') return (made as (body: unknown) => unknown)(body);
    return made;
  };
  const page = renderView(dialog, { call: call as never });
  await whenLoaded();
  const posted = () => asked.filter(({ path }) => path === '/media/v1/shares').map(({ body }) => body);
  return { ...page, asked, posted };
}

it('makes a link that works for two weeks, and shows it to be copied', async () => {
  const { user, posted } = await open(<ShareDialog items={[item]} onClose={() => undefined} />, []);
  const dialog = await screen.findByRole('dialog', { name: 'Share portrait.jpg' });
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('https://greenroom.test/share/abc')).toBeInTheDocument();
  expect(posted()).toEqual([
    { keys: [key], hasLink: true, mayDownload: true, expiresAt: expect.any(Number) as unknown },
  ]);
  const { expiresAt } = posted()[0] as { expiresAt: number };
  expect(Math.round((expiresAt - now) / 86_400_000)).toBe(14);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeInTheDocument();
});

it('mails people a link each, with a password that is shown once to be told', async () => {
  const answer = { ...share, recipients: [mailed('ann@client.test', 'r1'), mailed('ben@client.test', 'r2')] };
  const { user, posted } = await open(<ShareDialog items={[item]} onClose={() => undefined} />, [], answer);
  await user.click(screen.getByRole('radio', { name: 'People by email' }));
  await user.click(screen.getByRole('button', { name: 'Share and send' }));
  expect(screen.getByText('This field is required')).toBeInTheDocument();
  expect(posted()).toEqual([]);
  await user.type(screen.getByLabelText('Emails*'), 'ann@client.test, ben@client.test');
  await user.click(screen.getByRole('button', { name: 'Generate' }));
  const password = (screen.getByLabelText('Password') as HTMLInputElement).value;
  expect(password).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}-[a-z2-9]{4}$/);
  await user.type(screen.getByLabelText('Downloads at most'), '3x');
  await user.click(screen.getByRole('button', { name: 'Share and send' }));
  expect(await screen.findByText('Mail to ann@client.test')).toBeInTheDocument();
  expect(posted()).toEqual([
    expect.objectContaining({ emails: ['ann@client.test', 'ben@client.test'], password, mostDownloads: 3 }),
  ]);
  expect(screen.getAllByText('Mail sent')).toHaveLength(2);
  expect(screen.getByText(password)).toBeInTheDocument();
});

it('asks once more before something sensitive is shared', async () => {
  const passport = { ...item, name: 'passport.jpg', isSensitive: true };
  const { user, posted } = await open(<ShareDialog items={[passport]} onClose={() => undefined} />, []);
  expect(screen.getByRole('button', { name: 'Create link' })).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /I mean to share sensitive files/ }));
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  await screen.findByText('https://greenroom.test/share/abc');
  expect(posted()).toEqual([expect.objectContaining({ isConfirmed: true })]);
});

it('asks once more where a folder turns out to hold something sensitive', async () => {
  const made = (body: { isConfirmed?: boolean }) => {
    if (body.isConfirmed) return share;
    throw refusal({ key: 'sensitiveUnconfirmed' });
  };
  const { user } = await open(<ShareDialog items={[item]} onClose={() => undefined} />, [], made);
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('A folder holds sensitive files.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: /I mean to share sensitive files/ }));
  await user.click(screen.getByRole('button', { name: 'Create link' }));
  expect(await screen.findByText('https://greenroom.test/share/abc')).toBeInTheDocument();
});

it('shows what one item was shared by, with its log, and revokes it after a question', async () => {
  const { user, asked } = await open(<ShareDialog items={[item]} onClose={() => undefined} />, [share]);
  const shares = within((await screen.findByText('Shared so far')).parentElement as HTMLElement);
  expect(shares.getByText('2 openings')).toBeInTheDocument();
  expect(shares.getByText('1 of 5 downloads')).toBeInTheDocument();
  await user.click(shares.getByRole('button', { name: 'Log' }));
  expect(await shares.findByText('Downloaded portrait.jpg')).toBeInTheDocument();
  expect(shares.getByText('203.0.113.9')).toBeInTheDocument();
  await user.click(shares.getByRole('button', { name: 'Revoke' }));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(asked).toContainEqual({ method: 'POST', path: '/media/v1/shares/s1/revoke', body: {} }));
});

it('lists own links and those of others, and revokes one recipient alone', async () => {
  const both = { ...share, recipients: [mailed('ann@client.test', 'r1'), mailed('ben@client.test', 'r2')] };
  const onClose = vi.fn<() => void>();
  const { user, asked } = await open(<SharedLinks onClose={onClose} />, [both]);
  const dialog = within(await screen.findByRole('dialog', { name: 'Shared links' }));
  expect(await dialog.findByText('portrait.jpg')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Revoke the link for ben@client.test' }));
  await waitFor(() => expect(asked).toContainEqual(expect.objectContaining({ body: { recipientId: 'r2' } })));
  await user.click(dialog.getByRole('button', { name: 'All links' }));
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ pageSize: 20 }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});
