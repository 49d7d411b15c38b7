import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../schema/access/access.ts';
import { statusCategoryCalls } from '../../../../schema/areas/work/calls/statuses.ts';
import type { AnswerOf } from '../../../../schema/language/call.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listRecords } from '../../../engine/reading/list.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

type Answer = AnswerOf<typeof statusCategoryCalls.all>;
type Listed = NonNullable<Answer[number]['statuses']>[number];

interface StatusRow {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly category: string;
  readonly code: string;
}

/** Returns the statuses of a type, or of all types, by the ids of their categories, in the agency's order. */
async function statusesOf(engine: Engine, actor: Actor, type: string | undefined) {
  const { rows } = await engine.database.query<StatusRow>(actor.agencyId, {
    text: `select s.id, s.status_name as name, s.color, s.category_id as category, c.code from statuses s
      join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
      where s.agency_id = $1 and s.deleted_at is null and ($2::text is null or s.type = $2) order by s.position, s.id`,
    values: [agencyOf(actor), type ?? null],
  });
  const byCategory = new Map<string, Listed[]>();
  for (const { id, name, color, category, code } of rows) {
    const status = { id, displayName: name, statusName: name, avatar: null, kind: 'status', color, categoryCode: code };
    byCategory.set(category, [...(byCategory.get(category) ?? []), status]);
  }
  return byCategory;
}

/** Registers the plain list of status categories (AB 7): those of a type in order. */
export function registerStatusCategories(app: FastifyInstance, engine: Engine): void {
  registerCall(app, statusCategoryCalls.all, async ({ actor, query }) => {
    const { data } = await listRecords(engine, actor, 'statusCategory', {
      pageSize: 100,
      withTotal: false,
      filters: {
        ...(query.type && { type: [query.type] }),
        ...(query.offHidden === true && { isHidden: false }),
      },
    });
    const plain = ({ statuses: _statuses, statusIds: _ids, ...category }: Record<string, unknown>) => category;
    let categories: readonly object[] = data.map(plain);
    if (query.isIncludeStatus !== true) return categories as Answer;
    const byCategory = await statusesOf(engine, actor, query.type);
    categories = data.map((category) => {
      const statuses = byCategory.get(String(category['id'])) ?? [];
      return { ...category, statuses, statusIds: statuses.map(({ id }) => id) };
    });
    return categories as Answer;
  });
}
