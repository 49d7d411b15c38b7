import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { fakeFetch, refuse, type FakeCall } from '../../../../tests/support/fakeFetch.ts';
import { createRememberedSession } from '../../../authProvider/rememberedSession.ts';
import { createSession } from '../../../authProvider/session.ts';
import { SessionContext } from '../../../authProvider/SessionContext.ts';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { createI18nProvider } from '../../../i18n/i18nProvider.ts';
import { expectRefusals, renderView } from '../../../../tests/support/browser/renderView.tsx';
import { Setup } from './Setup.tsx';
import { Verified } from './Verified.tsx';
import { Verify } from './Verify.tsx';

const { translate } = createI18nProvider();
const user = { id: 'account-1', agencyId: 'agency-1', role: 'agency', timezone: { id: 'Australia/Sydney' } };
const signedIn = { access_token: 'first', expires_in: 2_592_000, sessionState: 's', user };
const key = { secret: 'ABCDEFGHIJKLMNOP', address: 'otpauth://totp/Greenroom:ada?secret=ABCDEFGHIJKLMNOP' };
const fault = (field: string) =>
  refuse(400, { key: 'wrongCode' }, { errorDetails: [{ field, message: 'This code is wrong', key: 'wrongCode' }] });

interface Answers {
  readonly verify?: (call: FakeCall) => unknown;
  readonly image?: () => Response;
  readonly due?: 'verify' | 'setup' | null;
}

/** Opens the pages of the second step, in a tab after the right password. */
async function open({ verify = () => signedIn, image, due = 'verify' }: Answers = {}) {
  const { fetch, calls } = fakeFetch((call) => {
    if (call.path.endsWith('/login')) return { sessionState: 'half', secondFactor: due };
    if (call.path.endsWith('/verify-otp')) return verify(call);
    if (call.headers.get('accept') === 'image/png') return image?.() ?? new Response(new Uint8Array([1, 2, 3]));
    return key;
  });
  const client = createHttpClient({ fetch, translate, token: () => Promise.resolve(null) });
  const session = createSession({
    client,
    mark: createRememberedSession(window),
    clock: Date.now,
    oneTab: (work) => work(),
    restart: () => undefined,
  });
  if (due === null) await session.restore();
  else await session.signIn('ada@harbour.test', 'secret');
  const view = renderView(
    <SessionContext value={session}>
      <ClientContext value={client}>
        <Routes>
          <Route path="/2fa/verify" element={<Verify />} />
          <Route path="/2fa/setup" element={<Setup />} />
          <Route path="/2fa/verify-success" element={<Verified />} />
          <Route path="*" element={<p>elsewhere</p>} />
        </Routes>
      </ClientContext>
    </SessionContext>,
    { at: `/2fa/${due ?? 'verify'}` },
  );
  const verified = () => calls.filter(({ path }) => path.endsWith('/verify-otp')).map(({ body }) => body);
  return { ...view, session, verified };
}
const address = () => screen.getByLabelText('address');

beforeEach(() => localStorage.clear());

it('takes the code of the app, and goes on', async () => {
  const { user: person, verified, session } = await open();
  const field = screen.getByRole('textbox', { name: 'Code' });
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await person.click(field);
  await person.paste('123 456');
  await person.keyboard('{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
  expect(verified()).toEqual([{ sessionState: 'half', code: '123 456' }]);
  expect(session.state().status).toBe('signedIn');
});

it('says under the field that a code was wrong', async () => {
  expectRefusals();
  const { user: person } = await open({ verify: () => fault('code') });
  await person.type(screen.getByRole('textbox', { name: 'Code' }), '000000{Enter}');
  expect(await screen.findByText('This code is wrong or has already been used')).toBeInTheDocument();
  expect(address()).toHaveTextContent('/2fa/verify');
});

it('takes a recovery code instead', async () => {
  const { user: person, verified } = await open();
  await person.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  await person.type(screen.getByRole('textbox', { name: 'Recovery code' }), 'aaaa-bbbb-cccc{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
  expect(verified()).toEqual([{ sessionState: 'half', recoveryCode: 'aaaa-bbbb-cccc' }]);
});

it('leads back to the sign-in page with a word where it took too long', async () => {
  expectRefusals();
  const { user: person, router } = await open({ verify: () => refuse(400, { key: 'signInExpired' }) });
  await person.type(screen.getByRole('textbox', { name: 'Code' }), '123456{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent('/login'));
  expect(router.state.location.state).toEqual({ isLate: true });
});

it('leads whoever gave no password here to the sign-in page', async () => {
  const { router } = await open({ due: null });
  await waitFor(() => expect(address()).toHaveTextContent('/login'));
  expect(router.state.location.state).toEqual({ isLate: true });
});

it('gives the app its key, and shows the recovery codes once', async () => {
  const codes = ['AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB'];
  const { user: person, session } = await open({
    due: 'setup',
    verify: () => ({ ...signedIn, recoveryCodes: codes }),
  });
  expect(await screen.findByText('ABCD EFGH IJKL MNOP')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'QR code for an authenticator app' })).toHaveAttribute(
    'src',
    'data:image/png;base64,AQID',
  );
  expect(screen.getByText('Open an app on this device')).toHaveAttribute('href', key.address);
  await person.type(screen.getByRole('textbox', { name: 'Code from the app' }), '123456{Enter}');
  await waitFor(() => expect(address()).toHaveTextContent('/2fa/verify-success'));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(codes);
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    'data:text/plain;charset=utf-8,AAAA-AAAA-AAAA%0ABBBB-BBBB-BBBB%0A',
  );
  // Newer tokens do not take them away.
  await session.catchUp();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await person.click(screen.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(address()).toHaveTextContent(/^\/$/));
});

it('says why there is no QR code, and tries again', async () => {
  expectRefusals();
  let isBroken = true;
  const broken = () => new Response('', { status: 502, statusText: 'Bad Gateway' });
  const image = () => (isBroken ? broken() : new Response(new Uint8Array([1])));
  const { user: person } = await open({ due: 'setup', image });
  expect(await screen.findByText('Failed to create QR code: Bad Gateway')).toBeInTheDocument();
  isBroken = false;
  await person.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('img', { name: 'QR code for an authenticator app' })).toBeInTheDocument();
});
