import type { AnyEntity } from './entity.ts';
import type { Field } from './fields/field.ts';
import { field } from './fields/kinds.ts';

/** The types of fields that an agency can add by itself (AB 3, Custom field). */
export const customDataTypes = ['MULTI_SELECT', 'SINGLE_SELECT', 'LONG_TEXT', 'SHORT_TEXT', 'DATE'] as const;
export type CustomDataType = (typeof customDataTypes)[number];

/** A field that an agency added to an entity: its label is the agency's own word. */
export interface CustomField {
  readonly id: string;
  readonly entity: string;
  readonly label: string;
  readonly dataType: CustomDataType;
  readonly options: readonly { readonly id: string; readonly value: string }[];
}

/** What an agency adds to the declarations. */
export interface AgencyFields {
  readonly customFields: readonly CustomField[];
}

/** A declared field, or one that the agency added. */
export interface KnownField {
  /** The declared name, or `custom.<id>`. */
  readonly name: string;
  readonly field: Field;
  /** Set on added fields only. */
  readonly custom?: CustomField;
}

const prefix = 'custom.';

/** The name of an added field, and the key of its value: `custom.<id>`. */
export function customKey(id: string): string {
  return `${prefix}${id}`;
}

/** The id of the added field that a key is about, or null for a declared one. */
export function customId(key: string): string | null {
  return key.startsWith(prefix) ? key.slice(prefix.length) : null;
}

function kindOfType({ id, dataType, options }: CustomField): Field {
  const ids = options.map((option) => option.id);
  const words = Object.fromEntries(options.map((option) => [option.id, option.value]));
  switch (dataType) {
    case 'MULTI_SELECT':
      return field.choices(ids, { filter: customKey(id), words });
    case 'SINGLE_SELECT':
      return field.choice(ids, { filter: customKey(id), words });
    case 'LONG_TEXT':
      return field.text({ isMultiline: true });
    case 'SHORT_TEXT':
      return field.text();
    case 'DATE':
      return field.date();
  }
}

/** An added field as one of the declared kinds, with the agency's own words. */
export function kindOfCustom(custom: CustomField): Field {
  return { ...kindOfType(custom), label: custom.label };
}

/** The fields that an agency added to an entity, as it knows them. */
export function addedTo(entity: AnyEntity, { customFields }: AgencyFields): readonly KnownField[] {
  if (!entity.customFields) return [];
  const own = customFields.filter((custom) => custom.entity === entity.root);
  return own.map((custom) => ({ name: customKey(custom.id), field: kindOfCustom(custom), custom }));
}

/**
 * Every field of an entity as an agency knows it: the declared ones, then its own. Lists, filters, forms and exports
 * ask this, never `entity.fields` alone.
 */
export function fieldsOf(entity: AnyEntity, agency: AgencyFields): readonly KnownField[] {
  const declared = Object.entries(entity.fields).map(([name, one]) => ({ name, field: one }));
  return [...declared, ...addedTo(entity, agency)];
}
