import fc from 'fast-check';
import { expect, it } from 'vitest';
import { visibleSegments, withKept } from './visibleSegments.ts';

const tens = (index: number) => index * 10;

it('puts the room of what is left out between what is drawn', () => {
  expect(visibleSegments([0, 1, 4, 5], 9, tens)).toEqual([
    { index: 0 },
    { index: 1 },
    { gap: 20 },
    { index: 4 },
    { index: 5 },
    { gap: 30 },
  ]);
});

it('leaves no room where all is drawn, and all of it where nothing is', () => {
  expect(visibleSegments([0, 1], 2, tens)).toEqual([{ index: 0 }, { index: 1 }]);
  expect(visibleSegments([], 3, tens)).toEqual([{ gap: 30 }]);
  expect(visibleSegments([], 0, tens)).toEqual([]);
});

it('takes as much room as all items do, whatever is drawn', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 90 }), { maxLength: 40 }),
      fc.infiniteStream(fc.boolean()),
      (sizes, is) => {
        const startOf = (index: number) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0);
        const drawn = sizes.flatMap((_size, index) => (is.next().value ? [index] : []));
        const room = visibleSegments(drawn, sizes.length, startOf).map((piece) =>
          'gap' in piece ? piece.gap : sizes[piece.index]!,
        );
        expect(room.reduce((sum, size) => sum + size, 0)).toBe(startOf(sizes.length));
      },
    ),
  );
});

it('keeps one more in its place', () => {
  expect(withKept([4, 5], 1)).toEqual([1, 4, 5]);
  expect(withKept([4, 5], 9)).toEqual([4, 5, 9]);
  expect(withKept([4, 5], 5)).toEqual([4, 5]);
  expect(withKept([4, 5], -1)).toEqual([4, 5]);
});
