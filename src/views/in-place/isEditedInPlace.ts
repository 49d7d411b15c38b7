import type { Field, FieldKind } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';

/** Kinds whose input has a place of its own: a table, a dialog, a list of files. */
const elsewhere: readonly FieldKind[] = ['rows', 'file', 'files', 'recurrence', 'computed'];

/** Returns true if a field is edited in place by whoever may edit it in the form: not where a step moves it. */
export function isEditedInPlace(entity: AnyEntity, name: string, field: Field): boolean {
  const machine = entity.states?.[name];
  const isOffered = entity.detail.edits !== 'never' || entity.list.bulk?.edit.includes(name) === true;
  return isOffered && !elsewhere.includes(field.kind) && (machine === undefined || machine.free === 'all');
}
