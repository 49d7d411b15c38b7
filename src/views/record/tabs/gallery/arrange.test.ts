import { expect, it } from 'vitest';
import { arranged, flatPlace, withMoved, withPart } from './arrange.ts';

it('moves an item to another index', () => {
  expect(withMoved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(withMoved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(withMoved(['a'], 3, 0)).toEqual(['a']);
});

it('puts a part in order and leaves the others where they are', () => {
  expect(withPart(['p1', 'doc', 'p2', 'reel', 'p3'], ['p3', 'p1', 'p2'])).toEqual(['p3', 'doc', 'p1', 'reel', 'p2']);
});

it('keeps what others have added meanwhile, and brings back nothing that they have removed', () => {
  expect(arranged(['c', 'a', 'b'], ['a', 'b', 'new'])).toEqual(['a', 'b', 'new']);
  expect(arranged(['c', 'a', 'b'], ['a', 'b', 'new'], ['c'])).toEqual(['c', 'a', 'b', 'new']);
});

it.each([
  [{ row: 0, index: 0 }, { row: 0, index: 2 }, 2],
  [{ row: 0, index: 1 }, { row: 1, index: 0 }, 2],
  [{ row: 0, index: 1 }, { row: 1, index: 3 }, 5],
  [{ row: 1, index: 2 }, { row: 0, index: 1 }, 1],
])('finds the place among all of a tile that is dragged from %j to %j', (from, to, place) => {
  expect(flatPlace(from, to, 3)).toBe(place);
});
