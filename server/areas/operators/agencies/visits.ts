import type { FastifyInstance } from 'fastify';
import { visitCalls, type Visit } from '../../../../schema/areas/operators/calls/visits.ts';
import type { OperatorEventKind } from '../../../../schema/areas/operators/operatorEvents.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { countedPageOf, windowOf, type Counted, type PageQuery } from '../../../paging.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import type { AgencyDeps } from './agencyDeps.ts';

interface VisitRow extends Counted {
  readonly id: string;
  readonly kind: OperatorEventKind;
  readonly agency_id: string;
  readonly agency_name: string;
  readonly by_name: string;
  readonly by_email: string;
  readonly at: number;
  readonly left_at: number | null;
  readonly before: string | null;
  readonly after: string | null;
  readonly subject: string | null;
  readonly recipient: string | null;
}

/** Registers the visits by the operator: an agency's own for its admins, those of all agencies for super admins. */
export function addVisits(app: FastifyInstance, { database, clock }: Pick<AgencyDeps, 'database' | 'clock'>): void {
  const visitsOf = async (agencyId: string | null, body: PageQuery | null) => {
    const window = windowOf(body);
    const { rows } = await database.query<VisitRow>(agencyId, {
      text: 'select * from identity_visits($1, $2, $3, $4)',
      values: [agencyId, new Date(clock()).toISOString(), window.most, window.skipped],
    });
    const { data, ...page } = countedPageOf(window, rows);
    const shown = data.map((row): Visit => ({
      id: row.id,
      kind: row.kind,
      agency: { id: row.agency_id, name: row.agency_name },
      by: { displayName: row.by_name, email: row.by_email },
      at: row.at,
      leftAt: row.left_at,
      before: row.before,
      after: row.after,
      subject: row.subject,
      recipient: row.recipient,
    }));
    return { ...page, data: shown };
  };

  registerCall(app, visitCalls.ofAgency, ({ actor, body }) => visitsOf(agencyOf(actor), body));
  registerCall(app, visitCalls.ofAll, ({ body }) => visitsOf(null, body));
}
