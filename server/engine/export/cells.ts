import type { Actor } from '../../../schema/access/access.ts';
import { nameOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { ComputedField, Share } from '../../../schema/fields/computed.ts';
import type { DateField } from '../../../schema/fields/date.ts';
import type { Field, FieldKind, Reference } from '../../../schema/fields/field.ts';
import type { IntegerField } from '../../../schema/fields/integer.ts';
import type { MeasureField } from '../../../schema/fields/measure.ts';
import { currencyKey, ownerKeys, ownerValues, type MoneyField } from '../../../schema/fields/money.ts';
import type { PhoneField } from '../../../schema/fields/phone.ts';
import type { RowsField } from '../../../schema/fields/rows.ts';
import type { TextOptions } from '../../../schema/fields/text.ts';
import { allDayOf } from '../../../schema/fields/zoned.ts';
import type { Media } from '../../../schema/media.ts';
import { formatInstant } from '../../../schema/rules/dates.ts';
import { exactMeasure } from '../../../schema/rules/measures.ts';
import { withoutMentionAddresses } from '../../../schema/rules/mentions.ts';
import { ruleText, type RecurrenceSetting } from '../../../schema/rules/recurrence.ts';
import { phoneCell } from '../writing/phones.ts';
import type { ExportColumn, RowWords } from './columns.ts';

/** Value of a cell before formatting: a text, a number, a day, a moment, an amount; null for an empty cell. */
export type Cell =
  | null
  | string
  | number
  | boolean
  /** `YYYY-MM-DD`. */
  | { readonly day: string }
  /** Milliseconds since the epoch. */
  | { readonly moment: number }
  /** A decimal text, as the wire has it. */
  | { readonly amount: string; readonly currency: string };

type Wire = Readonly<Record<string, unknown>>;

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'displayName' in value;
}

function isShare(value: unknown): value is Share {
  return typeof value === 'object' && value !== null && 'votePercent' in value;
}

function isFile(value: unknown): value is Media {
  return typeof value === 'object' && value !== null && 'filename' in value;
}

/** The kinds whose value is a moment or a day, by what they hold. */
function timeOf({ field, custom }: ExportColumn): 'day' | 'moment' | null {
  if (custom) return custom.dataType === 'DATE' ? 'day' : null;
  if (field === undefined || field.kind === 'instant' || field.kind === 'zoned') return 'moment';
  if (field.kind === 'date') return 'day';
  const as = field.kind === 'computed' ? (field as ComputedField).as : null;
  return as === 'date' ? 'day' : as === 'instant' ? 'moment' : null;
}

/**
 * A cell where a text is wanted: figures and amounts as they are, days as `YYYY-MM-DD`, moments by the clocks of the
 * zone.
 */
export function cellText(cell: Cell, zone: string): string {
  if (cell === null) return '';
  if (typeof cell !== 'object') return String(cell);
  if ('day' in cell) return cell.day;
  if ('moment' in cell) return formatInstant(cell.moment, zone);
  return `${cell.amount} ${cell.currency}`;
}

/** Kinds of cells that are unclear without their name, since empty cells are left out. */
const bare: readonly FieldKind[] = ['date', 'integer', 'decimal', 'money', 'measure'];

/** Returns the text of a cell of a row; null if it is empty. A flag is its name; a month has no day. */
function partText(row: Wire, name: string, field: Field, words: RowWords, actor: Actor): string | null {
  const value = row[name];
  const word = words[name] ?? name;
  if (value === null || value === undefined || value === '' || value === false) return null;
  if (field.kind === 'flag') return word;
  if (field.kind === 'choice') {
    const stored = nameOf((field as ChoiceField).choices, value) ?? String(value as string);
    return words[`${name}.${stored}`] ?? stored;
  }
  const whole = cellText(cellOf(row, { name, field }, actor), actor.timeZone);
  const text = (field as DateField).isMonth ? whole.slice(0, 'YYYY-MM'.length) : whole;
  const isNamed = bare.includes(field.kind) && !(field as IntegerField).isName;
  return isNamed ? `${word} ${text}` : text;
}

/** Returns a row of a record as text: its cells in the order of the declaration. */
function rowText(row: Wire, { field, words = {} }: ExportColumn, actor: Actor): string {
  const { cells, unasked = [] } = field as RowsField;
  const texts = Object.entries(cells).flatMap(([name, cell]) =>
    unasked.includes(name) ? [] : (partText(row, name, cell, words, actor) ?? []),
  );
  return texts.join(', ');
}

/** A value as a person reads it in a text. */
function textOf(value: unknown, column: ExportColumn, actor: Actor): string {
  const { field, custom } = column;
  if (Array.isArray(value)) return value.map((one) => textOf(one, column, actor)).join('; ');
  if (isReference(value)) return value.displayName;
  if (isFile(value)) return value.filename;
  if (isShare(value)) return `${value.text} ${value.votePercent.toFixed(2)}% (${value.totalVotes})`;
  if (field?.kind === 'recurrence') return ruleText(value as RecurrenceSetting);
  if (field?.kind === 'rows') return rowText(value as Wire, column, actor);
  if (custom) return custom.options.find(({ id }) => id === value)?.value ?? String(value as string);
  if (field?.kind === 'choice' || field?.kind === 'choices') {
    const stored = nameOf((field as ChoiceField).choices, value) ?? String(value);
    return column.words?.[stored] ?? stored;
  }
  const text = String(value as string | number | boolean);
  return (field as TextOptions | undefined)?.isRich ? withoutMentionAddresses(text) : text;
}

/** The rows of a record, with the values of it that their cells read. */
function rowsOf(record: Wire, name: string, { cells }: RowsField): readonly Wire[] {
  const owner = ownerValues(ownerKeys(cells), record);
  return ((record[name] ?? []) as readonly Wire[]).map((row) => ({ ...row, ...owner }));
}

function cellOf(record: Wire, column: ExportColumn, actor: Actor): Cell {
  const { name, field, custom } = column;
  if (field?.kind === 'rows') return textOf(rowsOf(record, name, field as RowsField), column, actor);
  const value = custom ? (record['custom'] as Wire | undefined)?.[custom.id] : record[name];
  if (value === null || value === undefined) return null;
  const allDay = field?.kind === 'zoned' ? allDayOf(name, record) : null;
  if (allDay !== null) return { day: allDay };
  const time = timeOf(column);
  if (time === 'moment' && typeof value === 'number') return { moment: value };
  if (time === 'day' && typeof value === 'string') return { day: value };
  if (custom) return textOf(value, column, actor);
  if (field?.kind === 'phone' && typeof value === 'string') return phoneCell(value, field as PhoneField, record);
  if (field?.kind === 'money') {
    return { amount: String(value), currency: String(record[currencyKey(name, field as MoneyField)] ?? '') };
  }
  if (field?.kind === 'measure') return exactMeasure(Number(value), (field as MeasureField).quantity);
  const isChoice = field?.kind === 'choice';
  if (!isChoice && (typeof value === 'number' || typeof value === 'boolean')) return value;
  return textOf(value, column, actor);
}

/** A record as the cells of these columns. */
export function cellsOf(record: Wire, columns: readonly ExportColumn[], actor: Actor): Cell[] {
  return columns.map((column) => cellOf(record, column, actor));
}
