import { neededTargets, type ImportTarget, type RowPart } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import type { NamedTarget } from '../../../../schema/areas/tools/imports/suggest.ts';
import type { TextField } from '../../../../schema/fields/text.ts';
import { folded } from '../../../../schema/rules/texts.ts';
import { cellWord, choiceWord, fieldWord, rowWord } from '../../../i18n/fieldWords.ts';

/** The words of one language, by their keys. */
export type LanguageWords = (key: string) => string | undefined;

/** The catalog's key of the part of a row that a column fills: a cell, or one of a choice. */
function partWord(kind: string, { rows, cell, choice }: RowPart): string {
  return choice ? choiceWord(kind, `${rows}.${choice.by}`, choice.stored) : cellWord(kind, rows, cell);
}

/** Returns the label of a target in rows: `Address · City`, without repeated words. */
export function rowLabel(kind: string, part: RowPart, words: (key: string) => string): string {
  const [row, cell] = [words(rowWord(kind, part.rows)), words(partWord(kind, part))];
  return folded(row) === folded(cell) ? row : `${row} · ${cell}`;
}

/** A list of words of a catalog, which semicolons part. */
export function listOf(words: LanguageWords, key: string): readonly string[] {
  return words(`app.imports.${key}`)?.split('; ') ?? [];
}

/** Further names of a field or a cell, as people write them above a column. */
export function otherNames(words: LanguageWords, cell: string): readonly string[] {
  return listOf(words, `otherNames.${cell}`);
}

function wordsOfCell(kind: string, part: RowPart, words: LanguageWords): readonly string[] {
  const { rows, field, cell } = part;
  const names = [words(partWord(kind, part)) ?? cell, cell, ...otherNames(words, cell)];
  const owners = [words(rowWord(kind, rows)), words(fieldWord(kind, rows))];
  // A type or a mark alone would be anybody's.
  const alone = field.cells[cell]?.kind === 'text' ? names : [];
  return [...owners.flatMap((owner) => names.map((name) => `${owner} ${name}`)), ...alone];
}

function wordsOfChoice(kind: string, part: RowPart, words: LanguageWords): readonly string[] {
  const { rows, cell, choice } = part;
  const names = [words(partWord(kind, part)) ?? '', choice?.stored ?? ''];
  const owners = [words(rowWord(kind, rows)), words(fieldWord(kind, rows))];
  const ofRow = owners.flatMap((owner) => names.map((name) => `${owner} ${name}`));
  if (choice?.pattern === 'website') return ofRow;
  const cells = [words(cellWord(kind, rows, cell)) ?? cell, ...otherNames(words, cell)];
  return [...ofRow, ...names, ...names.flatMap((name) => cells.map((one) => `${name} ${one}`))];
}

/** The field of a target; of a service's account with the pattern that its addresses have. */
function fieldOf({ choice }: RowPart, { field }: ImportTarget): ImportTarget['field'] {
  if (!choice || choice.pattern === 'website') return field;
  const account: TextField = { ...(field as TextField), pattern: choice.pattern };
  return account;
}

/** Returns the possible column headings of a target in rows, in every language. */
export function rowTargetWords(
  kind: string,
  target: ImportTarget & { readonly part: RowPart },
  languages: readonly LanguageWords[],
): NamedTarget {
  const { name, part } = target;
  const wordsIn = part.choice ? wordsOfChoice : wordsOfCell;
  const words = languages.flatMap((one) => wordsIn(kind, part, one));
  return { name, field: fieldOf(part, target), words, needs: neededTargets(target) };
}
