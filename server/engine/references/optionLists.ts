import type { Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import { isChoice, offersOf, type Choice, type Offer } from '../../../schema/derive/offers.ts';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { codeOf, namesOf } from '../../../schema/fields/choice.ts';
import type { Field } from '../../../schema/fields/field.ts';
import { maximumPageSize } from '../../../schema/rules/limits.ts';
import type { StatusType } from '../../../schema/rules/statuses.ts';
import { agencyOf } from '../agency.ts';
import type { Engine } from '../engine.ts';
import { optionsOf } from './options.ts';
import { requireRight } from '../requireRight.ts';

/** Query of choices. */
export interface ChoiceOptions {
  /** Offers only records that the actor may read, also of kinds of which the actor may read none. */
  readonly checkPermission?: boolean;
}

/** Entries of the agency's own small lists; records of any other kind can be many. */
const isEntry = ({ kind }: Field) => ['status', 'catalogue', 'catalogues'].includes(kind);
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
  const { asking, field, kindNames, categoriesOf } = offer;
  if (kindNames) return Object.keys(kindNames).map((code) => ({ id: code, displayName: code }));
  if (categoriesOf !== undefined) return categoriesFor(engine, actor, categoriesOf);
  if (!isChoice(field)) return recordsFor(engine, actor, entity, offer, options);
  // Records may still have options that are no longer offered.
  const names = namesOf(field.choices).filter((one) => asking === 'list' || !field.retired?.includes(one));
  return names.map((stored) => ({ id: codeOf(field.choices, stored), displayName: stored }));
}

/**
 * All choices that these offer the caller: a closed set and the agency's own small lists whole, of other records the
 * first hundred. What asks for a right that the caller lacks is left out.
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
 * Every list of choices that an entity has, for its filters by parameter and for its form by the key of the body, in
 * one answer (`GET {base}/form-option` without a field). A key that both have carries the choices of the filter.
 */
export async function optionLists(engine: Engine, actor: Actor, entity: AnyEntity, options: ChoiceOptions = {}) {
  requireRight(engine, actor, 'read', entity.name);
  const ofList = offersOf(entity, 'list');
  const taken = new Set(ofList.map(({ key }) => key));
  const ofForm = offersOf(entity, 'save').filter(({ key }) => !taken.has(key));
  return choicesFor(engine, actor, entity, [...ofList, ...ofForm], options);
}
