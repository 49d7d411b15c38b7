import type { FastifyBaseLogger } from 'fastify';
import type { TSchema } from 'typebox';
import type { Pools } from '../database/pools.ts';
import type { News } from '../realtime/news.ts';
import { createJobQueue, type JobQueue } from './enqueue.ts';
import { inTurns, overAgencies } from './homes.ts';
import type { Job, JobHandler, PayloadOf } from './job.ts';
import { startQueue, type Queue, type QueueOptions } from './queue.ts';
import { deleteOldJobs, runNextJob, type HandledJob } from './runJobs.ts';
import { createEachRun, createSingleRun, type EachRun, type SingleRun } from './singleRun.ts';
import type { Sweep } from './sweep.ts';

/** Dependencies of the background work. */
export interface JobsDeps {
  readonly pools: Pools;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/** All work of the server beside its answers. Areas register theirs while the application is built. */
export interface Jobs extends JobQueue {
  /** Registers work that runs again and again. Throws where the name is taken. */
  sweep(name: string, sweep: Sweep): void;
  /** Says what a job does. Throws where the name is taken. */
  handle<J extends Job<TSchema>>(job: J, run: JobHandler<PayloadOf<J>>): void;
  /**
   * Runs a sweep as soon as it can be, for one alone if it has `runFor` and an id is given. Nothing happens before `start`,
   * which runs all that may wait.
   */
  wake(name: string, id?: string): void;
  /** Wakes the sweeps for some news, and runs the enqueued jobs. */
  hear(news: News): void;
  /** Runs the due jobs of an agency; returns their number. */
  runDue(agencyId: string): Promise<number>;
  sweeps(): ReadonlyMap<string, Sweep>;
  /** Begins to work: sweeps run by the clock from now on. */
  start(options?: QueueOptions): Promise<void>;
  /** Stops to run sweeps by the clock, after those that are under way. */
  stop(): Promise<void>;
  /** Waits for what was woken, and closes what sweeps use. */
  close(): Promise<void>;
}

/** Creates the register of all background work of one server. Nothing runs before `start`. */
export function createJobs({ pools, clock, log }: JobsDeps): Jobs {
  const sweeps = new Map<string, Sweep>();
  const handled = new Map<string, HandledJob>();
  const runs = new Map<string, SingleRun>();
  const runsForOne = new Map<string, EachRun>();
  const ending = new AbortController();
  let queue: Queue | null = null;
  let isStarted = false;

  const isWorking = () => isStarted && !ending.signal.aborted;
  const deps = { database: pools, clock, log, handled };
  const complain = (name: string) => (error: unknown) => log.error({ err: error, sweep: name }, 'sweep');
  const runDue = async (agencyId: string) => {
    let ran = 0;
    while (!ending.signal.aborted && (await runNextJob(deps, agencyId)) > 0) ran += 1;
    return ran;
  };
  const told = createEachRun(runDue, complain('run-jobs'));

  const add = (name: string, sweep: Sweep) => {
    if (sweeps.has(name)) throw new Error(`two sweeps are called '${name}'`);
    sweeps.set(name, sweep);
    if (sweep.isParallel)
      runs.set(
        name,
        createSingleRun(() => sweep.run(ending.signal), complain(name)),
      );
    const { runFor } = sweep;
    if (!runFor) return;
    const runForOne = async (id: string) => (ending.signal.aborted ? 0 : runFor(id));
    runsForOne.set(name, createEachRun(runForOne, complain(name)));
  };
  const wake = (name: string, id?: string) => {
    if (!sweeps.has(name)) throw new Error(`no sweep is called '${name}'`);
    if (!isWorking()) return;
    const runForOne = runsForOne.get(name);
    if (runForOne && id !== undefined) return runForOne.wake(id);
    const run = runs.get(name);
    // After a failed notification, the next scheduled run finds the work.
    if (run) run.wake();
    else queue?.send(name).catch((error: unknown) => log.warn({ err: error, sweep: name }, 'queue'));
  };
  const runNext = (agencyId: string) => (ending.signal.aborted ? Promise.resolve(0) : runNextJob(deps, agencyId));
  add('run-jobs', { cron: '* * * * *', isParallel: true, run: () => inTurns(pools, runNext) });
  add('forget-jobs', {
    cron: '23 3 * * *',
    run: () => overAgencies(pools, (agencyId) => deleteOldJobs(pools, agencyId, clock())),
  });

  return {
    ...createJobQueue(clock),
    sweep: add,
    handle: (job, run) => {
      if (handled.has(job.name)) throw new Error(`two jobs are called '${job.name}'`);
      handled.set(job.name, { job, run: run as JobHandler<unknown> });
    },
    wake,
    hear: (news) => {
      for (const [name, { on }] of sweeps) {
        if (on === undefined) continue;
        if (news.about === 'everything') wake(name);
        else if (news.about === on) wake(name, 'id' in news ? news.id : undefined);
      }
      if (news.about === 'job' && isWorking()) told.wake(news.id);
    },
    runDue,
    sweeps: () => sweeps,
    start: async (options) => {
      queue = await startQueue(pools, log, sweeps, { ...options, signal: ending.signal });
      isStarted = true;
      for (const run of runs.values()) run.wake();
    },
    stop: async () => {
      const started = queue;
      queue = null;
      await started?.stop();
    },
    close: async () => {
      ending.abort();
      await Promise.all([told, ...runs.values(), ...runsForOne.values()].map((run) => run.idle()));
      for (const { close } of sweeps.values()) await close?.();
    },
  };
}
