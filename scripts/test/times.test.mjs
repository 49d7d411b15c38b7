import { expect, it } from 'vitest';
import { playwrightTimes, shareOut, slowest } from './times.mjs';

const test = (projectName, ...durations) => ({ projectName, results: durations.map((duration) => ({ duration })) });

it('adds up the journeys of a file by stage and project', () => {
  const report = {
    suites: [
      {
        specs: [{ file: 'people.spec.ts', tests: [test('desktop', 1000), test('phone', 500)] }],
        suites: [
          {
            specs: [
              { file: 'people.spec.ts', tags: [], tests: [test('desktop', 2000, 250)] },
              { file: 'people.spec.ts', tags: ['core'], tests: [test('desktop', 4000)] },
            ],
          },
        ],
      },
    ],
  };
  expect(playwrightTimes(report)).toEqual([
    { stage: 'journeys', file: 'tests/e2e/people.spec.ts (desktop)', seconds: 3.25 },
    { stage: 'journeys', file: 'tests/e2e/people.spec.ts (phone)', seconds: 0.5 },
    { stage: 'core', file: 'tests/e2e/people.spec.ts (desktop)', seconds: 4 },
  ]);
  expect(playwrightTimes(undefined)).toEqual([]);
});

it('shares out the time of a run among its stages and names the slowest files', () => {
  const times = [
    { stage: 'unit-node', file: 'a', seconds: 1 },
    { stage: 'contract', file: 'b', seconds: 5 },
    { stage: 'unit-node', file: 'c', seconds: 2 },
  ];
  expect(shareOut(times, ['unit-node', 'contract'], { wall: 4, cpu: 8 })).toEqual([
    { stage: 'unit-node', seconds: 1.5, cpu: 3 },
    { stage: 'contract', seconds: 2.5, cpu: 5 },
  ]);
  expect(slowest(times, 2).map(({ file }) => file)).toEqual(['b', 'c']);
  expect(shareOut([], ['unit-node', 'contract'], { wall: 4 })).toEqual([
    { stage: 'unit-node', seconds: 2 },
    { stage: 'contract', seconds: 2 },
  ]);
});
