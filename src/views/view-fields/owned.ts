import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { TextOptions } from '../../../schema/fields/text.ts';
import { kindOf } from '../../../schema/fields/kinds.ts';
import { fieldsOfFilter } from '../../../schema/language/listFilters.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { fieldsIn, type ViewFields } from './viewFields.ts';

/** The list parameter by which records are found that reference a record: by a field, or by a named filter. */
export function ownerParamOf(entity: AnyEntity, field: string): string {
  if (entity.list.namedFilters?.[field]) return field;
  const declared = entity.fields[field];
  const spec = declared && kindOf(declared).filters(field, declared)[0];
  if (!spec) throw new Error(`'${entity.name}' cannot be filtered by '${field}'`);
  return spec.param;
}

/**
 * An entity as the page of an owner knows it: without the field that says who that is, and without those that records of
 * other kinds of owners have.
 */
export function withoutOwner(entity: AnyEntity, field: string, kind: string): AnyEntity {
  const isLeftOut = (name: string) => name === field || entity.fields[name]?.ofOwners?.includes(kind) === false;
  const fields = Object.fromEntries(Object.entries(entity.fields).filter(([name]) => !isLeftOut(name)));
  const others = (names: readonly string[]) => names.filter((name) => !isLeftOut(name));
  const { columns, hidden, card, filters, namedFilters, sortable, bulk } = entity.list;
  const otherFilters = Object.entries(namedFilters ?? {}).filter(([, one]) => !fieldsOfFilter(one).includes(field));
  return {
    ...entity,
    fields,
    list: {
      ...entity.list,
      columns: others(columns),
      ...(hidden && { hidden: others(hidden) }),
      ...(card && { card: others(card) }),
      ...(filters && { filters: others(filters) }),
      ...(namedFilters && { namedFilters: Object.fromEntries(otherFilters) }),
      ...(sortable && { sortable: others(sortable) }),
      ...(bulk && { bulk: { edit: others(bulk.edit) } }),
    },
    form: Object.fromEntries(Object.entries(entity.form).map(([name, names]) => [name, others(names)])),
  };
}

/** Returns true if the field of a record references the owner of that id. */
export function isOwnedBy(record: WireRecord, field: string, owner: string | undefined): boolean {
  return [record[`${field}Id`], record[`${field}Ids`]].flat().some((id) => id !== null && id === owner);
}

/** Returns the fields of an owned record's form on its owner's page: without the owner, who is known. */
export function ownedFields(
  { formSections, editSections }: ViewFields,
  field: string,
  isNew: boolean,
): Readonly<Record<string, Field>> {
  const { [field]: _owner, ...fields } = fieldsIn(isNew ? formSections : editSections);
  return fields;
}

/**
 * Returns true if owned records are texts, read one below the other and edited in place; others are shown as a list.
 */
export function isFeed({ fields, title }: AnyEntity): boolean {
  return (fields[title] as TextOptions).isMultiline === true;
}

/** The reference that says who made an owned record, where its declaration has one. */
export function authorFieldOf(entity: AnyEntity): string | undefined {
  return Object.entries(entity.fields).find(([, field]) => 'isCreator' in field && field.isCreator)?.[0];
}
