import type { Field, Reference } from '../../../schema/fields/field.ts';
import { currencyKey, type MoneyField } from '../../../schema/fields/money.ts';
import type { PhoneField } from '../../../schema/fields/phone.ts';
import { text } from '../../../schema/fields/text.ts';
import { callingCodeOf } from '../../../schema/rules/phone.ts';
import { keysOf } from '../../../schema/language/check.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { customKey } from '../../../schema/language/fieldsOf.ts';
import type { HistoryChange } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { writeKeysOf } from '../../fields/values.ts';
import { withValues } from '../../fields/wireKeys.ts';
import type { NamedField } from '../view-fields/viewFields.ts';

/** A field that a write changed: its values as records for its display, null for none. */
export interface ChangedField extends NamedField {
  readonly before: WireRecord | null;
  readonly after: WireRecord | null;
  /** Of a field of files, those of either side by their names; the records are null then. */
  readonly files?: { readonly before: readonly Reference[]; readonly after: readonly Reference[] };
}

const isFileField = ({ kind }: Field) => kind === 'file' || kind === 'files';
const filesOf = (value: unknown) => (isNothing(value) ? [] : [value].flat()) as readonly Reference[];

/** Keys beside a field's own that people read as a part of its value: the country of a number, a currency, a time zone. */
function readBeside(name: string, field: Field): readonly string[] {
  if (field.kind === 'phone') return [(field as PhoneField).country];
  if (field.kind === 'money') return [currencyKey(name, field as MoneyField)];
  return field.kind === 'zoned' ? [`${name}TimeZone`] : [];
}

/** A code in words: a country with its calling code, anything else as it is. */
function codeInWords({ kind }: Field, code: unknown): string {
  const calling = kind === 'phone' ? callingCodeOf(String(code)) : null;
  return calling === null ? String(code) : `${String(code)} +${calling}`;
}

const isNothing = (value: unknown) =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);

function isReference(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'displayName' in value;
}

/** A set without the records of which nothing is left. */
const known = (value: unknown) => (Array.isArray(value) ? value.filter((item) => item !== null) : value);

const holdsReferences = (value: unknown) => (Array.isArray(value) ? value.some(isReference) : isReference(value));

/** Splits a change of the custom fields, whose values share one key, into one change per field. */
function apart({ field, before, after }: HistoryChange): readonly HistoryChange[] {
  const [former, later] = [before ?? {}, after ?? {}] as Readonly<Record<string, unknown>>[];
  if (field !== 'custom' || !former || !later) return [{ field, before, after }];
  const ids = [...new Set([...Object.keys(former), ...Object.keys(later)])];
  return ids
    .filter((id) => JSON.stringify(former[id]) !== JSON.stringify(later[id]))
    .map((id) => ({ field: customKey(id), before: former[id], after: later[id] }));
}

/**
 * Returns the fields that a write changed, in the order of the declaration. Changes come by wire key; those of one
 * field (a number and its country) are combined. A country, a currency or a time zone that changed alone is shown as
 * such; what nobody reads (a place's id) is not.
 */
export function changedFields(entity: AnyEntity, written: readonly HistoryChange[]): readonly ChangedField[] {
  const changes = written.flatMap(apart);
  return Object.entries(entity.fields).flatMap(([name, field]): readonly ChangedField[] => {
    const keys = keysOf(name, field);
    const own = changes.filter((change) => keys.includes(change.field));
    const [mainKey = name] = writeKeysOf(name, field);
    const changed = own.find((change) => change.field === mainKey || change.field === name);
    if (!changed) {
      const beside = own.find((change) => readBeside(name, field).includes(change.field));
      if (!beside) return [];
      const inWords = (value: unknown) => (isNothing(value) ? null : { id: '', [name]: codeInWords(field, value) });
      const [before, after] = [inWords(beside.before), inWords(beside.after)];
      return [{ name, field: { ...text(), ...(field.label !== undefined && { label: field.label }) }, before, after }];
    }
    if (isFileField(field)) {
      const files = { before: filesOf(changed.before), after: filesOf(changed.after) };
      return [{ name, field, before: null, after: null, files }];
    }
    const side = (which: 'before' | 'after'): WireRecord | null => {
      if (isNothing(changed[which])) return null;
      const values = own.map(
        (change) => [holdsReferences(change[which]) ? name : change.field, known(change[which])] as const,
      );
      return { id: '', ...withValues({}, Object.fromEntries(values)) };
    };
    return [{ name, field, before: side('before'), after: side('after') }];
  });
}
