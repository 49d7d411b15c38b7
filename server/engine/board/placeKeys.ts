/**
 * Keys by which records stand in a column, in the order of their bytes. Somebody who drops a card gives it a key between
 * two others (`fractional-indexing`). A record that nobody has placed has one that follows from its id: such keys come
 * after all usual ones and in the order in which records were made, so a new card is the last of its column, and others
 * can be put between two of them.
 */
const head = 'z';
const tail = '1';
const digits = '0123456789abcdef';
const idLength = 32;

/** The column of a statement with the key of each row. */
export const keyColumn = 'board_key';

/** The key of a record that nobody has placed, in SQL. */
export const unplacedKeySql = (id: string) => `'${head}' || replace(${id}::text, '-', '') || '${tail}'`;

const idOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Returns the id of the record that has this key as long as nobody places it; null for any other key. */
export function idOfKey(key: string): string | null {
  const hex = /^z([0-9a-f]{32})1$/.exec(key)?.[1];
  return hex === undefined ? null : idOf(hex);
}

/** An id at which a key divides the records that nobody has placed, and whether it is before the key itself. */
export interface Divide {
  readonly id: string;
  readonly isBefore: boolean;
  readonly isAfter: boolean;
}

/** Returns where a key stands among the records that nobody has placed. */
export function divideAt(key: string): Divide {
  const full = (start: string, fill: string) => idOf(start.padEnd(idLength, fill));
  if (key.slice(0, 1) !== head) return { id: full('', '0'), isBefore: false, isAfter: true };
  const text = key.slice(1, 1 + idLength);
  const strange = [...text].findIndex((letter) => !digits.includes(letter));
  const hex = strange === -1 ? text : text.slice(0, strange);
  if (hex.length === idLength) {
    const rest = key.slice(1 + idLength);
    return { id: idOf(hex), isBefore: rest > tail, isAfter: rest < tail };
  }
  const lower = strange === -1 ? undefined : [...digits].findLast((digit) => digit < text.slice(strange));
  if (lower === undefined) return { id: full(hex, '0'), isBefore: false, isAfter: true };
  return { id: full(`${hex}${lower}`, 'f'), isBefore: true, isAfter: false };
}
