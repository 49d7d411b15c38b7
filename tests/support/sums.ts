import { tablesOf } from '../../schema/derive/tables.ts';
import { groundTables } from '../../server/database/groundTables.ts';
import type { TestApp } from './app.ts';

/** One checksum over all rows of each table that agencies write to, in every agency: equal sums, nothing has changed. */
export async function tableSums({ pools, registry }: TestApp): Promise<Record<string, string>> {
  const tables = [...groundTables, ...tablesOf(registry)].map(({ name }) => name);
  const sum = (name: string) =>
    `(select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${name} t)`;
  const { rows } = await pools.owner.query<{ name: string; sum: string }>(
    [...tables, 'search_text'].map(sum).join(' union all '),
  );
  return Object.fromEntries(rows.map(({ name, sum: of }) => [name, of]));
}
