import { describe, expect, test } from 'vitest';
import { conflict, mergeLines, mergeValues } from './merging.mjs';

describe('values', () => {
  const base = { note: { name: 'Note' }, version: 7 };

  test('keep what either side added, removed or changed', () => {
    const own = { ...base, patron: { name: 'Patron' }, version: 8 };
    const other = { note: { name: 'Note', fields: { text: 'Text' } }, version: 7, sponsor: { name: 'Sponsor' } };
    expect(mergeValues(base, own, other)).toEqual({
      note: { name: 'Note', fields: { text: 'Text' } },
      version: 8,
      sponsor: { name: 'Sponsor' },
      patron: { name: 'Patron' },
    });
    expect(mergeValues(base, { version: 7 }, base)).toEqual({ version: 7 });
  });

  test('are in conflict where both changed or added one key differently, or one removed what the other changed', () => {
    expect(mergeValues(base, { ...base, version: 8 }, { ...base, version: 9 })).toBe(conflict);
    expect(mergeValues(base, { ...base, patron: 1 }, { ...base, patron: 2 })).toBe(conflict);
    expect(mergeValues(base, { version: 7 }, { ...base, note: { name: 'Notes' } })).toBe(conflict);
    expect(mergeValues(base, { ...base, version: 8 }, { ...base, version: 8 })).toEqual({ ...base, version: 8 });
  });
});

describe('lines', () => {
  const base = '{\n  note: {\n  },\n}';
  const withEntry = (name) => base.replace('\n}', `\n  ${name}: {\n  },\n}`);

  test('keep whole what both added at one place, the other first', () => {
    expect(mergeLines(base, withEntry('patron'), withEntry('sponsor'))).toBe(
      '{\n  note: {\n  },\n  sponsor: {\n  },\n  patron: {\n  },\n}',
    );
  });

  test('are in conflict where both changed the same one', () => {
    expect(mergeLines(base, base.replace('note', 'memo'), base.replace('note', 'notice'))).toBe(conflict);
  });
});
