import { expect, it } from 'vitest';
import { field } from '../fields/kinds.ts';
import type { StatesConfig } from './stateConfig.ts';
import { filledIn, leadsBack, machinesOf } from './states.ts';

const asked = (state: string, config: StatesConfig, declared = field.status('EVENT', { required: true })) => {
  const [machine] = machinesOf({ fields: { at: declared }, states: { at: config } });
  return machine && filledIn(machine, state);
};
const cancel = { to: 'CANCELLED', asks: ['reason', 'fee'] };

it('keeps what the step into a state asks for', () => {
  expect(asked('CANCELLED', { steps: { cancel } })).toEqual(['reason', 'fee']);
  expect(asked('COMPLETED', { steps: { cancel } })).toEqual([]);
});

it('keeps of several steps what all ask for', () => {
  const drop = { from: ['UPCOMING'], to: 'CANCELLED', asks: ['fee'] };
  const steps = { cancel: { ...cancel, from: ['IN_PROGRESS'] }, drop };
  expect(asked('CANCELLED', { steps })).toEqual(['fee']);
});

it('keeps nothing in a free state, or in the one where records start', () => {
  expect(asked('CANCELLED', { steps: { cancel }, free: ['CANCELLED'] })).toEqual([]);
  const reopen = { to: 'UPCOMING', asks: ['reason'] };
  expect(asked('UPCOMING', { steps: { reopen } })).toEqual([]);
  expect(asked('CANCELLED', { steps: { cancel }, starts: 'all' })).toEqual(['reason', 'fee']);
});

it('knows from where a write leads back', () => {
  const back = (name: string, config: StatesConfig, mayAll = true) => {
    const [machine] = machinesOf({ fields: { at: field.choice(['A', 'B', 'C']) }, states: { at: config } });
    const step = config.steps[name];
    return machine && step && leadsBack(machine, step, ({ level }) => mayAll || level !== 'EDIT_ALL');
  };
  const go = { from: ['A'], to: 'B' };
  const retreat = { from: ['B'], to: 'A', level: 'EDIT_ALL' } as const;
  expect(back('go', { steps: { go } })).toBe(false);
  expect(back('go', { steps: { go, retreat } })).toBe(true);
  expect(back('go', { steps: { go, retreat } }, false)).toBe(false);
  expect(back('go', { steps: { go }, free: ['A'] })).toBe(true);
  expect(back('go', { steps: { go }, free: ['A'], locks: { B: { edit: [] } } })).toBe(false);
  expect(back('go', { steps: { go: { to: 'B' } }, free: 'all' })).toBe(false);
});
