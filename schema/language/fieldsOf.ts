import type { AnyEntity } from './entity.ts';
import type { Field } from '../fields/field.ts';
import { field } from '../fields/kinds.ts';
import type { CustomDataType } from '../rules/customFields.ts';

/** A choice of a select that an agency added. One that is retired stays where it was chosen, and is offered no more. */
export interface CustomOption {
  readonly id: string;
  readonly value: string;
  readonly isRetired?: boolean;
}

/** A field that an agency added to an entity: its label is the agency's own word. */
export interface CustomField {
  readonly id: string;
  readonly entity: string;
  readonly label: string;
  readonly dataType: CustomDataType;
  readonly options: readonly CustomOption[];
  /** The agency's help text for the field. */
  readonly helpText?: string | null;
  readonly isRequired?: boolean;
  /** The part of the form that has it; that of added fields unless the form has one of this name. */
  readonly section?: string | null;
}

/** Fields that an agency added to the declarations. */
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
  const retired = options.flatMap(({ id: one, isRetired }) => (isRetired ? [one] : []));
  const words = Object.fromEntries(options.map((option) => [option.id, option.value]));
  switch (dataType) {
    case 'MULTI_SELECT':
      return field.choices(ids, { filter: customKey(id), words, retired });
    case 'SINGLE_SELECT':
      return field.choice(ids, { filter: customKey(id), words, retired });
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
  const { label, helpText, isRequired } = custom;
  return { ...kindOfType(custom), label, ...(helpText && { help: helpText }), ...(isRequired && { required: true }) };
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
