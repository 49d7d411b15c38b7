import type { Actor } from '../../schema/access/access.ts';
import { canField } from '../../schema/access/can.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { codeOf, codeSchema, namesOf, type ChoiceField } from '../../schema/fields/choice.ts';
import type { ChoicesField } from '../../schema/fields/choices.ts';
import { inverseOf, type Field, type JsonSchema } from '../../schema/fields/field.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import { string, uuid } from '../../schema/fields/schemas.ts';
import { categoryCodesOf, listFiltersOf } from '../../schema/language/listFilters.ts';
import { targetsOf } from '../../schema/language/registry.ts';
import { maximumPageSize } from '../../schema/rules/limits.ts';
import type { StatusType } from '../../schema/rules/statuses.ts';
import { agencyOf } from './agency.ts';
import type { Engine } from './engine.ts';
import { optionsOf } from './options.ts';
import { requireRight } from './right.ts';

/** What asks for a choice: the filters of a list, or a form. */
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
  /** Of the records that the field points to, those of these kinds alone. */
  readonly kinds?: readonly string[];
  /** The type of statuses whose categories are offered. */
  readonly categoriesOf?: StatusType;
}

/** How choices are asked for. */
export interface ChoiceOptions {
  /** Offers only records that the actor may read, also of kinds of which the actor may read none. */
  readonly checkPermission?: boolean;
}

const isChoice = (field: Field): field is ChoiceField | ChoicesField =>
  field.kind === 'choice' || field.kind === 'choices';
/** Entries of the agency's own small lists; records of any other kind can be many. */
const isEntry = ({ kind }: Field) => ['status', 'catalogue', 'catalogues'].includes(kind);
const hasChoices = (field: Field) => isChoice(field) || targetsOf(field).length > 0;

/** What offers choices in the filters of an entity's list, by parameter, or in its form, by the key of the body. */
export function offersOf(entity: AnyEntity, asking: Asking): readonly Offer[] {
  const { fields, form } = entity;
  if (asking === 'list') {
    return listFiltersOf(entity).flatMap(({ fields: [name = ''], params, kinds, categoriesOf }) => {
      const field = fields[name];
      if (!field || !hasChoices(field)) return [];
      const about = { asking, name, field, ...(kinds && { kinds }), ...(categoriesOf && { categoriesOf }) };
      return params.map(({ param }) => ({ ...about, key: param }));
    });
  }
  return Object.values(form)
    .flat()
    .flatMap((name) => {
      const field = fields[name];
      if (!field || !hasChoices(field) || field.readOnly || inverseOf(field) !== undefined) return [];
      return kindOf(field)
        .filters(name, field)
        .map(({ key }) => ({ asking, key, name, field }));
    });
}

/** JSON Schema of the choices of one offer. */
export function choicesSchema({ field, categoriesOf }: Offer): JsonSchema {
  const codes = categoriesOf && { ...string, enum: categoryCodesOf(categoriesOf) };
  const id = codes ?? (isChoice(field) ? codeSchema(field.choices) : uuid);
  return { type: 'array', items: { type: 'object', properties: { id, displayName: string } } };
}

/** The categories of a type of statuses in the agency's order and words, by their codes. */
async function categoriesFor(engine: Engine, actor: Actor, type: StatusType): Promise<readonly Choice[]> {
  const { rows } = await engine.database.query<Choice>(actor.agencyId, {
    text: `select code as id, display_name as "displayName" from status_categories
      where agency_id = $1 and type = $2 and deleted_at is null order by position, id`,
    values: [agencyOf(actor), type],
  });
  return rows;
}

/** The records that an offer is about: small lists whole, of other records the first page of each kind. */
async function recordsFor(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  {
    asking,
    name,
    field,
    kinds = [undefined],
  }: Omit<Offer, 'kinds'> & { readonly kinds?: readonly (string | undefined)[] },
  options: ChoiceOptions,
): Promise<readonly Choice[]> {
  const found: Choice[] = [];
  for (const kind of kinds) {
    for (let pageIndex: number | null = 0; pageIndex !== null;) {
      const query = {
        field: name,
        pageIndex,
        pageSize: maximumPageSize,
        withHidden: asking === 'list',
        ...options,
        ...(kind && { kind }),
      };
      const page: Awaited<ReturnType<typeof optionsOf>> = await optionsOf(engine, actor, entity.name, query);
      found.push(...page.data);
      pageIndex = isEntry(field) ? page.nextPageIndex : null;
    }
  }
  return found;
}

async function choicesOf(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  offer: Offer,
  options: ChoiceOptions,
): Promise<readonly Choice[]> {
  const { asking, field, categoriesOf } = offer;
  if (categoriesOf !== undefined) return categoriesFor(engine, actor, categoriesOf);
  if (!isChoice(field)) return recordsFor(engine, actor, entity, offer, options);
  // What is offered no longer still stands in records.
  const names = namesOf(field.choices).filter((one) => asking === 'list' || !field.retired?.includes(one));
  return names.map((stored) => ({ id: codeOf(field.choices, stored), displayName: stored }));
}

/**
 * All choices that these offer the caller: a closed set and the agency's own small lists whole, of other records the first
 * hundred. What asks for a right that the caller lacks is left out.
 */
export async function choicesFor(
  engine: Engine,
  actor: Actor,
  entity: AnyEntity,
  offers: readonly Offer[],
  options: ChoiceOptions = {},
) {
  const seen = offers.filter(({ field }) => canField(actor, field.access) !== 'none');
  const all = seen.map(async (offer) => [offer.key, await choicesOf(engine, actor, entity, offer, options)] as const);
  return Object.fromEntries(await Promise.all(all));
}

/**
 * Every list of choices that an entity has, for its filters by parameter and for its form by the key of the body, in one
 * answer (`GET {base}/form-option` without a field). A key that both have carries the choices of the filter.
 */
export async function optionLists(engine: Engine, actor: Actor, entity: AnyEntity, options: ChoiceOptions = {}) {
  requireRight(engine, actor, 'read', entity.name);
  const ofList = offersOf(entity, 'list');
  const taken = new Set(ofList.map(({ key }) => key));
  const ofForm = offersOf(entity, 'save').filter(({ key }) => !taken.has(key));
  return choicesFor(engine, actor, entity, [...ofList, ...ofForm], options);
}
