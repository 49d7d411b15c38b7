import { plainMarks, strokeLetters, withPlainMarks } from '../../../schema/rules/texts.ts';
import { containing, type Values } from '../sql.ts';

/** Marks of Latin, Greek and Cyrillic letters; those of other scripts are letters of their own to their readers. */
const marks = '\u0300-\u036f';

/** Marks that nobody sees, which `withoutMarks` takes out, as far as texts have them. */
const unseen = '\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff';

const letters = Object.entries(strokeLetters);
const single = [...letters.filter(([, plain]) => plain.length === 1), ...plainMarks];
const several = letters.filter(([, plain]) => plain.length > 1);

/** Returns a text without case, accents and strokes and with the marks of a keyboard, as `foldedSql` has it. */
function fold(text: string): string {
  const bare = withPlainMarks(text)
    .normalize('NFD')
    .replace(new RegExp(`[${marks}]`, 'g'), '')
    .toLowerCase();
  return letters.reduce((all, [letter, plain]) => all.replaceAll(letter, plain), bare);
}

/** Returns the SQL that folds a column as `fold` folds a text. */
function foldedSql(column: string): string {
  const bare = `lower(regexp_replace(normalize(${column}, NFD), '[${marks}${unseen}]', '', 'g'))`;
  const from = single.map(([letter]) => letter).join('');
  const to = single.map(([, plain]) => plain.replace("'", "''")).join('');
  return several.reduce(
    (sql, [letter, plain]) => `replace(${sql}, '${letter}', '${plain}')`,
    `translate(${bare}, '${from}', '${to}')`,
  );
}

/**
 * Returns the condition that a text contains a part, without regard to case, accents, strokes and kinds of marks: `koln`
 * finds `Köln`, `o'brien` finds `O’Brien`, and the other way round. Texts of ASCII letters, most of them, are compared as
 * they are.
 */
export function containsFolded(column: string, part: string, values: Values): string {
  const pattern = values.add(containing(fold(part)));
  const isOther = `(octet_length(${column}) > length(${column}) or strpos(${column}, '\`') > 0)`;
  return `(${column} ilike ${pattern} or (${isOther} and ${foldedSql(column)} like ${pattern}))`;
}
