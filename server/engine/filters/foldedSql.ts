import { strokeLetters } from '../../../schema/rules/texts.ts';
import { containing, type Values } from '../sql.ts';

/** Marks of Latin, Greek and Cyrillic letters; those of other scripts are letters of their own to their readers. */
const marks = '\u0300-\u036f';

const letters = Object.entries(strokeLetters);
const single = letters.filter(([, plain]) => plain.length === 1);
const several = letters.filter(([, plain]) => plain.length > 1);

/** Returns a text without case, accents and strokes, as `foldedSql` has it. */
function fold(text: string): string {
  const bare = text
    .normalize('NFD')
    .replace(new RegExp(`[${marks}]`, 'g'), '')
    .toLowerCase();
  return letters.reduce((all, [letter, plain]) => all.replaceAll(letter, plain), bare);
}

/** Returns the SQL that folds a column as `fold` folds a text. */
function foldedSql(column: string): string {
  const bare = `lower(regexp_replace(normalize(${column}, NFD), '[${marks}]', '', 'g'))`;
  const from = single.map(([letter]) => letter).join('');
  const to = single.map(([, plain]) => plain).join('');
  return several.reduce(
    (sql, [letter, plain]) => `replace(${sql}, '${letter}', '${plain}')`,
    `translate(${bare}, '${from}', '${to}')`,
  );
}

/**
 * Returns the condition that a text contains a part, without regard to case, accents and strokes: `koln` finds `Köln`
 * and the other way round. Texts of ASCII letters, most of them, are compared as they are.
 */
export function containsFolded(column: string, part: string, values: Values): string {
  const pattern = values.add(containing(fold(part)));
  const isOther = `octet_length(${column}) > length(${column})`;
  return `(${column} ilike ${pattern} or (${isOther} and ${foldedSql(column)} like ${pattern}))`;
}
