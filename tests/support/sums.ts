import { allTables } from '../../scripts/generate/allTables.ts';
import type { TestApp } from './app.ts';
import { inEveryAgency } from './everyAgency.ts';

/**
 * SQL that distinguishes every state of a table's rows (`t`): their number, and their transactions. Each write, also
 * one that changes no value, is of a later transaction than all before it. Reading every value instead would take more
 * time than all the tests that use it.
 */
export const rowsState = "count(*) || ' of ' || coalesce(sum(t.xmin::text::bigint), 0)";

type Sums = Record<string, string>;

/** Keeps what was read of a server's tables until a statement is sent that may write: reading takes 30 ms. */
export function keptSums(read: (test: TestApp) => Promise<Sums>): (test: TestApp) => Promise<Sums> {
  const kept = new WeakMap<TestApp, { readonly writes: number; readonly sums: Sums }>();
  return async (test) => {
    const writes = await test.writes();
    const known = kept.get(test);
    if (known?.writes === writes) return known.sums;
    const sums = await read(test);
    kept.set(test, { writes, sums });
    return sums;
  };
}

/**
 * Returns the state of each table that agencies write to: equal states mean that nothing was written.
 * @param agencyId only the rows of this agency; all by default
 */
export async function tableSums(test: TestApp, agencyId?: string): Promise<Sums> {
  const sums = await sumsOf(test);
  if (agencyId === undefined) return sums;
  return Object.fromEntries(Object.entries(sums).filter(([name]) => name.startsWith(agencyId)));
}

const sumsOf = keptSums(async ({ pools, registry }) => {
  const tables = allTables(registry).map(({ name }) => name);
  const sum = (name: string) => `(select '${name}' as name, ${rowsState} as sum from ${name} t where t.agency_id = $1)`;
  const sums = await inEveryAgency<{ name: string; sum: string }>(
    pools,
    [...tables, 'search_text'].map(sum).join(' union all '),
    'table sums',
  );
  return Object.fromEntries(sums.map((one) => [`${one.agencyId} ${one.name}`, one.sum]));
});
