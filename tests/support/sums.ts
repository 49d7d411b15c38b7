import { tablesOf } from '../../schema/derive/tables.ts';
import { groundTables } from '../../server/database/groundTables.ts';
import type { TestApp } from './app.ts';

/**
 * One checksum over all rows of each table that agencies write to: equal sums, nothing has changed.
 * @param agencyId only the rows of this agency; of every one unless said
 */
export async function tableSums({ pools, registry }: TestApp, agencyId?: string): Promise<Record<string, string>> {
  const tables = [...groundTables, ...tablesOf(registry)].map(({ name }) => name);
  const sum = (name: string) =>
    `(select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t
      where $1::uuid is null or t.agency_id = $1)`;
  const text = [...tables, 'search_text'].map(sum).join(' union all ');
  const { rows } = await pools.owner.query<{ name: string; sum: string }>(text, [agencyId ?? null]);
  return Object.fromEntries(rows.map(({ name, sum: of }) => [name, of]));
}
