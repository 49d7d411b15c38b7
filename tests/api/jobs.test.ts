import { Type } from 'typebox';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { within } from '../../server/engine/engine.ts';
import { removeRecord } from '../../server/engine/removal/remove.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import { defineJob, retryMinutes } from '../../server/jobs/job.ts';
import { createJobs } from '../../server/jobs/jobs.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';

const minute = 60_000;
const day = 86_400_000;
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };

const greet = defineJob({ name: 'greet', payload: Type.Object({ name: Type.String() }) });
const brittle = defineJob({ name: 'brittle', payload: Type.Object({}), retryMinutes: [1, 2] });

let test: TestApp;
let house: House;
let greeted: string[] = [];
let isBroken = true;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'otherAgency']);
  const { engine, jobs } = test.app;
  jobs.handle(greet, async ({ payload, agencyId }, connection) => {
    greeted.push(payload.name);
    await createRecord(within(engine, connection), systemActor(agencyId), 'fixtureMemo', { text: payload.name });
  });
  jobs.handle(brittle, async ({ agencyId }, connection) => {
    await createRecord(within(engine, connection), systemActor(agencyId), 'fixtureMemo', { text: 'brittle' });
    if (isBroken) throw new Error('the other side is away');
  });
});
afterAll(() => test.close());

const actor = () => systemActor(house.agencyId);
const inTransaction = (work: Parameters<TestApp['pools']['transaction']>[1]) =>
  test.pools.transaction(house.agencyId, work);
const runDue = (agencyId = house.agencyId) => test.app.jobs.runDue(agencyId);
const memos = async (text: string) => {
  const { count } = await test.pools.query(house.agencyId, {
    text: 'select from fixture_memos where agency_id = $1 and text = $2',
    values: [house.agencyId, text],
  });
  return count;
};
const rows = async (name: string) => {
  const { rows: found } = await test.pools.query<{ state: string; tries: number; failure: string | null }>(
    house.agencyId,
    {
      text: 'select state, tries, failure from job where agency_id = $1 and name = $2 order by id',
      values: [house.agencyId, name],
    },
  );
  return found;
};

it('runs a job whose transaction was committed, and none whose transaction was not', async () => {
  const { jobs } = test.app;
  await inTransaction((connection) => jobs.enqueue(connection, actor(), greet, { name: 'Ada' }));
  const undone = inTransaction(async (connection) => {
    await jobs.enqueue(connection, actor(), greet, { name: 'Nobody' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await runDue(house.otherAgencyId)).toBe(0);
  expect(await runDue()).toBe(1);
  expect(await runDue()).toBe(0);
  expect(greeted).toEqual(['Ada']);
  expect(await memos('Ada')).toBe(1);
});

it('refuses a payload that is not as declared', async () => {
  const wrong = { name: 7 } as never;
  await expect(inTransaction((connection) => test.app.jobs.enqueue(connection, actor(), greet, wrong))).rejects.toThrow(
    "the payload of the job 'greet' is not as declared",
  );
});

it('runs a job when it is due, the one that was due first before the others', async () => {
  greeted = [];
  const { jobs } = test.app;
  await inTransaction(async (connection) => {
    await jobs.enqueue(connection, actor(), greet, { name: 'late' }, { at: test.now() + 2 * day });
    await jobs.enqueue(connection, actor(), greet, { name: 'early' }, { at: test.now() + day });
  });
  expect(await runDue()).toBe(0);
  test.pass(3 * day);
  expect(await runDue()).toBe(2);
  expect(greeted).toEqual(['early', 'late']);
});

it('runs what has a key once, moves it while it waits, and withdraws it', async () => {
  greeted = [];
  const { jobs } = test.app;
  const ask = (name: string, at: number) =>
    inTransaction((connection) => jobs.enqueue(connection, actor(), greet, { name }, { at, once: 'bob' }));
  await ask('first', test.now());
  await ask('second', test.now() + day);
  expect(await runDue()).toBe(0);
  test.pass(day);
  expect(await runDue()).toBe(1);
  await ask('third', test.now());
  expect(await runDue()).toBe(0);
  expect(greeted).toEqual(['second']);

  const asked = ['fourth', 'fifth', 'sixth'].map((name) => ({
    payload: { name },
    once: name === 'fourth' ? 'ann' : 'ed',
  }));
  await inTransaction((connection) => jobs.enqueueMany(connection, actor(), greet, asked));
  await inTransaction((connection) => jobs.enqueueMany(connection, actor(), greet, []));
  expect(await runDue()).toBe(2);
  expect(greeted).toEqual(['second', 'fourth', 'sixth']);

  await inTransaction((connection) => jobs.enqueue(connection, actor(), greet, { name: 'no' }, { once: 'eve' }));
  await inTransaction((connection) => jobs.cancel(connection, actor(), greet, 'eve'));
  expect(await runDue()).toBe(0);
});

it('tries again what failed, keeps nothing of the failed try, and gives up after the last', async () => {
  const { jobs } = test.app;
  await inTransaction((connection) => jobs.enqueue(connection, actor(), brittle, {}));
  for (const wait of [1, 2]) {
    expect(await runDue()).toBe(1);
    expect(await runDue()).toBe(0);
    expect(await memos('brittle')).toBe(0);
    test.pass(wait * minute);
  }
  expect(await runDue()).toBe(1);
  expect(await rows('brittle')).toEqual([{ state: 'failed', tries: 3, failure: 'the other side is away' }]);
  test.pass(day);
  expect(await runDue()).toBe(0);

  isBroken = true;
  await inTransaction((connection) => jobs.enqueue(connection, actor(), brittle, {}));
  expect(await runDue()).toBe(1);
  isBroken = false;
  test.pass(minute);
  expect(await runDue()).toBe(1);
  expect(await rows('brittle')).toMatchObject([{ state: 'failed' }, { state: 'done', tries: 2, failure: null }]);
  expect(await memos('brittle')).toBe(1);
});

it('gives up what ends each server that tries it', async () => {
  await inTransaction((connection) => test.app.jobs.enqueue(connection, actor(), greet, { name: 'poison' }));
  await test.pools.query(house.agencyId, {
    text: `update job set tries = $2 where agency_id = $1 and state = 'waiting'`,
    values: [house.agencyId, retryMinutes.length + 1],
  });
  expect(await runDue()).toBe(1);
  expect((await rows('greet')).at(-1)).toMatchObject({ state: 'failed' });
  expect(await memos('poison')).toBe(0);
});

it('is run once by two servers, and left to the one that runs it however long that takes', async () => {
  const elsewhere = createJobs({ pools: test.pools, clock: test.now, log: silent });
  let runs = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  let begin = () => {};
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const slow = defineJob({ name: 'slow', payload: Type.Object({}) });
  for (const jobs of [elsewhere, test.app.jobs])
    jobs.handle(slow, async () => {
      runs += 1;
      begin();
      await finished;
    });
  await inTransaction((connection) => elsewhere.enqueue(connection, actor(), slow, {}));
  const running = elsewhere.runDue(house.agencyId);
  await begun;
  test.pass(day);
  expect(await runDue()).toBe(0);
  finish();
  expect(await running).toBe(1);
  expect(runs).toBe(1);
  expect(await rows('slow')).toMatchObject([{ state: 'done', tries: 1 }]);
  await elsewhere.close();
});

it('reminds of a record once for each day that it names, and not once it is deleted', async () => {
  const { engine } = test.app;
  const make = async (entity: string, body: Record<string, unknown>) =>
    (await createRecord(engine, actor(), entity, body)).record.id;
  const gigId = await make('fixtureGig', { name: 'Opening night' });
  const talent = await make('talent', { displayName: 'Ida' });
  const inDays = (days: number) => new Date(test.now() + days * day).toISOString().slice(0, 10);
  const ticket = (label: string) => make('fixtureTicket', { label, gigId, holderId: talent, day: inDays(2) });
  const kept = await ticket('Kept');
  const gone = await ticket('Gone');
  await updateRecord(engine, actor(), 'fixtureTicket', kept, { day: inDays(4) });
  await removeRecord(engine, actor(), 'fixtureTicket', gone);
  test.pass(3 * day);
  expect(await runDue()).toBe(0);
  test.pass(3 * day);
  expect(await runDue()).toBe(1);
  await updateRecord(engine, actor(), 'fixtureTicket', kept, { seats: 3 });
  expect(await runDue()).toBe(0);
  expect(await memos('Last day of Kept')).toBe(1);
});

it('forgets what is over after 400 days', async () => {
  const forget = () => test.app.jobs.sweeps().get('forget-jobs')?.run(new AbortController().signal);
  expect(await forget()).toBe(0);
  test.pass(401 * day);
  expect(await forget()).toBeGreaterThan(0);
  expect(await rows('greet')).toEqual([]);
});
