import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { format } from 'oxfmt';
import { registry } from '../../schema/index.ts';
import { allTables } from './allTables.ts';
import { pendingBaseline } from './baseline.ts';
import { entitiesPage } from './entitiesPage.ts';
import { isSnapshotOfLast, pendingMigration, riskyStatements, wholeSchema, writeMigration } from './migration.ts';
import { openapiDocument } from './openapi.ts';
import { readmePage } from './readme.ts';

/** Options of `npm run generate`. */
export interface GenerateOptions {
  /** Change nothing; answer 1 where something is stale. */
  readonly isCheck: boolean;
  /** The new migration's name. */
  readonly name: string;
}

const notice = 'Generated from the declarations by `npm run generate`. Do not edit.';

async function outputs(): Promise<Readonly<Record<string, string>>> {
  const tables = allTables(registry);
  return {
    'generated/schema.sql': `-- ${notice}\n\n${(await wholeSchema(tables)).join('\n\n')}\n`,
    ...(await formatted('generated/openapi.json', JSON.stringify(await openapiDocument()))),
    ...(await formatted('README.md', await readmePage())),
    ...(await formatted('generated/entities.md', `<!-- ${notice} -->\n\n${entitiesPage(registry)}`)),
  };
}

async function formatted(path: string, text: string): Promise<Readonly<Record<string, string>>> {
  const { code, errors } = await format(path, text, { printWidth: 120 });
  if (errors.length > 0) throw new Error(`${path}: ${errors.map(({ message }) => message).join(', ')}`);
  return { [path]: code };
}

/** Writes stale generated files, or with `isCheck` reports them. Returns the exit code. */
export async function generate({ isCheck, name }: GenerateOptions): Promise<number> {
  const stale: string[] = [];
  const { statements, snapshot } = await pendingMigration(allTables(registry));
  if (!(await isSnapshotOfLast())) {
    stale.push('the newest migration does not lead to snapshot.json: restore one of them from the repository');
  }
  if (statements.length > 0) {
    for (const statement of riskyStatements(statements)) {
      console.warn(`on a table with rows this is refused; add the column, fill it, then demand it: ${statement}`);
    }
    if (isCheck) stale.push('a migration is missing');
    else console.log(`wrote ${await writeMigration(name, statements, snapshot)}; read it before you commit it`);
  }
  await mkdir('generated', { recursive: true });
  for (const [path, text] of Object.entries(await outputs())) {
    if ((await readFile(path, 'utf8').catch(() => '')) === text) continue;
    if (isCheck) stale.push(`${path} is stale`);
    else {
      await writeFile(path, text);
      console.log(`wrote ${path}`);
    }
  }
  const baseline = await pendingBaseline();
  if (baseline && isCheck) stale.push('generated/baseline.sql is stale');
  else if (baseline) {
    await writeFile('generated/baseline.sql', await baseline());
    console.log('wrote generated/baseline.sql');
  }
  if (stale.length > 0) console.error(`${stale.join('\n')}\nrun: npm run generate`);
  return stale.length > 0 ? 1 : 0;
}
