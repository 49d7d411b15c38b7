import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Field } from '../../../schema/fields/field.ts';
import { textLimit, uniqueOf, type TextField } from '../../../schema/fields/text.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { valuesOf, type Values } from '../../fields/values.ts';

/** A file belongs to the record that it was sent for, and a text that occurs once is taken. */
const isCopied = (field: Field) => !['file', 'files'].includes(field.kind) && uniqueOf(field) === undefined;

/**
 * Returns the initial values of a copy's form: those of the record, without those that the declaration clears, its
 * states, files and unique texts.
 * @param titled returns the title of the copy
 */
export function copiedValues(
  { copy, states = {}, title }: AnyEntity,
  fields: Readonly<Record<string, Field>>,
  record: WireRecord,
  titled: (name: string) => string,
): Values {
  const cleared = new Set([...(copy?.clears ?? []), ...Object.keys(states)]);
  const copied = Object.entries(fields).filter(([name, field]) => !cleared.has(name) && isCopied(field));
  const named = fields[title] as TextField | undefined;
  const name = titled(String(record[title] ?? ''));
  return {
    ...valuesOf(Object.fromEntries(copied), record),
    ...(named && isCopied(named) && { [title]: name.slice(0, textLimit(named)) }),
  };
}
