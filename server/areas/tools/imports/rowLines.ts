import { isDeepStrictEqual } from 'node:util';
import { defaultsOf } from '../../../../schema/derive/defaults.ts';
import { kindOf } from '../../../../schema/fields/kinds.ts';
import type { RowsField } from '../../../../schema/fields/rows.ts';
import { neededCells, targetName, type RowPart } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import { RefusalError } from '../../../errors.ts';
import { spelling } from './labels.ts';

type Row = Readonly<Record<string, unknown>>;

/** Values of one row of the record in a row of the file, by the keys of its cells. */
export interface RowLine {
  readonly part: RowPart;
  readonly cells: Record<string, unknown>;
}

/** The rows of a field as a body gives them, and the part of the file by which some of them, by index, were filled. */
export interface FieldRows {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly filled: ReadonlyMap<number, RowPart>;
}

/** Adds what a cell says: to the one row of its field, or as a row of its own where it is about one of a choice. */
export function addToLine(lines: RowLine[], part: RowPart, values: Row): void {
  const { rows, choice } = part;
  const known = choice ? undefined : lines.find((one) => one.part.rows === rows);
  if (known) Object.assign(known.cells, values);
  else lines.push({ part, cells: { ...(choice && { [choice.by]: choice.code }), ...values } });
}

/** Returns true if the line has a row: cells that every row has by default (its type, a flag) do not count. */
export function isTelling({ part, cells }: RowLine): boolean {
  return Object.keys(cells).some((cell) => {
    const declared = part.field.cells[cell];
    return part.choice !== undefined || (declared && declared.kind !== 'flag' && !('default' in declared));
  });
}

/** A web address as two spellings of it are compared: without its scheme, `www.` and what ends it. */
function linkSpelling(text: unknown): string {
  const [host = '', ...path] = String(text)
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .split('/');
  return [host.toLowerCase().replace(/^www\./, ''), ...path].join('/');
}

const lineSpelling = (text: unknown) => spelling(String(text ?? ''));

/** Returns true if a row of the record is the one that a line refers to: of its choice, or with the same first line. */
function isMeant(row: Row, { part, cells }: RowLine): boolean {
  const { field, cell, choice } = part;
  const [first = cell] = neededCells(field);
  if (!choice) return cells[first] !== undefined && lineSpelling(row[first]) === lineSpelling(cells[first]);
  const isLink = linkSpelling(row[cell]) === linkSpelling(cells[cell]);
  return row[choice.by] === choice.code && (isLink || choice.pattern !== 'website');
}

/** The cells of a line that say something else than the row does. */
function newsOf(row: Row, { part, cells }: RowLine): readonly (readonly [string, unknown])[] {
  const { field, cell, choice } = part;
  const [first] = neededCells(field);
  return Object.entries(cells).filter(([key, value]) => {
    if (choice && key === cell) return linkSpelling(row[key]) !== linkSpelling(value);
    if (!choice && key === first) return lineSpelling(row[key]) !== lineSpelling(value);
    return !isDeepStrictEqual(row[key] ?? null, value);
  });
}

/** Returns an empty row with its default values. */
function emptyRow({ cells }: RowsField): Row {
  const keys = Object.entries(cells).flatMap(([cell, one]) =>
    kindOf(one)
      .columns(cell, one)
      .map(({ key }) => key),
  );
  return { ...Object.fromEntries(keys.map((key) => [key, null])), ...defaultsOf(cells) };
}

/**
 * The row with what the line says. Ids by which a place was known go with it; another account has nothing of the
 * former.
 */
function changed(row: Row, line: RowLine): Row {
  const { field, choice } = line.part;
  const news = newsOf(row, line);
  if (choice) return { ...emptyRow(field), ...line.cells, id: row['id'] };
  const ids = news.flatMap(([key]) => (Object.hasOwn(field.cells, `${key}Id`) ? [[`${key}Id`, null] as const] : []));
  return { ...row, ...Object.fromEntries(ids), ...Object.fromEntries(news) };
}

/**
 * Merges a line into rows: an equal row stays, a single matching one is changed, otherwise a row is added; a row that a
 * line before filled, of the same file's row, is changed by no other. Returns the index of the changed or added row; null
 * for no change.
 */
function put(rows: Row[], line: RowLine, filled: ReadonlyMap<number, RowPart>): number | null {
  const alike = rows.filter((row) => isMeant(row, line));
  if (alike.some((row) => newsOf(row, line).length === 0)) return null;
  const meant = alike.filter((row) => !filled.has(rows.indexOf(row)));
  const [only] = meant;
  const index = only !== undefined && meant.length === 1 ? rows.indexOf(only) : rows.length;
  rows[index] = index < rows.length ? changed(only ?? {}, line) : { ...emptyRow(line.part.field), ...line.cells };
  return index;
}

/** Returns the rows of a record with the lines merged into them; fields without a change are left out. */
export function rowsWith(lines: readonly RowLine[], before: Row): readonly FieldRows[] {
  const names = [...new Set(lines.map(({ part }) => part.rows))];
  return names.flatMap((name) => {
    const rows = [...((before[name] ?? []) as readonly Row[])];
    const filled = new Map<number, RowPart>();
    for (const line of lines.filter(({ part }) => part.rows === name)) {
      const index = put(rows, line, filled);
      if (index !== null) filled.set(index, line.part);
    }
    return filled.size > 0 ? [{ name, rows, filled }] : [];
  });
}

/** Runs a write of rows; errors of rows that the file filled are reported under the targets of its columns. */
export async function asTargets<T>(fields: readonly FieldRows[], work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { details } = error instanceof RefusalError ? error.options : {};
    if (!(error instanceof RefusalError) || details === undefined) throw error;
    const told = (key: string) => {
      const [root, index, cell] = key.split('.');
      const part = fields.find(({ name }) => name === root)?.filled.get(Number(index));
      return part && cell !== undefined ? targetName(part, cell) : key;
    };
    throw error.withDetails(details.map((one) => ({ ...one, field: told(one.field) })));
  }
}
