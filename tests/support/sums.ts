import { tablesOf } from '../../schema/derive/tables.ts';
import { groundTables } from '../../server/database/groundTables.ts';
import type { TestApp } from './app.ts';
import { inEveryAgency } from './everyAgency.ts';

/**
 * One checksum over all rows of each table that agencies write to: equal sums, nothing has changed.
 * @param agencyId only the rows of this agency; of every one unless said
 */
export async function tableSums({ pools, registry }: TestApp, agencyId?: string): Promise<Record<string, string>> {
  const tables = [...groundTables, ...tablesOf(registry)].map(({ name }) => name);
  const sum = (name: string) =>
    `(select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t
      where t.agency_id = $1)`;
  const sums = await inEveryAgency<{ name: string; sum: string }>(
    pools,
    [...tables, 'search_text'].map(sum).join(' union all '),
  );
  return Object.fromEntries(
    sums
      .filter((one) => agencyId === undefined || one.agencyId === agencyId)
      .map((one) => [`${one.agencyId} ${one.name}`, one.sum]),
  );
}
