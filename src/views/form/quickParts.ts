import type { Field, FieldKind } from '../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { writeKeysOf } from '../../fields/values.ts';
import { fieldsIn, type NamedField } from '../view-fields/viewFields.ts';
import type { FormParts } from './useFormSections.ts';

/** Kinds that have a value without being asked: a new record starts in the first status, and with an answer of no. */
const answered: readonly FieldKind[] = ['status', 'flag'];

/** Returns true if a new record cannot do without an answer. */
function isNeeded({ field }: NamedField): boolean {
  const { default: initial } = field as Field & { readonly default?: unknown };
  return field.required === true && initial === undefined && !answered.includes(field.kind);
}

/** The fields that the form of a new record asks for first, and the parts with all others. */
interface QuickParts {
  readonly quick: Readonly<Record<string, Field>>;
  readonly rest: FormParts;
}

/**
 * Returns the parts of the form of a new record: first the fields that the declaration names, then what is required, and
 * what the form starts with, so that nothing unseen is saved.
 */
export function quickParts(entity: AnyEntity, parts: FormParts, given: readonly string[]): QuickParts {
  const named = entity.quick ?? [];
  const isGiven = ({ name, field }: NamedField) => writeKeysOf(name, field).some((key) => given.includes(key));
  const added = parts.sections
    .flatMap(({ fields }) => fields)
    .filter((one) => !named.includes(one.name) && (isNeeded(one) || isGiven(one)));
  const all = fieldsIn(parts.sections);
  const names = [...named.filter((name) => name in all), ...added.map(({ name }) => name)];
  const sections = parts.sections
    .map((section) => ({ ...section, fields: section.fields.filter(({ name }) => !names.includes(name)) }))
    .filter(({ fields }) => fields.length > 0);
  return {
    quick: Object.fromEntries(names.map((name) => [name, all[name] as Field])),
    rest: { ...parts, sections },
  };
}
