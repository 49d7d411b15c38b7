import { calendarSql } from '../../../../schema/language/effects/calendar.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import { task } from '../../../../schema/areas/tasks/entities/task.ts';
import {
  longestReminder,
  reminderPatience,
  reminderSpans,
  wholeDayHour,
  type ReminderUnit,
} from '../../../../schema/rules/reminders.ts';
import type { Engine } from '../../../engine/engine.ts';

/** The unit of an interval in SQL. */
const sqlUnits: Readonly<Record<ReminderUnit, string>> = { MINUTES: 'minutes', HOURS: 'hours', DAYS: 'days' };

/** SQL of the span between a reminder and its task, which counts days by the calendar of the task's zone. */
function spanSql(): string {
  const stock = Object.entries(reminderSpans).flatMap(([name, span]) =>
    span === null ? [] : [`when '${name}' then interval '${span[0]} ${sqlUnits[span[1]]}'`],
  );
  const custom = Object.entries(sqlUnits).map(
    ([unit, name]) => `when '${unit}' then interval '1 ${name.slice(0, -1)}'`,
  );
  return `case t.reminder ${stock.join(' ')}
    when 'CUSTOM' then t.reminder_amount * case t.reminder_unit ${custom.join(' ')} end end`;
}

/** SQL of the moment of a reminder: before the start of its task, else before its due date; a whole day begins at 09:00. */
function momentSql(): string {
  const zone = `coalesce(case when t.start_date is null then t.due_date_time_zone else t.start_date_time_zone end, 'UTC')`;
  const day = 'case when t.start_date is null then t.due_date_day else t.start_date_day end';
  const begin = 'coalesce(t.start_date, t.due_date)';
  const local = `coalesce((${day}) + time '0${wholeDayHour}:00', ${begin} at time zone ${zone})`;
  // Hours are those of a clock that runs on; days are those of the calendar, at the same time of the day.
  const isDays = `(t.reminder = 'ONE_DAY_BEFORE' or (t.reminder = 'CUSTOM' and t.reminder_unit = 'DAYS'))`;
  return `case when ${isDays} then (${local} - (${spanSql()})) at time zone ${zone}
    else ((${local}) at time zone ${zone}) - (${spanSql()}) end`;
}

/**
 * Notifies the people of an agency's tasks of the reminders that are due: the assignee and the collaborators, or else the
 * creator; each once for a moment, whichever server does it, and in the order of their moments after an outage of up to 24
 * hours. Nobody is reminded of completed or deleted tasks. Returns the number of notifications.
 */
export async function notifyDueReminders(engine: Engine, agencyId: string): Promise<number> {
  const sql = calendarSql(task as unknown as AnyEntity, 't.');
  if (!sql?.isShort) throw new Error('tasks have no place in the calendar');
  const now = new Date(engine.clock()).toISOString();
  // Tasks begin at most so long after their reminders, and a whole day begins up to 9 hours before its reminder.
  const window = (most: string) => `${sql.begin} > $2::timestamptz - interval '${reminderPatience + 24} hours'
    and ${sql.begin} < $2::timestamptz + interval '${most}'`;
  const near = `t.reminder <> 'CUSTOM' and ${window('3 days')}`;
  const far = `t.reminder = 'CUSTOM' and ${window(`${longestReminder + 2} days`)}`;
  const open = `t.agency_id = $1 and t.deleted_at is null and t.reminder <> 'NO_REMINDER'`;
  const due = [near, far]
    .flatMap((found) => [sql.isShort, `not (${sql.isShort})`].map((length) => `${open} and ${length} and ${found}`))
    .map((where) => `select t.*, ${momentSql()} as moment from ${task.table} t where ${where}`);
  const { rows } = await engine.database.query<{ count: number }>(agencyId, {
    text: `with due as (
        select d.id, d.moment, d.assignee_id, d.creator_id from (${due.join(' union all ')}) d
        join statuses s on s.agency_id = d.agency_id and s.id = d.status_id
        join status_categories c on c.agency_id = s.agency_id and c.id = s.category_id
        where c.code <> 'COMPLETED' and d.moment <= $2::timestamptz
          and d.moment > $2::timestamptz - interval '${reminderPatience} hours'),
      asked as (
        select due.id, due.moment, due.assignee_id as staff_id from due where due.assignee_id is not null
        union select due.id, due.moment, l.target_id from due
          join ${task.table}_collaborators l on l.agency_id = $1 and l.owner_id = due.id),
      people as (
        select * from asked
        union select due.id, due.moment, due.creator_id from due
          where due.creator_id is not null and not exists (select from asked where asked.id = due.id)),
      made as (
        insert into notification (agency_id, id, staff_id, record_id, events, created_at, at, once)
        select $1, gen_random_uuid(), p.staff_id, p.id,
          jsonb_build_array(jsonb_build_object('kind', 'REMINDER', 'at', (extract(epoch from p.moment) * 1000)::bigint)),
          $2::timestamptz, p.moment, 'reminder/' || p.id || '/' || (extract(epoch from p.moment) * 1000)::bigint
        from (select *, row_number() over (order by moment, id, staff_id) as place from people) p
        order by p.place
        on conflict do nothing returning 1)
      select count(*)::integer as count from made`,
    values: [agencyId, now],
  });
  return rows[0]?.count ?? 0;
}
