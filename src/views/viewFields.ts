import { useMemo } from 'react';
import { canField } from '../../schema/access/can.ts';
import type { AnyEntity } from '../../schema/entity.ts';
import type { Field } from '../../schema/fields/field.ts';
import { instant } from '../../schema/fields/instant.ts';
import { useActor } from '../authProvider/ActorContext.ts';
import { filterFieldsOf, type FilterField } from './filterParams.ts';

/** A field in its place: what it is called and what it is. */
export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

/** A part of a form or page: its name and its fields. */
export interface Section {
  readonly name: string;
  readonly fields: readonly NamedField[];
}

/** The fields of an entity that a person sees, by where they stand. Views ask here, never the declaration itself. */
export interface ViewFields {
  /** The columns of the list; the first is the link to the record. */
  readonly columns: readonly NamedField[];
  readonly filters: readonly FilterField[];
  /** A record's state: the first choice or status among the columns. */
  readonly status: NamedField | undefined;
  /** The parts of a record's page. */
  readonly sections: readonly Section[];
  /** What the server alone keeps: it stands in no form. */
  readonly kept: readonly NamedField[];
  /** The parts of the form: what the person may write of them. */
  readonly formSections: readonly Section[];
}

/** What a person may do with a field that asks for a right of its own. */
export type FieldRight = (field: Field) => 'read' | 'edit' | 'none';

const moment = instant({ readOnly: true });
const systemFields: Readonly<Record<string, Field>> = { createdAt: moment, updatedAt: moment, deletedAt: moment };

/** The fields of those names, in that order, system columns included. */
export function fieldsNamed(entity: AnyEntity, names: readonly string[]): readonly NamedField[] {
  return names.flatMap((name) => {
    const field = entity.fields[name] ?? systemFields[name];
    return field ? [{ name, field }] : [];
  });
}

/** The fields of an entity for somebody with these rights. */
export function viewFieldsOf(entity: AnyEntity, rightOf: FieldRight): ViewFields {
  const seen = ({ field }: { readonly field: Field }) => rightOf(field) !== 'none';
  const written = ({ field }: NamedField) => !field.readOnly && rightOf(field) === 'edit';
  const sectionsBy = (isIn: (named: NamedField) => boolean): readonly Section[] =>
    Object.entries(entity.form)
      .map(([name, names]) => ({ name, fields: fieldsNamed(entity, names).filter(isIn) }))
      .filter(({ fields }) => fields.length > 0);
  const columns = fieldsNamed(entity, entity.list.columns).filter(seen);
  const inForm = Object.values(entity.form).flat();
  const kept = Object.keys(entity.fields).filter((name) => !inForm.includes(name));
  return {
    columns,
    filters: filterFieldsOf(entity).filter(seen),
    status: columns.find(({ field }) => field.kind === 'choice' || field.kind === 'status'),
    sections: sectionsBy(seen),
    kept: [...fieldsNamed(entity, kept).filter(seen), ...fieldsNamed(entity, ['createdAt', 'updatedAt'])],
    formSections: sectionsBy(written),
  };
}

/** The fields of an entity for the signed-in person. */
export function useViewFields(entity: AnyEntity): ViewFields {
  const actor = useActor();
  return useMemo(() => viewFieldsOf(entity, ({ access }) => canField(actor, access)), [actor, entity]);
}

/** The fields of some parts, by name. */
export function fieldsIn(sections: readonly Section[]): Readonly<Record<string, Field>> {
  return Object.fromEntries(sections.flatMap(({ fields }) => fields).map(({ name, field }) => [name, field]));
}
