import { expect, it } from 'vitest';
import { chooseStages, needBuild, stageOf, stages, stagesBy } from './stages.mjs';

it('runs the quick stages, the others, or all of them, each once', () => {
  const [quick, rest] = [chooseStages([]), chooseStages([], { rest: true })];
  expect(quick).toEqual(['check', 'unit', 'contract', 'api', 'core']);
  expect(rest).toEqual(['slow', 'journeys']);
  expect(chooseStages([], { all: true })).toEqual(Object.keys(stages));
  expect([...quick, ...rest].toSorted()).toEqual(Object.keys(stages).toSorted());
});

it('runs the stages that are asked for, in their order', () => {
  expect(chooseStages(['api', 'unit'])).toEqual(['unit', 'api']);
  expect(chooseStages(['e2e'])).toEqual(['core', 'journeys']);
  expect(() => chooseStages(['unti'])).toThrow('Unknown stage: unti. The stages are check, unit,');
});

it('knows what runs a stage, and what it needs', () => {
  expect(stagesBy('vitest', ['check', 'unit', 'core', 'slow'])).toEqual(['unit', 'slow']);
  expect(needBuild(['check', 'unit', 'contract'])).toBe(false);
  expect(needBuild(['unit', 'api'])).toBe(true);
});

it('finds the stage of a file', () => {
  expect(stageOf('unit-dom', 'src/views/list/ListPage.test.tsx')).toBe('unit');
  expect(stageOf('database', 'tests/contract/board.test.ts')).toBe('contract');
  expect(stageOf('database', 'tests/slow/demo.test.ts')).toBe('slow');
});
