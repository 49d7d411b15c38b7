import { useMemo } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { writeKeysOf } from '../../fields/values.ts';
import { useOpenFields } from '../states/stateFields.ts';
import { fieldsIn, useViewFields, type NamedField, type Section } from '../view-fields/viewFields.ts';

type Fields = Readonly<Record<string, Field>>;

/** Fields of a record's dialog, by their place in it. */
export interface DialogParts {
  readonly fields: Fields;
  /** The fields in view from the start. */
  readonly main: Fields;
  /** The parts under "More". */
  readonly folded: readonly Section[];
  /** Fields that are shown and not written. */
  readonly facts: readonly NamedField[];
}

/**
 * Returns the parts of the form of a record, or of a new one (null), that the person may write in its state.
 * @param ownerField the field that names its owner, who is known
 */
export function useDialogParts(
  entity: AnyEntity,
  record: WireRecord | null,
  ownerField: string | undefined,
): DialogParts {
  const { formSections, editSections, sections: shown, kept } = useViewFields(entity);
  const sections = record === null ? formSections : editSections;
  const written = useMemo(
    () => Object.fromEntries(Object.entries(fieldsIn(sections)).filter(([name]) => name !== ownerField)),
    [ownerField, sections],
  );
  const fields = useOpenFields(entity, written, record);
  return useMemo(() => {
    const { folds = [] } = entity.detail;
    const open = sections.map((section) => ({
      ...section,
      fields: section.fields.flatMap(({ name }) => {
        const field = fields[name];
        return field ? [{ name, field }] : [];
      }),
    }));
    const facts = [...shown.flatMap((section) => section.fields), ...kept];
    return {
      fields,
      main: fieldsIn(open.filter(({ name }) => !folds.includes(name))),
      folded: open.filter((section) => folds.includes(section.name) && section.fields.length > 0),
      facts: folds.length === 0 ? [] : facts.filter(({ name }) => !(name in fields) && name !== ownerField),
    };
  }, [entity, fields, kept, ownerField, sections, shown]);
}

/** Returns the wire keys by which some fields are written. */
export function writtenKeysOf(fields: readonly NamedField[]): readonly string[] {
  return fields.flatMap(({ name, field }) => writeKeysOf(name, field));
}
