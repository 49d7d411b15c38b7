import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from 'drizzle-kit/api';
import type { Table } from '../../schema/derive/tables.ts';
import { drizzleTables } from './drizzleTables.ts';
import { renameDeclared } from './renames.ts';

type Snapshot = DrizzleSnapshotJSON;

const folder = 'server/database/migrations';
const snapshotFile = join(folder, 'snapshot.json');
const breakpoint = '\n--> statement-breakpoint\n';

/** The state that no migration has touched yet. */
async function emptySnapshot(): Promise<Snapshot> {
  return generateDrizzleJson({}) as Snapshot;
}

async function formerSnapshot(): Promise<Snapshot> {
  const text = await readFile(snapshotFile, 'utf8').catch(() => null);
  return text === null ? emptySnapshot() : (JSON.parse(text) as Snapshot);
}

/** Row-level security is always forced, so that not even the tables' owner slips past it. */
function forced(statement: string): string {
  return statement.replace(
    /ALTER TABLE ("\w+") ENABLE ROW LEVEL SECURITY;/,
    (whole, table: string) => `${whole}${breakpoint}ALTER TABLE ${table} FORCE ROW LEVEL SECURITY;`,
  );
}

/** Statements that the database refuses on a table that already has rows; a person must give them a value first. */
export function riskyStatements(statements: readonly string[]): readonly string[] {
  return statements.filter((statement) => /ADD COLUMN .* NOT NULL/i.test(statement) && !/DEFAULT/i.test(statement));
}

/** Does the newest generated migration lead to the snapshot that is kept? */
export async function isSnapshotOfLast(): Promise<boolean> {
  const { id } = await formerSnapshot();
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const marks = texts.flatMap((text) => /^-- snapshot (\S+)/.exec(text)?.[1] ?? []);
  return marks.length === 0 || marks.at(-1) === id;
}

/** The statements that lead from the last migration to the declarations, and the snapshot after them. */
export async function pendingMigration(
  tables: readonly Table[],
): Promise<{ statements: string[]; snapshot: Snapshot }> {
  const former = await formerSnapshot();
  const snapshot = generateDrizzleJson(drizzleTables(tables), former.id) as Snapshot;
  const renames = renameDeclared(former, snapshot, tables);
  const statements = await generateMigration(former, snapshot).catch((error: unknown) => {
    throw new Error(
      'a field was added and another dropped in one go: say `renamedFrom`, or generate twice, the first time without one',
      { cause: error },
    );
  });
  return { statements: [...renames, ...statements.map(forced)], snapshot };
}

/** Every statement of the whole schema, for `generated/schema.sql`. */
export async function wholeSchema(tables: readonly Table[]): Promise<string[]> {
  const statements = await generateMigration(
    await emptySnapshot(),
    generateDrizzleJson(drizzleTables(tables)) as Snapshot,
  );
  return statements.map((statement) => forced(statement).replaceAll(breakpoint, '\n'));
}

/** Writes the next numbered migration and its snapshot; returns its path. */
export async function writeMigration(name: string, statements: readonly string[], snapshot: Snapshot): Promise<string> {
  const numbers = (await readdir(folder)).map((file) => Number.parseInt(file, 10)).filter((number) => number >= 0);
  const next = String(Math.max(-1, ...numbers) + 1).padStart(4, '0');
  const path = join(folder, `${next}_${name}.sql`);
  await writeFile(path, `-- snapshot ${snapshot.id}\n${statements.join(breakpoint)}\n`);
  await writeFile(snapshotFile, `${JSON.stringify(snapshot, null, 1)}\n`);
  return path;
}
