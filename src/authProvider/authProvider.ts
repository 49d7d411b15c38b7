import type { AuthProvider, RaRecord, TranslateFunction, UserIdentity } from 'ra-core';
import type { AccessLookup, Action, Actor } from '../../schema/access/access.ts';
import { can } from '../../schema/access/can.ts';
import type { HttpClient } from '../dataProvider/httpClient.ts';
import { isOutOfReach, refusalOf, wordsOf } from '../dataProvider/refusal.ts';
import { actorOf } from './actor.ts';
import type { Session } from './session.ts';
import type { SessionUser } from '../../schema/areas/identity/signedIn.ts';

/** Dependencies of the auth provider. */
export interface AuthProviderParts {
  readonly session: Session;
  /** The client with the session's token. */
  readonly client: HttpClient;
  /** Lookups of the declarations for decisions on rights. */
  readonly lookup: AccessLookup;
  readonly translate: TranslateFunction;
  /** Resolves when the words of the session's agency are there; rights are answered after it. */
  readonly ready?: () => Promise<unknown>;
}

interface Credentials {
  readonly username: string;
  readonly password: string;
  readonly gRecaptchaResponse?: string;
}

/** react-admin's names of actions, and the house's own. */
const actions: Readonly<Record<string, Action>> = {
  list: 'read',
  show: 'read',
  read: 'read',
  create: 'create',
  edit: 'update',
  update: 'update',
  delete: 'delete',
  restore: 'restore',
  export: 'export',
};

type Permitted = { readonly permissions?: { readonly canUpdate?: boolean; readonly canDelete?: boolean } };

/** Returns the server's permission for this very record; undefined if it sent none. */
function saidOf(record: RaRecord | undefined, action: Action): boolean | undefined {
  const { permissions } = (record ?? {}) as Permitted;
  if (action === 'update') return permissions?.canUpdate;
  return action === 'delete' ? permissions?.canDelete : undefined;
}

function identityOf(user: SessionUser): UserIdentity {
  return { ...user, fullName: user.displayName, avatar: user.avatar ?? undefined };
}

/**
 * Auth provider of react-admin: signing in and out, identity and rights. Rights follow from `schema/access` and the
 * levels that the server sends; the server decides again on every call.
 */
export function createAuthProvider({ session, client, lookup, translate, ready }: AuthProviderParts): AuthProvider {
  let permitted: { readonly user: SessionUser; readonly actor: Promise<Actor> } | null = null;

  function currentUser(): SessionUser {
    const state = session.state();
    if (state.status !== 'signedIn') throw new Error(translate('rules.notSignedIn'));
    return state.user;
  }

  /** Loads the actor. A 401 here does not sign out (AB 7): it is reported as a load error, which can be retried. */
  async function askActor(user: SessionUser): Promise<Actor> {
    try {
      const answer = await client.ask('GET /user/v1/auth/current-permission', {});
      await ready?.();
      session.giveRole(answer.role);
      return actorOf(user, answer);
    } catch (error) {
      throw refusalOf(error)?.status === 401 ? new Error(translate('rules.fetchFailed'), { cause: error }) : error;
    }
  }

  function actor(isFresh: boolean): Promise<Actor> {
    const user = currentUser();
    if (!isFresh && permitted?.user.id === user.id) return permitted.actor;
    const asked = { user, actor: askActor(user) };
    permitted = asked;
    asked.actor.catch(() => {
      if (permitted === asked) permitted = null;
    });
    return asked.actor;
  }

  return {
    login: async ({ username, password, gRecaptchaResponse }: Credentials) => {
      try {
        await session.signIn(username, password, gRecaptchaResponse);
      } catch (error) {
        const refusal = refusalOf(error);
        const words = (refusal && wordsOf(refusal, translate)) || translate('rules.unknownError');
        // A new password ends the wait.
        const said = refusal?.key === 'tooManyTries' ? `${words}. ${translate('app.signIn.orByEmail')}` : words;
        throw new Error(isOutOfReach(error) ? translate('app.signIn.unreachable') : said, { cause: error });
      }
    },
    // The guard of the pages leads away as soon as the session is over here, so react-admin must not; and the caches are
    // emptied at once, not when the server has heard of it and the sign-in page is long there.
    logout: async (params?: { readonly isLeaving?: boolean }) => {
      permitted = null;
      void session.signOut({ isEnded: params?.isLeaving !== true });
      return false;
    },
    checkAuth: async () => {
      const { status } = await session.restore();
      if (status !== 'signedIn') throw new Error(translate('rules.notSignedIn'));
    },
    checkError: async (error: { status?: number } | undefined) => {
      if (error?.status === 401) throw Object.assign(new Error(translate('app.signIn.ended')), { message: false });
    },
    getIdentity: async () => identityOf(currentUser()),
    getPermissions: ({ isFresh = true }: { readonly isFresh?: boolean } = {}) => actor(isFresh),
    canAccess: async ({ action, resource, record }) => {
      const asked = actions[action];
      if (asked === undefined) return false;
      return saidOf(record as RaRecord | undefined, asked) ?? can(await actor(false), asked, resource, lookup) !== 'no';
    },
  };
}
