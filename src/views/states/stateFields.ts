import { useMemo } from 'react';
import type { Actor } from '../../../schema/access/access.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { codeOf, namesOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { RefField } from '../../../schema/fields/ref.ts';
import { customId } from '../../../schema/language/fieldsOf.ts';
import {
  isFieldOpen,
  lockOf,
  machinesOf,
  stateIn,
  statesAfter,
  type StateMachine,
} from '../../../schema/language/states.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import type { Section } from '../view-fields/viewFields.ts';
import type { FormParts } from '../form/useFormSections.ts';
import { isAllowed } from '../rights/offeredSteps.ts';

/** Returns true if a field of a record may be written in the record's state. */
export function isOpenIn(entity: AnyEntity, record: WireRecord, name: string): boolean {
  return isFieldOpen(lockOf(entity, record), customId(name) === null ? name : 'custom');
}

/**
 * Returns true if a form of these parts has a field that the record's state leaves open. A state that moves by steps
 * alone does not count, as the steps have buttons of their own.
 */
export function hasOpenFields(entity: AnyEntity, record: WireRecord, sections: readonly Section[]): boolean {
  if (!entity.states) return true;
  const moved = machinesOf(entity).filter(({ free }) => free !== 'all');
  const isEdited = (name: string) => isOpenIn(entity, record, name) && moved.every(({ field }) => field !== name);
  return sections.some(({ fields }) => fields.some(({ name }) => isEdited(name)));
}

/** The state with which a record starts, by a choice. */
function firstOf({ choices, default: initial }: ChoiceField) {
  const [first = ''] = namesOf(choices);
  return initial ?? codeOf(choices, first);
}

/** Limits a field of states in a form to the values that a write may enter from the record's state. */
function reachable(
  actor: Actor,
  entity: AnyEntity,
  machine: StateMachine,
  field: Field,
  record: WireRecord | null,
): Field {
  if (machine.free === 'all') return field;
  if (field.kind === 'status') return { ...field, reachedFrom: record ? { of: record.id } : { isNew: true } } as Field;
  const declared = field as ChoiceField;
  const from = record ? stateIn(machine, record) : firstOf(declared);
  const open = statesAfter(machine, from, record === null, (step) => isAllowed(actor, entity, step, record));
  if (open === null) return field;
  const closed = namesOf(declared.choices).filter((name) => !open.includes(codeOf(declared.choices, name)));
  return { ...declared, retired: [...(declared.retired ?? []), ...closed] } as Field;
}

const isTree = (field: Field) => (field as Partial<RefField>).treeDepth !== undefined;

/** Returns a field as the form of a record shows it in the record's states; null if it is closed. */
function asAsked(actor: Actor, entity: AnyEntity, record: WireRecord | null, name: string, field: Field): Field | null {
  if (record && !isOpenIn(entity, record, name)) return null;
  if (record && isTree(field)) return { ...field, reachedFrom: { of: record.id } } as Field;
  const machine = machinesOf(entity).find((one) => one.field === name);
  return machine ? reachable(actor, entity, machine, field, record) : field;
}

/** Fields as the form of a record, or of a new one (null), asks for them in its states. */
export function useOpenFields(
  entity: AnyEntity,
  fields: Readonly<Record<string, Field>>,
  record: WireRecord | null,
): Readonly<Record<string, Field>> {
  const actor = useActor();
  return useMemo(() => {
    if (!entity.states && !Object.values(fields).some(isTree)) return fields;
    return Object.fromEntries(
      Object.entries(fields).flatMap(([name, field]) => {
        const asked = asAsked(actor, entity, record, name, field);
        return asked ? [[name, asked]] : [];
      }),
    );
  }, [actor, entity, fields, record]);
}

/** The parts of a form with the fields that a record's states leave open. */
export function useOpenParts(entity: AnyEntity, parts: FormParts, record: WireRecord | null): FormParts {
  const fields = useOpenFields(entity, parts.fields, record);
  return useMemo(() => {
    if (fields === parts.fields) return parts;
    const sections = parts.sections.map((section) => ({
      ...section,
      fields: section.fields.flatMap(({ name }) => {
        const field = fields[name];
        return field ? [{ name, field }] : [];
      }),
    }));
    return { ...parts, fields, sections: sections.filter((section) => section.fields.length > 0) };
  }, [fields, parts]);
}
