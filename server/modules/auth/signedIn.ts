import type { FastifyReply } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { JsonSchema } from '../../../schema/fields/field.ts';
import type { Database } from '../../database/pools.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { SessionCookies } from './sessionCookies.ts';
import type { Session } from './sessions.ts';
import { sessionUser, sessionUserSchema } from './sessionUser.ts';
import type { AccessClaims, Tokens } from './tokens.ts';

const text = { type: 'string' } as const;
const answer = (data: JsonSchema) => ({ ...answerSchema(data), required: ['responseData'] });

const entered = {
  access_token: { type: 'string', description: 'Goes as a bearer with every other call' },
  expires_in: { type: 'integer', description: 'Seconds for which the access token is good' },
  sessionState: text,
  user: sessionUserSchema,
} as const;

const signedIn = {
  type: 'object',
  required: ['access_token', 'refresh_token', 'expires_in', 'sessionState', 'user'],
  properties: {
    ...entered,
    refresh_token: { type: 'string', description: 'Also set as an HttpOnly cookie' },
    recoveryCodes: {
      type: 'array',
      items: text,
      description: 'Only where this call has set up a second factor, and never again',
    },
  },
} as const;

/** JSON Schema of the answer to signing in, refreshing and setting up (AB 7). */
export const signedInSchema = answer(signedIn);

/** JSON Schema of the answer to who has an access token: as signing in, without what would go on after the token. */
export const enteredSchema = answer({ type: 'object', required: Object.keys(entered), properties: entered });

/** The answer to a password: a session or, where a second factor is due, the state with which to go on. */
export const begunSchema = answer({
  anyOf: [
    signedIn,
    {
      type: 'object',
      required: ['sessionState', 'secondFactor'],
      properties: { sessionState: text, secondFactor: { type: 'string', enum: ['verify', 'setup'] } },
    },
  ],
});

/** Answers with the tokens and the person of a session. The same session gives the same answer, to the byte. */
export type SendSignedIn = (reply: FastifyReply, session: Session, more?: object) => Promise<FastifyReply>;

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
    return reply.header('cache-control', 'no-store').send({
      responseData: {
        access_token: await tokens.signAccess(source),
        refresh_token: refreshToken,
        expires_in: Math.round((session.expires_at - session.refreshed_at) / 1000),
        sessionState: session.id,
        user: await sessionUser(database, session),
        ...more,
      },
    });
  };
}

/**
 * Answers with the person of a session to who has an access token of it, by that token or by one that ends with it. What
 * else is given is good no longer either.
 */
export type SendEntered = (
  reply: FastifyReply,
  session: Session,
  held: { readonly token: string; readonly claims: AccessClaims },
) => Promise<FastifyReply>;

/** @param clock milliseconds since the epoch */
export function sendEntered(
  tokens: Tokens,
  cookies: SessionCookies,
  database: Database,
  clock: () => number,
): SendEntered {
  return async (reply, session, { token, claims }) => {
    cookies.media.write(reply, await tokens.signMedia(claims));
    return reply.header('cache-control', 'no-store').send({
      responseData: {
        access_token: token,
        expires_in: Math.floor((claims.expiresAt - clock()) / 1000),
        sessionState: session.id,
        user: await sessionUser(database, session),
      },
    });
  };
}
