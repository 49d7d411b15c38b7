import type { AnyEntity } from '../../../schema/entity.ts';
import type { Field } from '../../../schema/fields/field.ts';
import type { TextOptions } from '../../../schema/fields/text.ts';
import { kindOf } from '../../../schema/fields/kinds.ts';
import { fieldsIn, type ViewFields } from '../viewFields.ts';

/** The list parameter by which records are found that a record owns. */
export function ownerParamOf(entity: AnyEntity, field: string): string {
  const declared = entity.fields[field];
  const spec = declared && kindOf(declared).filters(field, declared)[0];
  if (!spec) throw new Error(`'${entity.name}' cannot be filtered by '${field}'`);
  return spec.param;
}

/** What is written of an owned record on its owner's page: its form without the owner, who is known. */
export function ownedFields({ formSections }: ViewFields, field: string): Readonly<Record<string, Field>> {
  const { [field]: _owner, ...fields } = fieldsIn(formSections);
  return fields;
}

/** Whether owned records are texts, read one below the other and written in place; others stand in a table. */
export function isFeed({ fields, title }: AnyEntity): boolean {
  return (fields[title] as TextOptions).isMultiline === true;
}

/** The reference that says who made an owned record, where its declaration has one. */
export function authorFieldOf(entity: AnyEntity): string | undefined {
  return Object.entries(entity.fields).find(([, field]) => 'isCreator' in field && field.isCreator)?.[0];
}
