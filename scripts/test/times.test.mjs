import { expect, it } from 'vitest';
import { playwrightTimes, slowest, stageTimes } from './times.mjs';

const test = (projectName, ...durations) => ({ projectName, results: durations.map((duration) => ({ duration })) });

it('adds up the journeys of a file in each project, those tried again included', () => {
  const report = {
    suites: [
      {
        specs: [{ file: 'people.spec.ts', tests: [test('desktop', 1000), test('phone', 500)] }],
        suites: [{ specs: [{ file: 'people.spec.ts', tests: [test('desktop', 2000, 250)] }] }],
      },
    ],
  };
  expect(playwrightTimes(report)).toEqual([
    { stage: 'e2e', file: 'tests/e2e/people.spec.ts (desktop)', seconds: 3.25 },
    { stage: 'e2e', file: 'tests/e2e/people.spec.ts (phone)', seconds: 0.5 },
  ]);
  expect(playwrightTimes(undefined)).toEqual([]);
});

it('shares out the time of a run among its stages and names the slowest files', () => {
  const times = [
    { stage: 'unit-node', file: 'a', seconds: 1 },
    { stage: 'contract', file: 'b', seconds: 5 },
    { stage: 'unit-node', file: 'c', seconds: 2 },
  ];
  expect(stageTimes(times, 4)).toEqual([
    { stage: 'unit-node', seconds: 1.5 },
    { stage: 'contract', seconds: 2.5 },
  ]);
  expect(slowest(times, 2).map(({ file }) => file)).toEqual(['b', 'c']);
  expect(stageTimes([], 4)).toEqual([]);
});
