import pg from 'pg';
import { computed } from '../generated/computed.ts';
import { registry, type Entities } from '../schema/index.ts';
import type { Registry } from '../schema/language/registry.ts';
import { namePosts } from '../server/areas/community/voices/publishing.ts';
import { keepLibrary } from '../server/areas/files/library/rules.ts';
import { createAgency } from '../server/areas/identity/auth/accounts.ts';
import { keepTerm } from '../server/areas/contracts/contract/term.ts';
import { makeSeries } from '../server/areas/tasks/recurrence/series.ts';
import type { Database, Pools } from '../server/database/pools.ts';
import { createEngine, type Engine } from '../server/engine/engine.ts';
import { keepSeries } from '../server/engine/writing/series.ts';
import type { StoragePort } from '../server/integrations/storage/port.ts';
import { createStock } from './files/stock.ts';
import { closeMarks, readMarks, writeMark, type Ids, type Mark } from './marks.ts';
import { planAgencies, type AgencyPlan } from './plan/agency.ts';
import type { Profile } from './profiles.ts';
import { Site, type Shelf } from './site.ts';
import type { Step } from './steps/step.ts';
import { steps } from './steps/steps.ts';
import { inOneTransaction, type Transaction } from './transaction.ts';

/** Names of the demo's steps, in order. The first one, `people`, is enough to sign in and work. */
export const demoSteps: readonly string[] = steps.map(({ name }) => name);

/** Progress of the demo. */
export interface DemoProgress {
  readonly done: number;
  readonly of: number;
  readonly steps: readonly { readonly name: string; readonly isDone: boolean }[];
}

/** Options of filling the demo. */
export interface FillOptions {
  /** Milliseconds since the epoch; the moment of the first step is that of all. */
  readonly clock: () => number;
  /** Prints a line for the operator. */
  readonly say: (line: string) => void;
  /** Name of the last step to do; all by default. */
  readonly until?: string;
  /** Sizes of the agencies; the demo's own by default. */
  readonly profiles?: readonly Profile[];
  /** Called after each step. */
  readonly onStep?: (progress: DemoProgress) => void;
}

const declarations: Registry = registry satisfies Registry<Entities>;

/** Any number, the same for every server, so that two that start at once do each step one after the other. */
const demoLock = 7_266_302;

/** Errors of the database after which the same transaction may succeed: a deadlock, a serialization failure. */
const passing = new Set(['40P01', '40001']);
const mostTries = 3;

/** Returns true if a demo was filled to its end, by this release or an earlier one. */
const isComplete = (marks: readonly Mark[]) => marks.some(({ ids }) => ids === null);

function progressOf(marks: readonly Mark[]): DemoProgress {
  const done = new Set(isComplete(marks) ? demoSteps : marks.map(({ name }) => name));
  const list = demoSteps.map((name) => ({ name, isDone: done.has(name) }));
  return { done: list.filter(({ isDone }) => isDone).length, of: list.length, steps: list };
}

/** Returns how far the demo is; null in a database in which none was begun. */
export async function demoProgress(pools: Pick<Pools, 'owner'>): Promise<DemoProgress | null> {
  const marks = await readMarks(pools.owner);
  return marks.length === 0 ? null : progressOf(marks);
}

/** The engine with those modules that complete the records of the demo. */
function demoEngine(database: Database, now: number): Engine {
  const engine = createEngine({ registry: declarations, computed, database, clock: () => now });
  makeSeries(engine);
  keepLibrary(engine);
  keepSeries(engine);
  keepTerm(engine);
  namePosts(engine);
  return engine;
}

/** Key of an agency's own id among those of its records. */
const agencyKey = 'agency';

/** Opens an agency for a step with the records of those before; makes it in the first one. */
async function openSite(
  { engine, owner }: { readonly engine: Engine; readonly owner: Transaction['owner'] },
  plan: AgencyPlan,
  marks: readonly Mark[],
  shelf: Shelf,
): Promise<Site> {
  const { key, name, timeZone } = plan.profile;
  const ids = new Map(marks.flatMap((mark) => Object.entries(mark.ids?.[key] ?? {})));
  const known = ids.get(agencyKey);
  const agencyId = known ?? (await createAgency(owner, { name, timeZone }, plan.since));
  const site = await Site.open({ engine, agencyId, plan, shelf, ids });
  if (known === undefined) site.remember([[agencyKey, agencyId]]);
  return site;
}

/** Returns true if there is neither an agency nor an account. Nobody can make an agency until the transaction ends. */
async function isEmpty(owner: Transaction['owner']): Promise<boolean> {
  await owner.query('lock table agency in share row exclusive mode');
  const { rowCount } = await owner.query('select from agency union all select from account limit 1');
  return rowCount === 0;
}

/** Plans of the agencies by the moment for which they are made. */
type Plans = (now: number) => readonly AgencyPlan[];

/** Context of filling. */
interface Filling {
  readonly pools: Pools;
  readonly shelf: Shelf;
  readonly plansOf: Plans;
  readonly options: FillOptions;
}

/** Does a step with its mark in one transaction. Returns the marks after it; null if nothing was to be done. */
async function doStep({ fill, name }: Step, filling: Filling): Promise<readonly Mark[] | null> {
  const { pools, shelf, plansOf, options } = filling;
  return inOneTransaction(pools, async ({ owner, database }) => {
    await owner.query('select pg_advisory_xact_lock($1)', [demoLock]);
    const marks = await readMarks(owner);
    if (isComplete(marks) || marks.some((mark) => mark.name === name)) return null;
    if (marks.length === 0 && (name !== demoSteps[0] || !(await isEmpty(owner)))) return null;
    if (marks.length === 0) options.say('filling the empty database with the demo agencies');
    const now = marks[0]?.plannedAt ?? options.clock();
    const engine = demoEngine(database, now);
    const sites: Site[] = [];
    for (const plan of plansOf(now)) sites.push(await openSite({ engine, owner }, plan, marks, shelf));
    await fill({ sites, owner, pools, storage: shelf.storage, now });
    const ids: Ids = Object.fromEntries(sites.map(({ plan, made }) => [plan.profile.key, Object.fromEntries(made)]));
    const mark = { name, plannedAt: now, ids };
    await writeMark(owner, mark, options.clock());
    const after = [...marks, mark];
    if (progressOf(after).done === steps.length) await closeMarks(owner);
    return after;
  });
}

/** The same, again where another transaction was in its way. */
async function doStepAtLast(step: Step, filling: Filling): Promise<readonly Mark[] | null> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await doStep(step, filling);
    } catch (error) {
      const isPassing = error instanceof pg.DatabaseError && passing.has(error.code ?? '');
      if (!isPassing || tries === mostTries) throw error;
    }
  }
}

function rememberPlans(profiles: readonly Profile[] | undefined): Plans {
  const known = new Map<number, readonly AgencyPlan[]>();
  return (now) => {
    const plans = known.get(now) ?? planAgencies(now, profiles);
    known.set(now, plans);
    return plans;
  };
}

/**
 * Fills an empty database with the demo, or goes on where that was interrupted: step by step, each with its mark in one
 * transaction. Two servers that start at once take turns, and each step is done once. Does nothing in a database with
 * agencies or accounts of another origin, such as a demo of an earlier release.
 *
 * People may use the demo between the steps: what they changed stays, and what refers to a record that is gone is left
 * out.
 * @param storage of the files; what an interrupted step leaves there goes with the daily sweep
 */
export async function fillDemo(pools: Pools, storage: StoragePort, options: FillOptions): Promise<void> {
  const { until, say, onStep } = options;
  const last = until === undefined ? steps.length - 1 : demoSteps.indexOf(until);
  if (last < 0) throw new Error(`the demo has no step '${until}'`);
  const filling = {
    pools,
    shelf: { stock: createStock(), storage },
    plansOf: rememberPlans(options.profiles),
    options,
  };
  for (const [index, step] of steps.slice(0, last + 1).entries()) {
    const begun = performance.now();
    const marks = await doStepAtLast(step, filling);
    if (!marks) continue;
    const seconds = (performance.now() - begun) / 1000;
    say(`  ${step.name}: ${seconds.toFixed(1)} s`);
    onStep?.(progressOf(marks));
    // The planner knows nothing of rows that came at once until a worker has looked at them, which takes a minute.
    if (index === 0 || index === steps.length - 1) await pools.owner.query('analyze');
  }
}
