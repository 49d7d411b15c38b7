import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';

/** One agency of a data set; equal sizes give equal rows. */
export interface AgencySize {
  readonly agencyId: string;
  readonly talents: number;
  readonly notes: number;
  /** Number of talents that the viewer of many sees; the others see 5 and 150 at any size. */
  readonly assigned: number;
}

const filled = ['record', 'talents', 'talents_categories', 'talents_assignees', 'assignment', 'notes', 'search_text'];

const secondaryIndexes = `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as text
  from pg_index i where i.indrelid = any($1::regclass[])
    and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;

/**
 * Fills a migrated database with agencies, as its owner. Secondary indexes are built afterwards and foreign keys are
 * not checked row by row, which together is some ten times faster; the resulting data is the same.
 */
export async function fillAgencies(ownerUrl: string, agencies: readonly AgencySize[]): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const script = await readFile(join(import.meta.dirname, 'agency.sql'), 'utf8');
    const { rows: indexes } = await client.query<{ name: string; text: string }>(secondaryIndexes, [filled]);
    await client.query(`set session_replication_role = replica; set synchronous_commit = off;
      set maintenance_work_mem = '512MB'; set work_mem = '256MB'`);
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    for (const { agencyId, talents, notes, assigned } of agencies) {
      const settings = Object.entries({ agency: agencyId, talents, notes, assigned });
      for (const [name, value] of settings)
        await client.query(`select set_config('bench.${name}', $1, false)`, [String(value)]);
      await client.query(script);
    }
    for (const { text } of indexes) await client.query(text);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
