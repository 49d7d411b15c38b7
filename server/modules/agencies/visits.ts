import type { FastifyInstance } from 'fastify';
import { answerSchema, pageSchema } from '../../../schema/derive/jsonSchema.ts';
import { agencyOf } from '../../engine/agency.ts';
import { countedPageOf, pageBody, windowOf, type Counted, type PageQuery } from '../../paging.ts';
import { callerOf } from '../../plugins/session.ts';
import type { AgencyDeps } from './agencyDeps.ts';

interface VisitRow extends Counted {
  readonly id: number;
  readonly agency_id: string;
  readonly agency_name: string;
  readonly by_name: string;
  readonly by_email: string;
  readonly entered_at: number;
  readonly left_at: number | null;
}

const id = { type: 'string', format: 'uuid' } as const;
const text = { type: 'string' } as const;
const visit = {
  type: 'object',
  properties: {
    id: { type: 'integer' },
    agency: { type: 'object', properties: { id, name: text } },
    by: { type: 'object', properties: { displayName: text, email: text } },
    enteredAt: { type: 'integer' },
    leftAt: { type: ['integer', 'null'], description: 'Null while the visitor is inside' },
  },
} as const;
const tags = ['agencies'];
const response = { 200: answerSchema(pageSchema(visit)) };

/**
 * Who of the operator was inside an agency and when, the last visit first (design 6). `POST /user/v1/visits/list` tells
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
      agency: { id: row.agency_id, name: row.agency_name },
      by: { displayName: row.by_name, email: row.by_email },
      enteredAt: row.entered_at,
      leftAt: row.left_at,
    }));
    return { responseData: { ...page, data: shown } };
  };

  app.post<{ Body: PageQuery | null }>(
    '/user/v1/visits/list',
    { config: { access: 'admin' }, schema: { tags, summary: 'Visits by the operator', body: pageBody, response } },
    (request) => visitsOf(agencyOf(callerOf(request)), request.body),
  );
  app.post<{ Body: PageQuery | null }>(
    '/user/v1/agencies/visits/list',
    { config: { access: 'superAdmin' }, schema: { tags, summary: 'Visits to all agencies', body: pageBody, response } },
    (request) => visitsOf(null, request.body),
  );
}
