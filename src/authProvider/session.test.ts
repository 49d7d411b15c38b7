import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeFetch, refuse, type FakeCall } from '../../tests/support/fakeFetch.ts';
import { createHttpClient } from '../dataProvider/httpClient.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { createRememberedSession } from './rememberedSession.ts';
import { createSession } from './session.ts';
import type { SessionUser } from '../../schema/areas/identity/signedIn.ts';

const { translate } = createI18nProvider();
const day = 86_400_000;

const user: SessionUser = {
  id: 'account-1',
  role: 'agency',
  timezone: { id: 'Australia/Sydney' },
  agencyDefaults: { currency: 'AUD', country: 'AU', timeZone: 'Australia/Sydney', firstWeekday: 'MO' },
  agencyId: 'agency-1',
  agencyLogo: null,
  agencyDisplayName: 'Harbour Talent',
  displayName: 'Helen',
  avatar: null,
  staffId: 'staff-1',
  email: 'agency@harbour.test',
  mayChooseAgency: false,
  formerLoginAt: null,
};
const marked = `${user.id} ${user.agencyId}`;

const answerOf = (token: string, days = 30) => ({
  access_token: token,
  refresh_token: 'hidden',
  expires_in: (days * day) / 1000,
  sessionState: 's',
  user,
});

const unreachable = () => {
  throw new TypeError('Failed to fetch');
};

interface Answers {
  readonly refresh?: () => unknown;
  readonly logout?: () => unknown;
  readonly login?: () => unknown;
  readonly agency?: () => unknown;
  readonly days?: number;
}

/** A tab on a server that answers refreshes with new tokens of so many days. */
function tab(answers: Answers = {}) {
  let now = Date.UTC(2026, 10, 20);
  let tokens = 0;
  const { fetch, calls } = fakeFetch(({ path }: FakeCall) => {
    if (path.endsWith('/login')) return answers.login ? answers.login() : answerOf('first', answers.days);
    if (path.endsWith('/agency')) return answers.agency?.();
    if (path.endsWith('/logout')) return answers.logout ? answers.logout() : {};
    tokens += 1;
    return answers.refresh ? answers.refresh() : answerOf(`refreshed-${tokens}`, answers.days);
  });
  const restart = vi.fn<() => void>();
  const session = createSession({
    client: createHttpClient({ fetch, translate, token: () => Promise.resolve(null) }),
    mark: createRememberedSession(window),
    clock: () => now,
    oneTab: (work) => work(),
    restart,
  });
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { session, calls, restart, pass, paths: () => calls.map(({ path }) => path.split('/').at(-1)) };
}

const otherTabWrites = (value: string | null) => {
  window.dispatchEvent(new StorageEvent('storage', { key: 'greenroom.session', newValue: value }));
};

beforeEach(() => localStorage.clear());

describe('on load', () => {
  it('asks nobody where nobody was signed in', async () => {
    const { session, calls } = tab();
    expect(await session.restore()).toEqual({ status: 'signedOut', hasLeft: false, isEnded: false });
    expect(calls).toEqual([]);
  });

  it('takes up the session that the cookie still holds, asking once', async () => {
    localStorage.setItem('greenroom.session', user.id);
    const { session, paths } = tab();
    await Promise.all([session.restore(), session.restore()]);
    expect(await session.restore()).toEqual({ status: 'signedIn', user });
    expect(paths()).toEqual(['refresh-token']);
    expect(await session.token()).toBe('refreshed-1');
  });

  it('says that a session has ended meanwhile', async () => {
    localStorage.setItem('greenroom.session', user.id);
    const { session } = tab({ refresh: () => refuse(401) });
    expect(await session.restore()).toEqual({ status: 'signedOut', hasLeft: false, isEnded: true });
    expect(localStorage.getItem('greenroom.session')).toBeNull();
  });

  it('says that it ended because a second factor is asked for by now', async () => {
    localStorage.setItem('greenroom.session', user.id);
    const { session } = tab({ refresh: () => refuse(401, { key: 'factorDue' }) });
    expect(await session.restore()).toMatchObject({ status: 'signedOut', isEnded: true, isFactorDue: true });
  });

  it('keeps the session for another try where the server is out of reach', async () => {
    localStorage.setItem('greenroom.session', user.id);
    let isReachable = false;
    const { session } = tab({ refresh: () => (isReachable ? answerOf('later') : unreachable()) });
    expect(await session.restore()).toEqual({ status: 'outOfReach' });
    isReachable = true;
    expect(await session.restore()).toEqual({ status: 'signedIn', user });
  });

  it('first tells the server of a sign-out that had not reached it', async () => {
    localStorage.setItem('greenroom.session', 'ending');
    const { session, paths } = tab();
    expect((await session.restore()).status).toBe('signedOut');
    expect(paths()).toEqual(['logout']);
    expect(localStorage.getItem('greenroom.session')).toBeNull();
  });
});

describe('signing in and out', () => {
  it('keeps the token in memory alone', async () => {
    const { session, calls } = tab();
    expect(await session.signIn('agency@harbour.test', 'secret')).toEqual(user);
    expect(calls[0]?.body).toEqual({ username: 'agency@harbour.test', password: 'secret' });
    expect(session.state()).toEqual({ status: 'signedIn', user, isNew: true });
    expect(JSON.stringify({ ...localStorage }) + document.cookie).not.toContain('first');
  });

  it('opens none where a second step is due, and keeps what goes on in memory alone', async () => {
    const step = { sessionState: 'half', secondFactor: 'verify' };
    const { session } = tab({ login: () => step });
    expect(await session.signIn('agency@harbour.test', 'secret')).toBeNull();
    expect(session.state()).toEqual({ status: 'signedOut', hasLeft: false, isEnded: false, step });
    expect(await session.token()).toBeNull();
    expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie).not.toContain('half');
    session.accept(answerOf('second'));
    expect(session.state()).toEqual({ status: 'signedIn', user, isNew: true });
  });

  it('says what confirms that a person signs in, where that is asked', async () => {
    const { session, calls } = tab();
    await session.signIn('a', 'b', 'token');
    expect(calls[0]?.body).toEqual({ username: 'a', password: 'b', gRecaptchaResponse: 'token' });
  });

  it('ends the session at the server, with its token', async () => {
    const { session, calls } = tab();
    await session.signIn('a', 'b');
    await session.signOut();
    expect(session.state()).toEqual({ status: 'signedOut', hasLeft: true, isEnded: false });
    expect(calls[1]?.headers.get('authorization')).toBe('Bearer first');
    expect(localStorage.getItem('greenroom.session')).toBeNull();
    expect(await session.token()).toBeNull();
  });

  it('signs out without the server too, and remembers to tell it', async () => {
    const { session } = tab({ logout: unreachable });
    await session.signIn('a', 'b');
    await session.signOut({ isEnded: true });
    expect(session.state()).toEqual({ status: 'signedOut', hasLeft: false, isEnded: true });
    expect(localStorage.getItem('greenroom.session')).toBe('ending');
  });

  it('lets a sign-out arrive before the next sign-in', async () => {
    const { session, paths } = tab();
    await session.signIn('a', 'b');
    const leaving = session.signOut();
    await Promise.all([leaving, session.signIn('a', 'b')]);
    expect(paths()).toEqual(['login', 'logout', 'login']);
    expect(session.state().status).toBe('signedIn');
    expect(localStorage.getItem('greenroom.session')).toBe(marked);
  });
});

describe('the access token', () => {
  it('is used as it is while five days of it remain', async () => {
    const { session, pass, paths } = tab();
    await session.signIn('a', 'b');
    pass(25 * day);
    expect(await session.token()).toBe('first');
    expect(paths()).toEqual(['login']);
  });

  it('is renewed once for all that ask when less remains', async () => {
    const { session, pass, paths } = tab();
    await session.signIn('a', 'b');
    pass(25 * day + 1);
    const tokens = await Promise.all([session.token(), session.token(), session.token()]);
    expect(tokens).toEqual(['refreshed-1', 'refreshed-1', 'refreshed-1']);
    expect(paths()).toEqual(['login', 'refresh-token']);
  });

  it('is renewed at most once a minute, however short it lives', async () => {
    const { session, pass, paths } = tab({ days: 1 });
    await session.signIn('a', 'b');
    pass(59_999);
    expect(await session.token()).toBe('first');
    pass(1);
    expect(await session.token()).toBe('refreshed-1');
    expect(await session.token()).toBe('refreshed-1');
    expect(paths()).toEqual(['login', 'refresh-token']);
  });

  it('stays where a renewal fails, and the session says so', async () => {
    const { session, pass } = tab({ days: 1, refresh: () => refuse(503) });
    await session.signIn('a', 'b');
    pass(60_000);
    expect(await session.token()).toBe('first');
    expect(session.state()).toEqual({ status: 'signedIn', user, isNew: true, error: 'RefreshAccessTokenError' });
  });

  it('goes with a session that is over', async () => {
    const { session, pass } = tab({ days: 1, refresh: () => refuse(401) });
    await session.signIn('a', 'b');
    pass(60_000);
    expect(await session.token()).toBeNull();
    expect(session.state()).toEqual({ status: 'signedOut', hasLeft: false, isEnded: true });
  });
});

describe('other tabs', () => {
  it('take this one along when they sign out', async () => {
    const { session, restart } = tab();
    const seen = vi.fn<() => void>();
    await session.signIn('a', 'b');
    session.subscribe(seen);
    otherTabWrites('ending');
    otherTabWrites(null);
    expect(session.state()).toEqual({ status: 'signedOut', hasLeft: false, isEnded: true });
    expect(seen).toHaveBeenCalledTimes(1);
    expect(restart).not.toHaveBeenCalled();
  });

  it('start this one anew when they sign in, as somebody else or at all', async () => {
    const { session, restart } = tab();
    await session.signIn('a', 'b');
    otherTabWrites(marked);
    expect(restart).not.toHaveBeenCalled();
    otherTabWrites('account-2');
    expect(restart).toHaveBeenCalledTimes(1);
    await session.signOut();
    otherTabWrites('account-2');
    expect(restart).toHaveBeenCalledTimes(2);
  });

  it('start this one anew when they go on in another agency', async () => {
    const { session, restart } = tab();
    await session.signIn('a', 'b');
    otherTabWrites(`${user.id} agency-2`);
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('are looked for when a step back brings this one back as it was', async () => {
    const { session, restart } = tab();
    await session.signIn('a', 'b');
    const comeBack = () => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    comeBack();
    expect(restart).not.toHaveBeenCalled();
    localStorage.setItem('greenroom.session', `${user.id} agency-2`);
    comeBack();
    expect(restart).toHaveBeenCalledTimes(1);
  });
});

describe('another agency', () => {
  const elsewhere = { ...user, agencyId: 'agency-2', agencyDisplayName: 'Northside Artists' };

  it('is entered with the present token, and the page starts anew', async () => {
    const { session, calls, restart } = tab({ agency: () => ({ ...answerOf('other'), user: elsewhere }) });
    await session.signIn('a', 'b');
    await session.enter('agency-2');
    expect(calls[1]?.body).toEqual({ agencyId: 'agency-2' });
    expect(calls[1]?.headers.get('authorization')).toBe('Bearer first');
    expect(localStorage.getItem('greenroom.session')).toBe(`${user.id} agency-2`);
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('is entered at an address, where one is given', async () => {
    const { session, restart } = tab({ agency: () => ({ ...answerOf('other'), user: elsewhere }) });
    await session.signIn('helen@harbour.test', 'secret');
    await session.enter('agency-2', '/talent');
    expect(restart).toHaveBeenCalledExactlyOnceWith('/talent');
  });

  it('starts there though it hears of the other agency by other ways at the same time', async () => {
    const there = { ...answerOf('other'), user: elsewhere };
    let isThere = false;
    const { session, restart } = tab({ agency: () => there, refresh: () => (isThere ? there : answerOf('first')) });
    await session.signIn('staff@harbour.test', 'secret');
    isThere = true;
    await Promise.all([session.enter('agency-2', '/outbox'), session.catchUp()]);
    expect(restart).toHaveBeenCalledExactlyOnceWith('/outbox');
  });

  it('is not entered where the server refuses, and nothing changes', async () => {
    const { session, restart } = tab({ agency: () => refuse(404) });
    await session.signIn('a', 'b');
    await expect(session.enter('agency-2')).rejects.toThrow();
    expect(localStorage.getItem('greenroom.session')).toBe(marked);
    expect(restart).not.toHaveBeenCalled();
  });

  it('never comes into a page of this one by a new token', async () => {
    const { session, pass, restart } = tab({ refresh: () => ({ ...answerOf('other'), user: elsewhere }) });
    await session.signIn('a', 'b');
    pass(26 * day);
    expect(await session.token()).toBe('first');
    expect(session.state()).toEqual({ status: 'signedIn', user, isNew: true });
    expect(restart).toHaveBeenCalledTimes(1);
  });

  it('is asked for when the server says so; the same one gives new tokens only', async () => {
    const { session, restart } = tab();
    await session.signIn('a', 'b');
    await session.catchUp();
    expect(await session.token()).toBe('refreshed-1');
    expect(restart).not.toHaveBeenCalled();
  });
});
