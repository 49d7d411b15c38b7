import { expect, it } from 'vitest';
import { registry } from '../../../../schema/index.ts';
import { inMode, modeOf, modesOf, type FilterMode } from './filterMode.ts';
import { filterFieldsOf, type FilterField } from '../../view-fields/filterParams.ts';
import { isInForce } from '../tools/filters/filtersInForce.ts';
import { apiFilterOf, withFilters, writeListState } from './listState.ts';
import { readListAddress } from './readListState.ts';

const entity = registry.get('talent');
const reader = { zone: 'Australia/Sydney', clock: () => 0, maySee: () => true } as never;
const filterBy = (name: string) => filterFieldsOf(entity).find((one) => one.name === name) as FilterField;
const hair = filterBy('hairColour');

it('offers what a filter can be asked by', () => {
  expect(modesOf(hair)).toEqual(['is', 'not', 'empty', 'notEmpty']);
  expect(modesOf(filterBy('dob'))).toEqual(['is', 'empty', 'notEmpty']);
  expect(modesOf(filterBy('status'))).toEqual(['is', 'not']);
  expect(modesOf(filterBy('createdAt'))).toEqual(['is']);
});

it.each(['not', 'empty', 'notEmpty'] as const)('keeps %s in the address and asks the API for it', (mode) => {
  const [param = ''] = hair.params.map((one) => one.param);
  const values = withFilters({}, inMode(hair, mode, {}, { [param]: ['RED'] }));
  expect(modeOf(hair, values)).toBe(mode);
  const { state } = readListAddress('', entity, reader);
  const query = writeListState({ ...state, filters: values }, entity, reader);
  const read = readListAddress(query, entity, reader);
  expect(read).toMatchObject({ state: { filters: values }, refused: [] });
  expect(apiFilterOf(read.state, entity)).toEqual(values);
  expect(isInForce(hair, read.state)).toBe(true);
  const back = withFilters(values, inMode(hair, 'is', values, { [param]: [] }));
  expect(back).toEqual({});
});

it('excludes nothing without values, and asks for no values of what is empty', () => {
  expect(withFilters({}, inMode(hair, 'not', {}))).toEqual({});
  const [param = ''] = hair.params.map((one) => one.param);
  const chosen = { [param]: ['RED'], not: ['eyeColours'] };
  expect(withFilters(chosen, inMode(hair, 'empty', chosen))).toEqual({ empty: ['hairColour'], not: ['eyeColours'] });
});

it('leaves out of an address what is no filter of the list', () => {
  const modes: readonly FilterMode[] = ['not', 'empty', 'notEmpty'];
  for (const mode of modes) {
    const { state, refused } = readListAddress(`${mode}=salary`, entity, reader);
    expect(state.filters).toEqual({});
    expect(refused).toEqual([{ part: 'filter', value: 'salary' }]);
  }
});
