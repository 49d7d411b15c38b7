import type { Actor } from '../../../schema/access/access.ts';
import { can } from '../../../schema/access/can.ts';
import { task } from '../../../schema/areas/tasks/entities/task.ts';
import { listFiltersOf } from '../../../schema/language/listFilters.ts';
import { rangeOfPreset, type DatePreset } from '../../../schema/rules/ranges.ts';
import type { Engine } from '../engine.ts';
import { conditionsOf } from '../filters/conditions.ts';
import type { Model } from '../model.ts';
import { listParts } from './list.ts';
import { chosenStatementName } from '../statementNames.ts';

/** Numbers of the open tasks of one person (AB 3, staff-in-project row). */
export interface TaskNumbers {
  readonly outstandingTaskNumber: number;
  readonly dueInTaskNumber: number;
  readonly overDueTaskNumber: number;
}

/** The filter of the list of tasks by the people whom they name. */
const peopleFilter = 'staffIds';

/** The people of a task `t`, each once, as a relation in SQL with the column `id`. */
function peopleSql({ entity, columns, links }: Model): string {
  const { fields = [] } = listFiltersOf(entity).find(({ name }) => name === peopleFilter) ?? {};
  const parts = fields.map((field) => {
    const link = links.find((one) => one.field === field);
    if (link) {
      return `select l.${link.item} as id from ${link.table} l where l.agency_id = t.agency_id and l.${link.own} = t.id`;
    }
    const stored = columns.find((one) => one.field === field);
    if (!stored) throw new Error(`tasks keep no '${field}'`);
    return `select t.${stored.column} as id`;
  });
  return parts.join(' union ');
}

/**
 * Counts the open tasks that a filter finds by those of some people who are named on them, in one statement: all, those
 * of the preset `dueWithin3DayTasks`, and those of `overdueTasks`, by the actor's clock. Only tasks that the actor may
 * read count, so each number is that of the actor's list with the same filters. Null if the actor may read none.
 * @returns the numbers by the id of the person; of who has no open task, none
 */
export async function taskNumbers(
  engine: Engine,
  actor: Actor,
  filter: Readonly<Record<string, unknown>>,
  people: readonly string[],
): Promise<ReadonlyMap<string, TaskNumbers> | null> {
  if (can(actor, 'read', task.name, engine.registry) === 'no') return null;
  const { tabs = '', open = [] } = engine.registry.get(task.name).list;
  const filters = { ...filter, [tabs]: open };
  const parts = listParts(engine, actor, task.name, { filters, fields: ['id'] });
  const { model, values, narrowed } = parts;
  const now = engine.clock();
  const within = (preset: DatePreset) => {
    const { from, to } = rangeOfPreset(preset, { clock: () => now, zone: actor.timeZone });
    const bounds = { ...(from !== null && { fromDate: from }), ...(to !== null && { toDate: to }) };
    return conditionsOf(model, bounds, actor, values).join(' and ');
  };
  // The tasks are found by the filter alone: those of the people may be very many.
  const text = `select p.id, count(*) as "outstandingTaskNumber",
        count(*) filter (where ${within('dueWithin3DayTasks')}) as "dueInTaskNumber",
        count(*) filter (where ${within('overdueTasks')}) as "overDueTaskNumber"
      from ${model.table} t cross join lateral (${peopleSql(model)}) p
      where ${narrowed} and p.id = any(${values.add(people)}::uuid[]) group by p.id`;
  const name = chosenStatementName(text);
  const { rows } = await engine.database.query<TaskNumbers & { readonly id: string }>(actor.agencyId, {
    text,
    values: values.list,
    ...(name !== undefined && { name }),
  });
  return new Map(rows.map(({ id, ...numbers }) => [id, numbers]));
}
