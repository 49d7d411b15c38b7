import { defaultsOfActor, type Actor } from '../../../../schema/access/access.ts';
import { cellReaderOf, type CellContext, type CellReading } from '../../../../schema/fields/cells.ts';
import { refusal, type Refusal } from '../../../../schema/fields/rule.ts';
import { customId } from '../../../../schema/language/fieldsOf.ts';
import type { ImportTarget, RowPart } from '../../../../schema/areas/tools/imports/rowTargets.ts';
import type {
  ImportMapping,
  MappedColumn,
  Mend,
  ReadRow,
  RowFault,
} from '../../../../schema/areas/tools/calls/imports.ts';
import { isTimeZone } from '../../../../schema/rules/dates.ts';
import { pageOfHandle } from '../../../../schema/rules/handles.ts';
import { folded, singleBlanks } from '../../../../schema/rules/texts.ts';
import type { Engine } from '../../../engine/engine.ts';
import { meaningsOf, spelling, type Meanings } from './labels.ts';
import type { FileRow } from './importRecord.ts';
import { mendKey, mendsOf, saidBy, type Said } from './mends.ts';
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
  /** True for a row with a value whose rows are to be left out. */
  readonly isLeft: boolean;
  /** Texts of the file in the fields that hold one value, by their names. */
  readonly said: Readonly<Record<string, string>>;
}

type Row = Pick<FileRow, 'position' | 'file_row' | 'cells'>;

/** A field that the actor may write, and the columns that fill it: several only for a title, of which each is a part. */
interface Filled {
  readonly columns: readonly number[];
  readonly target: ImportTarget;
  readonly context: CellContext;
  readonly mends: ReadonlyMap<string, Mend>;
}

/** Context for reading the cells of a file. */
export interface Reading {
  readonly mapping: ImportMapping;
  readonly mends: readonly Mend[];
  readonly targets: readonly ImportTarget[];
}

/** A cell that names records, which are not known yet. */
interface Named {
  readonly filled: Filled;
  readonly key: string;
  readonly labels: readonly string[];
  readonly isSet: boolean;
  readonly said: Said;
}

interface Draft {
  readonly position: number;
  readonly fileRow: number;
  readonly body: Record<string, unknown>;
  readonly along: Record<string, object>;
  readonly lines: RowLine[];
  readonly faults: RowFault[];
  readonly named: Named[];
  readonly said: Record<string, string>;
  isLeft: boolean;
}

function filledOf({ mapping, mends, targets }: Reading, base: CellContext): readonly Filled[] {
  const wordsOf = ({ words = {} }: MappedColumn) =>
    new Map(Object.entries(words).map(([word, code]) => [folded(word), code] as const));
  const names = [...new Set(mapping.columns.map(({ field }) => field))];
  return names.flatMap((name) => {
    const columns = mapping.columns.filter(({ field }) => field === name);
    // A field that the actor may write no longer, or that is gone, is left as it is.
    const target = targets.find((one) => one.name === name);
    const [first] = columns;
    if (!target || !first) return [];
    const order = first.dateOrder && { order: first.dateOrder };
    const context = { ...base, ...order, words: wordsOf(first) };
    return [{ columns: columns.map(({ column }) => column), target, context, mends: mendsOf(mends, name) }];
  });
}

/** Puts a value where a body carries it: an added field's under `custom`. */
function put(body: Record<string, unknown>, { name }: ImportTarget, values: Readonly<Record<string, unknown>>): void {
  const id = customId(name);
  if (id === null) Object.assign(body, values);
  else body['custom'] = { ...(body['custom'] as object | undefined), [id]: values[name] };
}

/** Errors of a spreadsheet, which stand in place of what their cells should hold. */
const cellErrors = /^#(?:NAME\?|REF!|VALUE!|N\/A|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|BUSY!|FIELD!)$/;

/** Reads a text as a cell of its field; null for an empty one, which says nothing: what is there stays. */
function readText({ target, context }: Filled, given: string): CellReading | null {
  const { name, field, part, isTitle } = target;
  const text = isTitle ? singleBlanks(given) : pageOfHandle(given, part?.choice?.pattern);
  if (cellErrors.test(text)) return refusal('cellError');
  return text === '' ? null : (cellReaderOf(field)?.(part?.cell ?? name, field, text, context) ?? null);
}

/** The cells of a row, its times by the clocks of the time zone that it names. */
function inOwnZone(filled: readonly Filled[], cells: Row['cells']): readonly Filled[] {
  const named = filled.find(({ target }) => target.isZone);
  const zone = named && saidBy(named, cells).text.trim();
  if (!zone || !isTimeZone(zone)) return filled;
  return filled.map((one) => ({ ...one, context: { ...one.context, zone } }));
}

/** Returns the filled cells of a row as they are written and as they are read; null where they name other records. */
export function readCells(actor: Actor, today: string, reading: Reading, cells: Row['cells']): ReadRow['cells'] {
  const context = { today, zone: actor.timeZone, currency: defaultsOfActor(actor).currency };
  return inOwnZone(filledOf(reading, context), cells).flatMap((one) => {
    const said = saidBy(one, cells);
    const read = readText(one, said.text);
    const values = read !== null && 'values' in read && !one.target.part ? read.values : null;
    return read === null ? [] : [{ field: one.target.name, text: said.shown, values }];
  });
}

/** Each value once, as the cell has it first. */
function eachSaid(texts: readonly string[]): readonly string[] {
  const keys = texts.map(mendKey);
  return texts.filter((text, index) => keys.indexOf(mendKey(text)) === index);
}

/** The faults of a cell that cannot be read: one for each wrong value of several. */
function wrongOnes(filled: Filled, { entries, shown }: Said, refused: Refusal): readonly RowFault[] {
  const wrong = entries.flatMap(({ text, said }) => {
    const read = readText(filled, text);
    return read !== null && !('values' in read) && !('labels' in read) ? [said] : [];
  });
  const texts = wrong.length > 0 ? eachSaid(wrong) : [shown];
  return texts.map((text) => ({ field: filled.target.name, ...refused, text }));
}

/** Adds a line for each of the accounts of a service in a cell, or the faults of those that cannot be read. */
function addAccounts(draft: Draft, filled: Filled, part: RowPart, said: Said): void {
  const read = said.entries.map(({ text }) => readText(filled, text));
  const refused = read.find((one) => one !== null && !('values' in one) && !('labels' in one));
  if (refused) draft.faults.push(...wrongOnes(filled, said, refused as Refusal));
  else for (const one of read) if (one && 'values' in one) addToLine(draft.lines, part, one.values);
}

const isOfCurrency = ({ field: { kind } }: ImportTarget) => kind === 'money' || kind === 'currency';

/** Returns true if values say something else than a body does by now. */
function contradicts(body: Readonly<Record<string, unknown>>, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(values).some(([key, value]) => key in body && body[key] !== value);
}

function draftOf({ position, file_row: fileRow, cells }: Row, filled: readonly Filled[]): Draft {
  const draft: Draft = {
    position,
    fileRow,
    body: {},
    along: {},
    lines: [],
    faults: [],
    named: [],
    said: {},
    isLeft: false,
  };
  for (const one of inOwnZone(filled, cells)) {
    const { name, part, isZone } = one.target;
    const said = saidBy(one, cells);
    if (said.isLeft) draft.isLeft = true;
    if (said.whole !== null) draft.said[name] = said.whole;
    if (part?.choice && said.entries.length > 1) {
      addAccounts(draft, one, part, said);
      continue;
    }
    const read = readText(one, said.text);
    if (read === null) continue;
    if (isZone) {
      if (!isTimeZone(said.text.trim())) draft.faults.push({ field: name, ...refusal('timeZone'), text: said.shown });
    } else if (part && 'values' in read) addToLine(draft.lines, part, read.values);
    else if ('values' in read) {
      // Amounts of one currency, or the currency itself, name another one than a cell before.
      if (isOfCurrency(one.target) && contradicts(draft.body, read.values)) {
        draft.faults.push({ field: name, ...refusal('currency'), text: said.shown });
        continue;
      }
      put(draft.body, one.target, read.values);
      if (read.along) draft.along[name] = read.along;
    } else if ('labels' in read) draft.named.push({ filled: one, said, ...read });
    else draft.faults.push(...wrongOnes(one, said, read));
  }
  return draft;
}

function resolve({ body, faults, named }: Draft, known: ReadonlyMap<string, Meanings>): void {
  for (const { filled, key, labels, isSet, said } of named) {
    const { name } = filled.target;
    const meant = labels.map((label) => [...(known.get(name)?.get(spelling(label)) ?? [])]);
    const textOf = (index: number) => said.entries[index]?.said ?? labels[index] ?? '';
    const ids = meant.flat();
    const textsWith = (isWrong: (count: number) => boolean) =>
      eachSaid(meant.flatMap(({ length }, index) => (isWrong(length) ? [textOf(index)] : [])));
    const wrong = [
      ...textsWith((count) => count === 0).map((text) => ({
        field: name,
        ...refusal('noMatch', { label: text.slice(0, 100) }),
        text,
      })),
      ...textsWith((count) => count > 1).map((text) => ({ field: name, ...refusal('severalMatches'), text })),
    ];
    if (wrong.length > 0) faults.push(...wrong);
    else body[key] = isSet ? ids : ids[0];
  }
}

/**
 * Returns rows of the file as bodies, in order: each cell is read by its field's kind, and references are looked up.
 */
export async function bodiesOf(
  engine: Engine,
  actor: Actor,
  reading: Reading,
  rows: readonly Row[],
): Promise<readonly RowBody[]> {
  const filled = filledOf(reading, {
    today: engine.today(actor),
    zone: actor.timeZone,
    currency: defaultsOfActor(actor).currency,
  });
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
