import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import type { groupViews, ListedProjectGroup } from '../../../../schema/areas/work/calls/projectGroups.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import type { Engine } from '../../../engine/engine.ts';
import { listParts } from '../../../engine/reading/list.ts';

type Numbers = Omit<ListedProjectGroup, 'id' | 'version' | 'displayName'>;

interface Row {
  readonly id: string | null;
  readonly category: string;
  readonly total: number;
  readonly from: string | null;
  readonly to: string | null;
}

/** A moment in SQL, in milliseconds. */
const momentSql = (pick: 'min' | 'max', column: string) => `(extract(epoch from ${pick}(${column})) * 1000)::bigint`;

const momentOf = (values: readonly (string | null)[], pick: (...all: number[]) => number): number | null => {
  const known = values.flatMap((value) => (value === null ? [] : [Number(value)]));
  return known.length === 0 ? null : pick(...known);
};

/**
 * Counts the tasks of a project by their group, in one statement, as far as the actor may read them.
 * @returns the numbers of a group by its id, as a view asks for them
 */
export async function groupNumbers(
  engine: Engine,
  actor: Actor,
  project: string,
  view: (typeof groupViews)[number],
): Promise<(group: string) => Numbers> {
  const byGroup = new Map<string | null, Row[]>();
  if (can(actor, 'read', task.name, engine.registry) !== 'no') {
    const { model, values, where } = listParts(engine, actor, task.name, {
      filters: { linkToIds: [project] },
      fields: ['id'],
      orderBy: undefined,
    });
    const columnOf = (key: string) => `t.${model.columns.find(({ spec }) => spec.key === key)?.column ?? 'id'}`;
    const { rows } = await engine.database.query<Row>(actor.agencyId, {
      text: `select ${columnOf('projectGroupId')} as id, c.code as category, count(*)::integer as total,
          ${momentSql('min', columnOf('startDate'))} as "from", ${momentSql('max', columnOf('dueDateEnd'))} as "to"
        from ${model.table} t
        join statuses s on s.agency_id = t.agency_id and s.id = ${columnOf('statusId')}
        join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
        where ${where} group by 1, 2`,
      values: values.list,
    });
    for (const row of rows) byGroup.set(row.id, [...(byGroup.get(row.id) ?? []), row]);
  }
  const { open = [] } = engine.registry.get(task.name).list;
  return (group) => {
    const rows = byGroup.get(group) ?? [];
    const sum = (of: readonly Row[]) => of.reduce((all, { total }) => all + total, 0);
    return {
      taskNumber: sum(rows),
      openTaskNumber: sum(rows.filter(({ category }) => open.includes(category))),
      ...(view === 'BOARD' && { categories: Object.fromEntries(rows.map(({ category, total }) => [category, total])) }),
      ...(view === 'TIMELINE' && {
        from: momentOf(
          rows.map((row) => row.from),
          Math.min,
        ),
        to: momentOf(
          rows.map((row) => row.to),
          Math.max,
        ),
      }),
    };
  };
}
