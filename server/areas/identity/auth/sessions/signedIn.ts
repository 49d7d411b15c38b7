import type { FastifyReply } from 'fastify';
import type { Entered, SignedIn } from '../../../../../schema/areas/identity/signedIn.ts';
import type { Database } from '../../../../database/pools.ts';
import type { KnownDevices } from '../sign-in/knownDevices.ts';
import type { SessionCookies } from './sessionCookies.ts';
import type { Session } from './sessions.ts';
import { sessionUser } from './sessionUser.ts';
import type { AccessClaims, Tokens } from './tokens.ts';

/** Optional parts of an answer to signing in. */
export type MoreSignedIn = Pick<SignedIn, 'recoveryCodes'>;

/**
 * The answer with the tokens and the person of a session, whose cookies it sets. The same session gives the same answer,
 * to the byte.
 */
export type SendSignedIn = (reply: FastifyReply, session: Session, more?: MoreSignedIn) => Promise<SignedIn>;

/** Creates the function that answers a sign-in: tokens, cookies and the signed-in user. */
export function sendSignedIn(
  tokens: Tokens,
  cookies: SessionCookies,
  devices: KnownDevices,
  database: Database,
): SendSignedIn {
  return async (reply, session, more) => {
    const source = {
      sessionId: session.id,
      agencyId: session.agency_id,
      refreshCounter: session.refresh_counter,
      refreshedAt: session.refreshed_at,
      expiresAt: session.expires_at,
    };
    const refreshToken = await tokens.signRefresh(source);
    cookies.refresh.write(reply, refreshToken);
    cookies.media.write(reply, await tokens.signMedia(source));
    await devices.note(reply, session.email);
    void reply.header('cache-control', 'no-store');
    return {
      access_token: await tokens.signAccess(source),
      refresh_token: refreshToken,
      expires_in: Math.round((session.expires_at - session.refreshed_at) / 1000),
      sessionState: session.id,
      user: await sessionUser(database, session),
      ...more,
    };
  };
}

/**
 * The answer with the person of a session to who has an access token of it, by that token or by one that ends with it. What
 * else is given is good no longer either.
 */
export type SendEntered = (
  reply: FastifyReply,
  session: Session,
  held: { readonly token: string; readonly claims: AccessClaims },
) => Promise<Entered>;

/** @param clock milliseconds since the epoch */
export function sendEntered(
  tokens: Tokens,
  cookies: SessionCookies,
  database: Database,
  clock: () => number,
): SendEntered {
  return async (reply, session, { token, claims }) => {
    cookies.media.write(reply, await tokens.signMedia(claims));
    void reply.header('cache-control', 'no-store');
    return {
      access_token: token,
      expires_in: Math.floor((claims.expiresAt - clock()) / 1000),
      sessionState: session.id,
      user: await sessionUser(database, session),
    };
  };
}
