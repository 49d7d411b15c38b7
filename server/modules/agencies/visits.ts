import type { FastifyInstance } from 'fastify';
import { crossingKinds, type CrossingKind } from '../../../schema/crossings.ts';
import { answerSchema, pageSchema } from '../../../schema/derive/jsonSchema.ts';
import { agencyOf } from '../../engine/agency.ts';
import { countedPageOf, pageBody, windowOf, type Counted, type PageQuery } from '../../paging.ts';
import { callerOf } from '../../plugins/session.ts';
import type { AgencyDeps } from './agencyDeps.ts';

interface VisitRow extends Counted {
  readonly id: string;
  readonly kind: CrossingKind;
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

const id = { type: 'string', format: 'uuid' } as const;
const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const visit = {
  type: 'object',
  properties: {
    id: text,
    kind: { type: 'string', enum: crossingKinds },
    agency: { type: 'object', properties: { id, name: text } },
    by: { type: 'object', properties: { displayName: text, email: text } },
    at: { type: 'integer', description: 'When it was done; of a visit, when it began' },
    leftAt: { type: ['integer', 'null'], description: 'Null while the visitor is inside, and of what is no visit' },
    before: { ...textOrNull, description: 'Of a new name' },
    after: { ...textOrNull, description: 'Of a new name, and of the first one' },
    subject: { ...textOrNull, description: 'Of a mail that was read' },
    recipient: { ...textOrNull, description: 'Of a mail that was read' },
  },
} as const;
const tags = ['agencies'];
const response = { 200: answerSchema(pageSchema(visit)) };

/**
 * Who of the operator was inside an agency and when, and what they did with it from outside, the newest first (design 6):
 * named, closed and opened it, read its mail, and the link in that (`crossingKinds`). `POST /user/v1/visits/list` tells
 * an agency's admins of their own; `POST /user/v1/agencies/visits/list` tells super admins of all.
 */
export function addVisits(app: FastifyInstance, { database, clock }: Pick<AgencyDeps, 'database' | 'clock'>): void {
  const visitsOf = async (agencyId: string | null, body: PageQuery | null) => {
    const window = windowOf(body);
    const { rows } = await database.query<VisitRow>(agencyId, {
      text: 'select * from identity_visits($1, $2, $3, $4)',
      values: [agencyId, new Date(clock()).toISOString(), window.most, window.skipped],
    });
    const { data, ...page } = countedPageOf(window, rows);
    const shown = data.map((row) => ({
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
    return { responseData: { ...page, data: shown } };
  };

  app.post<{ Body: PageQuery | null }>(
    '/user/v1/visits/list',
    {
      config: { access: 'admin' },
      schema: { tags, summary: 'Visits and interventions by the operator', body: pageBody, response },
    },
    (request) => visitsOf(agencyOf(callerOf(request)), request.body),
  );
  app.post<{ Body: PageQuery | null }>(
    '/user/v1/agencies/visits/list',
    {
      config: { access: 'superAdmin' },
      schema: { tags, summary: 'Visits to all agencies and interventions there', body: pageBody, response },
    },
    (request) => visitsOf(null, request.body),
  );
}
