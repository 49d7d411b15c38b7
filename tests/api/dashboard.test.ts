import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToDay, instantAt, startOfDay, todayIn } from '../../schema/rules/dates.ts';
import { dashboardTiles } from '../../schema/areas/insight/dashboard.ts';
import type { DashboardTileAnswer } from '../../schema/areas/insight/calls/dashboard.ts';
import { readToday } from '../../server/areas/insight/dashboard/today.ts';
import type { Answer } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The page Today (AB 2): its numbers are those of the lists to which they lead. */
let shop: Workshop;
const people = ['agency', 'editAll', 'viewAll', 'viewAssigned', 'viewAllEditAssigned', 'none', 'otherAgency'] as const;
const zones = ['Pacific/Kiritimati', 'Australia/Sydney', 'America/Los_Angeles'];
const hour = 3_600_000;

const call = (as: PrincipalName, method: 'GET' | 'PUT' | 'POST', path: string, body?: object): Promise<Answer> =>
  shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
const tilesOf = async (as: PrincipalName): Promise<readonly DashboardTileAnswer[]> => {
  const { status, text, data } = await call(as, 'GET', '/client/v1/dashboard');
  expect(status, text).toBe(200);
  return data.tiles;
};
const tile = async (as: PrincipalName, name: string) => (await tilesOf(as)).find((one) => one.name === name);
const staffOf = (as: PrincipalName) => shop.house.of(as).actor?.staffId ?? '';

beforeAll(async () => {
  shop = await openWorkshop([...people]);
  // The dashboard has no right of its own on assigned records alone.
  const levels = `levels || '{"DASHBOARD": ["VIEW_ALL"]}'`;
  await shop.test.pools.owner.query(`update membership set levels = ${levels} where account_id = any($1::uuid[])`, [
    (['viewAssigned', 'viewAllEditAssigned'] as const).map((name) => shop.house.of(name).actor?.accountId),
  ]);
  const now = shop.test.now();
  const today = todayIn('Australia/Sydney', now);
  const due = (moment: number) => ({ dueDate: moment, dueDateTimeZone: 'Australia/Sydney' });
  for (const who of ['editAll', 'viewAssigned'] as const) {
    const assigneeId = staffOf(who);
    await shop.make('task', { summary: 'Late', assigneeId, ...due(now - hour) });
    await shop.make('task', { summary: 'Tonight', assigneeId, ...due(now + hour) });
    await shop.make('task', { summary: 'Next week', assigneeId, ...due(now + 9 * 24 * hour) });
    await shop.make('talent', { displayName: `Talent of ${who}`, assigneeIds: [assigneeId], dob: '1990-11-25' });
  }
  await shop.make('event', {
    summary: 'Show',
    startsAt: instantAt(today, '20:00', 'Australia/Sydney'),
    startsAtTimeZone: 'Australia/Sydney',
  });
  const at = (day: string, time: string) => instantAt(day, time, 'Australia/Sydney');
  for (const [summary, from, to, more] of [
    ['Residency', addToDay(today, -2), addToDay(today, 2)],
    ['Over', addToDay(today, -2), addToDay(today, -1)],
    ['Called off', addToDay(today, -2), addToDay(today, 2), 'cancel'],
  ] as const) {
    const { id, version } = await shop.make('event', {
      summary,
      startsAt: at(from, '09:00'),
      startsAtTimeZone: 'Australia/Sydney',
      endsAt: at(to, '18:00'),
      endsAtTimeZone: 'Australia/Sydney',
    });
    if (more) {
      await call('agency', 'POST', `/client/v1/events/${id}/${more}`, { version });
    }
  }
  await shop.make('contract', { summary: 'Ends soon', endsOn: addToDay(today, 10) });
  await shop.make('contract', { summary: 'Ends later', endsOn: addToDay(today, 40) });
  await shop.make('scout', { displayName: 'New face', status: 0 });
  await shop.make('scout', { displayName: 'Known face', status: 1 });
});
afterAll(() => shop.close());

describe('each number', () => {
  it.each(people.filter((name) => name !== 'none'))('is that of its list, for %s', async (as) => {
    const tiles = await tilesOf(as);
    expect(tiles.length).toBeGreaterThan(0);
    for (const { name, entity, total, filters, rows, hasFailed } of tiles) {
      expect(hasFailed, name).toBe(false);
      if (total !== null) expect(rows.length, name).toBeLessThanOrEqual(total);
      const lists = rows.flatMap(({ list }) => list ?? []);
      for (const one of [...(entity === null ? [] : [{ entity, total, filters }]), ...lists]) {
        const { data, status, text } = await shop.call(one.entity, 'count', { as, given: one.filters });
        expect(status, `${name}: ${text}`).toBe(200);
        expect(data.total, name).toBe(one.total);
      }
    }
  });

  it('counts the work of its reader', async () => {
    for (const who of ['editAll', 'viewAssigned'] as const) {
      expect((await tile(who, 'overdue'))?.total).toBe(1);
      expect((await tile(who, 'dueSoon'))?.total).toBe(1);
      expect((await tile(who, 'waiting'))?.rows.map(({ displayName }) => displayName)).toEqual(['Late', 'Tonight']);
      expect((await tile(who, 'talents'))?.rows.map(({ displayName }) => displayName)).toEqual([`Talent of ${who}`]);
    }
  });

  it('tells who waits for a decision, and who has how many open tasks', async () => {
    // One is of the stock.
    expect((await tile('editAll', 'prospectsPending'))?.total).toBe(2);
    const load = async (as: PrincipalName) =>
      (await tile(as, 'teamLoad'))?.rows.map(({ id, list }) => [id, list?.total]).sort();
    const both = [
      [staffOf('editAll'), 3],
      [staffOf('viewAssigned'), 3],
    ].sort();
    expect(await load('editAll')).toEqual(expect.arrayContaining(both));
    expect(await load('otherAgency')).toEqual([]);
    // Without a right on finance there is no tile of money.
    expect((await tile('viewAll', 'money'))?.hasFailed).toBe(false);
    expect(await tile('viewAssigned', 'money')).toBeUndefined();
    // Who may not read staff is not told of their work.
    expect(await load('viewAssigned')).toBeUndefined();
  });

  it('follows the day of the reader’s zone, at midnight too', async () => {
    const actor = shop.house.of('editAll').actor!;
    const { engine } = shop.test.app;
    for (const timeZone of zones) {
      const today = todayIn(timeZone, shop.test.now());
      for (const now of [startOfDay(today, timeZone), startOfDay(addToDay(today, 1), timeZone) - 1]) {
        const day = todayIn(timeZone, now);
        expect(day).toBe(today);
        const { tiles } = await readToday(
          { ...engine, clock: () => now, today: () => day },
          { ...actor, timeZone },
          shop.test.app.log,
          () => Promise.resolve([]),
        );
        const { filters } = tiles.find(({ name }) => name === 'today') ?? {};
        expect(filters).toEqual({
          startsAtFrom: startOfDay(today, timeZone),
          startsAtTo: startOfDay(addToDay(today, 1), timeZone) - 1,
        });
      }
    }
  });
});

it('shows what is on, what ends and whose birthday comes, as far as the reader may read it', async () => {
  expect((await tile('editAll', 'today'))?.rows).toMatchObject([{ displayName: 'Show', kind: 'event' }]);
  expect((await tile('editAll', 'stillOn'))?.rows.map(({ displayName }) => displayName)).toEqual(['Residency']);
  // Only where something is.
  expect(await tile('otherAgency', 'stillOn')).toBeUndefined();
  expect((await tile('editAll', 'birthdays'))?.total).toBe(2);
  expect((await tile('editAll', 'contractsEnding'))?.rows.map(({ displayName }) => displayName)).toEqual(['Ends soon']);
  const birthdays = async (as: PrincipalName) =>
    (await tile(as, 'birthdays'))?.rows.map(({ displayName }) => displayName);
  expect(await birthdays('editAll')).toEqual(['Talent of editAll', 'Talent of viewAssigned']);
  expect(await birthdays('viewAssigned')).toEqual(['Talent of viewAssigned']);
  expect(await birthdays('otherAgency')).toEqual([]);
  expect((await call('none', 'GET', '/client/v1/dashboard')).status).toBe(403);
});

describe('the tiles', () => {
  const settings = '/client/v1/dashboard/settings';
  const names = async (as: PrincipalName) => (await tilesOf(as)).map(({ name }) => name);
  const send = (as: PrincipalName, scope: string, choice: object | null) =>
    call(as, 'PUT', settings, { scope, choice });
  /** Shows these tiles alone, in this order. */
  const choose = (as: PrincipalName, scope: string, tiles: readonly string[] | null) => {
    const others = dashboardTiles.filter((name) => tiles?.includes(name) === false);
    return send(as, scope, tiles && { order: [...tiles, ...others], hidden: others });
  };

  it('are those of the agency, unless somebody chose their own', async () => {
    await choose('agency', 'AGENCY', ['waiting', 'overdue']);
    expect(await names('editAll')).toEqual(['waiting', 'overdue']);
    await choose('editAll', 'OWN', ['overdue']);
    expect(await names('editAll')).toEqual(['overdue']);
    expect(await names('viewAll')).toEqual(['waiting', 'overdue']);
    expect(await names('otherAgency')).toContain('contractsEnding');
    await choose('editAll', 'OWN', null);
    expect(await names('editAll')).toEqual(['waiting', 'overdue']);
    await choose('agency', 'AGENCY', null);
    expect(await names('viewAll')).toContain('contractsEnding');
  });

  it('that a choice does not name follow those that it does, in their usual order', async () => {
    const usual = await names('viewAll');
    const first = ['birthdays', 'waiting'];
    await send('viewAll', 'OWN', { order: first, hidden: [] });
    expect(await names('viewAll')).toEqual([...first, ...usual.filter((name: string) => !first.includes(name))]);
    await send('viewAll', 'OWN', null);
  });

  it('of the agency are chosen by whoever may edit the dashboard', async () => {
    expect((await choose('viewAll', 'AGENCY', ['overdue'])).status).toBe(403);
    expect((await choose('editAll', 'AGENCY', null)).status).toBe(200);
    expect((await call('viewAll', 'GET', settings)).data.mayChangeAgency).toBe(false);
    expect((await choose('viewAll', 'OWN', ['nothing'])).status).toBe(400);
    expect((await choose('viewAll', 'OWN', ['overdue', 'overdue'])).status).toBe(400);
  });

  it('of a later version are passed over', async () => {
    await shop.test.pools.owner.query(
      `insert into dashboard_setting (agency_id, account_id, tiles) values ($1, $2, '{"order": ["hologram", "overdue"], "hidden": ["today", "hologram"]}')`,
      [shop.house.agencyId, shop.house.of('viewAll').actor?.accountId],
    );
    const shown = await names('viewAll');
    expect(shown).not.toContain('today');
    // Those of a later version stand at their usual place.
    expect(shown.slice(0, 3)).toEqual(['overdue', 'dueSoon', 'inProgress']);
  });
});

it('tells what changed since yesterday, as the feed does', async () => {
  for (const as of ['agency', 'viewAssigned'] as const) {
    const { data } = await call(as, 'POST', '/client/v1/activity/list', { pageSize: 30 });
    expect((await tile(as, 'activity'))?.writes).toEqual(data.data);
  }
});
