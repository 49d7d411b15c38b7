import { v7 } from 'uuid';
import { systemActor } from '../../schema/access/access.ts';
import { addToDay, instantAt } from '../../schema/rules/dates.ts';
import { seedAgency } from '../../server/areas/operators/agencies/agencySeeds.ts';
import { makeSeries } from '../../server/areas/tasks/recurrence/series.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { openServer } from '../database.ts';
import { atMost, inMilliseconds, type Say, type Topic } from '../figures.ts';
import { openSide } from '../scale/side.ts';
import { inTurns } from '../turns.ts';
import { measureBoard } from './board.ts';

const agencyId = '01940000-0000-7000-8000-000000000001';
const agency = { agencyId, talents: 1_000, notes: 0, assigned: 10 };
const zone = 'Australia/Sydney';
const first = '2027-01-04';
const long = 1_365;
const usual = 365;

/**
 * The same rows by hand, in one statement. $1 agency, $2 ids, $3 moments, $4 status, $5 now, $6 account, $7 ids of the
 * history, $8 changes, $9 days, $10 rule.
 */
const byHand = `with w as (
    select * from unnest($2::uuid[], $3::timestamptz[], $7::uuid[], $8::jsonb[], $9::date[])
      with ordinality w(id, start_date, history_id, changes, day, position)
  ), made as (
    insert into record (agency_id, id, kind, label) select $1::uuid, id, 'task', 'Royalty statement' from w returning id
  ), changed as (
    insert into tasks (agency_id, id, created_at, created_by, updated_at, summary, status_id, priority_level,
      start_date, start_date_time_zone, start_date_is_all_day, start_date_end, recurrence_setting, recurrence_id)
    select $1::uuid, id, $5::timestamptz, $6::uuid, $5::timestamptz, 'Royalty statement', $4::uuid, 'MEDIUM',
      start_date, '${zone}', false, start_date, $10, ($2::uuid[])[1]::text from w returning id
  ), told as (
    insert into history (agency_id, id, record_id, at, account_id, staff_id, action, version, changes)
    select $1::uuid, w.history_id, changed.id, $5::timestamptz, $6::uuid, null, 'create', 1, w.changes
    from changed join w using (id)
  ), placed as (
    insert into task_occurrence (agency_id, task_id, series_id, position, day, start_time)
    select $1::uuid, changed.id, ($2::uuid[])[1], w.position - 1, w.day, '10:00:00.000' from changed join w using (id)
  )
  select put_search_text(id, 'task', 'royalty statement', 'royalty statement', 'royalty statement') from changed`;

/** Creates series of tasks, compared with one hand-written statement that inserts the same rows; then reads boards. */
export async function measureSeries(say: Say): Promise<readonly Topic[]> {
  const server = await openServer();
  try {
    const side = await openSide(server.url, [agency]);
    const { engine } = side;
    makeSeries(engine);
    await seedAgency(engine, systemActor(agencyId));
    const actor = side.actorOf({ levels: null, staff: null });
    const start = { startDate: instantAt(first, '10:00', zone), startDateTimeZone: zone };
    const ruleOf = (count: number) => ({ repeat: 'DAILY', end: { type: 'AFTER', count } });
    const create = (count: number) => {
      const body = { summary: 'Royalty statement', ...start, recurrenceSetting: ruleOf(count) };
      return createRecord(engine, actor, 'task', body);
    };
    const { record } = await create(1);
    const { rows } = await engine.database.query<{ changes: unknown }>(agencyId, {
      text: 'select changes from history where agency_id = $1 and record_id = $2',
      values: [agencyId, record.id],
    });
    const changes = JSON.stringify(rows[0]?.changes);
    const rule = JSON.stringify(record['recurrenceSetting']);
    const insert = (count: number) => {
      const days = Array.from({ length: count }, (_, index) => addToDay(first, index));
      const ids = days.map(() => v7());
      const moments = days.map((day) => new Date(instantAt(day, '10:00', zone)).toISOString());
      const given = [agencyId, ids, moments, record['statusId'], new Date().toISOString(), actor.accountId];
      const values = [...given, days.map(() => v7()), days.map(() => changes), days, rule];
      return engine.database.query(agencyId, { text: byHand, values });
    };
    say('measuring series and boards');
    await engine.database.query(agencyId, { text: 'select 1', values: [] });
    const things = [() => insert(usual), () => create(usual), () => create(long)];
    const [hand = 0, series = 0, longest = 0] = await inTurns(things, { turns: 11, patience: 60_000 });
    const boards = await measureBoard(side, actor, agencyId);
    await side.close();
    return [
      {
        title: 'Series of tasks',
        about: 'A task that repeats daily is created with all others of its series, and answered.',
        sides: ['compared with', 'series'],
        figures: [
          {
            what: `${usual} tasks, compared with one hand-written statement that inserts the same rows`,
            sides: [inMilliseconds(hand), inMilliseconds(series)],
            ratio: series / hand,
            target: atMost(4),
          },
          {
            what: `${long} tasks, compared with ${usual}`,
            sides: [inMilliseconds(series), inMilliseconds(longest)],
            ratio: longest / series,
            target: atMost(4.5),
          },
        ],
      },
      boards,
    ];
  } finally {
    await server.stop();
  }
}
