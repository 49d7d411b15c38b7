import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { expectRefusals, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { SetPassword } from './SetPassword.tsx';

const invitation = {
  agencyName: 'Harbour Talent',
  displayName: 'Ada',
  email: 'ada@harbour.test',
  passwordLength: 6,
};
const refused = (field: string, key: string) =>
  Response.json(
    { error: { code: 1000, message: key, key }, errorDetails: [{ field, message: key, key }] },
    { status: 400 },
  );

function open(check: () => Response, accept: () => Response = () => Response.error()) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => (init?.method === 'PUT' ? accept() : check()));
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => null });
  const { user } = renderView(
    <ClientContext value={client}>
      <Routes>
        <Route path="/staff/set-password/:code" element={<SetPassword />} />
      </Routes>
    </ClientContext>,
    { at: '/staff/set-password/abc' },
  );
  const bodies = () => fetch.mock.calls.flatMap(([, init]) => (init?.body ? [JSON.parse(String(init.body))] : []));
  return { user, bodies };
}
const told = (given: object = {}) => Response.json({ responseData: { ...invitation, ...given } });

it('lets somebody new choose a password', async () => {
  const { user, bodies } = open(told, () => Response.json({ responseData: {} }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Harbour Talent' })).toBeInTheDocument();
  const field = screen.getByLabelText('New password');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  expect(field).toHaveAccessibleDescription('At least 6 characters, with a digit and a special character');
  await user.type(field, 'Another-2027?{Enter}');
  expect(await screen.findByRole('heading', { name: 'You are in' })).toHaveFocus();
  expect(bodies()).toEqual([{ code: 'abc', password: 'Another-2027?' }]);
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});

it('takes the password of somebody with an account, who says so', async () => {
  const { user, bodies } = open(told, () => Response.json({ responseData: {} }));
  await user.click(await screen.findByRole('button', { name: 'I already have an account' }));
  expect(screen.getByRole('heading', { name: 'Harbour Talent invites you' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute('href', '/forgot-password');
  const field = screen.getByLabelText('Your password');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
  await user.type(field, 'own');
  await user.click(screen.getByRole('button', { name: 'Accept' }));
  expect(await screen.findByRole('heading', { name: 'You are in' })).toHaveFocus();
  expect(bodies()).toEqual([{ code: 'abc', password: 'own' }]);
});

it('asks somebody for their own password who would choose another, and lets them go back', async () => {
  expectRefusals();
  const { user } = open(told, () => refused('password', 'wrongPassword'));
  await user.type(await screen.findByLabelText('New password'), 'Another-2027?{Enter}');
  const field = await screen.findByLabelText('Your password');
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription('Wrong password'));
  expect(screen.getByRole('heading', { name: 'Harbour Talent invites you' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'I do not have an account yet' }));
  expect(screen.getByLabelText('New password')).toBeInTheDocument();
});

it('names the product to somebody with a role above the agencies', async () => {
  open(() => told({ agencyName: null }));
  expect(await screen.findByRole('heading', { name: 'Welcome to Greenroom' })).toBeInTheDocument();
});

it('says that an invitation is good no longer, and what to do', async () => {
  expectRefusals();
  open(() => refused('code', 'linkOver'));
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toHaveFocus();
  expect(screen.getByText(/ask your agency to invite you again/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
});
