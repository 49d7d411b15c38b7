import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { projectRoot } from '../root.ts';
import { applyBaseline } from './baseline.ts';
import { StartError } from '../startError.ts';
import { adviceOn, readOwnerRights } from './ownerRights.ts';

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

/** The numbered migrations of this release: the hash of each by its name. */
export async function releaseMigrations(): Promise<ReadonlyMap<string, string>> {
  return hashesOf(await scriptsIn(folder));
}

/** All scripts of this release, repeatable ones included: the hash of each by its name. */
export async function releaseScripts(): Promise<ReadonlyMap<string, string>> {
  return hashesOf([...(await scriptsIn(folder)), ...(await repeatableScripts())]);
}

const hashesOf = (scripts: readonly Script[]) => new Map(scripts.map(({ name, hash }) => [name, hash]));

async function repeatableScripts(): Promise<Script[]> {
  const scripts = await scriptsIn(join(folder, 'repeatable'));
  return scripts.map((script) => ({ ...script, name: `repeatable/${script.name}` }));
}

/**
 * Brings a database to this release: numbered scripts once each, in order, then the repeatable ones (functions, grants)
 * whose text changed. An empty database receives the baseline in place of all of them. Needs the owner's address. Safe
 * to run from several servers at once.
 * @param options.usesBaseline false runs the scripts in an empty database, too
 * @throws MigrationError when a newer release migrated the database, an applied script was edited since, or the owner
 *   lacks a right: it says which and what to do. Nothing has been applied in the first case
 */
export async function migrate(
  ownerUrl: string,
  log: (line: string) => void,
  { usesBaseline = true }: { usesBaseline?: boolean } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await openLedger(client);
    const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from migration');
    let isChanged = false;
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const numbered = await scriptsIn(folder);
    const repeatable = await repeatableScripts();
    if (usesBaseline && applied.size === 0) {
      const stoodFor = await applyBaseline(client, hashesOf([...numbered, ...repeatable])).catch(
        async (error: unknown) => {
          throw await failure(client, 'the tables cannot be made', error);
        },
      );
      for (const [name, hash] of Object.entries(stoodFor ?? {})) applied.set(name, hash);
      if (stoodFor) log('Made the tables');
    }
    assertKnown(applied, numbered);
    for (const script of numbered) {
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
    for (const script of repeatable) {
      if (applied.get(script.name) === script.hash) continue;
      await apply(client, script, log);
      isChanged = true;
    }
    if (isChanged) await client.query('select secure_tenant_tables()');
  } finally {
    await client.end();
  }
}

/**
 * Refuses a database to which a numbered script was applied that this release lacks. A missing repeatable script is
 * accepted: a later release may have removed one, and its function stays in place.
 */
function assertKnown(applied: ReadonlyMap<string, string>, scripts: readonly Script[]): void {
  const known = new Set(scripts.map(({ name }) => name));
  const [first, ...more] = [...applied.keys()].filter((name) => /^\d/.test(name) && !known.has(name)).sort();
  if (first === undefined) return;
  const scriptNames = more.length === 0 ? first : `${first} and ${more.length} more`;
  throw new MigrationError(
    `the database was migrated by a newer release of Greenroom: this one lacks the migration ${scriptNames}. ` +
      'Start the newer release, or restore the backup that was made before the upgrade',
  );
}

/** The table of what was applied. */
async function openLedger(client: pg.Client): Promise<void> {
  try {
    await client.query(
      `create table if not exists migration (
         name text primary key, hash text not null, applied_at timestamptz not null default now())`,
    );
  } catch (error) {
    throw await failure(client, 'the table of migrations cannot be made', error);
  }
}

const insufficientPrivilege = '42501';

/** Returns the error with its cause and, if a right is lacking, the way to grant it. */
async function failure(client: pg.Client, what: string, error: unknown): Promise<MigrationError> {
  const reason = error instanceof Error ? error.message : String(error);
  const isForbidden = error instanceof pg.DatabaseError && error.code === insufficientPrivilege;
  const advice = isForbidden ? adviceOn(await readOwnerRights(client)) : '';
  return new MigrationError(`${what}: ${reason}${advice}`, { cause: error });
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
    throw await failure(client, `the migration ${script.name} failed`, error);
  }
}
