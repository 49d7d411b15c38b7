import type { FastifyInstance } from 'fastify';
import { agencyEventKinds, type AgencyEventKind } from '../../../schema/crossings.ts';
import { answerSchema, pageSchema } from '../../../schema/derive/jsonSchema.ts';
import { countedPageOf, searchBody, windowOf, type Counted, type SearchQuery } from '../../paging.ts';
import type { AgencyDeps } from './agencyDeps.ts';

interface AgencyRow extends Counted {
  readonly id: string;
  readonly name: string;
  readonly time_zone: string;
  readonly currency: string;
  readonly locale: string;
  readonly created_at: number;
  readonly suspended_at: number | null;
  readonly people: number;
}

interface EventRow {
  readonly at: number;
  readonly by_name: string;
  readonly action: AgencyEventKind;
  readonly before: string | null;
  readonly after: string | null;
  readonly subject: string | null;
  readonly recipient: string | null;
}

const text = { type: 'string' } as const;
const textOrNull = { type: ['string', 'null'] } as const;
const moment = { type: 'integer' } as const;
const agency = {
  type: 'object',
  properties: {
    id: { type: 'string', format: 'uuid' },
    name: text,
    timezoneId: text,
    currency: text,
    locale: text,
    createdAt: moment,
    suspendedAt: { type: ['integer', 'null'] },
    people: { type: 'integer', description: 'Accounts that belong to it' },
  },
} as const;
const event = {
  type: 'object',
  properties: {
    at: moment,
    by: text,
    action: { type: 'string', enum: agencyEventKinds },
    before: textOrNull,
    after: textOrNull,
    subject: textOrNull,
    recipient: textOrNull,
  },
} as const;

/** POST /user/v1/agencies/list: all agencies by name; GET /user/v1/agencies/{id}/history: what operators did with one. */
export function addAgencyList(app: FastifyInstance, { database }: Pick<AgencyDeps, 'database'>): void {
  app.post<{ Body: SearchQuery | null }>(
    '/user/v1/agencies/list',
    {
      config: { access: 'superAdmin' },
      schema: {
        tags: ['agencies'],
        summary: 'The agencies of this installation',
        body: searchBody,
        response: { 200: answerSchema(pageSchema(agency)) },
      },
    },
    async ({ body }) => {
      const window = windowOf(body);
      const { rows } = await database.query<AgencyRow>(null, {
        text: 'select * from identity_agencies($1, $2, $3)',
        values: [body?.keyword?.trim() ?? '', window.most, window.skipped],
      });
      const { data, ...page } = countedPageOf(window, rows);
      const shown = data.map((row) => ({
        id: row.id,
        name: row.name,
        timezoneId: row.time_zone,
        currency: row.currency,
        locale: row.locale,
        createdAt: row.created_at,
        suspendedAt: row.suspended_at,
        people: row.people,
      }));
      return { responseData: { ...page, data: shown } };
    },
  );

  app.get<{ Params: { id: string } }>(
    '/user/v1/agencies/:id/history',
    {
      config: { access: 'superAdmin' },
      schema: {
        tags: ['agencies'],
        summary: 'What operators did with an agency, newest first',
        params: { type: 'object', required: ['id'], properties: { id: { type: 'string', format: 'uuid' } } },
        response: { 200: answerSchema({ type: 'object', properties: { data: { type: 'array', items: event } } }) },
      },
    },
    async ({ params }) => {
      const { rows } = await database.query<EventRow>(null, {
        text: 'select * from identity_agency_events($1)',
        values: [params.id],
      });
      return { responseData: { data: rows.map(({ by_name: by, ...row }) => ({ ...row, by })) } };
    },
  );
}
