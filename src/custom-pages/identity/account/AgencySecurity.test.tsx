import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeFetch, refuse, type FakeCall } from '../../../../tests/support/fakeFetch.ts';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { expectRefusals, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { AgencySecurity } from './AgencySecurity.tsx';

const kept = { requiresTwoFactor: false, passwordLength: 9 };

function open(put: (call: FakeCall) => unknown) {
  const { fetch, calls } = fakeFetch((call) => {
    if (call.path.endsWith('/second-factor')) return {};
    return call.method === 'PUT' ? put(call) : kept;
  });
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => 't' });
  const { user } = renderView(
    <ClientContext value={client}>
      <AgencySecurity />
    </ClientContext>,
  );
  return { user, changes: () => calls.filter(({ method }) => method === 'PUT').map(({ body }) => body) };
}

it('requires a second step of everybody at once', async () => {
  const { user, changes } = open(() => ({ ...kept, requiresTwoFactor: true }));
  await user.click(await screen.findByRole('switch', { name: 'Require two-step sign-in for everyone' }));
  await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
  expect(changes()).toEqual([{ requiresTwoFactor: true }]);
  expect(await screen.findByText('Two-step sign-in is now required')).toBeInTheDocument();
});

it('asks for longer passwords, offering the length that is asked for now', async () => {
  const { user, changes } = open(() => ({ ...kept, passwordLength: 12 }));
  await user.click(await screen.findByRole('combobox', { name: 'Minimum password length' }));
  expect(screen.getByRole('option', { name: '9 characters' })).toHaveAttribute('aria-selected', 'true');
  await user.click(screen.getByRole('option', { name: '12 characters' }));
  await waitFor(() => expect(changes()).toEqual([{ passwordLength: 12 }]));
  expect(await screen.findByText('New passwords need at least 12 characters')).toBeInTheDocument();
});

it('stays as it was where the server refuses', async () => {
  expectRefusals();
  const { user } = open(() => refuse(403));
  await user.click(await screen.findByRole('switch'));
  expect(await screen.findByText('Failed to fetch data')).toBeInTheDocument();
  expect(screen.getByRole('switch')).not.toBeChecked();
});
