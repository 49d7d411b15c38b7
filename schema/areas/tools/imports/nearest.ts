import { plainText } from '../../../rules/texts.ts';

/** A word without what marks its plural, in English and French. */
function singularOf(word: string): string {
  if (/.{2}ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/.{2}(?:s|x|z|ch|sh)es$/.test(word)) return word.slice(0, -2);
  return /.{3}(?:[^s]s|aux|eux)$/.test(word) ? word.slice(0, -1) : word;
}

const wordsOf = (text: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .flatMap((word) => (word === '' ? [] : [singularOf(word)]));

/** The least number of letters to insert, remove, replace or swap with the next; more than `most` counts as one more. */
function lettersBetween(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      next[at] = Math.min(
        (last[at] ?? 0) + 1,
        (next[at - 1] ?? 0) + 1,
        (last[at - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[at - 2] ?? 0) + 1 : Infinity,
      );
    }
    [before, last] = [last, next];
  }
  return last[other.length] ?? 0;
}

/** Returns the distance of a name from a text: 0 for the same but for case, accents and plural; null for another one. */
function distanceOf(said: readonly string[], named: readonly string[]): number | null {
  const [one, other] = [said.join(''), named.join('')];
  if (one === '' || other === '') return null;
  if (one === other) return 0;
  if ([...said].sort().join(' ') === [...named].sort().join(' ')) return 1;
  const shorter = Math.min(one.length, other.length);
  const most = shorter >= 8 ? 2 : shorter >= 4 ? 1 : 0;
  const letters = lettersBetween(one, other, most);
  if (letters <= most) return 1 + letters;
  return shorter >= 4 && (one.startsWith(other) || other.startsWith(one)) ? 4 : null;
}

/** Returns the names that are nearly a text, the nearest first: other case, accents, plural, order, a slip of the keys. */
export function nearest<Named extends { readonly name: string }>(
  text: string,
  names: readonly Named[],
  most = 3,
): readonly Named[] {
  const said = wordsOf(text);
  return names
    .flatMap((one) => {
      const distance = distanceOf(said, wordsOf(one.name));
      return distance === null ? [] : [{ one, distance }];
    })
    .toSorted((first, second) => first.distance - second.distance)
    .slice(0, most)
    .map(({ one }) => one);
}
