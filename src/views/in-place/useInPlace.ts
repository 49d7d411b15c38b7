import { useMemo, useState } from 'react';
import type { Field, FieldKind } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { permissionsOf } from '../detail/permissionsOf.ts';
import { useOpenFields } from '../states/stateFields.ts';
import { fieldsIn, useViewFields } from '../viewFields.ts';

type Fields = Readonly<Record<string, Field>>;

/** Kinds whose input has a place of its own: a table, a dialog, a list of files. */
const elsewhere: readonly FieldKind[] = ['rows', 'file', 'files', 'recurrence', 'computed'];

/** Editing of single facts of a record where they stand. */
export interface InPlace {
  /** Fields that the person may edit in place, as the form of the record asks for them. */
  readonly fields: Fields;
  readonly isEdited: (name: string) => boolean;
  readonly setEdited: (name: string, isEdited: boolean) => void;
}

/** Returns true if a field is edited in place by whoever may edit it in the form: not where a step moves it. */
export function isEditedInPlace(entity: AnyEntity, name: string, field: Field): boolean {
  const machine = entity.states?.[name];
  return !elsewhere.includes(field.kind) && (machine === undefined || machine.free === 'all');
}

/** Returns the fields of a record that are edited in place, by a person who may edit the record. */
export function useFieldsInPlace(entity: AnyEntity, record: WireRecord): Fields {
  const { editSections } = useViewFields(entity);
  const asked = useMemo(() => fieldsIn(editSections), [editSections]);
  const open = useOpenFields(entity, asked, record);
  return useMemo(
    () => Object.fromEntries(Object.entries(open).filter(([name, field]) => isEditedInPlace(entity, name, field))),
    [entity, open],
  );
}

const none: Fields = {};

/** Returns which facts of a record the person may edit where they stand, and which they are editing. */
export function useInPlace(entity: AnyEntity, record: WireRecord): InPlace {
  const fields = useFieldsInPlace(entity, record);
  const mayEdit = permissionsOf(record).canUpdate;
  const [edited, setAll] = useState<readonly string[]>([]);
  return {
    fields: mayEdit ? fields : none,
    isEdited: (name) => edited.includes(name),
    setEdited: (name, isEdited) =>
      setAll((before) => [...before.filter((one) => one !== name), ...(isEdited ? [name] : [])]),
  };
}
