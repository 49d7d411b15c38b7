import type { Actor } from '../../../../schema/access/access.ts';
import { can, canField } from '../../../../schema/access/can.ts';
import type { ProjectReport, ProjectReportRow } from '../../../../schema/areas/work/calls/projectFigures.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import { fromMinorUnits } from '../../../../schema/rules/money.ts';
import type { Engine } from '../../../engine/engine.ts';
import { conditionsOf } from '../../../engine/filters/conditions.ts';
import { listParts } from '../../../engine/reading/list.ts';
import { groupsOfProject } from './groups.ts';
import { namesOf } from './people.ts';
import { dueFilters } from './taskFigures.ts';

type Money = NonNullable<ProjectReportRow['money']>;
const amounts = ['cost', 'extra', 'sale'] as const;

/** Numbers of tasks. */
interface Numbers {
  readonly all: number;
  readonly open: number;
  readonly completed: number;
  readonly overdue: number;
}

interface Counted extends Numbers {
  readonly group: string | null;
  readonly person: string | null;
}

interface Summed {
  readonly group: string | null;
  readonly person: string | null;
  readonly name: (typeof amounts)[number];
  readonly currency: string;
  readonly minor: string;
}

/** Returns sums per currency, each currency once and in order. */
function moneyOf(rows: readonly Summed[]): Money {
  const of = (name: (typeof amounts)[number]) => {
    const sums = new Map<string, bigint>();
    for (const row of rows.filter((one) => one.name === name))
      sums.set(row.currency, (sums.get(row.currency) ?? 0n) + BigInt(row.minor));
    return [...sums].toSorted().map(([currency, minor]) => ({ currency, amount: fromMinorUnits(minor, currency) }));
  };
  return { cost: of('cost'), extra: of('extra'), sale: of('sale') };
}

/** Reads the tasks of a project by group and person, as far as the actor may read them; money with the right on it alone. */
export async function readReport(engine: Engine, actor: Actor, id: string): Promise<ProjectReport> {
  const ofProject = { linkToIds: [id] };
  if (can(actor, 'read', task.name, engine.registry) === 'no') {
    const none = { total: 0, filters: null };
    return { rows: [], total: { all: none, open: none, completed: none, overdue: none } };
  }
  const overdue = dueFilters(engine, actor, 'overdueTasks');
  const open = { categoryCodes: overdue['categoryCodes'] };
  const completed = { categoryCodes: ['COMPLETED'] };
  const read = async <Row extends object>(
    columns: (where: (filters: object) => string, column: (key: string) => string) => string,
    { and = 'true', by }: { readonly and?: string; readonly by: string },
  ) => {
    const { model, values, where } = listParts(engine, actor, task.name, { filters: ofProject, fields: ['id'] });
    const condition = (filters: object) =>
      conditionsOf(model, filters as Readonly<Record<string, unknown>>, actor, values).join(' and ');
    const column = (key: string) => `t.${model.columns.find(({ spec }) => spec.key === key)?.column ?? 'id'}`;
    const keys = `${column('projectGroupId')} as "group", ${column('assigneeId')} as "person"`;
    const { rows } = await engine.database.query<Row>(actor.agencyId, {
      text: `select ${keys}, ${columns(condition, column)} from ${model.table} t where ${where} and ${and} group by ${by}`,
      values: values.list,
    });
    return rows;
  };
  const counted = await read<Counted>(
    (where) =>
      `count(*)::integer as "all", ${Object.entries({ open, completed, overdue })
        .map(([name, filters]) => `count(*) filter (where ${where(filters)})::integer as "${name}"`)
        .join(', ')}`,
    { by: '1, 2' },
  );
  const seen = amounts.filter((name) => canField(actor, task.fields[name].access) !== 'none');
  const summed: Summed[] = [];
  for (const name of seen)
    summed.push(
      ...(await read<Summed>(
        (_where, column) =>
          `'${name}' as name, ${column(`${name}Currency`)} as currency, sum(${column(name)})::text as minor`,
        { and: `t.${name} is not null`, by: '1, 2, 4' },
      )),
    );
  const ids = counted.flatMap(({ group, person }) => [group, person]).filter((one) => one !== null);
  const names = await namesOf(engine, actor, ids);
  const groups = await groupsOfProject(engine, actor, id);
  const places = new Map(groups.map((one, index) => [one.id, index]));
  const placeOf = ({ group }: Counted) => (group === null ? Infinity : (places.get(group) ?? Infinity));
  const nameOf = (one: string | null) => (one === null ? null : (names.get(one) ?? null));
  const figuresOf = (own: object, numbers: Numbers) => {
    const figure = (total: number, more: object) => ({ total, filters: { ...own, ...more } });
    return {
      all: figure(numbers.all, {}),
      open: figure(numbers.open, open),
      completed: figure(numbers.completed, completed),
      overdue: figure(numbers.overdue, overdue),
    };
  };
  const rows = counted.map((row): ProjectReportRow => {
    const { group, person } = row;
    const empty = [...(group === null ? ['projectGroup'] : []), ...(person === null ? ['assignee'] : [])];
    const own = {
      ...ofProject,
      ...(group !== null && { projectGroupIds: [group] }),
      ...(person !== null && { assigneeIds: [person] }),
      ...(empty.length > 0 && { empty }),
    };
    const money = moneyOf(summed.filter((one) => one.group === group && one.person === person));
    return {
      group: nameOf(group),
      person: nameOf(person),
      ...figuresOf(own, row),
      ...(seen.length > 0 && { money }),
    };
  });
  const order = new Map(rows.map((row, index) => [row, counted[index]]));
  const sorted = rows.toSorted((one, other) => {
    const [mine, theirs] = [order.get(one), order.get(other)];
    const [place, place2] = [mine ? placeOf(mine) : 0, theirs ? placeOf(theirs) : 0];
    if (place !== place2) return place < place2 ? -1 : 1;
    if (!one.person || !other.person) return Number(!one.person) - Number(!other.person);
    return one.person.displayName.localeCompare(other.person.displayName);
  });
  const sumOf = (name: keyof Numbers) => counted.reduce((sum, row) => sum + row[name], 0);
  const sums = { all: sumOf('all'), open: sumOf('open'), completed: sumOf('completed'), overdue: sumOf('overdue') };
  return { rows: sorted, total: figuresOf(ofProject, sums), ...(seen.length > 0 && { money: moneyOf(summed) }) };
}
