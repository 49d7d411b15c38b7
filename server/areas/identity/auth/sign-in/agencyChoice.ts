import type { FastifyInstance } from 'fastify';
import { ownAccountCalls } from '../../../../../schema/areas/identity/calls/ownAccount.ts';
import type { Database } from '../../../../database/pools.ts';
import { RefusalError } from '../../../../errors.ts';
import { countedPageOf, windowOf, type Counted } from '../../../../paging.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { bearerOf } from '../../../../plugins/session.ts';
import type { Sessions } from '../sessions/sessions.ts';
import type { SendEntered } from '../sessions/signedIn.ts';
import type { Tokens } from '../sessions/tokens.ts';

interface AgencyRow extends Counted {
  readonly id: string;
  readonly name: string;
}

/** Dependencies of choosing an agency. */
export interface AgencyChoiceDeps {
  readonly database: Database;
  readonly sessions: Pick<Sessions, 'enter' | 'owesFactor'>;
  readonly tokens: Tokens;
  readonly send: SendEntered;
}

/**
 * Registers the agencies in which the caller may work, by name (all open agencies for a super admin), and entering one
 * of them, or, for a super admin, none. The answer has a token for that agency with the expiry of the
 * caller's own; tokens of the former agency are refused from then on. An agency that may not be entered answers as if
 * it did not exist; a caller who lacks its required second factor gets `factorDue` and sets it up before entering.
 */
export function addAgencyChoice(app: FastifyInstance, { database, sessions, tokens, send }: AgencyChoiceDeps): void {
  registerCall(app, ownAccountCalls.agencies, async ({ actor: { accountId, agencyId }, body }) => {
    const window = windowOf(body);
    const { rows } = await database.query<AgencyRow>(agencyId, {
      text: 'select * from identity_agencies_of($1, $2, $3, $4)',
      values: [accountId, body?.keyword?.trim() ?? '', window.most, window.skipped],
    });
    return countedPageOf(window, rows);
  });

  registerCall(app, ownAccountCalls.enterAgency, async ({ actor, body: { agencyId }, request, reply }) => {
    const { sessionId, accountId, role } = actor;
    if (role === 'app_admin') throw new RefusalError('forbidden', 'notAllowed');
    const held = await tokens.readAccess(bearerOf(request) ?? '');
    if (held === null) throw new RefusalError('unauthenticated', 'notSignedIn');
    const session = sessionId === null ? null : await sessions.enter(sessionId, agencyId);
    if (session === null && agencyId !== null && (await sessions.owesFactor(accountId, agencyId))) {
      throw new RefusalError('forbidden', 'factorDue');
    }
    if (session === null) throw new RefusalError('notFound', 'notFound');
    const claims = { ...held, agencyId: session.agency_id };
    const { refresh_counter: refreshCounter, refreshed_at: refreshedAt } = session;
    const token = await tokens.signAccess({ ...claims, refreshCounter, refreshedAt });
    return send(reply, session, { token, claims });
  });
}
