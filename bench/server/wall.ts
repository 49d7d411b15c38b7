import pg from 'pg';
import type { Pools } from '../../server/database/pools.ts';
import { median, type Figure } from '../figures.ts';
import { countText, listText, oneText } from './statements.ts';

const connections = 10;
const rounds = 5;
const seconds = 2;
/** The planner's settings of the pool of requests, so that only the role differs. */
const plans = '-c jit=off -c max_parallel_workers_per_gather=0';

/** Runs a statement on ten connections at once for a while; how often a second it was answered. */
async function perSecond(ask: () => Promise<unknown>, duration = seconds): Promise<number> {
  const begun = performance.now();
  const end = begun + duration * 1000;
  let asked = 0;
  const work = async () => {
    while (performance.now() < end) {
      await ask();
      asked += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return (asked * 1000) / (performance.now() - begun);
}

/**
 * Measures the cost of row-level security: the same statements through the same pool, as the role of requests under the
 * policies and as the owner, to whom no policy applies.
 */
export async function measureWall(pools: Pools, options: { databaseUrl: string; agencyId: string; id: string }) {
  const { databaseUrl, agencyId, id } = options;
  const types = (pools.owner.options as pg.PoolConfig).types;
  const owner = new pg.Pool({
    connectionString: databaseUrl,
    max: connections,
    types,
    pipeline: true,
    options: plans,
  } as pg.PoolConfig);
  const zone = 'Australia/Sydney';
  const statements = [
    { name: 'list', text: listText, values: [agencyId, zone, 21, 0] },
    { name: 'count', text: countText, values: [agencyId] },
    { name: 'one', text: oneText, values: [agencyId, zone, id] },
  ];
  try {
    const { rows } = await owner.query<{ free: boolean }>(
      'select rolsuper as free from pg_roles where rolname = current_user',
    );
    if (rows[0]?.free !== true) throw new Error('The owner is bound by the policies too; there is nothing to compare.');
    const results: Figure[] = [];
    for (const { name, text, values } of statements) {
      const statement = { name: `wall ${name}`, text, values };
      const walled = () => pools.query(agencyId, statement);
      const open = () => owner.query(statement);
      await perSecond(walled, 1);
      await perSecond(open, 1);
      const rates = { walled: [] as number[], open: [] as number[] };
      for (let round = 0; round < rounds; round += 1) {
        rates.walled.push(await perSecond(walled));
        rates.open.push(await perSecond(open));
      }
      const [under, without] = [median(rates.walled), median(rates.open)];
      results.push({ what: name, sides: [`${under.toFixed(0)}/s`, `${without.toFixed(0)}/s`], ratio: under / without });
    }
    return results;
  } finally {
    await owner.end();
  }
}
