import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { expectRefusals, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { StaffCard } from './StaffCard.tsx';
import type { StaffAccount } from '../../../../schema/areas/people/calls/staff.ts';

const id = '0190a0a0-0000-7000-8000-000000000001';
const record = {
  id,
  version: 1,
  displayName: 'Nia Okafor',
  email: 'nia@harbour.test',
  position: { id: '0190a0a0-0000-7000-8000-000000000002', displayName: 'Agent', avatar: null, kind: 'catalogue' },
  startDate: '2026-11-01',
  permissions: { canUpdate: false, canDelete: false },
};
const active: StaffAccount = {
  state: 'ACTIVE',
  role: 'staff',
  email: 'nia@harbour.test',
  invitedAt: null,
  suspendedAt: null,
  canInvite: false,
  canSuspend: true,
  canReactivate: false,
};

function open(account: StaffAccount, take: (path: string) => Response = () => Response.error(), isSending = true) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, init) => {
    if (init?.method === 'POST') return take(String(url));
    return Response.json({ responseData: String(url).endsWith('/auth/mail') ? { isSending } : account });
  });
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => 't' });
  const { user } = renderView(
    <ClientContext value={client}>
      <StaffCard record={record} />
    </ClientContext>,
  );
  return { user, taken: () => fetch.mock.calls.filter(([, init]) => init?.method === 'POST').map(([url]) => url) };
}

const inQuestion = (name: string) => within(screen.getByRole('alertdialog')).getByRole('button', { name });

it('says who somebody is, since when, and whether they can sign in; without controls where there is no right', async () => {
  open({ ...active, canSuspend: false, email: 'former@harbour.test' });
  expect(await screen.findByText('Can sign in')).toBeInTheDocument();
  expect(screen.getByText('Agent')).toBeInTheDocument();
  expect(screen.getByText('At the agency since 01 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText(/Signs in as former@harbour\.test/)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});

it('suspends only who was asked about, and says what became of it', async () => {
  const suspended = { ...active, state: 'SUSPENDED', suspendedAt: Date.now(), canSuspend: false, canReactivate: true };
  const { user, taken } = open(active, () => Response.json({ responseData: suspended }));
  await user.click(await screen.findByRole('button', { name: 'Suspend' }));
  await user.click(inQuestion('Cancel'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(taken()).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('signed out everywhere at once');
  await user.click(inQuestion('Suspend'));
  expect(await screen.findByText('Nia Okafor suspended')).toBeInTheDocument();
  expect(taken()).toEqual([`/user/v1/staff/${id}/suspend`]);
});

it('says why the server refused, and leaves the account as it was', async () => {
  expectRefusals();
  const error = { code: 1000, message: 'no', key: 'lastAdmin' };
  const { user } = open({ ...active, role: 'agency' }, () => Response.json({ error }, { status: 400 }));
  expect(await screen.findByText('Admin')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Suspend' }));
  await user.click(inQuestion('Suspend'));
  expect(await screen.findByText('An agency needs at least one active admin')).toBeInTheDocument();
  expect(screen.getByText('Can sign in')).toBeInTheDocument();
});

it('offers to invite again who has not accepted', async () => {
  const invited = { ...active, state: 'INVITED', invitedAt: Date.now(), canInvite: true } as const;
  const { user, taken } = open(invited, () => Response.json({ responseData: invited }));
  await user.click(await screen.findByRole('button', { name: 'Resend invitation' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('A link goes to nia@harbour.test');
  await user.click(inQuestion('Invite'));
  expect(await screen.findByText('Invitation sent to nia@harbour.test')).toBeInTheDocument();
  expect(taken()).toEqual([`/user/v1/staff/${id}/invite`]);
});

it('promises no mail where none leaves', async () => {
  const invited = { ...active, state: 'INVITED', invitedAt: Date.now(), canInvite: true } as const;
  const { user } = open(invited, () => Response.json({ responseData: invited }), false);
  await user.click(await screen.findByRole('button', { name: 'Resend invitation' }));
  expect(screen.getByRole('alertdialog')).toHaveTextContent('copies the link for nia@harbour.test from the outbox');
  await user.click(inQuestion('Invite'));
  expect(await screen.findByText('The link for nia@harbour.test is in the outbox')).toBeInTheDocument();
});

it('takes the second step away from who has lost the phone, after a question', async () => {
  const account = { ...active, canSuspend: false, isOn: true, canReset: true };
  const { user, taken } = open(account, () => {
    account.isOn = false;
    return Response.json({ responseData: {} });
  });
  expect(await screen.findByText('Uses two-step sign-in')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reset two-step sign-in' }));
  await user.click(inQuestion('Reset two-step sign-in'));
  expect(await screen.findByText('Two-step sign-in reset for Nia Okafor')).toBeInTheDocument();
  expect(taken()).toEqual(['/user/v1/auth/reset-2fa']);
  await waitFor(() => expect(screen.queryByText('Uses two-step sign-in')).toBeNull());
});
