import { expect, it } from 'vitest';
import { field } from '../fields/kinds.ts';
import type { StatesConfig } from './stateConfig.ts';
import { askedIn, machinesOf } from './states.ts';

const asked = (state: string, config: StatesConfig, declared = field.status('EVENT', { required: true })) => {
  const [machine] = machinesOf({ fields: { at: declared }, states: { at: config } });
  return machine && askedIn(machine, state);
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
