import { registry, type Entities } from '../schema/index.ts';
import type { Registry } from '../schema/language/registry.ts';
import type { Pools } from '../server/database/pools.ts';
import type { StoragePort } from '../server/integrations/storage/port.ts';
import { keepTerm } from '../server/areas/work/contracts/term.ts';
import { keepSeries } from '../server/engine/writing/series.ts';
import { createEngine } from '../server/engine/engine.ts';
import { keepLibrary } from '../server/areas/files/library/rules.ts';
import { makeSeries } from '../server/areas/work/tasks/recurrence/series.ts';
import { createAccount, createAgency, createMembership } from '../server/areas/identity/auth/accounts.ts';
import { demoAccounts, demoPassword, type DemoAgencyName } from './accounts.ts';
import { createStock } from './files/stock.ts';
import { fillAgency, type Shelf } from './fill.ts';
import { shareItems } from './sharing.ts';
import { planAgencies, type AgencyPlan } from './plan/agency.ts';
import { inOneTransaction, type Transaction } from './transaction.ts';

/** A filled agency, with the ids of its records by their keys. */
interface Filled {
  readonly plan: AgencyPlan;
  readonly id: string;
  readonly ids: ReadonlyMap<string, string>;
}

const declarations: Registry = registry satisfies Registry<Entities>;

/** Makes the accounts of the demo. Returns the id of each, by its email. */
async function seedAccounts(
  owner: Transaction['owner'],
  agencies: ReadonlyMap<DemoAgencyName, Filled>,
  now: number,
): Promise<ReadonlyMap<string, string>> {
  const accounts = new Map<string, string>();
  for (const { email, displayName, role, agency: key, levels = {} } of demoAccounts) {
    const account = { email, displayName, password: demoPassword };
    if (role === 'super_admin' || role === 'app_admin') {
      accounts.set(email, await createAccount(owner, { ...account, productRole: role }, now));
      continue;
    }
    const agency = key && agencies.get(key);
    if (!agency) throw new Error(`${email} has no agency`);
    const timeZone = agency.plan.staff.find((one) => one.key === email)?.body.timezoneId ?? undefined;
    const accountId = await createAccount(owner, { ...account, timeZone }, now);
    const staffId = agency.ids.get(email);
    await createMembership(owner, { agencyId: agency.id, accountId, staffId, role, levels }, now);
    accounts.set(email, accountId);
  }
  return accounts;
}

function summaryOf(plan: AgencyPlan): string {
  const { profile, talents, scouts, partners, staff, notes, tasks, opportunities, projects, events, holds, library } =
    plan;
  return (
    `${profile.name}: ${talents.length} talents, ${scouts.length} scouts, ${partners.length} partners, ` +
    `${staff.length} staff, ${notes.length} notes, ${tasks.length} tasks, ${opportunities.length} opportunities, ` +
    `${projects.length} projects, ${events.length} events, ${holds.length} holds, ` +
    `${library.length} library items`
  );
}

/**
 * Fills an empty database with the demo agencies and their accounts. All or nothing, in one transaction: if the server
 * is killed meanwhile the database stays empty, and the next start fills it. Does nothing if there is an agency. Two
 * servers that start at once do it one after the other.
 * @param storage of the files; what an interrupted filling leaves there goes with the daily sweep
 * @param clock milliseconds since the epoch; the same clock gives the same data, except for ids
 * @param log prints lines for the operator
 */
export async function seedDemo(
  pools: Pools,
  storage: StoragePort,
  clock: () => number,
  log: (line: string) => void,
): Promise<void> {
  const now = clock();
  const stock = createStock();
  try {
    const isFilled = await fillEmpty(pools, { stock, storage }, now, log);
    // The planner knows nothing of rows that came at once until a worker has looked at them, which takes a minute.
    if (isFilled) await pools.owner.query('analyze');
  } finally {
    stock.stop();
  }
}

/** Fills an empty database. Returns true if it was empty. */
async function fillEmpty(pools: Pools, shelf: Shelf, now: number, log: (line: string) => void): Promise<boolean> {
  return inOneTransaction(pools, async ({ owner, database }) => {
    await owner.query('lock table agency in share row exclusive mode');
    const { rowCount } = await owner.query('select from agency limit 1');
    if (rowCount !== 0) return false;
    log('filling the empty database with the demo agencies');
    const engine = createEngine({ registry: declarations, database, clock: () => now });
    // Of the modules, these complete the records that are made here.
    makeSeries(engine);
    keepLibrary(engine);
    keepSeries(engine);
    keepTerm(engine);
    const agencies = new Map<DemoAgencyName, Filled>();
    const plans = planAgencies(now);
    // Pictures are drawn while records are made, in the order in which these will name them.
    for (const { order } of plans.flatMap(({ files }) => files)) void shelf.stock.wholeOf(order);
    for (const plan of plans) {
      const { key, name, timeZone } = plan.profile;
      const id = await createAgency(owner, { name, timeZone }, plan.since);
      agencies.set(key, { plan, id, ids: await fillAgency(engine, id, plan, shelf) });
      log(`  ${summaryOf(plan)}`);
    }
    const accounts = await seedAccounts(owner, agencies, now);
    const [agencyId, accountId] = [agencies.get('harbour')?.id, accounts.get('agency@harbour.test')];
    if (agencyId && accountId) await shareItems({ pools, engine, agencyId, accountId });
    return true;
  });
}
