import { useMemo } from 'react';
import type { AnyEntity } from '../../schema/entity.ts';
import type { Field } from '../../schema/fields/field.ts';
import { instant } from '../../schema/fields/instant.ts';

/** A field in its place: what it is called and what it is. */
export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

const moment = instant({ readOnly: true });
const systemFields: Readonly<Record<string, Field>> = { createdAt: moment, updatedAt: moment, deletedAt: moment };

/** The fields of those names, in that order; a name that the entity does not have is left out. */
export function fieldsNamed(entity: AnyEntity, names: readonly string[]): readonly NamedField[] {
  return names.flatMap((name) => {
    const field = entity.fields[name] ?? systemFields[name];
    return field ? [{ name, field }] : [];
  });
}

/** The field whose value is a record's state: the first choice or status among the list's columns, if there is one. */
export function statusFieldOf(entity: AnyEntity): NamedField | undefined {
  return fieldsNamed(entity, entity.list.columns).find(({ field }) => field.kind === 'choice' || field.kind === 'status');
}

/** A part of a form or page: its name and its fields. */
export interface Section {
  readonly name: string;
  readonly fields: readonly NamedField[];
}

/** The parts of an entity's form, in order. */
export function sectionsOf(entity: AnyEntity): readonly Section[] {
  return Object.entries(entity.form).map(([name, names]) => ({ name, fields: fieldsNamed(entity, names) }));
}

/** The fields that a form writes, by name. */
export function useFormFields(entity: AnyEntity, without?: string): Readonly<Record<string, Field>> {
  return useMemo(() => {
    const named = sectionsOf(entity).flatMap(({ fields }) => fields);
    return Object.fromEntries(named.filter(({ name }) => name !== without).map(({ name, field }) => [name, field]));
  }, [entity, without]);
}
