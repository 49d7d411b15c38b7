import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The test files to run, as seen from the root, in this order. */
const files = JSON.parse(process.env['GREENROOM_MUTATION_FILES'] ?? '[]') as string[];

/** True for a run that measures the coverage of one test file. */
const isCover = process.env['GREENROOM_MUTATION_COVER'] !== undefined;

/** Database server of the tests; without it only tests that need none can run. */
const testServer = process.env['GREENROOM_TEST_SERVER'];

class InOrder extends BaseSequencer {
  override sort(specifications: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => files.findIndex((file) => moduleId.endsWith(`/${file}`));
    return Promise.resolve(specifications.toSorted((one, other) => rank(one) - rank(other)));
  }
}

/** One test file after another in one process until the first one fails. */
export default defineConfig({
  cacheDir: '.vite',
  test: {
    include: files,
    // How long something takes says nothing of rights, and little on a machine with as much to do as this.
    testNamePattern: /^(?!.*takes as long as)/,
    environment: 'node',
    setupFiles: isCover ? './scripts/mutation/coverSetup.mjs' : [],
    bail: 1,
    fileParallelism: false,
    isolate: false,
    ...(testServer !== undefined && { provide: { testServer: JSON.parse(testServer) as never } }),
    sequence: { sequencer: InOrder },
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // A module is looked up by what is in it, so a changed one is read anew and all others are not.
    experimental: { fsModuleCache: true, fsModuleCachePath: '.vite/modules' },
  },
});
