import type { Actor } from '../../../../schema/access/access.ts';
import { cellReaderOf, type CellContext } from '../../../../schema/fields/cells.ts';
import { refusal } from '../../../../schema/fields/rule.ts';
import { customId } from '../../../../schema/language/fieldsOf.ts';
import type { ImportTarget } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import type { ImportMapping, MappedColumn, ReadRow, RowFault } from '../../../../schema/areas/tools/calls/imports.ts';
import { pageOfHandle } from '../../../../schema/rules/handles.ts';
import { folded, singleBlanks } from '../../../../schema/rules/texts.ts';
import type { Engine } from '../../../engine/engine.ts';
import { meaningsOf, spelling, type Meanings } from './labels.ts';
import type { FileRow } from './importRecord.ts';
import { addToLine, isTelling, rowsWith, type FieldRows, type RowLine } from './rowLines.ts';

/** A row of the file as a body of the API says it. */
export interface RowBody {
  readonly position: number;
  readonly fileRow: number;
  readonly body: Readonly<Record<string, unknown>>;
  /** By field name, further values to write if the field's value is new. */
  readonly along: Readonly<Record<string, object>>;
  /** Rows of the record that the file's row contains. */
  readonly lines: readonly RowLine[];
  readonly faults: readonly RowFault[];
}

type Row = Pick<FileRow, 'position' | 'file_row' | 'cells'>;

/** A column of the file that fills a field that the actor may write. */
interface Filled {
  readonly column: number;
  readonly target: ImportTarget;
  readonly context: CellContext;
}

/** A cell that names records, which are not known yet. */
interface Named {
  readonly filled: Filled;
  readonly key: string;
  readonly labels: readonly string[];
  readonly isSet: boolean;
}

interface Draft {
  readonly position: number;
  readonly fileRow: number;
  readonly body: Record<string, unknown>;
  readonly along: Record<string, object>;
  readonly lines: RowLine[];
  readonly faults: RowFault[];
  readonly named: Named[];
}

function filledOf(mapping: ImportMapping, targets: readonly ImportTarget[], base: CellContext): Filled[] {
  const wordsOf = ({ words = {} }: MappedColumn) =>
    new Map(Object.entries(words).map(([word, code]) => [folded(word), code] as const));
  return mapping.columns.flatMap((column) => {
    // A field that the actor may write no longer, or that is gone, is left as it is.
    const target = targets.find(({ name }) => name === column.field);
    const order = column.dateOrder && { order: column.dateOrder };
    return target ? [{ column: column.column, target, context: { ...base, ...order, words: wordsOf(column) } }] : [];
  });
}

/** Puts a value where a body carries it: an added field's under `custom`. */
function put(body: Record<string, unknown>, { name }: ImportTarget, values: Readonly<Record<string, unknown>>): void {
  const id = customId(name);
  if (id === null) Object.assign(body, values);
  else body['custom'] = { ...(body['custom'] as object | undefined), [id]: values[name] };
}

/** Reads the cell that a row has in a column; null if it is empty, which says nothing: what is there stays. */
function readCell({ column, target, context }: Filled, cells: Row['cells']) {
  const { name, field, part, isTitle } = target;
  const said = pageOfHandle(cells[column] ?? '', part?.choice?.pattern);
  const text = isTitle ? singleBlanks(said) : said;
  return text === '' ? null : (cellReaderOf(field)?.(part?.cell ?? name, field, text, context) ?? null);
}

/** Returns the filled cells of a row as they are written and as they are read; null where they name other records. */
export function readCells(
  actor: Actor,
  today: string,
  mapping: ImportMapping,
  targets: readonly ImportTarget[],
  cells: Row['cells'],
): ReadRow['cells'] {
  return filledOf(mapping, targets, { today, zone: actor.timeZone }).flatMap((one) => {
    const read = readCell(one, cells);
    const values = read !== null && 'values' in read && !one.target.part ? read.values : null;
    return read === null ? [] : [{ field: one.target.name, text: cells[one.column] ?? '', values }];
  });
}

function draftOf({ position, file_row: fileRow, cells }: Row, filled: readonly Filled[]): Draft {
  const draft: Draft = { position, fileRow, body: {}, along: {}, lines: [], faults: [], named: [] };
  for (const one of filled) {
    const { name, part } = one.target;
    const read = readCell(one, cells);
    if (read === null) continue;
    if (part && 'values' in read) addToLine(draft.lines, part, read.values);
    else if ('values' in read) {
      put(draft.body, one.target, read.values);
      if (read.along) draft.along[name] = read.along;
    } else if ('labels' in read) draft.named.push({ filled: one, ...read });
    else draft.faults.push({ field: name, ...read });
  }
  return draft;
}

function resolve({ body, faults, named }: Draft, known: ReadonlyMap<string, Meanings>): void {
  for (const { filled, key, labels, isSet } of named) {
    const { name } = filled.target;
    const meant = labels.map((label) => [...(known.get(name)?.get(spelling(label)) ?? [])]);
    const missing = meant.findIndex((ids) => ids.length === 0);
    const ids = meant.flat();
    if (missing >= 0)
      faults.push({ field: name, ...refusal('noMatch', { label: labels[missing]?.slice(0, 100) ?? '' }) });
    else if (meant.some(({ length }) => length > 1)) faults.push({ field: name, ...refusal('severalMatches') });
    else body[key] = isSet ? ids : ids[0];
  }
}

/**
 * Returns rows of the file as bodies, in order: each cell is read by its field's kind, and references are looked up.
 */
export async function bodiesOf(
  engine: Engine,
  actor: Actor,
  mapping: ImportMapping,
  targets: readonly ImportTarget[],
  rows: readonly Row[],
): Promise<readonly RowBody[]> {
  const filled = filledOf(mapping, targets, { today: engine.today(actor), zone: actor.timeZone });
  const drafts = rows.map((row) => draftOf(row, filled));
  const known = new Map<string, Meanings>();
  for (const { target } of filled) {
    const texts = drafts
      .flatMap(({ named }) => named)
      .flatMap((one) => (one.filled.target.name === target.name ? one.labels : []));
    if (texts.length > 0) known.set(target.name, await meaningsOf(engine, actor, target.field, texts));
  }
  for (const draft of drafts) resolve(draft, known);
  return drafts.map(({ named: _named, lines, ...draft }) => ({ ...draft, lines: lines.filter(isTelling) }));
}

/** The body that makes or changes the record of a row, and where its rows come from. */
export interface WrittenBody {
  readonly body: Record<string, unknown>;
  readonly rows: readonly FieldRows[];
}

/** Returns the body that a row creates or changes: `before` is the record as it is, null for a new one. */
export function bodyFor(
  { body, along, lines }: RowBody,
  before: Readonly<Record<string, unknown>> | null,
): WrittenBody {
  const isNews = (name: string) => before === null || before[name] !== body[name];
  const rows = rowsWith(lines, before ?? {});
  const given = Object.fromEntries(rows.map(({ name, rows: all }) => [name, all]));
  const more = Object.entries(along).flatMap(([name, one]) => (isNews(name) ? [one] : []));
  return { body: Object.assign({}, body, given, ...more) as Record<string, unknown>, rows };
}
