import type { AnyEntity } from '../language/entity.ts';
import { codeSchema, type ChoiceField } from '../fields/choice.ts';
import type { ChoicesField } from '../fields/choices.ts';
import { inverseOf, type Field, type JsonSchema } from '../fields/field.ts';
import { kindOf } from '../fields/kinds.ts';
import { string, uuid } from '../fields/schemas.ts';
import { categoryCodesOf, filteredField, listFiltersOf } from '../language/listFilters.ts';
import { referencesInRows, targetsOf } from '../language/records/references.ts';
import type { StatusType } from '../rules/statuses.ts';

/** Consumer of a choice: the filters of a list, or a form. */
export type Asking = 'list' | 'save';

/** A value that can be chosen, as the list or the body takes it, and its name. */
export interface Choice {
  readonly id: string | number;
  readonly displayName: string;
}

/** A parameter of a list or a key of a body with choices, and the field that it is about. */
export interface Offer {
  readonly asking: Asking;
  readonly key: string;
  readonly name: string;
  readonly field: Field;
  /** Limits the referenced records to these kinds. */
  readonly kinds?: readonly string[];
  /** The kinds of referenced records that are offered, by codes. */
  readonly kindNames?: Readonly<Record<string, string>>;
  /** The type of statuses whose categories are offered. */
  readonly categoriesOf?: StatusType;
}

/** Returns true if a field takes one or several of a closed set. */
export const isChoice = (field: Field): field is ChoiceField | ChoicesField =>
  field.kind === 'choice' || field.kind === 'choices';
const hasChoices = (field: Field) => isChoice(field) || targetsOf(field).length > 0;

/** Returns the lists of choices under the further names that the entity gives them. */
function otherOffersOf(entity: AnyEntity, asking: Asking): readonly Offer[] {
  const { fields, list, api } = entity;
  return Object.entries(api.otherNames?.options ?? {}).flatMap(([key, about]) => {
    const named = list.namedFilters?.[about];
    const name = named && 'kinds' in named ? named.of : about;
    const field = fields[name];
    return field ? [{ asking, key, name, field, ...(named && 'kinds' in named && { kinds: named.kinds }) }] : [];
  });
}

/**
 * Returns the choices in the filters of an entity's list, by parameter, or in its form, by the key of the body; then
 * those under further names that are not taken.
 */
export function offersOf(entity: AnyEntity, asking: Asking): readonly Offer[] {
  const own = ownOffersOf(entity, asking);
  return [...own, ...otherOffersOf(entity, asking).filter(({ key }) => !own.some((one) => one.key === key))];
}

function ownOffersOf(entity: AnyEntity, asking: Asking): readonly Offer[] {
  const { fields, form } = entity;
  if (asking === 'list') {
    return listFiltersOf(entity).flatMap(({ fields: [name = ''], params, kinds, kindNames, categoriesOf }) => {
      const field = filteredField(fields, name);
      if (!field || !hasChoices(field)) return [];
      const limits = {
        ...(kinds && { kinds }),
        ...(kindNames && { kindNames }),
        ...(categoriesOf && { categoriesOf }),
      };
      const about = { asking, name, field, ...limits };
      return params.map(({ param }) => ({ ...about, key: param }));
    });
  }
  return Object.values(form)
    .flat()
    .flatMap((name) => {
      const field = fields[name];
      if (field?.kind === 'rows' && !field.readOnly)
        return referencesInRows({ [name]: field }).map(({ path, field: cell }) => ({
          asking,
          key: `${path}Id`,
          name: path,
          field: cell,
        }));
      if (!field || !hasChoices(field) || field.readOnly || inverseOf(field) !== undefined) return [];
      return kindOf(field)
        .filters(name, field)
        .map(({ key }) => ({ asking, key, name, field }));
    });
}

/** JSON Schema of the choices of one offer. */
export function choicesSchema({ field, kindNames, categoriesOf }: Offer): JsonSchema {
  const known = kindNames ? Object.keys(kindNames) : categoriesOf && categoryCodesOf(categoriesOf);
  const codes = known && { ...string, enum: known };
  const id = codes ?? (isChoice(field) ? codeSchema(field.choices) : uuid);
  return { type: 'array', items: { type: 'object', properties: { id, displayName: string } } };
}
