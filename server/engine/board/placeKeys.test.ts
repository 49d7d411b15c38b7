import { generateKeyBetween } from 'fractional-indexing';
import { expect, it } from 'vitest';
import { divideAt, idOfKey } from './placeKeys.ts';

const idOf = (number: number) => `01900000-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
const keyOf = (id: string) => `z${id.replaceAll('-', '')}1`;
/** Ids that differ in the first, a middle and the last digits, in their order. */
const ids = [
  '01900000-0000-7000-8000-000000000000',
  ...[1, 9, 10, 15, 16, 255, 4095].map(idOf),
  '01900000-0001-7000-8000-000000000000',
  '01900001-0000-7fff-bfff-ffffffffffff',
  'ffffffff-ffff-7fff-bfff-fffffffffff0',
];

it('tells the id of a key that follows from one', () => {
  for (const id of ids) expect(idOfKey(keyOf(id))).toBe(id);
  for (const key of ['a0', 'z', 'zz', `${keyOf(idOf(1))}V`, keyOf(idOf(1)).slice(0, -1)])
    expect(idOfKey(key)).toBeNull();
});

it('divides ids at a key as the keys that follow from them are in order', () => {
  const keys = ['a0', 'Zz', 'zz', 'z', ...ids.map(keyOf), ...ids.map((id) => `${keyOf(id).slice(0, -1)}0V`)];
  const between = ids.flatMap((id, index) => {
    const next = ids[index + 1];
    const above = generateKeyBetween(keyOf(id), next === undefined ? null : keyOf(next));
    return [
      above,
      generateKeyBetween(keyOf(id), above),
      generateKeyBetween(above, next === undefined ? null : keyOf(next)),
    ];
  });
  for (const key of [
    ...keys,
    ...between,
    ...between.map((one) => `${one}V`),
    generateKeyBetween('a0', keyOf(ids[0] ?? '')),
  ]) {
    const { id: at, isBefore, isAfter } = divideAt(key);
    for (const id of ids) {
      expect([key, id, id < at || (isBefore && id === at)]).toEqual([key, id, keyOf(id) < key]);
      expect([key, id, id > at || (isAfter && id === at)]).toEqual([key, id, keyOf(id) > key]);
    }
  }
});
