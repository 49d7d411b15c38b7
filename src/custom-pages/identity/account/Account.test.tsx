import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Session } from '../../../authProvider/session.ts';
import { SessionContext } from '../../../authProvider/SessionContext.ts';
import { ClientContext } from '../../../dataProvider/ClientContext.ts';
import { createHttpClient } from '../../../dataProvider/httpClient.ts';
import { renderView } from '../../../../tests/support/browser/renderView.tsx';
import { Account } from './Account.tsx';

const here = { id: 's1', isCurrent: true, lastUsedAt: Date.now(), address: '10.0.0.1', userAgent: null };
const used = Date.UTC(2026, 10, 28, 22, 30);
const elsewhere = [used, used - 60_000].map((lastUsedAt, index) => ({
  ...here,
  id: `s${index + 2}`,
  isCurrent: false,
  lastUsedAt,
}));
const picture = '0190a0a0-0000-7000-8000-000000000001';
const refusal = {
  error: { code: 1000, message: 'no', key: 'invalid' },
  errorDetails: [{ field: 'currentPassword', message: 'Wrong password', key: 'wrongPassword' }],
};

function open(change: () => Response) {
  const fetch = vi.fn<typeof globalThis.fetch>(async (url, init) => {
    if (init?.method === 'PUT') return change();
    return Response.json({ responseData: String(url).endsWith('/sessions') ? [here, ...elsewhere] : {} });
  });
  const avatar = `/media/v1/file/${picture}/thumbnail`;
  const signedIn = {
    id: 'a',
    email: 'ada@harbour.test',
    displayName: 'Ada',
    staffId: 's',
    avatar,
    timezone: { id: 'Australia/Sydney' },
  };
  const catchUp = vi.fn<() => Promise<void>>().mockResolvedValue();
  const state = { status: 'signedIn', user: signedIn };
  const session = { state: () => state, subscribe: () => () => undefined, catchUp } as unknown as Session;
  const client = createHttpClient({ fetch, translate: (key) => key, token: async () => 't' });
  const { user } = renderView(
    <SessionContext value={session}>
      <ClientContext value={client}>
        <Account />
      </ClientContext>
    </SessionContext>,
  );
  const calls = (method: string, path = '') =>
    fetch.mock.calls.filter(([url, init]) => (init?.method ?? 'GET') === method && String(url).endsWith(path));
  return { user, calls, catchUp };
}
const fill = async (user: ReturnType<typeof open>['user']) => {
  await user.type(screen.getByLabelText('Current password'), 'Greenroom-2026!');
  await user.type(screen.getByLabelText('New password'), 'Another-2027?');
  await user.click(screen.getByRole('button', { name: 'Change password' }));
};

it('changes the password, empties the form and looks again where one is signed in', async () => {
  const { user, calls } = open(() => Response.json({ responseData: {} }));
  await screen.findAllByText('Unknown device');
  await fill(user);
  await waitFor(() => expect(screen.getByLabelText('Current password')).toHaveValue(''));
  expect(JSON.parse(String(calls('PUT')[0]?.[1]?.body))).toEqual({
    currentPassword: 'Greenroom-2026!',
    newPassword: 'Another-2027?',
  });
  await waitFor(() => expect(calls('GET', '/sessions')).toHaveLength(2));
});

it('says after a change how many API keys still work, and leads to them', async () => {
  const { user } = open(() => Response.json({ responseData: { keptKeys: 2 } }));
  await fill(user);
  expect(await screen.findByText('2 API keys still work.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See API keys' })).toHaveAttribute('href', '#api-keys');
});

it('tells sessions of like devices apart by their last use and place, and passwords by their fields', async () => {
  open(() => Response.json({ responseData: {} }));
  const ways = await screen.findAllByRole('button', { name: /^Sign out on/ });
  expect(ways.map((way) => way.getAttribute('aria-label'))).toEqual(
    ['09:30', '09:29'].map((time) => `Sign out on Unknown device, last used 29 Nov 2026 ${time}, 10.0.0.1`),
  );
  for (const field of ['Current password', 'New password'])
    expect(screen.getByRole('button', { name: `Show password: ${field}` })).toBeInTheDocument();
});

it('says under the field what was refused, and keeps what was typed', async () => {
  const { user } = open(() => Response.json(refusal, { status: 400 }));
  await fill(user);
  expect(await screen.findByText('Wrong password')).toBeInTheDocument();
  expect(screen.getByLabelText('Current password')).toHaveAccessibleDescription('Wrong password');
  expect(screen.getByLabelText('New password')).toHaveValue('Another-2027?');
});

it('takes the own picture away at once, and shows that everywhere', async () => {
  const { user, calls, catchUp } = open(() => Response.json({ responseData: { avatarId: null, avatar: null } }));
  await user.click(await screen.findByRole('button', { name: 'Remove picture' }));
  await waitFor(() => expect(catchUp).toHaveBeenCalledOnce());
  expect(calls('PUT', '/picture').map(([, init]) => JSON.parse(String(init?.body)))).toEqual([{ avatarId: null }]);
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
});

it('keeps another time zone as soon as it is chosen', async () => {
  const { user, calls, catchUp } = open(() => Response.json({ responseData: {} }));
  const zone = await screen.findByLabelText('Time zone');
  expect(zone).toHaveValue('Australia/Sydney');
  await user.clear(zone);
  await user.type(zone, 'lisbon');
  await user.click(await screen.findByRole('option', { name: 'Europe/Lisbon' }));
  expect(await screen.findByText('Times now use Europe/Lisbon')).toBeInTheDocument();
  expect(calls('PUT', '/time-zone').map(([, init]) => JSON.parse(String(init?.body)))).toEqual([
    { timezoneId: 'Europe/Lisbon' },
  ]);
  expect(catchUp).toHaveBeenCalledOnce();
});
