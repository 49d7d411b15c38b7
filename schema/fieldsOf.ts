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

/** An added field as one of the declared kinds. */
export function kindOfCustom(custom: CustomField): Field {
  const ids = custom.options.map(({ id }) => id);
  switch (custom.dataType) {
    case 'MULTI_SELECT':
      return field.choices(ids);
    case 'SINGLE_SELECT':
      return field.choice(ids);
    case 'LONG_TEXT':
      return field.text({ isMultiline: true });
    case 'SHORT_TEXT':
      return field.text();
    case 'DATE':
      return field.date();
  }
}

/**
 * Every field of an entity as an agency knows it: the declared ones, then its own. Lists, filters, forms and exports
 * ask this, never `entity.fields` alone.
 */
export function fieldsOf(entity: AnyEntity, agency: AgencyFields): readonly KnownField[] {
  const declared = Object.entries(entity.fields).map(([name, one]) => ({ name, field: one }));
  if (!entity.customFields) return declared;
  const added = agency.customFields
    .filter((custom) => custom.entity === entity.root)
    .map((custom) => ({ name: `custom.${custom.id}`, field: kindOfCustom(custom), custom }));
  return [...declared, ...added];
}
