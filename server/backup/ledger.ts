import type { Client } from 'pg';
import type { Manifest } from './manifest.ts';

/** Returns the numbered migrations applied to a database, in order; none if it was never migrated. */
export async function readLedger(client: Client): Promise<Manifest['migrations']> {
  const { rows } = await client.query<{ isThere: boolean }>(`SELECT to_regclass('migration') IS NOT NULL AS "isThere"`);
  if (!rows[0]?.isThere) return [];
  const ledger = await client.query<{ name: string; hash: string }>(
    "SELECT name, hash FROM migration WHERE name NOT LIKE 'repeatable/%' ORDER BY name",
  );
  return ledger.rows.map(({ name, hash }) => ({ name, hash }));
}
