import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { ApiKey } from '../../../../../schema/areas/identity/calls/apiKeys.ts';
import type { ApiRequest } from '../../../../dataProvider/apiRequest.ts';
import type { HttpClient } from '../../../../dataProvider/httpClient.ts';
import { admin, renderView } from '../../../../../tests/support/browser/renderView.tsx';
import { AgencyKeys } from './AgencyKeys.tsx';
import { OwnKeys } from './OwnKeys.tsx';

const day = 86_400_000;
const sheet: ApiKey = {
  id: 'k1',
  name: 'Sheet',
  hint: 'gr_1aB2',
  readsOnly: false,
  resources: { 'res::TASK': 'full', 'res::EVENT': 'read' },
  createdAt: Date.now(),
  expiresAt: Date.now() + 90 * day,
  lastUsedAt: null,
};
const text = `gr_${'a'.repeat(71)}`;

function open(view: 'own' | 'agency', keys: readonly object[], actor = admin) {
  const call = vi.fn<(request: ApiRequest) => Promise<unknown>>(async ({ method }) => {
    if (method === 'GET') return { data: keys, loadMore: false, nextPageIndex: null };
    return method === 'POST' ? { ...sheet, key: text } : {};
  });
  const { user } = renderView(view === 'own' ? <OwnKeys /> : <AgencyKeys />, {
    call: call as HttpClient['call'],
    actor,
  });
  const sent = (method: string) => call.mock.calls.map(([one]) => one).filter((one) => one.method === method);
  return { user, sent };
}

it('makes a key for some resources, and shows its text once, whatever is clicked beside it', async () => {
  const { user, sent } = open('own', []);
  await user.click(await screen.findByRole('button', { name: 'New key' }));
  const dialog = await screen.findByRole('dialog', { name: 'New key' });
  await user.type(within(dialog).getByLabelText('Name'), 'Sheet');
  await user.click(within(dialog).getByLabelText('Everything I may see'));
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  expect(await within(dialog).findByText('Choose at least one resource')).toBeInTheDocument();
  await user.click(within(dialog).getByLabelText('Tasks'));
  await user.click(within(dialog).getByRole('button', { name: 'Create key' }));
  const shown = await screen.findByRole('dialog', { name: 'Your new API key' });
  expect(sent('POST').map(({ body }) => body)).toEqual([
    { name: 'Sheet', days: 90, readsOnly: true, resources: { 'res::TASK': 'read' } },
  ]);
  expect(within(shown).getByText(text)).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(within(shown).getByText(text)).toBeInTheDocument();
  await user.click(within(shown).getByRole('button', { name: 'I have copied it' }));
  await waitFor(() => expect(screen.queryByText(text)).toBeNull());
});

it('says what a key may do, and revokes it after a question', async () => {
  const { user, sent } = open('own', [sheet]);
  expect(await screen.findByText('Reads and writes · Tasks, Events (reads)')).toBeInTheDocument();
  expect(screen.getByText(/^Never used · Ends /)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Revoke Sheet' }));
  expect(sent('DELETE')).toEqual([]);
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Yes' }));
  await waitFor(() => expect(sent('DELETE')).toMatchObject([{ path: '/user/v1/api-keys/k1' }]));
});

it('shows admins whose each key is, and others that it is for admins', async () => {
  const person = { id: 's', displayName: 'Ada', avatar: null, kind: 'staff' };
  open('agency', [{ ...sheet, person }]);
  expect(await screen.findByRole('button', { name: 'Revoke Sheet (Ada)' })).toBeInTheDocument();
  const { sent } = open('agency', [], { ...admin, role: 'staff' });
  expect(await screen.findByText('No access', { exact: false })).toBeInTheDocument();
  expect(sent('GET')).toEqual([]);
});
