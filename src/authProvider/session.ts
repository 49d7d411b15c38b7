import type { HttpClient } from '../dataProvider/httpClient.ts';
import { isOutOfReach, refusalOf } from '../dataProvider/refusal.ts';
import type { Role } from '../../schema/access/roles.ts';
import { tokenRefreshCache, tokenRefreshThreshold } from '../../schema/rules/limits.ts';
import { ending, unknown, type RememberedSession } from './rememberedSession.ts';
import type { SecondStep, SessionUser, SignedIn } from '../../schema/areas/identity/signedIn.ts';

/** State of the session. It is `unknown` until the server has confirmed or refused the cookie. */
export type SessionState =
  | { readonly status: 'unknown' }
  /** The server could not be reached, so the state is not known. */
  | { readonly status: 'outOfReach' }
  /**
   * `hasLeft`: signed out here. `isEnded`: the session ended otherwise, with `isFactorDue` if an agency has come to
   * require a second factor. `step`: the password was right, and the next step; lost on reload.
   */
  | {
      readonly status: 'signedOut';
      readonly hasLeft: boolean;
      readonly isEnded: boolean;
      readonly isFactorDue?: boolean;
      readonly step?: SecondStep;
    }
  | {
      readonly status: 'signedIn';
      readonly user: SessionUser;
      /** They have signed in on this page, and did not only come back to it. */
      readonly isNew?: boolean;
      readonly error?: 'RefreshAccessTokenError';
      /** Recovery codes of a second factor that was just set up, until they have been seen. */
      readonly recoveryCodes?: readonly string[];
    };

/** Dependencies of the session. */
export interface SessionParts {
  /** The client without a token. */
  readonly client: HttpClient;
  readonly mark: RememberedSession;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Lets one tab at a time run the work, so that two never spend the same refresh token. */
  readonly oneTab: <T>(work: () => Promise<T>) => Promise<T>;
  /** Reloads the page, at home by default: another user is signed in, or the session is in another agency. */
  readonly restart: (address?: string) => void;
}

/** The session of this tab. The access token lives in memory; the refresh token is a cookie that no script can read. */
export interface Session {
  state(): SessionState;
  subscribe(changed: () => void): () => void;
  /** Asks the server once whether the session is still valid; again after a failure to reach it. */
  restore(): Promise<SessionState>;
  /**
   * Null if a second step is due, which is in the state. `captcha` is the response of the captcha, if one is required.
   */
  signIn(username: string, password: string, captcha?: string): Promise<SessionUser | null>;
  /** Takes over what another way of signing in has answered. */
  accept(answer: SignedIn): SessionUser;
  /**
   * Enters another agency, or none: this page and those in other tabs reload, so that no data of the former agency
   * stays in them. This one opens the address, or home.
   */
  enter(agencyId: string | null, address?: string): Promise<void>;
  /** Takes over the role that the person has by now: it was given or taken while the page was open. */
  giveRole(role: Role): void;
  /** Asks the server for the session's present agency, and reloads the page if it has changed. */
  catchUp(): Promise<void>;
  /** Clears the recovery codes after the person has saved them. */
  forgetCodes(): void;
  /** Ends the session here, in the other tabs and at the server; never fails. */
  signOut(options?: { readonly isEnded?: boolean }): Promise<void>;
  /** The access token, renewed where less than five days of it remain (AB 4). */
  token(): Promise<string | null>;
}

/** Returns the stored text for a user: account and agency. */
const markOf = ({ id, agencyId }: SessionUser): string => (agencyId === null ? id : `${id} ${agencyId}`);

interface Held {
  readonly token: string;
  readonly expiresAt: number;
  readonly askedAt: number;
}

/** Makes the session of a tab (AB 4, Session). */
export function createSession({ client, mark, clock, oneTab, restart }: SessionParts): Session {
  let state: SessionState = { status: 'unknown' };
  let held: Held | null = null;
  let refreshing: Promise<void> | null = null;
  let isEntering = false;
  let restoring: Promise<SessionState> | null = null;
  let leaving: Promise<void> = Promise.resolve();
  const listeners = new Set<() => void>();

  function become(next: SessionState): SessionState {
    state = next;
    for (const listener of listeners) listener();
    return next;
  }

  function accept(answer: SignedIn, isNew = state.status === 'signedIn' && state.isNew === true): SessionUser {
    const { access_token: token, expires_in: seconds, user, recoveryCodes } = answer;
    held = { token, expiresAt: clock() + seconds * 1000, askedAt: clock() };
    mark.write(markOf(user));
    // Newer tokens come without codes; those on the page have not been seen yet.
    const codes = recoveryCodes ?? (state.status === 'signedIn' ? state.recoveryCodes : undefined);
    become({ status: 'signedIn', user, ...(isNew && { isNew }), ...(codes && { recoveryCodes: codes }) });
    return user;
  }

  /** Takes over newer tokens, but not those of another agency: the page shows data of the former one. */
  function follow(answer: SignedIn): void {
    if (state.status !== 'signedIn' || markOf(state.user) === markOf(answer.user)) {
      accept(answer);
      return;
    }
    // This tab itself reloads at the requested address.
    if (isEntering) return;
    mark.write(markOf(answer.user));
    restart();
  }

  function leave(how: 'left' | 'ended' | 'absent', { isFactorDue = false } = {}): SessionState {
    held = null;
    restoring = null;
    return become({
      status: 'signedOut',
      hasLeft: how === 'left',
      isEnded: how === 'ended',
      ...(isFactorDue && { isFactorDue }),
    });
  }

  /** Until the server knows, the mark keeps the sign-out, so that no reload takes the cookie for a session. */
  async function tellServer(token?: string): Promise<void> {
    const bearer = token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } };
    try {
      await client.ask('POST /user/v1/auth/logout', { body: {}, ...bearer });
    } catch (error) {
      if (isOutOfReach(error)) return;
    }
    if (mark.read() === ending) mark.write(null);
  }

  async function ask(): Promise<SessionState> {
    if (mark.read() === ending) await tellServer();
    const known = mark.read();
    if (known === null || known === ending) return leave('absent');
    try {
      accept(await oneTab(() => client.ask('POST /user/v1/auth/refresh-token', { body: {} })));
      return state;
    } catch (error) {
      restoring = null;
      const refusal = refusalOf(error);
      if (refusal?.status !== 401) return become({ status: 'outOfReach' });
      mark.write(null);
      return leave(known === unknown ? 'absent' : 'ended', { isFactorDue: refusal.key === 'factorDue' });
    }
  }

  /** A refresh that fails keeps what there is, and says so on the session; a session that is over ends here too. */
  async function refresh(): Promise<void> {
    try {
      follow(await oneTab(() => client.ask('POST /user/v1/auth/refresh-token', { body: {} })));
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.status === 401) {
        mark.write(null);
        leave('ended', { isFactorDue: refusal.key === 'factorDue' });
      } else if (held !== null && state.status === 'signedIn') {
        held = { ...held, askedAt: clock() };
        become({ ...state, error: 'RefreshAccessTokenError' });
      }
    }
  }

  mark.watch((value) => {
    if (state.status === 'signedIn' && value !== markOf(state.user)) {
      if (value === null || value === ending) leave('ended');
      else restart();
    } else if (state.status === 'signedOut' && value !== null && value !== ending) {
      restart();
    }
  });

  const renew = () => (refreshing ??= refresh().finally(() => (refreshing = null)));

  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    restore: () => {
      if (state.status === 'signedIn' || state.status === 'signedOut') return Promise.resolve(state);
      return (restoring ??= ask());
    },
    signIn: async (username, password, gRecaptchaResponse) => {
      // A sign-out that is still on its way would take the new session's cookie with it.
      await leaving;
      const answer = await client.ask('POST /user/v1/auth/login', {
        body: { username, password, gRecaptchaResponse },
      });
      if ('access_token' in answer) return accept(answer, true);
      become({ status: 'signedOut', hasLeft: false, isEnded: false, step: answer });
      return null;
    },
    accept: (answer) => accept(answer, true),
    enter: async (agencyId, address) => {
      const headers = { authorization: `Bearer ${held?.token}` };
      isEntering = true;
      try {
        const { user } = await client.ask('PUT /user/v1/auth/agency', { body: { agencyId }, headers });
        mark.write(markOf(user));
        restart(address);
      } catch (error) {
        isEntering = false;
        throw error;
      }
    },
    giveRole: (role) => {
      if (state.status === 'signedIn' && state.user.role !== role) become({ ...state, user: { ...state.user, role } });
    },
    catchUp: renew,
    forgetCodes: () => {
      if (state.status !== 'signedIn') return;
      const { recoveryCodes: _codes, ...rest } = state;
      become(rest);
    },
    signOut: async ({ isEnded = false } = {}) => {
      if (state.status === 'signedOut') return;
      const token = held?.token;
      mark.write(ending);
      leave(isEnded ? 'ended' : 'left');
      await (leaving = tellServer(token));
    },
    token: async () => {
      if (held === null) return null;
      const isShort = held.expiresAt - clock() < tokenRefreshThreshold;
      if (isShort && clock() - held.askedAt >= tokenRefreshCache) {
        await renew();
      }
      return held?.token ?? null;
    },
  };
}
