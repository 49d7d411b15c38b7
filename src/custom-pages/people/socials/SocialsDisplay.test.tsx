import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { refuse, type FakeCall } from '../../../../tests/support/fakeFetch.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import { registry } from '../../../../schema/index.ts';
import type { SocialConnection } from '../../../../schema/areas/people/calls/socials.ts';
import { expectRefusals } from '../../../../tests/support/browser/renderView.tsx';
import { pendingOf } from './pending.ts';
import { SocialsDisplay } from './SocialsDisplay.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';
const instagram = { id: 's1', platform: 'INSTAGRAM', url: 'https://www.instagram.com/ada.marlow', handle: null };
const facebook = { id: 's2', platform: 'FACEBOOK', url: 'https://www.facebook.com/ada', handle: null };
const tiktok = { id: 's3', platform: 'TIKTOK', url: 'https://www.tiktok.com/@ada', handle: null };
const connection: SocialConnection = {
  talentSocialId: 's1',
  platform: 'INSTAGRAM',
  provider: 'META',
  username: 'Ada.Marlow',
  displayName: 'Ada Marlow',
  connectedAt: Date.UTC(2026, 10, 12, 3),
  expiresAt: null,
};
const base = '/client/v1/talents';
const list = `${base}/${id}/social-connections`;

beforeEach(() => sessionStorage.clear());

interface Parts {
  readonly rows?: readonly object[];
  readonly provider?: string | null;
  readonly connections?: readonly SocialConnection[];
  readonly canUpdate?: boolean;
  readonly answer?: (call: FakeCall) => unknown;
}

function open({ rows = [instagram, facebook, tiktok], provider = 'META', connections = [], ...parts }: Parts = {}) {
  const { canUpdate = true, answer = () => undefined } = parts;
  const leave = vi.fn<(to: string) => void>();
  const record = { id, version: 1, socials: rows, permissions: { canUpdate, canDelete: false } };
  const field = registry.entities.talent.fields.socials;
  const page = <SocialsDisplay resource="talent" name="socials" field={field} record={record} leave={leave} />;
  const view = renderPage(page, (call) => answer(call) ?? (call.path === list ? { provider, connections } : {}));
  return { ...view, leave };
}
const connectOf = (name: string) => screen.findByRole('button', { name: `Connect ${name}` });

it('offers to connect Instagram and Facebook, and goes to the dialog that the server names', async () => {
  const { user, leave, sent } = open({
    answer: ({ path }) =>
      path === `${base}/social-connect` ? { url: 'https://meta.test/dialog', state: 'st' } : undefined,
  });
  expect(await connectOf(`Facebook account ${facebook.url}`)).toBeInTheDocument();
  await user.click(await connectOf(`Instagram account ${instagram.url}`));
  await waitFor(() => expect(leave).toHaveBeenCalledWith('https://meta.test/dialog'));
  expect(sent(`${base}/social-connect`).map(({ method, body }) => [method, body])).toEqual([
    ['POST', { talentSocialId: 's1' }],
  ]);
  expect(pendingOf('st')).toEqual({ state: 'st', kind: 'talent', id, talentSocialId: 's1' });
  expect(pendingOf('other')).toBeNull();
  expect(screen.getAllByRole('button')).toHaveLength(2);
});

it('tells as whom and since when, and disconnects after a question alone', async () => {
  const { user, calls } = open({ rows: [instagram], connections: [connection] });
  expect(await screen.findByText('Connected as @Ada.Marlow · since 12 Nov 2026')).toBeInTheDocument();
  expect(screen.queryByText(/The address names/)).toBeNull();
  const disconnect = screen.getByRole('button', { name: 'Disconnect @Ada.Marlow' });
  const answer = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  await user.click(disconnect);
  await answer('No');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  await user.click(disconnect);
  await answer('Yes');
  expect(await connectOf(`Instagram account ${instagram.url}`)).toBeInTheDocument();
  expect(screen.queryByText(/Connected as/)).toBeNull();
  expect(calls.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toEqual([
    `${base}/social-connections/s1`,
  ]);
});

it('tells of another account than the address names, of a sandbox, and of a connection that is over', async () => {
  const past = { ...connection, provider: 'SANDBOX', username: 'band', expiresAt: Date.now() - 3_600_000 } as const;
  open({ rows: [instagram], connections: [past] });
  expect(await screen.findByText(/^Connected as @band/)).toBeInTheDocument();
  for (const words of ['The address is for @ada.marlow', 'Sandbox', 'Expired. Connect again']) {
    expect(screen.getByText(words)).toBeInTheDocument();
  }
  expect(await connectOf(`Instagram account ${instagram.url}`)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Disconnect @band' })).toBeInTheDocument();
});

it('shows a Facebook account by its owner', async () => {
  const mine = { ...connection, talentSocialId: 's2', platform: 'FACEBOOK', username: null } as const;
  open({ rows: [facebook], connections: [mine] });
  expect(await screen.findByText('Connected as Ada Marlow · since 12 Nov 2026')).toBeInTheDocument();
});

it('only tells whoever may not edit the record', async () => {
  open({ rows: [instagram, facebook], connections: [connection], canUpdate: false });
  expect(await screen.findByText(/^Connected as @Ada.Marlow/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('offers nothing where nothing is set up, and lets disconnect what once was', async () => {
  open({ rows: [instagram, facebook], provider: null, connections: [connection] });
  expect(await screen.findByRole('button', { name: 'Disconnect @Ada.Marlow' })).toBeInTheDocument();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('asks nothing where no account can be connected', async () => {
  const { calls } = open({ rows: [tiktok] });
  expect(screen.getByText(/tiktok\.com/)).toBeInTheDocument();
  expect(calls).toEqual([]);
  open({ rows: [] });
  expect(calls).toEqual([]);
});

it('says why it could not begin, and stays', async () => {
  expectRefusals();
  const { user, leave } = open({
    rows: [instagram],
    answer: ({ path }) => (path === `${base}/social-connect` ? refuse(400, { message: 'No dialog' }) : undefined),
  });
  await user.click(await connectOf(`Instagram account ${instagram.url}`));
  expect(await screen.findByText('No dialog')).toBeInTheDocument();
  expect(leave).not.toHaveBeenCalled();
});
