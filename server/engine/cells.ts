import type { Actor } from '../../schema/access/access.ts';
import { keysOf } from '../../schema/check.ts';
import { nameOf, type ChoiceField } from '../../schema/fields/choice.ts';
import type { Field, Reference } from '../../schema/fields/field.ts';
import type { PhoneField } from '../../schema/fields/phone.ts';
import type { CustomField } from '../../schema/fieldsOf.ts';
import { formatInstant } from '../../schema/rules/dates.ts';
import { phoneCell } from './phones.ts';

/** One column of an export: a declared field, a moment that every record has, or a field that the agency added. */
export interface ExportColumn {
  readonly name: string;
  readonly field?: Field;
  readonly custom?: CustomField;
}

type Wire = Readonly<Record<string, unknown>>;

function isReference(value: unknown): value is Reference {
  return typeof value === 'object' && value !== null && 'displayName' in value;
}

/** A value as a person reads it in a cell. */
function textOf(value: unknown, { field, custom }: ExportColumn, actor: Actor): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map((one) => textOf(one, { name: '', field, custom }, actor)).join('; ');
  if (isReference(value)) return value.displayName;
  if (typeof value === 'object') {
    const cells = Object.entries(value).filter(([key]) => key !== 'id');
    return cells.map(([, one]) => String(one ?? '')).join(', ');
  }
  if (custom) return custom.options.find(({ id }) => id === value)?.value ?? String(value as string);
  const isMoment = field === undefined || field.kind === 'instant' || field.kind === 'zoned';
  if (isMoment && typeof value === 'number') return formatInstant(value, actor.timeZone);
  if (field?.kind === 'choice' || field?.kind === 'choices') {
    return nameOf((field as ChoiceField).choices, value) ?? String(value);
  }
  return String(value as string | number | boolean);
}

function cellOf(record: Wire, column: ExportColumn, actor: Actor): string {
  const { name, field, custom } = column;
  if (custom) return textOf((record['custom'] as Wire | undefined)?.[custom.id], column, actor);
  const value = record[name];
  if (field?.kind === 'phone' && typeof value === 'string') return phoneCell(value, field as PhoneField, record);
  if (field?.kind !== 'money' || value === null || value === undefined) return textOf(value, column, actor);
  const amountFirst = [...keysOf(name, field)].reverse();
  return amountFirst.map((key) => String(record[key] ?? '')).join(' ');
}

/** A record as the cells of these columns. */
export function cellsOf(record: Wire, columns: readonly ExportColumn[], actor: Actor): string[] {
  return columns.map((column) => cellOf(record, column, actor));
}
