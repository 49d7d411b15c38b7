import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { expectRefusals, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';

function open(answer: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async () => answer());
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => null });
  const { user } = renderView(
    <ClientContext value={client}>
      <ForgotPassword />
    </ClientContext>,
  );
  const ask = async (email: string) => {
    await user.type(screen.getByLabelText('Email'), `${email}{Enter}`);
  };
  return { user, fetch, ask };
}
const taken = (isSending: boolean) => () => Response.json({ responseData: { isSending } });

it('says the same of every address, and leads back to the sign-in page', async () => {
  const { fetch, ask } = open(taken(true));
  await ask(' ada@harbour.test ');
  const heading = await screen.findByRole('heading', { name: 'Check your email' });
  expect(heading).toHaveFocus();
  expect(screen.getByText(/^If ada@harbour\.test has an account/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login');
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1]?.body))).toEqual({ email: 'ada@harbour.test' });
});

it('sends nobody to wait for a mail that is not sent', async () => {
  const { user, ask } = open(taken(false));
  await ask('ada@harbour.test');
  expect(await screen.findByText(/an admin can find your link in the outbox/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ask again' }));
  expect(screen.getByLabelText('Email')).toHaveValue('ada@harbour.test');
});

it('says under the field what is wrong with an address, and above the form that it is too often', async () => {
  expectRefusals();
  const detail = { field: 'email', message: 'Invalid email', key: 'email' };
  const answers = [
    Response.json({ error: { code: 1000, message: 'x', key: 'email' }, errorDetails: [detail] }, { status: 400 }),
    Response.json({ error: { code: 1429, message: 'x', key: 'tooManyRequests' } }, { status: 429 }),
  ];
  const { user, ask } = open(() => answers.shift() ?? Response.error());
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('This field is required');
  await ask('ada');
  await vi.waitFor(() => expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Invalid email'));
  await ask('@harbour.test');
  expect(await screen.findByText('Too many attempts. Wait a moment and try again')).toBeInTheDocument();
});
