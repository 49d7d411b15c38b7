import type { FastifyInstance } from 'fastify';
import { signInCalls } from '../../../../../schema/areas/identity/calls/signIn.ts';
import { RefusalError } from '../../../../errors.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { bearerOf } from '../../../../plugins/session.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SendEntered } from '../sessions/signedIn.ts';
import { requireSameAgency, type Tokens } from '../sessions/tokens.ts';

/** Dependencies of signing in with a token. */
export interface ExchangeDeps {
  readonly tokens: Tokens;
  readonly sessions: Pick<Sessions, 'find'>;
  readonly send: SendEntered;
}

/**
 * Registers signing in with an existing access token (AB 7). The answer describes its session, valid as long as token
 * and session, and contains nothing that outlives the token. Refuses a token of a former agency.
 */
export function addExchange(app: FastifyInstance, { tokens, sessions, send }: ExchangeDeps): void {
  registerCall(app, signInCalls.exchange, async ({ body, request, reply }) => {
    const token = body?.access_token ?? bearerOf(request);
    const claims = token === undefined ? null : await tokens.readAccess(token);
    const session = claims && (await sessions.find(claims.sessionId, claims.agencyId));
    if (token === undefined || !claims || !session) throw new RefusalError('unauthenticated', 'notSignedIn');
    requireSameAgency(session.agency_id, claims);
    return send(reply, session, { token, claims });
  });
}
