import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '../root.ts';
import { StartError } from '../startError.ts';

const folder = join(projectRoot, 'server/database/migrations');
/** Any number, the same for every server, so that two starting at once migrate one after the other. */
const migrationLock = 7_266_301;

/** A database that cannot be brought to this release; the message says what to do. */
export class MigrationError extends StartError {
  override name = 'MigrationError';
}

interface Script {
  readonly name: string;
  readonly text: string;
  readonly hash: string;
}

async function scriptsIn(path: string): Promise<Script[]> {
  const names = (await readdir(path)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(join(path, name), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Brings a database to this release: numbered scripts once each, in order, then the repeatable ones (functions, grants)
 * whose text changed. Needs the owner's address. Safe to run from several servers at once.
 * @throws MigrationError when an applied script was edited since, or the owner may not create the application's role
 */
export async function migrate(ownerUrl: string, log: (line: string) => void): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await client.query(
      `create table if not exists migration (
         name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration');
    let isChanged = false;
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    for (const script of await scriptsIn(folder)) {
      const former = applied.get(script.name);
      if (former === undefined) {
        await apply(client, script, log);
        isChanged = true;
      } else if (former !== script.hash) {
        throw new MigrationError(
          `the migration ${script.name} was changed after it had been applied; restore its text`,
        );
      }
    }
    for (const script of await scriptsIn(join(folder, 'repeatable'))) {
      const name = `repeatable/${script.name}`;
      if (applied.get(name) === script.hash) continue;
      await apply(client, { ...script, name }, log);
      isChanged = true;
    }
    if (isChanged) await client.query('select secure_tenant_tables()');
  } finally {
    await client.end();
  }
}

async function apply(client: pg.Client, script: Script, log: (line: string) => void): Promise<void> {
  log(`applying ${script.name}`);
  await client.query('begin');
  try {
    for (const statement of script.text.split('--> statement-breakpoint')) {
      if (statement.trim() !== '') await client.query(statement);
    }
    await client.query(
      `insert into migration (name, hash) values ($1, $2)
       on conflict (name) do update set hash = excluded.hash, applied_at = now()`,
      [script.name, script.hash],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => {});
    const reason = error instanceof Error ? error.message : String(error);
    const mend = /role/.test(script.name)
      ? ` - as an administrator run: CREATE ROLE greenroom_app NOLOGIN; GRANT greenroom_app TO CURRENT_USER;`
      : '';
    throw new MigrationError(`the migration ${script.name} failed: ${reason}${mend}`, { cause: error });
  }
}
