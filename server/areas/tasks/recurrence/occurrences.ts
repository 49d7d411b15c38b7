import type { Actor } from '../../../../schema/access/access.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Times } from './walls.ts';

/** The place of a task in its series: its day, and the times that it has on days whose clocks have them. */
export interface Place extends Times {
  readonly taskId: string;
  readonly day: string;
}

/** A task of a series, or a place that it leaves free. */
export interface Member extends Place {
  readonly position: number;
  /** The versions of the task that were written for the series. */
  readonly commonVersions: readonly number[];
  /** The task was deleted, or has left the series: its place stays free. */
  readonly isGone: boolean;
  readonly isCompleted: boolean;
}

/**
 * Locks a series and its tasks until the transaction ends: whoever changes the series waits, and so does whoever
 * completes one of its tasks meanwhile.
 */
export async function holdSeries(connection: Connection, actor: Actor, series: string): Promise<void> {
  await connection.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`task series ${agencyOf(actor)} ${series}`],
  });
  await connection.query({
    text: `select from tasks t where t.agency_id = $1 and t.id in (select o.task_id from task_occurrence o
      where o.agency_id = $1 and o.series_id = $2) order by t.id for no key update`,
    values: [agencyOf(actor), series],
  });
}

/** Returns the members of a series in the order of its plan. */
export async function membersOf(connection: Connection, actor: Actor, series: string): Promise<readonly Member[]> {
  const { rows } = await connection.query<Member>({
    text: `select o.task_id as "taskId", o.day::text as day, o.start_time as "startTime", o.due_time as "dueTime",
        o.position, o.common_versions as "commonVersions", c.code = 'COMPLETED' as "isCompleted",
        t.deleted_at is not null or t.recurrence_id is null as "isGone"
      from task_occurrence o join tasks t on t.agency_id = o.agency_id and t.id = o.task_id
      join statuses s on s.agency_id = t.agency_id and s.id = t.status_id
      join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
      where o.agency_id = $1 and o.series_id = $2 and not (o.is_dropped and t.deleted_at is not null)
      order by o.position, o.task_id`,
    values: [agencyOf(actor), series],
  });
  return rows;
}

/** Returns the tasks of a task's series that are neither done nor gone; none of a task that is in no series. */
export async function openTasks(connection: Connection, actor: Actor, id: string): Promise<readonly string[]> {
  const { rows } = await connection.query<{ series: string }>({
    text: 'select series_id as series from task_occurrence where agency_id = $1 and task_id = $2',
    values: [agencyOf(actor), id],
  });
  const members = rows[0] ? await membersOf(connection, actor, rows[0].series) : [];
  return members.filter(({ isGone, isCompleted }) => !isGone && !isCompleted).map(({ taskId }) => taskId);
}

/** Does a series have a task besides this one? */
export async function hasOthers(connection: Connection, actor: Actor, series: string, id: string): Promise<boolean> {
  const { count } = await connection.query({
    text: `select from task_occurrence o join tasks t on t.agency_id = o.agency_id and t.id = o.task_id
      where o.agency_id = $1 and o.series_id = $2 and o.task_id <> $3 and t.deleted_at is null
        and t.recurrence_id is not null limit 1`,
    values: [agencyOf(actor), series, id],
  });
  return count > 0;
}

/** Puts tasks into a series, in their order. A task that is in one already leaves that place. */
export async function putPlaces(
  connection: Connection,
  actor: Actor,
  series: string,
  places: readonly Place[],
): Promise<void> {
  await connection.query({
    text: `insert into task_occurrence (agency_id, task_id, series_id, position, day, start_time, due_time)
      select $1, w.task_id, $2, w.position - 1, w.day, w.start_time, w.due_time
      from unnest($3::uuid[], $4::date[], $5::text[], $6::text[])
        with ordinality w(task_id, day, start_time, due_time, position)
      on conflict (agency_id, task_id) do update set series_id = excluded.series_id, position = excluded.position,
        day = excluded.day, start_time = excluded.start_time, due_time = excluded.due_time, is_dropped = false`,
    values: [agencyOf(actor), series, ...columnsOf(places)],
  });
}

/** Moves the places of tasks within their series, which keeps their order. */
export async function movePlaces(connection: Connection, actor: Actor, places: readonly Place[]): Promise<void> {
  await connection.query({
    text: `update task_occurrence o set day = w.day, start_time = w.start_time, due_time = w.due_time
      from unnest($2::uuid[], $3::date[], $4::text[], $5::text[]) w(task_id, day, start_time, due_time)
      where o.agency_id = $1 and o.task_id = w.task_id`,
    values: [agencyOf(actor), ...columnsOf(places)],
  });
}

/** Gives up the places of tasks that are deleted with a change of the plan. */
export async function dropPlaces(connection: Connection, actor: Actor, ids: readonly string[]): Promise<void> {
  await connection.query({
    text: 'update task_occurrence set is_dropped = true where agency_id = $1 and task_id = any($2::uuid[])',
    values: [agencyOf(actor), ids],
  });
}

/** Keeps that these versions of tasks were written for their series. */
export async function keepCommon(
  connection: Connection,
  actor: Actor,
  versions: ReadonlyMap<string, number>,
): Promise<void> {
  await connection.query({
    text: `update task_occurrence o set common_versions = o.common_versions || to_jsonb(w.version)
      from unnest($2::uuid[], $3::integer[]) w(task_id, version)
      where o.agency_id = $1 and o.task_id = w.task_id`,
    values: [agencyOf(actor), [...versions.keys()], [...versions.values()]],
  });
}

const columnsOf = (places: readonly Place[]) => [
  places.map(({ taskId }) => taskId),
  places.map(({ day }) => day),
  places.map(({ startTime }) => startTime),
  places.map(({ dueTime }) => dueTime),
];
