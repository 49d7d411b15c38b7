import { tablesOf } from '../../schema/derive/tables.ts';
import { systemTables } from '../../server/database/systemTables.ts';
import type { TestApp } from './app.ts';
import { inEveryAgency } from './everyAgency.ts';

/**
 * What tells one state of a table's rows (`t`) from every other: how many there are, and by which transactions. Each
 * write, also one that changes no value, is of a later transaction than all before it. To read every value instead
 * takes more time than all the tests that ask.
 */
export const rowsState = "count(*) || ' of ' || coalesce(sum(t.xmin::text::bigint), 0)";

/**
 * The state of each table that agencies write to: equal states, nothing has been written.
 * @param agencyId only the rows of this agency; of every one unless said
 */
export async function tableSums({ pools, registry }: TestApp, agencyId?: string): Promise<Record<string, string>> {
  const tables = [...systemTables, ...tablesOf(registry)].map(({ name }) => name);
  const sum = (name: string) => `(select '${name}' as name, ${rowsState} as sum from ${name} t where t.agency_id = $1)`;
  const sums = await inEveryAgency<{ name: string; sum: string }>(
    pools,
    [...tables, 'search_text'].map(sum).join(' union all '),
    'table sums',
  );
  return Object.fromEntries(
    sums
      .filter((one) => agencyId === undefined || one.agencyId === agencyId)
      .map((one) => [`${one.agencyId} ${one.name}`, one.sum]),
  );
}
