import { screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { refuse, type FakeCall } from '../../../../tests/support/fakeFetch.ts';
import { renderPage } from '../../../../tests/support/renderPage.tsx';
import type { SessionState } from '../../../authProvider/session.ts';
import { expectRefusals } from '../../../../tests/support/browser/renderView.tsx';
import { remember } from './pending.ts';
import { SocialCallback } from './SocialCallback.tsx';
import { SocialSandbox } from './SocialSandbox.tsx';

const id = '0190a0a0-0000-7000-8000-000000000001';
const pending = { state: 'st', kind: 'scout', id, talentSocialId: 's1' };
const callback = '/client/v1/scouts/social-callback';

beforeEach(() => {
  sessionStorage.clear();
  remember(pending);
});

const pages = (
  <StrictMode>
    <Routes>
      <Route path="/social-callback" element={<SocialCallback />} />
      <Route path="/social-sandbox" element={<SocialSandbox />} />
      <Route path="*" element={<p>elsewhere</p>} />
    </Routes>
  </StrictMode>
);
const open = (at: string, answer: (call: FakeCall) => unknown = () => ({ username: 'ada' }), state?: SessionState) =>
  renderPage(pages, answer, { at, ...(state && { state }) });
const address = () => screen.getByLabelText('address').textContent;
const back = () => screen.getByRole('link', { name: 'Back to profile' });

it('finishes what was begun, once, and goes back to the profile with a notice', async () => {
  const { calls } = open('/social-callback?code=c1&state=st');
  expect(await screen.findByText('Connected as @ada')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe(`/scout/${id}/profile/summary`));
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', callback, { talentSocialId: 's1', code: 'c1', state: 'st' }],
  ]);
  expect(sessionStorage.length).toBe(0);
});

it.each([
  ['it was denied', 'error=access_denied&error_reason=user_denied&state=st', /Access was not allowed/],
  ['the provider failed', 'error=server_error&state=st', /The provider gave no answer/],
])('says that %s, with the way back', async (_what, query, words) => {
  const { calls } = open(`/social-callback?${query}`);
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(back()).toHaveAttribute('href', `/scout/${id}/profile/summary`);
  expect(calls).toEqual([]);
  await waitFor(() => expect(address()).toBe('/social-callback'));
});

it('says why the server refused, and keeps nothing in the address', async () => {
  expectRefusals();
  open('/social-callback?code=c1&state=st', () => refuse(400, { message: 'Connect again' }));
  expect(await screen.findByText('Connect again')).toBeInTheDocument();
  expect(back()).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/social-callback'));
});

it.each(['code=c1&state=another', 'code=c1', ''])('finishes nothing that was not begun here (%s)', async (query) => {
  const { calls } = open(`/social-callback?${query}`);
  expect(await screen.findByText(/not started in this tab/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Go to the start page' })).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it.each(['/social-callback?code=c1&state=st', '/social-sandbox?platform=INSTAGRAM&state=st'])(
  'asks who is not signed in to do so first (%s)',
  async (at) => {
    const { calls } = open(at, undefined, { status: 'signedOut' } as SessionState);
    await waitFor(() => expect(address()).toBe('/login'));
    expect(calls).toEqual([]);
  },
);

const sandbox = '/social-sandbox?platform=INSTAGRAM&state=st&account=ada';

it('says in the sandbox that it is one, and allows as the account that is chosen', async () => {
  const { user, calls } = open(sandbox, ({ path }) => (path === callback ? { username: 'band' } : { code: 'c2' }));
  expect(await screen.findByRole('heading', { name: 'Sandbox: connect Instagram' })).toBeInTheDocument();
  expect(screen.getByText(/This is a sandbox/)).toBeInTheDocument();
  const account = screen.getByLabelText('Account');
  expect(account).toHaveValue('ada');
  await user.clear(account);
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText('This field is required')).toBeInTheDocument();
  await user.type(account, 'band');
  await user.click(screen.getByRole('button', { name: 'Allow' }));
  expect(await screen.findByText('Connected as @band')).toBeInTheDocument();
  expect(calls.map(({ path, body }) => [path, body])).toEqual([
    ['/client/v1/social-sandbox', { platform: 'INSTAGRAM', username: 'band' }],
    [callback, { talentSocialId: 's1', code: 'c2', state: 'st' }],
  ]);
});

it('comes back from the sandbox as from a provider where it is denied', async () => {
  const { user, calls } = open(sandbox);
  await user.click(await screen.findByRole('button', { name: 'Deny' }));
  expect(await screen.findByText(/Access was not allowed/)).toBeInTheDocument();
  expect(calls).toEqual([]);
});

it('has no dialog for a platform that is not connected', async () => {
  open('/social-sandbox?platform=TIKTOK&state=st');
  expect(await screen.findByRole('heading', { name: 'Nothing was connected' })).toBeInTheDocument();
});
