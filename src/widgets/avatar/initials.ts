const hasWideLetters = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Georgian has capitals on paper only: few fonts draw them, and no name is written with them. */
const isWrittenSmall = /^\p{Script=Georgian}/u;

const capital = (letter: string): string => (isWrittenSmall.test(letter) ? letter : letter.toLocaleUpperCase());

const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Two plain letters at the start are two letters: finding out about any other takes longer than drawing them. */
const isPlain = /^[a-z\d](?![^\0-\u02ff])/i;

function firstLetter(word: string): string {
  if (isPlain.test(word)) return word.charAt(0);
  const [first] = letters.segment(word);
  return first?.segment ?? '';
}

/**
 * Returns the initials for a name without a picture: of its first and last word ("Ada van Dam" gives "AD"), of a name
 * in Han, Kana or Hangul only its first letter. Signs before a word are skipped; a name of signs gives "?".
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/u).flatMap((word) => word.match(/[\p{L}\p{N}].*/u) ?? []);
  const [first] = words;
  if (first === undefined) return '?';
  if (hasWideLetters.test(first)) return firstLetter(first);
  const last = words.length > 1 ? words[words.length - 1] : undefined;
  return [first, last].map((word) => (word === undefined ? '' : capital(firstLetter(word)))).join('');
}
