import { readdirSync } from 'node:fs';
import path from 'node:path';

const modules = {
  folders: { 'tests/contract': /^(?:envelope|moduleRoutes)\./, 'tests/api': /./ },
  // These want the built server, the second wall, or a machine that does nothing else: they tell of no right.
  except: /^(?:durability|isolation|demo|messageStorm|guesses)\./,
};

/** The tests that should catch a lost right of each area. */
const tests = {
  access: { folders: { 'schema/access': /./ } },
  // Not those about the second wall, which is taken away.
  engine: {
    folders: { 'tests/contract': /./, 'tests/api': /^(?:duplicates|ownerRights|people|search)\./ },
    except: /^(?:walls|renaming)\./,
  },
  media: { folders: { 'tests/contract': /^moduleRoutes\./, 'tests/api': /^media(?:Rights|Use)\./ } },
  modules,
  // Functions of the database are called by modules.
  database: modules,
  realtime: { folders: { 'tests/api': /^(?:realtime|topics|channel|sessionEnds|agencyChoice)\./ } },
};

/**
 * The test files of an area, as seen from the root.
 * @param {string} root the folder of the project
 * @param {keyof typeof tests} area
 * @returns {string[]}
 */
export function testsOf(root, area) {
  const { folders, except } = tests[area];
  return Object.entries(folders).flatMap(([folder, named]) =>
    readdirSync(path.join(root, folder))
      .filter((name) => name.endsWith('.test.ts') && named.test(name) && !except?.test(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
}
