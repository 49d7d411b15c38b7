import type { TestApp } from './app.ts';
import { keptSums, rowsState } from './sums.ts';

/** Columns that change by reading: the use of a session, and counts of tries. */
const unsteady = { session: ['last_used_at'] } as const satisfies Record<string, readonly string[]>;
const ignored = new Set(['rate_limit', 'migration']);

function stateOf(name: string): string {
  if (!(name in unsteady)) return `select '${name}' as name, ${rowsState} as sum from "${name}" t`;
  const columns = unsteady[name as keyof typeof unsteady];
  const row = columns.reduce((text, column) => `${text} - '${column}'`, 'to_jsonb(t)');
  return `select '${name}', md5(coalesce(string_agg((${row})::text, '|' order by (${row})::text), '')) from "${name}" t`;
}

/** The state of each table that no agency owns (accounts, sessions, mail...): equal states, nothing has been written. */
export const identitySums: (test: TestApp) => Promise<Record<string, string>> = keptSums(async ({ pools }) => {
  const { rows: tables } = await pools.owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity order by 1`,
  );
  const names = tables.map(({ name }) => name).filter((name) => !ignored.has(name));
  const { rows } = await pools.owner.query<{ name: string; sum: string }>({
    text: names.map(stateOf).join(' union all '),
    name: 'identity sums',
  });
  return Object.fromEntries(rows.map(({ name, sum }) => [name, sum]));
});
