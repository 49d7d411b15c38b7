import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { lockClass } from '../../server/jobs/runLocks.ts';
import { startQueue, type Queue } from '../../server/jobs/queue.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const log = pino({ level: 'silent' });
const quick = { pollingInterval: 0.5, lookInterval: 200 };
let database: TestDatabase;
let pools: Pools;
const children = new Set<ChildProcess>();
const queues = new Set<Queue>();

beforeAll(async () => {
  database = await openTestDatabase();
  pools = openPools(database.url);
});
afterEach(async () => {
  vi.restoreAllMocks();
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await Promise.all([...queues].map((queue) => queue.stop()));
  queues.clear();
  await pools.owner.query('delete from queue.job');
});
afterAll(async () => {
  await pools.close();
  await database.drop();
});

/** Another server of the same database, in the middle of the sweep `probe`. */
async function startElsewhere(): Promise<ChildProcess> {
  const script = join(import.meta.dirname, '../support/queueServer.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  await once(createInterface({ input: child.stdout }), 'line');
  return child;
}

async function startHere(run: () => Promise<number>): Promise<Queue> {
  const queue = await startQueue(pools, log, new Map([['probe', { cron: '0 0 1 1 *', run }]]), quick);
  queues.add(queue);
  return queue;
}

const states = async () => {
  const { rows } = await pools.owner.query<{ state: string }>(
    `select state from queue.job where name = 'probe' order by created_on`,
  );
  return rows.map(({ state }) => state);
};

it('a sweep that was under way in a killed server is taken up at once', async () => {
  const child = await startElsewhere();
  expect(await states()).toEqual(['active']);
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;

  const killedAt = Date.now();
  let taken = () => {};
  const run = new Promise<void>((resolve) => (taken = resolve));
  await startHere(async () => {
    taken();
    return 0;
  });
  await run;
  expect(Date.now() - killedAt).toBeLessThan(15_000);
  await expect.poll(states).toEqual(['completed']);
});

it('what another server has under way is left to it, also where the queue has given it up', async () => {
  await startElsewhere();
  let runs = 0;
  await startHere(async () => (runs += 1));
  await looks(5);
  expect(await states()).toEqual(['active']);

  // As where it takes longer than the queue waits for.
  await pools.owner.query(`update queue.job set state = 'retry', start_after = now(), retry_limit = 1`);
  await expect.poll(states, { timeout: 20_000 }).toEqual(['failed']);
  expect(runs).toBe(0);
});

it('a lock outlives its connection as long as the sweep runs', async () => {
  let runs = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const queue = await startHere(async () => {
    runs += 1;
    await finished;
    return 0;
  });
  await queue.send('probe');
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1);
  const [former] = await holders();
  expect(former).toBeDefined();
  await pools.owner.query('select pg_terminate_backend($1, 10000)', [former]);
  await expect.poll(holders, { timeout: 10_000 }).toEqual([expect.any(Number)]);
  expect(await holders()).not.toEqual([former]);
  await looks(4);
  expect(await states()).toEqual(['active']);
  finish();
  await expect.poll(states, { timeout: 10_000 }).toEqual(['completed']);
  expect(runs).toBe(1);
});

it('a server does not give up what it runs itself, however long it is without the lock', async () => {
  let runs = 0;
  let finish = () => {};
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const queue = await startHere(async () => {
    runs += 1;
    await finished;
    return 0;
  });
  await queue.send('probe');
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1);
  const [former] = await holders();
  const allow = refuseLockConnections();
  await pools.owner.query('select pg_terminate_backend($1, 10000)', [former]);
  await expect.poll(holders).toEqual([]);
  await looks(10);
  expect(await states()).toEqual(['active']);
  allow();
  await expect.poll(holders, { timeout: 10_000 }).toEqual([expect.any(Number)]);
  finish();
  await expect.poll(states, { timeout: 10_000 }).toEqual(['completed']);
  expect(runs).toBe(1);
});

/** Refuses new connections for locks of runs until the returned function is called. */
function refuseLockConnections(): () => void {
  const connect = pg.Client.prototype.connect as unknown as (this: pg.Client, ...words: unknown[]) => Promise<void>;
  const spy = vi.spyOn(pg.Client.prototype, 'connect');
  spy.mockImplementation(function (this: pg.Client, ...words: unknown[]) {
    const { connectionParameters: asked } = this as unknown as { connectionParameters: Record<string, unknown> };
    const isRefused = asked['application_name'] === 'greenroom queue';
    return isRefused ? Promise.reject(new Error('refused')) : connect.apply(this, words);
  });
  return () => spy.mockRestore();
}

it('is noted as done though its connection is lost while that is written', async () => {
  await pools.owner.query(`create function queue.wait() returns trigger language plpgsql as $$
    begin perform pg_sleep(case when new.state = 'completed' then 1 else 0 end); return new; end $$`);
  await pools.owner.query('create trigger slow before update on queue.job for each row execute function queue.wait()');
  try {
    const queue = await startHere(async () => 0);
    await queue.send('probe');
    const writing = async () => {
      const { rows } = await pools.owner.query<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
      );
      return rows[0]?.pid;
    };
    await expect.poll(writing, { timeout: 20_000 }).toEqual(expect.any(Number));
    await pools.owner.query('select pg_terminate_backend($1, 10000)', [await writing()]);
    await expect.poll(states, { timeout: 20_000 }).toEqual(['completed']);
  } finally {
    await pools.owner.query('drop trigger slow on queue.job');
    await pools.owner.query('drop function queue.wait()');
  }
});

/** The processes of PostgreSQL whose connections hold a lock of a run. */
async function holders(): Promise<number[]> {
  const { rows } = await pools.owner.query<{ pid: number }>(
    `select pid from pg_locks join pg_database d on d.oid = database
     where locktype = 'advisory' and classid = $1 and datname = current_database()`,
    [lockClass],
  );
  return rows.map(({ pid }) => pid);
}

/** Resolves when the server has looked for abandoned jobs some more times. */
async function looks(count: number): Promise<void> {
  const asked = vi.spyOn(pools.owner, 'query');
  const looked = () => asked.mock.calls.filter(([text]) => String(text).includes('from queue.job j')).length;
  await expect.poll(looked, { timeout: 20_000 }).toBeGreaterThanOrEqual(count);
  asked.mockRestore();
}
