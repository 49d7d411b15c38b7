import type { TestApp } from './app.ts';

/** What changes by being looked at: the use of a session, and counts of tries. */
const unsteady = { session: ['last_used_at'] } as const satisfies Record<string, readonly string[]>;
const ignored = new Set(['rate_limit', 'migration']);

/** One checksum over all rows of each table that no agency owns (accounts, sessions, mail...): equal sums, nothing changed. */
export async function identitySums({ pools }: TestApp): Promise<Record<string, string>> {
  const { rows } = await pools.owner.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity order by 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of rows.filter((table) => !ignored.has(table.name))) {
    const left = name in unsteady ? unsteady[name as keyof typeof unsteady] : [];
    const row = left.reduce((text, column) => `${text} - '${column}'`, 'to_jsonb(t)');
    const found = await pools.owner.query<{ sum: string }>(
      `select md5(coalesce(string_agg((${row})::text, '|' order by (${row})::text), '')) as sum from "${name}" t`,
    );
    sums[name] = found.rows[0]?.sum ?? '';
  }
  return sums;
}
