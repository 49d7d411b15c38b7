import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FileTimesReporter } from './tests/support/fileTimes.ts';

/** Settings of each project, which takes none of these from `test`. */
const shared = {
  // Files of one worker share what they import: loading it takes as long as running them.
  isolate: false,
  restoreMocks: true,
  // All cores are at work already: helpers of the garbage collector only take turns with the tests, and with room for
  // what is short-lived it has less to do.
  execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
};

/** The stages of `npm test` whose files need a database; the runner names those that it wants. */
const onDatabase = ['contract', 'api', 'slow'];
const chosen = process.env.GREENROOM_TEST_STAGES?.split(',');

/** The folder into which `npm test` has reports written. */
const reports = process.env.GREENROOM_TEST_REPORTS;

export default defineConfig({
  test: {
    ...(reports && {
      reporters: [
        'default',
        ['json', { outputFile: `${reports}/vitest.json` }],
        new FileTimesReporter(`${reports}/times.json`),
      ],
    }),
    maxWorkers: Math.min(availableParallelism(), 4),
    projects: [
      {
        test: {
          name: 'unit-node',
          ...shared,
          include: ['{schema,server,demo}/**/*.test.ts', 'scripts/**/*.test.{mjs,ts}'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'unit-dom',
          ...shared,
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: './tests/support/dom.ts',
          testTimeout: 30_000,
        },
      },
      {
        test: {
          // One for several stages: a worker loads the server, and makes what tests copy, once for all of them.
          name: 'database',
          ...shared,
          include: onDatabase
            .filter((stage) => chosen?.includes(stage) ?? true)
            .map((one) => `tests/${one}/**/*.test.ts`),
          globalSetup: './tests/support/database.ts',
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
