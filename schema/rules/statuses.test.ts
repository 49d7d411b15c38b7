import { expect, it } from 'vitest';
import { declaredStatusTypes } from '../../generated/statusTypes.ts';
import { calledOffCategories, statusCategories, statusCategoryCodes, statusTypes } from './statuses.ts';

it('has each type once, in the order of the places', () => {
  const of = (key: 'code' | 'place') => new Set(declaredStatusTypes.map((one) => one[key])).size;
  expect([of('code'), of('place')]).toEqual([declaredStatusTypes.length, declaredStatusTypes.length]);
  expect(statusTypes).toEqual(['TASK', 'PIPELINE', 'EVENT', 'PROJECT', 'CONTRACT']);
});

it('keeps the categories of a type in the order of its declaration', () => {
  expect(Object.keys(statusCategories.PIPELINE)).toEqual(['OPPORTUNITY', 'WON', 'LOST', 'DECLINED']);
  expect(statusCategoryCodes.slice(0, 6)).toEqual(['NEW', 'IN_PROGRESS', 'BLOCKED', 'COMPLETED', 'OPPORTUNITY', 'WON']);
  expect(calledOffCategories).toEqual(['LOST', 'DECLINED', 'CANCELLED']);
});
