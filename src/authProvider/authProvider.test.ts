import { beforeEach, describe, expect, it } from 'vitest';
import type { Actor } from '../../schema/access/access.ts';
import { can } from '../../schema/access/can.ts';
import { registry } from '../../schema/index.ts';
import { accessLookup } from '../../schema/outlines.ts';
import { fakeFetch, refuse, type FakeCall } from '../../tests/support/fakeFetch.ts';
import { createHttpClient } from '../dataProvider/httpClient.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { createAuthProvider } from './authProvider.ts';
import { createRememberedSession } from './rememberedSession.ts';
import { createSession } from './session.ts';
import { featureAccess, fullDataAccess } from '../../schema/access/legacy.ts';
import type { LevelSet } from '../../schema/access/levels.ts';
import type { Permission } from '../../schema/areas/identity/calls/ownAccount.ts';

const { translate, loadPages } = createI18nProvider();
await loadPages();

const user = {
  id: 'account-1',
  role: 'staff',
  timezone: { id: 'Europe/Paris' },
  agencyId: 'agency-1',
  agencyDisplayName: 'Harbour Talent',
  displayName: 'Sam',
  avatar: null,
  staffId: 'staff-1',
  email: 'staff@harbour.test',
};
const signedIn = { access_token: 'first', expires_in: 2_592_000, sessionState: 's', user };
const held = (name: string, resourceAccesses: LevelSet) => ({
  name,
  featureAccess: featureAccess(resourceAccesses),
  fullDataAccess: fullDataAccess(resourceAccesses),
  resourceAccesses,
});
const permission: Permission = {
  role: 'staff',
  resources: [
    held('res::TALENT', ['VIEW_ASSIGN', 'VIEW_ALL', 'EDIT_ASSIGN']),
    held('res::PARTNER', ['NO_ACCESS']),
    held('res::SOMETHING_NEW', ['EDIT_ALL']),
  ],
};

function app(answers: Partial<Record<'login' | 'permission', () => unknown>> = {}) {
  const { fetch, calls } = fakeFetch(({ path }: FakeCall) => {
    if (path.endsWith('/login')) return answers.login ? answers.login() : signedIn;
    if (path === '/user/v1/realtime/unsubscribe') return refuse(401);
    if (path.endsWith('/current-permission')) return answers.permission ? answers.permission() : permission;
    return {};
  });
  const session = createSession({
    client: createHttpClient({ fetch, translate, token: () => Promise.resolve(null) }),
    mark: createRememberedSession(window),
    clock: Date.now,
    oneTab: (work) => work(),
    restart: () => undefined,
  });
  const client = createHttpClient({ fetch, translate, token: session.token });
  return {
    session,
    client,
    calls,
    authProvider: createAuthProvider({ session, client, lookup: accessLookup, translate }),
  };
}

const credentials = { username: 'staff@harbour.test', password: 'secret' };

beforeEach(() => localStorage.clear());

describe('signing in', () => {
  it('tells who somebody is', async () => {
    const { authProvider } = app();
    await expect(authProvider.checkAuth({})).rejects.toThrow('Please sign in');
    await authProvider.login(credentials);
    await authProvider.checkAuth({});
    expect(await authProvider.getIdentity?.()).toMatchObject({
      id: 'account-1',
      fullName: 'Sam',
      timezone: user.timezone,
    });
  });

  it("shows the server's words, 'Unknown error' where it has none, and a broken connection as such", async () => {
    const refused = app({ login: () => refuse(400, { key: 'signInFailed', message: 'Wrong email or password' }) });
    await expect(refused.authProvider.login(credentials)).rejects.toThrow('Wrong email or password');
    const params = { minutes: 15 };
    const limited = app({ login: () => refuse(429, { key: 'tooManyTries', message: 'Too many tries.', params }) });
    await expect(limited.authProvider.login(credentials)).rejects.toThrow(
      'Too many attempts. Try again in 15 minutes. To sign in sooner, reset your password by email.',
    );
    const silent = app({ login: () => new Response('', { status: 500 }) });
    await expect(silent.authProvider.login(credentials)).rejects.toThrow('Unknown error');
    const away = app({
      login: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await expect(away.authProvider.login(credentials)).rejects.toThrow('Greenroom cannot be reached');
  });
});

describe('signing out', () => {
  it('leaves the way to the pages: react-admin leads nowhere', async () => {
    const { authProvider, session } = app();
    await authProvider.login(credentials);
    expect(await authProvider.logout({ isLeaving: true })).toBe(false);
    expect(session.state()).toMatchObject({ status: 'signedOut', hasLeft: true });
  });

  it('does not follow a 401 of the call that ends what is heard', async () => {
    const { authProvider, client, session } = app();
    await authProvider.login(credentials);
    await expect(client.ask('POST /user/v1/realtime/unsubscribe', { body: {} })).rejects.toMatchObject({ status: 401 });
    expect(session.state().status).toBe('signedIn');
    await authProvider.checkAuth({});
  });

  it('follows a 401 of any call, and nothing else', async () => {
    const { authProvider, session } = app();
    await authProvider.login(credentials);
    await authProvider.checkError({ status: 403 });
    await authProvider.checkError({ status: 500 });
    await authProvider.checkError(undefined);
    await expect(authProvider.checkError({ status: 401 })).rejects.toMatchObject({ message: false });
    await authProvider.logout({});
    expect(session.state()).toMatchObject({ status: 'signedOut', isEnded: true });
  });
});

describe('rights', () => {
  it('are those of the levels that the server gives', async () => {
    const { authProvider } = app();
    await authProvider.login(credentials);
    const actor = await authProvider.getPermissions?.({});
    expect(actor).toMatchObject({ role: 'staff', staffId: 'staff-1', timeZone: 'Europe/Paris' });
    expect(can(actor, 'read', 'talent', registry)).toBe('yes');
    expect(can(actor, 'update', 'talent', registry)).toBe('assigned');
    expect(can(actor, 'read', 'partner', registry)).toBe('no');
  });

  it('are those of the role that is given and taken while the page is open', async () => {
    let role: Permission['role'] = 'agency';
    const { authProvider, session } = app({ permission: () => ({ role, resources: [] }) });
    await authProvider.login(credentials);
    const create = async () => can((await authProvider.getPermissions?.({})) as Actor, 'create', 'partner', registry);
    expect(await create()).toBe('yes');
    expect(session.state()).toMatchObject({ user: { role: 'agency' } });
    role = 'staff';
    expect(await create()).toBe('no');
    expect(session.state()).toMatchObject({ user: { role: 'staff', displayName: 'Sam' } });
  });

  it('answer react-admin in its own words of actions', async () => {
    const { authProvider, calls } = app();
    await authProvider.login(credentials);
    const ask = (action: string, resource: string, record?: object) =>
      authProvider.canAccess?.({ action, resource, record: record as never });
    expect(await ask('list', 'talent')).toBe(true);
    expect(await ask('edit', 'talent')).toBe(true);
    expect(await ask('create', 'partner')).toBe(false);
    expect(await ask('somersault', 'talent')).toBe(false);
    expect(calls.filter(({ path }) => path.endsWith('/current-permission'))).toHaveLength(1);
  });

  it('believe what came with a record', async () => {
    const { authProvider } = app();
    await authProvider.login(credentials);
    const record = { id: '1', permissions: { canUpdate: false, canDelete: true } };
    expect(await authProvider.canAccess?.({ action: 'edit', resource: 'talent', record })).toBe(false);
    expect(await authProvider.canAccess?.({ action: 'delete', resource: 'talent', record })).toBe(true);
  });

  it('do not sign out where their own call is refused, and are asked for again', async () => {
    let isRefused = true;
    const { authProvider } = app({ permission: () => (isRefused ? refuse(401) : permission) });
    await authProvider.login(credentials);
    const failure: unknown = await Promise.resolve(authProvider.getPermissions?.({})).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Error);
    await authProvider.checkError(failure);
    await expect(authProvider.canAccess?.({ action: 'list', resource: 'talent' })).rejects.toThrow();
    isRefused = false;
    expect(await authProvider.canAccess?.({ action: 'list', resource: 'talent' })).toBe(true);
  });
});
