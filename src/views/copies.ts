import type { AnyEntity } from '../../schema/language/entity.ts';
import type { Field } from '../../schema/fields/field.ts';
import { textLimit, uniqueOf, type TextField } from '../../schema/fields/text.ts';
import { isUuid } from '../../schema/rules/texts.ts';
import type { WireRecord } from '../fields/kind.ts';
import { valuesOf, type Values } from '../fields/values.ts';
import { addScreen } from '../widgets/link/recordPath.ts';
import { copyParam } from '../widgets/record-param/openRecordParam.ts';

/** Returns the address of the page for copying a record; null if its declaration offers no copies, or it has no page. */
export function copyPath({ name, copy }: AnyEntity, id: string): string | null {
  const screen = addScreen(name);
  return copy && screen ? `${screen.pattern}?${copyParam}=${id}` : null;
}

/** The id of the record of which the address asks for a copy, or null. */
export function copiedIn({ copy }: AnyEntity, search: string): string | null {
  const id = new URLSearchParams(search).get(copyParam) ?? '';
  return copy && isUuid(id) ? id : null;
}

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
