import { describe, expect, it } from 'vitest';
import { isNewWord } from './newWord.ts';

describe('a typed word', () => {
  it('can become an entry where none has that label', () => {
    expect(isNewWord('Jazz', ['Folk', 'Jazz rock'])).toBe(true);
  });

  it.each(['', '   ', 'jazz', ' JAZZ ', 'Jazz'])('cannot, where it is empty or known: "%s"', (typed) => {
    expect(isNewWord(typed, ['Folk', 'Jazz '])).toBe(false);
  });
});
