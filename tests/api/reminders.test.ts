import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { instantAt, startOfDay } from '../../schema/rules/dates.ts';
import { notifyExpiringHolds } from '../../server/areas/work/holds/expiring.ts';
import { notifyDueReminders } from '../../server/areas/tasks/reminders/dueReminders.ts';
import { insertMany } from '../../server/engine/many/insertMany.ts';
import type { Json } from '../support/app.ts';
import { openAnother } from '../support/messages.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Reminders of tasks (AB 3, AB 9): when they come, to whom, and how often. */
let shop: Workshop;

const hour = 3_600_000;
const minute = 60_000;
const zone = 'Australia/Sydney';

const staffOf = (as: PrincipalName) => shop.house.of(as).actor?.staffId ?? '';
/** Time that has passed for the sweeps alone: sessions end with the server's own clock. */
let passed = 0;
const now = () => shop.test.now() + passed;
const sweep = () => notifyDueReminders({ ...shop.test.app.engine, clock: now }, shop.house.agencyId);
const pass = (time: number) => {
  passed += time;
};
const at = (moment: number) => ({ dueDate: moment, dueDateTimeZone: zone });
const make = async (body: Record<string, unknown>, as: PrincipalName = 'agency') =>
  (await shop.make('task', { assigneeId: staffOf('viewAll'), ...body }, as)) as Json;
/** Names of the tasks of which somebody was reminded, the newest first. */
async function reminded(as: PrincipalName): Promise<readonly string[]> {
  const { token } = shop.house.of(as);
  const { data } = await shop.test.ask({
    method: 'POST',
    path: '/client/v1/notifications/list',
    token,
    body: { pageSize: 100 },
  });
  const rows = data.data as readonly Json[];
  return rows.filter(({ events }) => events.at(-1).kind === 'REMINDER').map(({ record }) => record.displayName);
}

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll', 'viewAll', 'viewAssigned']);
});
beforeEach(async () => {
  passed = 0;
  await shop.test.pools.owner.query('delete from notification');
  await shop.test.pools.owner.query('update tasks set deleted_at = now() where deleted_at is null');
});
afterAll(() => shop.close());

describe('a reminder', () => {
  it('comes an hour before the task, unless it says otherwise', async () => {
    const due = now() + 2 * hour;
    await make({ summary: 'Hour', ...at(due) });
    await make({ summary: 'Quarter', ...at(due), reminder: 'FIFTEEN_MINUTES_BEFORE' });
    await make({ summary: 'Never', ...at(due), reminder: 'NO_REMINDER' });
    await make({ summary: 'Custom', ...at(due), reminder: 'CUSTOM', reminderAmount: 90, reminderUnit: 'MINUTES' });
    await sweep();
    expect(await reminded('viewAll')).toEqual([]);
    pass(30 * minute);
    await sweep();
    expect(await reminded('viewAll')).toEqual(['Custom']);
    pass(30 * minute);
    expect(await sweep()).toBe(1);
    expect(await reminded('viewAll')).toEqual(['Hour', 'Custom']);
    pass(45 * minute);
    await sweep();
    expect(await sweep()).toBe(0);
    expect(await reminded('viewAll')).toEqual(['Quarter', 'Hour', 'Custom']);
  });

  it('counts from the start, and on a whole day from nine o’clock there', async () => {
    const day = '2027-04-06';
    const start = instantAt(day, '14:00', zone);
    await make({ summary: 'Start', startDate: start, startDateTimeZone: zone, ...at(start + 5 * hour) });
    await make({ summary: 'Day', dueDate: startOfDay(day, zone), dueDateTimeZone: zone, dueDateIsAllDay: true });
    // The clocks go back between the two: a day before is the same time of the day.
    const afterChange = instantAt('2027-04-04', '15:00', zone);
    await make({ summary: 'Day before', ...at(afterChange), reminder: 'ONE_DAY_BEFORE' });
    const moments = async (name: string) => {
      const { rows } = await shop.test.pools.owner.query<{ at: Date }>(
        `select n.at from notification n join record r on r.id = n.record_id where r.label = $1 and n.once is not null`,
        [name],
      );
      return rows.map((row) => new Date(row.at).getTime());
    };
    pass(instantAt('2027-04-03', '15:00', zone) - now());
    await sweep();
    expect(await moments('Day before')).toEqual([instantAt('2027-04-03', '15:00', zone)]);
    pass(instantAt(day, '13:00', zone) - now());
    await sweep();
    expect(await moments('Start')).toEqual([start - hour]);
    expect(await moments('Day')).toEqual([instantAt(day, '08:00', zone)]);
  });

  it('comes to assignee and collaborators, else to the creator, of what is still to be done', async () => {
    const due = { ...at(now() + hour) };
    await make({ summary: 'Ours', ...due, collaboratorIds: [staffOf('viewAssigned')] });
    await make({ summary: 'Mine', ...due, assigneeId: null }, 'editAll');
    const done = await make({ summary: 'Done', ...due });
    await shop.test.ask({
      method: 'PUT',
      path: `/client/v1/tasks/complete/${done.id}`,
      token: shop.house.of('agency').token,
      body: {},
    });
    const gone = await make({ summary: 'Gone', ...due });
    await shop.call('task', 'delete', { id: gone.id });
    expect(await sweep()).toBe(3);
    expect(await reminded('viewAll')).toEqual(['Ours']);
    expect(await reminded('viewAssigned')).toEqual(['Ours']);
    expect(await reminded('editAll')).toEqual(['Mine']);
  });

  it('comes again for another moment only', async () => {
    const { id } = await make({ summary: 'Moved', ...at(now() + hour) });
    await sweep();
    await shop.call('task', 'update', { id, given: { summary: 'Moved once' } });
    expect(await sweep()).toBe(0);
    await shop.call('task', 'update', { id, given: at(now() + 2 * hour) });
    expect(await sweep()).toBe(0);
    pass(hour);
    expect(await sweep()).toBe(1);
  });

  it('is late by a day at most, and then in order', async () => {
    const begun = now();
    await make({ summary: 'Second', ...at(begun + 10 * hour) });
    await make({ summary: 'First', ...at(begun + 5 * hour) });
    await make({ summary: 'Too old', ...at(begun + hour) });
    pass(24.5 * hour);
    expect(await sweep()).toBe(2);
    expect(await reminded('viewAll')).toEqual(['Second', 'First']);
  });

  it('comes once, though two servers do it at once', async () => {
    for (let index = 0; index < 20; index += 1) await make({ summary: `No. ${index}`, ...at(now() + hour) });
    const other = await openAnother(shop.test);
    const counts = await Promise.all([
      sweep(),
      notifyDueReminders({ ...other.app.engine, clock: now }, shop.house.agencyId),
      sweep(),
      notifyDueReminders({ ...other.app.engine, clock: now }, shop.house.agencyId),
    ]);
    expect(counts.reduce((sum, one) => sum + one, 0)).toBe(20);
    await other.close();
  });
});

it.each([
  [{ reminder: 'CUSTOM', reminderAmount: null }, 'reminderAmount'],
  [{ reminder: 'CUSTOM', reminderUnit: 'YEARS' }, 'reminderUnit'],
  [{ reminder: 'CUSTOM', reminderAmount: -5, reminderUnit: 'DAYS' }, 'reminderAmount'],
  [{ reminder: 'CUSTOM', reminderAmount: 100, reminderUnit: 'DAYS' }, 'reminderAmount'],
  [{ reminder: 'LATER' }, 'reminder'],
])('refuses %j', async (body, field) => {
  const { status, text } = await shop.call('task', 'create', { given: { summary: 'x', ...body } });
  expect(status).toBe(400);
  expect(text).toContain(`"${field}"`);
});

it('tells the maker of a hold, and the lead of its event, a day before it expires, once', async () => {
  const talent = await shop.make('talent', { displayName: 'Ida' });
  const event = await shop.make('event', { summary: 'Show', leadId: staffOf('viewAll') });
  const held = (name: string, expiresAt: number, day: string) =>
    shop.make('hold', { label: name, talentId: talent.id, day, expiresAt, eventId: event.id }, 'editAll');
  await held('Long', now() + 48 * hour, '2027-06-01');
  await held('Short', now() + 5 * hour, '2027-06-02');
  const look = () => notifyExpiringHolds({ ...shop.test.app.engine, clock: now }, shop.house.agencyId);
  expect(await look()).toBe(0);
  pass(25 * hour);
  expect(await look()).toBe(2);
  expect(await look()).toBe(0);
  const { rows } = await shop.test.pools.owner.query<{ staff_id: string; label: string }>(
    `select n.staff_id, r.label from notification n join record r on r.id = n.record_id where n.once is not null`,
  );
  expect(rows.map(({ label }) => label)).toEqual(['Long', 'Long']);
  expect(rows.map((row) => row.staff_id).toSorted()).toEqual([staffOf('editAll'), staffOf('viewAll')].toSorted());
});

it('tells each of 1,000 reminders of one minute once, although their write is killed in the middle', async () => {
  const { engine } = shop.test.app;
  const bodies = Array.from({ length: 1000 }, (_, index) => ({
    summary: `Many ${index}`,
    assigneeId: staffOf('viewAll'),
    ...at(now() + hour),
  }));
  await insertMany(engine, shop.house.of('agency').actor!, 'task', bodies);
  pass(minute);
  const { owner } = shop.test.pools;
  const countOf = async () => {
    const { rows } = await owner.query<{ rows: number; tasks: number }>(
      'select count(*)::integer as rows, count(distinct record_id)::integer as tasks from notification where once is not null',
    );
    return rows[0];
  };

  // The write waits for this lock, so that it is killed while it is under way.
  const holder = await owner.connect();
  await holder.query('begin');
  await holder.query('lock table notification in exclusive mode');
  const killed = sweep().then(
    () => 'written',
    () => 'killed',
  );
  const waiting = async () => {
    const { rows } = await owner.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query like 'with due as%'`,
    );
    return rows.map(({ pid }) => pid);
  };
  await expect.poll(waiting, { timeout: 10_000 }).toHaveLength(1);
  await owner.query('select pg_terminate_backend($1)', await waiting());
  expect(await killed).toBe('killed');
  await holder.query('rollback');
  holder.release();
  expect(await countOf()).toEqual({ rows: 0, tasks: 0 });

  const written = await Promise.all([sweep(), sweep()]);
  expect(written.reduce((sum, one) => sum + one, 0)).toBe(1000);
  expect(await countOf()).toEqual({ rows: 1000, tasks: 1000 });
  expect(await sweep()).toBe(0);
});
