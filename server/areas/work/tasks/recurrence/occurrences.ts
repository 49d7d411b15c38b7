import type { Actor } from '../../../../../schema/access/access.ts';
import type { Connection } from '../../../../database/pools.ts';
import { agencyOf } from '../../../../engine/agency.ts';
import type { Pattern } from './walls.ts';

/** The place of a task in its series. */
export interface Place {
  readonly taskId: string;
  readonly day: string;
}

/** Puts tasks into a series, in their order from a position on. A task that is in one already leaves that one. */
export async function putPlaces(
  connection: Connection,
  actor: Actor,
  series: string,
  places: readonly Place[],
  pattern: Pattern,
  from = 0,
): Promise<void> {
  await connection.query({
    text: `insert into task_occurrence (agency_id, task_id, series_id, position, day, start_time, due_time)
      select $1, w.task_id, $2, w.position + $7 - 1, w.day, $5, $6
      from unnest($3::uuid[], $4::date[]) with ordinality w(task_id, day, position)
      on conflict (agency_id, task_id) do update set series_id = excluded.series_id, position = excluded.position,
        day = excluded.day, start_time = excluded.start_time, due_time = excluded.due_time, is_dropped = false`,
    values: [
      agencyOf(actor),
      series,
      places.map(({ taskId }) => taskId),
      places.map(({ day }) => day),
      pattern.startDate?.time ?? null,
      pattern.dueDate?.time ?? null,
      from,
    ],
  });
}

/** Does a series have a task besides this one? */
export async function hasOthers(connection: Connection, actor: Actor, series: string, id: string): Promise<boolean> {
  const { count } = await connection.query({
    text: `select from task_occurrence o join tasks t on t.agency_id = o.agency_id and t.id = o.task_id
      where o.agency_id = $1 and o.series_id = $2 and o.task_id <> $3 and t.deleted_at is null
        and t.recurrence_id = $2::text limit 1`,
    values: [agencyOf(actor), series, id],
  });
  return count > 0;
}
