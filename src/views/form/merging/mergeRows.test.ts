import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeRows, type Row } from './mergeRows.ts';

const ines = { id: 'a', name: 'Ines', phone: '1' };
const tom = { id: 'b', name: 'Tom', phone: '2' };
const before = [ines, tom];
const names = ({ rows }: { readonly rows: readonly Row[] }) => rows.map(({ name }) => name);

describe('two changes of one list', () => {
  it('both stand where they are about different rows, or different cells of one', () => {
    const mine = [{ ...ines, name: 'Inês' }, tom, { name: 'Mia', phone: null }];
    const theirs = [
      { ...ines, phone: '11' },
      { ...tom, phone: '22' },
      { id: 'c', name: 'Ben', phone: '3' },
    ];
    expect(mergeRows(before, mine, theirs)).toEqual({
      rows: [{ id: 'a', name: 'Inês', phone: '11' }, theirs[1], theirs[2], mine[2]],
      isClash: false,
    });
  });

  it('a row that one took away goes, unless the other changed it', () => {
    expect(mergeRows(before, [tom], before)).toEqual({ rows: [tom], isClash: false });
    expect(mergeRows(before, before, [ines])).toEqual({ rows: [ines], isClash: false });
    const changed = { ...ines, phone: '11' };
    expect(mergeRows(before, [tom], [changed, tom])).toEqual({ rows: [changed, tom], isClash: true });
    expect(mergeRows(before, [changed, tom], [tom])).toEqual({ rows: [tom, changed], isClash: true });
  });

  it('a row whose same cell both changed stands twice, as one of them a new row', () => {
    const merged = mergeRows(before, [{ ...ines, name: 'Inês' }, tom], [{ ...ines, name: 'Agnes', phone: '11' }, tom]);
    expect(merged).toEqual({
      rows: [{ id: 'a', name: 'Inês', phone: '11' }, { name: 'Agnes', phone: '11' }, tom],
      isClash: true,
    });
  });

  it('the same change by both is one, and the order is that of whoever moved rows', () => {
    const mia = { name: 'Mia', phone: '4' };
    expect(names(mergeRows(before, [...before, mia], [...before, { id: 'c', ...mia }]))).toEqual([
      'Ines',
      'Tom',
      'Mia',
    ]);
    expect(names(mergeRows(before, [tom, ines], [...before, { id: 'c', ...mia }]))).toEqual(['Tom', 'Ines', 'Mia']);
  });

  it('one row at most has the flag that one has at most', () => {
    const [first, second] = [
      { ...ines, isMain: true },
      { ...tom, isMain: false },
    ];
    const mine = [
      { ...first, isMain: false },
      { ...second, isMain: true },
    ];
    const theirs = [{ ...first, isMain: false }, second, { id: 'c', name: 'Ben', isMain: true }];
    expect(mergeRows([first, second], mine, theirs, 'isMain').rows.map(({ isMain }) => isMain)).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('lose no word that either wrote', () => {
    expect.hasAssertions();
    const list = fc.array(fc.record({ row: fc.integer({ min: 0, max: 3 }), word: fc.string({ minLength: 1 }) }));
    const start: readonly Row[] = ['a', 'b', 'c', 'd'].map((id) => ({ id, name: id, note: '' }));
    const written = (edits: readonly { readonly row: number; readonly word: string }[], key: string) =>
      edits.reduce<readonly Row[]>(
        (rows, { row, word }) => rows.map((one, index) => (index === row ? { ...one, [key]: `${key} ${word}` } : one)),
        start,
      );
    fc.assert(
      fc.property(list, list, fc.constantFrom('name', 'note'), (own, other, key) => {
        const [mine, theirs] = [written(own, 'name'), written(other, key)];
        const { rows } = mergeRows(start, mine, theirs);
        const words = new Set(rows.flatMap(({ name, note }) => [name, note]));
        for (const [index, row] of [...mine, ...theirs].entries()) {
          const base = start[index % start.length];
          for (const cell of ['name', 'note']) if (row[cell] !== base?.[cell]) expect(words).toContain(row[cell]);
        }
      }),
    );
  });
});
