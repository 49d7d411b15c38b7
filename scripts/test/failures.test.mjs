import { expect, it } from 'vitest';
import { playwrightTests, vitestFailures, vitestPassed } from './failures.mjs';

it('lists failed tests of Vitest by file and name, and files that did not load', () => {
  const report = {
    testResults: [
      { name: '/house/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }] },
      {
        name: '/house/b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          {
            status: 'failed',
            fullName: 'takes away',
            failureMessages: ['\u001b[31mexpected 1\u001b[39m\n2\n3\n4\n5\n6\n7'],
          },
        ],
      },
      { name: '/house/c.test.ts', status: 'failed', message: 'no such module', assertionResults: [] },
    ],
  };
  expect(vitestFailures(report, '/house')).toEqual([
    { test: 'b.test.ts > takes away', message: 'expected 1\n2\n3\n4\n5\n6' },
    { test: 'c.test.ts', message: 'no such module' },
  ]);
  expect(vitestFailures(undefined, '/house')).toEqual([]);
});

it('lists what passed, and the files in which nothing failed', () => {
  const report = {
    testResults: [
      { name: '/house/a.test.ts', status: 'passed', assertionResults: [{ status: 'passed', fullName: 'adds' }] },
      {
        name: '/house/b.test.ts',
        status: 'failed',
        assertionResults: [
          { status: 'passed', fullName: 'adds' },
          { status: 'failed', fullName: 'takes away' },
        ],
      },
    ],
  };
  expect([...vitestPassed(report, '/house')]).toEqual(['a.test.ts', 'a.test.ts > adds', 'b.test.ts > adds']);
  expect([...vitestPassed(undefined, '/house')]).toEqual([]);
});

it('lists journeys by what came of them', () => {
  const journey = (title, status, ...results) => ({
    file: 'a.spec.ts',
    title,
    tests: [{ projectName: 'phone', status, results }],
  });
  const report = {
    suites: [
      {
        specs: [journey('opens', 'expected', {})],
        suites: [{ specs: [journey('saves', 'unexpected', { error: { message: 'slow' } })] }],
      },
    ],
  };
  expect(playwrightTests(report, 'unexpected')).toEqual([
    { test: 'tests/e2e/a.spec.ts (phone) > saves', message: 'slow' },
  ]);
  expect(playwrightTests(report, 'expected')).toEqual([{ test: 'tests/e2e/a.spec.ts (phone) > opens', message: '' }]);
  expect(playwrightTests(undefined, 'unexpected')).toEqual([]);
});
