import { singular, type Field, type FieldKind } from '../../../schema/fields/field.ts';
import { FieldDisplay } from '../../fields/displays.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useReferences } from '../../fields/useOptions.ts';
import type { Values } from '../../fields/values.ts';

const single: readonly FieldKind[] = ['ref', 'refOneOf', 'catalogue', 'status'];
const several: readonly FieldKind[] = ['refs', 'refsOneOf', 'catalogues'];

interface FormValueProps {
  readonly resource: string;
  readonly name: string;
  readonly field: Field;
  /** The values of a form, or a record. */
  readonly values: Values;
}

/** A value as a record's page would show it, though it may only stand in a form, where references are ids. */
export function FormValue({ resource, name, field, values }: FormValueProps) {
  const isOne = single.includes(field.kind);
  const key = several.includes(field.kind) ? `${singular(name)}Ids` : `${name}Id`;
  const isLabelled = name in values || !(isOne || several.includes(field.kind));
  const ids = isLabelled ? [] : ([values[key] ?? []].flat() as string[]);
  const references = useReferences(resource, name, ids);
  const shown = isLabelled ? values : { ...values, [name]: isOne ? (references[0] ?? null) : references };
  return <FieldDisplay resource={resource} name={name} field={field} record={{ id: '', ...shown } as WireRecord} />;
}
