import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { expectRefusals, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { ResetPassword } from './ResetPassword.tsx';

const holder = { email: 'ada@harbour.test', displayName: 'Ada', passwordLength: 12 };
const refused = (field: string, key: string, params?: object) =>
  Response.json(
    {
      error: { code: 1000, message: key, key },
      errorDetails: [{ field, message: key, key, ...(params && { params }) }],
    },
    { status: 400 },
  );

function open(check: () => Response, reset: () => Response = () => Response.error()) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (_url, init) => (init?.method === 'PUT' ? reset() : check()));
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => null });
  const { user } = renderView(
    <ClientContext value={client}>
      <ResetPassword />
    </ClientContext>,
    { at: '/reset-password?uuid=abc' },
  );
  return { user, fetch };
}
const good = () => Response.json({ responseData: holder });

it('says whose it is, takes another password and leads to the sign-in page', async () => {
  const { user, fetch } = open(good, () => Response.json({ responseData: {} }));
  expect(await screen.findByText('For Ada, ada@harbour.test')).toBeInTheDocument();
  const field = screen.getByLabelText('New password', { selector: 'input' });
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'new-password');
  expect(field).toHaveAccessibleDescription('At least 12 characters, with a digit and a special character');
  expect(document.querySelector('input[autocomplete="username"]')).toHaveValue('ada@harbour.test');
  await user.click(field);
  await user.paste('Another-2027?');
  await user.click(screen.getByRole('button', { name: 'Show password: New password' }));
  expect(field).toHaveAttribute('type', 'text');
  await user.type(field, '{Enter}');
  expect(await screen.findByRole('heading', { name: 'Password changed' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(fetch.mock.calls.map(([url, init]) => [String(url), init?.method, init?.body])).toEqual([
    ['/user/v1/auth/check-reset-password?uuid=abc', 'GET', undefined],
    ['/user/v1/auth/reset-password', 'PUT', JSON.stringify({ uuid: 'abc', newPassword: 'Another-2027?' })],
  ]);
});

it('says that a link is good no longer, and leads to a new one', async () => {
  expectRefusals();
  open(() => refused('uuid', 'linkOver'));
  expect(await screen.findByRole('heading', { name: 'This link has expired' })).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
});

it('asks again where the server could not be asked', async () => {
  expectRefusals();
  const answers = [new Response('', { status: 503 }), good()];
  const { user } = open(() => answers.shift() ?? Response.error());
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('For Ada, ada@harbour.test')).toBeInTheDocument();
});

it('keeps the form where a password is refused, and says where the link is over meanwhile', async () => {
  expectRefusals();
  const answers = [refused('newPassword', 'tooShort', { min: 12 }), refused('uuid', 'linkOver')];
  const { user } = open(good, () => answers.shift() ?? Response.error());
  const field = await screen.findByLabelText('New password', { selector: 'input' });
  await user.type(field, 'abc12!{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription('At least 12 characters'));
  await user.type(field, 'defghi{Enter}');
  expect(await screen.findByText('This link has already been used or has expired')).toBeInTheDocument();
});
