import type { Actor } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import type { ProjectDashboard } from '../../../../schema/areas/work/calls/projectFigures.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import { rangeOfPreset, type DatePreset } from '../../../../schema/rules/ranges.ts';
import { statusCategories } from '../../../../schema/rules/statuses.ts';
import type { Engine } from '../../../engine/engine.ts';
import { conditionsOf } from '../../../engine/filters/conditions.ts';
import { listParts } from '../../../engine/reading/list.ts';
import { taskNumbers } from '../../../engine/reading/taskNumbers.ts';
import { peopleOf } from './people.ts';

/** The filters of tasks that are due as a preset says, by the actor's clock. */
export function dueFilters(engine: Engine, actor: Actor, preset: DatePreset): Readonly<Record<string, unknown>> {
  const { from, to } = rangeOfPreset(preset, { clock: engine.clock, zone: actor.timeZone });
  const { open = [] } = engine.registry.get(task.name).list;
  return { ...(from !== null && { fromDate: from }), ...(to !== null && { toDate: to }), categoryCodes: open };
}

/**
 * Returns the numbers of a project's tasks that the actor may read: by category, overdue, due within three days, and by
 * person; undefined without a right on tasks.
 * @param team ids of the project's staff, who are named with or without tasks
 */
export async function taskFigures(
  engine: Engine,
  actor: Actor,
  id: string,
  team: readonly string[],
): Promise<ProjectDashboard['tasks']> {
  if (can(actor, 'read', task.name, engine.registry) === 'no') return undefined;
  const ofProject = { linkToIds: [id] };
  const [overdue, dueSoon] = [
    dueFilters(engine, actor, 'overdueTasks'),
    dueFilters(engine, actor, 'dueWithin3DayTasks'),
  ];
  const { model, values, where } = listParts(engine, actor, task.name, { filters: ofProject, fields: ['id'] });
  const counted = (filters: Readonly<Record<string, unknown>>) =>
    `count(*) filter (where ${conditionsOf(model, filters, actor, values).join(' and ')})::integer`;
  const { rows } = await engine.database.query<Readonly<Record<string, number>>>(actor.agencyId, {
    text: `select count(*)::integer as "all", ${counted(overdue)} as "overdue", ${counted(dueSoon)} as "dueSoon",
        ${Object.keys(statusCategories.TASK)
          .map((code) => `${counted({ categoryCodes: [code] })} as "${code}"`)
          .join(', ')}
      from ${model.table} t where ${where}`,
    values: values.list,
  });
  const [numbers = {}] = rows;
  const figure = (name: string, filters: Readonly<Record<string, unknown>> = {}) => ({
    total: numbers[name] ?? 0,
    filters: { ...ofProject, ...filters },
  });
  const people = await peopleOf(engine, actor, id, team);
  const byPerson = await taskNumbers(
    engine,
    actor,
    ofProject,
    people.map((one) => one.id),
  );
  const open = { categoryCodes: overdue['categoryCodes'] };
  return {
    all: figure('all'),
    categories: Object.keys(statusCategories.TASK).map((code) => ({
      code,
      ...figure(code, { categoryCodes: [code] }),
    })),
    overdue: figure('overdue', overdue),
    dueSoon: figure('dueSoon', dueSoon),
    people: people.map((of) => {
      const own = byPerson?.get(of.id);
      const theirs = { ...ofProject, staffIds: [of.id] };
      return {
        of,
        outstanding: { total: Number(own?.outstandingTaskNumber ?? 0), filters: { ...theirs, ...open } },
        dueSoon: { total: Number(own?.dueInTaskNumber ?? 0), filters: { ...theirs, ...dueSoon } },
        overdue: { total: Number(own?.overDueTaskNumber ?? 0), filters: { ...theirs, ...overdue } },
      };
    }),
  };
}
