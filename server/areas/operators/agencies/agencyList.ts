import type { FastifyInstance } from 'fastify';
import { agencyCalls } from '../../../../schema/areas/operators/calls/agencies.ts';
import type { AgencyEventKind } from '../../../../schema/areas/operators/operatorEvents.ts';
import { countedPageOf, windowOf, type Counted } from '../../../paging.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
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

/** Registers the list of all agencies by name, and what operators did with one. */
export function addAgencyList(app: FastifyInstance, { database }: Pick<AgencyDeps, 'database'>): void {
  registerCall(app, agencyCalls.list, async ({ body }) => {
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
    return { ...page, data: shown };
  });

  registerCall(app, agencyCalls.history, async ({ params }) => {
    const { rows } = await database.query<EventRow>(null, {
      text: 'select * from identity_agency_events($1)',
      values: [params.id],
    });
    return { data: rows.map(({ by_name: by, ...row }) => ({ ...row, by })) };
  });
}
