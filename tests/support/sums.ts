import { tablesOf } from '../../schema/derive/tables.ts';
import { systemTables } from '../../server/database/systemTables.ts';
import type { TestApp } from './app.ts';
import { inEveryAgency } from './everyAgency.ts';

/**
 * SQL that distinguishes every state of a table's rows (`t`): their number, and their transactions. Each write, also
 * one that changes no value, is of a later transaction than all before it. Reading every value instead would take more
 * time than all the tests that use it.
 */
export const rowsState = "count(*) || ' of ' || coalesce(sum(t.xmin::text::bigint), 0)";

/**
 * Returns the state of each table that agencies write to: equal states mean that nothing was written.
 * @param agencyId only the rows of this agency; all by default
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
