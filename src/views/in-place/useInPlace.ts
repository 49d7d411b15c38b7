import { useMemo, useState } from 'react';
import type { Field } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { permissionsOf } from '../rights/permissionsOf.ts';
import { useOpenFields } from '../states/stateFields.ts';
import { fieldsIn, useViewFields } from '../view-fields/viewFields.ts';
import { isEditedInPlace } from './isEditedInPlace.ts';

type Fields = Readonly<Record<string, Field>>;

/** Editing of single facts of a record where they stand. */
export interface InPlace {
  /** Fields that the person may edit in place, as the form of the record asks for them. */
  readonly fields: Fields;
  readonly isEdited: (name: string) => boolean;
  readonly setEdited: (name: string, isEdited: boolean) => void;
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
