import { describe, expect, it } from 'vitest';
import { mergeTexts } from './mergeTexts.ts';

const before = 'Allergic to nuts. Flies from Perth. The fee is 500.';

describe('two changes of a text', () => {
  it.each([
    [
      'of different sentences',
      ['nuts', 'nuts and milk'],
      ['Perth', 'Sydney'],
      'Allergic to nuts and milk. Flies from Sydney. The fee is 500.',
    ],
    [
      'of one sentence',
      ['nuts', 'nuts and milk'],
      ['Allergic', 'Severely allergic'],
      'Severely allergic to nuts and milk. Flies from Perth. The fee is 500.',
    ],
    ['that are the same', ['500', '600'], ['500', '600'], 'Allergic to nuts. Flies from Perth. The fee is 600.'],
  ] as const)('%s are both kept', (_what, [word, mine], [other, theirs], text) => {
    expect(mergeTexts(before, before.replace(word, mine), before.replace(other, theirs))).toEqual({
      text,
      isClash: false,
    });
  });

  it('of the same words stand one after the other, one’s own first', () => {
    const { text, isClash } = mergeTexts(before, before.replace('500', '600'), before.replace('500', '700'));
    expect([text, isClash]).toEqual(['Allergic to nuts. Flies from Perth. The fee is 600. The fee is 700.', true]);
    expect(mergeTexts('', 'Mine', 'Theirs').text).toBe('Mine\nTheirs');
    expect(mergeTexts('A.', 'A.\nMine.', 'A.\nTheirs.').text).toBe('A.\nMine.\nTheirs.');
  });

  it('of which one takes away what the other changed keep the change', () => {
    expect(mergeTexts(before, '', before.replace('500', '700')).text).toContain('The fee is 700.');
  });

  it('of languages without blanks are kept as well', () => {
    const { text } = mergeTexts(
      '对坚果过敏。从珀斯起飞。',
      '对坚果和牛奶过敏。从珀斯起飞。',
      '对坚果过敏。从悉尼起飞。',
    );
    expect(text).toBe('对坚果和牛奶过敏。从悉尼起飞。');
  });

  it('of more pieces than can be compared stand one after the other', () => {
    const long = Array.from({ length: 4000 }, (_, index) => `w${index % 50}`).join('. ');
    const { text, isClash } = mergeTexts(long, `Mine. ${long}`, `${long} Theirs.`);
    expect([text.startsWith('Mine.'), text.endsWith('Theirs.'), isClash]).toEqual([true, true, true]);
  });
});
