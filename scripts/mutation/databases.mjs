import pg from 'pg';
import { tsImport } from 'tsx/esm/api';
import { root } from '../run.mjs';
import { functionAt } from './sqlFunctions.mjs';

const { prepareServer } = await tsImport('../../tests/support/database.ts', import.meta.url);
const { createDatabase, runAlone } = await tsImport('../../tests/support/databaseServer.ts', import.meta.url);

/**
 * One PostgreSQL for all runs, with migrated databases to copy. One of our own counts the calls of functions.
 * @returns {Promise<{ url: string, template: string, fixtureTemplate: string, close(): Promise<void> }>}
 */
export async function openDatabases() {
  const server = await prepareServer();
  if (!process.env.DATABASE_URL) {
    await runAlone(server.url, ["alter system set track_functions = 'all'", 'select pg_reload_conf()']);
  }
  return server;
}

/**
 * Changes a function of the database in copies of the migrated ones, for as long as the work takes. This avoids another
 * migration, and fails if the function differs from the script.
 * @param {{ url: string, template: string, fixtureTemplate: string }} server
 * @param {import('./mutants.mjs').Mutant} mutant
 * @param {(server: object) => Promise<T>} work receives the server with the changed databases
 * @returns {Promise<T>}
 * @template T
 */
export async function withChangedFunction({ url, template, fixtureTemplate }, mutant, work) {
  const { name, body } = functionAt(root, mutant);
  const changed = functionAt(root, mutant, mutant.text).body;
  const copies = [];
  try {
    for (const one of [template, fixtureTemplate]) {
      const copy = await createDatabase(url, one);
      copies.push(copy);
      const [now] = await runAlone(copy.url, [
        `select pg_get_functiondef(oid) from pg_proc where proname = '${name}' and prosrc = ${pg.escapeLiteral(body)}`,
      ]);
      if (now === undefined) throw new Error(`${mutant.file}: ${name} is another one in the migrated database`);
      await runAlone(copy.url, [now.replace(body, () => changed)]);
    }
    const [own, fixture] = copies;
    return await work({ url, template: own.name, fixtureTemplate: fixture.name });
  } finally {
    for (const copy of copies) await copy.drop();
  }
}
