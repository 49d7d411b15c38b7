import { expect, it } from 'vitest';
import { registry } from '../../../../../schema/index.ts';
import { selectionLimit } from '../../../../../schema/rules/limits.ts';
import {
  emptySelection,
  pickedRecord,
  withoutRecords,
  withRecords,
  withSelection,
  withToggled,
  type PickedRecord,
} from './picked.ts';

const one = (id: string, version = 1): PickedRecord => ({ id, version, title: id.toUpperCase() });
const ids = (picked: ReadonlyMap<string, unknown>) => [...picked.keys()];

it('keeps of a record what it is called and which version was seen', () => {
  const record = { id: 'a', version: 3, displayName: 'Ada', email: 'ada@x.example' };
  expect(pickedRecord(registry.get('talent'), record)).toEqual({ id: 'a', version: 3, title: 'Ada' });
});

it('keeps what is picked on other pages, as it was seen there', () => {
  const first = withSelection(emptySelection, new Set(['a', 'b']), [one('a'), one('b'), one('c')]);
  const second = withSelection(first, new Set(['a', 'b', 'd']), [one('b', 7), one('d')]);
  expect([...second.values()]).toEqual([one('a'), one('b'), one('d')]);
  expect(ids(withSelection(second, new Set(['b', 'd']), [one('b'), one('d')]))).toEqual(['b', 'd']);
});

it('takes records as they are seen now where they are picked anew', () => {
  expect(withRecords(withRecords(emptySelection, [one('a')]), [one('a', 2)]).get('a')).toEqual(one('a', 2));
  expect(ids(withoutRecords(withRecords(emptySelection, [one('a'), one('b')]), ['a']))).toEqual(['b']);
});

it('puts a record in, and takes it out again', () => {
  const both = withToggled(withToggled(emptySelection, one('a')), one('b'));
  expect(ids(both)).toEqual(['a', 'b']);
  expect(ids(withToggled(both, one('a', 2)))).toEqual(['b']);
});

it('picks no more than can be picked at once', () => {
  const many = Array.from({ length: selectionLimit + 5 }, (_, index) => one(`m${index}`));
  expect(withRecords(emptySelection, many).size).toBe(selectionLimit);
});
