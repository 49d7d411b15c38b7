import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** What is quick or catches most comes first, what takes long last; any other file between. */
const early = [
  'hiddenParts',
  'inverseSets',
  'scopeSql',
  'sameIds',
  'fieldRights',
  'assigned',
  'engineCalls',
  'references',
  'accessOfFixture',
];
const late = ['accessOfOwn', 'listing', 'writing'];

const caughtLast = process.env['GREENROOM_MUTATION_FIRST'];

function rank(file: string): number {
  const name = file.replace(/^.*\/|\.test\.ts$/g, '');
  if (caughtLast !== undefined && file.endsWith(caughtLast)) return -1;
  if (late.includes(name)) return early.length + 1 + late.indexOf(name);
  return early.includes(name) ? early.indexOf(name) : early.length;
}

class InOrder extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return Promise.resolve(files.toSorted((one, other) => rank(one.moduleId) - rank(other.moduleId)));
  }
}

const modules = {
  include: ['tests/contract/{envelope,moduleRoutes}.test.ts', 'tests/api/*.test.ts'],
  // These want the built server, the second wall, or a machine that does nothing else: they tell of no right.
  exclude: ['durability', 'isolation', 'demo', 'messageStorm', 'forgottenPassword', 'guesses'].map(
    (name) => `**/${name}.test.ts`,
  ),
  globalSetup: './tests/support/database.ts',
};

const areas = {
  access: { include: ['schema/access/*.test.ts'] },
  // Not those about the second wall, which is taken away.
  engine: {
    include: ['tests/contract/*.test.ts'],
    exclude: ['**/walls.test.ts', '**/renaming.test.ts'],
    globalSetup: './tests/support/database.ts',
  },
  media: {
    include: ['tests/contract/moduleRoutes.test.ts', 'tests/api/mediaRights.test.ts', 'tests/api/mediaUse.test.ts'],
    globalSetup: './tests/support/database.ts',
  },
  modules,
  // Functions of the database are called by modules.
  database: modules,
  realtime: {
    include: ['tests/api/{realtime,topics,channel,sessionEnds,agencyChoice}.test.ts'],
    globalSetup: './tests/support/database.ts',
  },
};

const isArea = (name: string | undefined): name is keyof typeof areas => name !== undefined && name in areas;
const area = process.env['GREENROOM_MUTATION_AREA'];

/** The tests that should catch a lost right, one file after another until the first one fails. */
export default defineConfig({
  cacheDir: '.vite',
  test: {
    ...areas[isArea(area) ? area : 'engine'],
    environment: 'node',
    bail: 1,
    fileParallelism: false,
    isolate: false,
    sequence: { sequencer: InOrder },
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
