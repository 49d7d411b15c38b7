import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { FileTimesReporter } from './tests/support/fileTimes.ts';

/** Files of one worker share what they import: loading it takes as long as running them. */
const shared = { isolate: false, restoreMocks: true } as const;

const database = {
  ...shared,
  globalSetup: './tests/support/database.ts',
  environment: 'node',
  testTimeout: 30_000,
  hookTimeout: 60_000,
} as const;

/** The folder into which `npm test` has reports written. */
const reports = process.env.GREENROOM_TEST_REPORTS;

/** The projects are the stages of `npm test`: the runner calls them by these names. */
export default defineConfig({
  test: {
    // All cores are at work already: helpers of the garbage collector only take turns with the tests, and with room for
    // what is short-lived it has less to do.
    execArgv: ['--single-threaded-gc', '--max-semi-space-size=64'],
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
      { test: { name: 'contract', include: ['tests/contract/**/*.test.ts'], ...database } },
      { test: { name: 'api', include: ['tests/api/**/*.test.ts'], ...database } },
    ],
  },
});
