import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeFetch, refuse, type FakeCall } from '../../../../tests/support/fakeFetch.ts';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { expectRefusals, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { SecondFactor } from './SecondFactor.tsx';

const off = { isOn: false, since: null, recoveryCodesLeft: 0, isRequired: false };
const on = { isOn: true, since: Date.UTC(2026, 10, 20), recoveryCodesLeft: 8, isRequired: false };
const codes = ['AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB'];

function open(factor: object, answers: Readonly<Record<string, () => unknown>> = {}) {
  const { fetch, calls } = fakeFetch(({ method, path, headers }: FakeCall) => {
    const answer = answers[`${method} ${path.replace('/user/v1/auth/', '')}`];
    if (answer) return answer();
    if (headers.get('accept') === 'image/png') return new Response(new Uint8Array([1]));
    return path.endsWith('/create-qr') ? { secret: 'ABCDEFGH', address: 'otpauth://totp/x' } : factor;
  });
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => 't' });
  const { user } = renderView(
    <ClientContext value={client}>
      <SecondFactor email="ada@harbour.test" />
    </ClientContext>,
  );
  const sent = (end: string) => calls.filter(({ path, method }) => `${method} ${path}`.endsWith(end)).at(-1)?.body;
  return { user, sent };
}

it('is turned on by the password and the first code, and shows the recovery codes once', async () => {
  const { user, sent } = open(off, {
    'POST create-auth-qr': () => ({ sessionState: 'half' }),
    'PUT second-factor': () => ({ recoveryCodes: codes }),
  });
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  expect(screen.queryByLabelText('Code')).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Current password'), 'secret{Enter}');
  expect(await screen.findByText('ABCD EFGH')).toBeInTheDocument();
  expect(sent('POST /user/v1/auth/create-auth-qr')).toEqual({ password: 'secret' });
  await user.type(screen.getByLabelText('Code from the app'), '123456{Enter}');
  await screen.findByRole('button', { name: 'I have saved them' });
  expect(sent('PUT /user/v1/auth/second-factor')).toEqual({ sessionState: 'half', code: '123456' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
});

it('tells how it stands, and is not to be turned off where the agency requires it', async () => {
  open({ ...on, isRequired: true });
  expect(await screen.findByText('On since 20 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText('8 recovery codes left · Your agency requires it')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn off' })).not.toBeInTheDocument();
});

it('is turned off by the password and a code of either kind', async () => {
  const { user, sent } = open(on, { 'POST second-factor/turn-off': () => ({}) });
  for (const [typed, proof] of [
    ['123 456', { code: '123 456' }],
    ['aaaa-bbbb-cccc', { recoveryCode: 'aaaa-bbbb-cccc' }],
  ] as const) {
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    await user.type(screen.getByLabelText('Current password'), 'secret');
    await user.type(screen.getByLabelText('Code'), `${typed}{Enter}`);
    await waitFor(() => expect(sent('/turn-off')).toEqual({ password: 'secret', ...proof }));
    await screen.findByRole('button', { name: 'Turn off' });
  }
});

it('begins anew where it took too long to scan', async () => {
  expectRefusals();
  const { user } = open(off, {
    'POST create-auth-qr': () => ({ sessionState: 'half' }),
    'POST create-qr': () => refuse(400, { key: 'signInExpired', message: 'Too long' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Turn on' }));
  await user.type(screen.getByLabelText('Current password'), 'secret{Enter}');
  expect(await screen.findByText('This took too long. Please sign in again')).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: 'Turn on' })).toBeInTheDocument();
});

it('goes over to another phone by a mailed code, where the present one is lost', async () => {
  const { user, sent } = open(on, {
    'POST send-change-2fa-otp': () => ({}),
    'POST create-auth-qr': () => ({ sessionState: 'half' }),
  });
  await user.click(await screen.findByRole('button', { name: 'Use another phone' }));
  await user.click(screen.getByRole('button', { name: 'Email me a code' }));
  await user.type(screen.getByLabelText('Current password'), 'secret{Enter}');
  expect(await screen.findByText('A code is on its way to ada@harbour.test')).toBeInTheDocument();
  expect(sent('/send-change-2fa-otp')).toEqual({ password: 'secret' });
  await user.type(screen.getByLabelText('Current password'), 'secret');
  await user.type(screen.getByLabelText('Code'), '7K2M-Q0ZD-93XA{Enter}');
  expect(await screen.findByText('ABCD EFGH')).toBeInTheDocument();
  expect(sent('/create-auth-qr')).toEqual({ password: 'secret', mailedCode: '7K2M-Q0ZD-93XA' });
});
