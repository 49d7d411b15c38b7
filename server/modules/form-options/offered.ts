import type { Actor } from '../../../schema/access/access.ts';
import { canField } from '../../../schema/access/can.ts';
import type { AnyEntity } from '../../../schema/entity.ts';
import { codeOf, codeSchema, namesOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import type { ChoicesField } from '../../../schema/fields/choices.ts';
import { inverseOf, type Field, type JsonSchema } from '../../../schema/fields/field.ts';
import { kindOf } from '../../../schema/fields/kinds.ts';
import { string, uuid } from '../../../schema/fields/schemas.ts';
import { targetsOf } from '../../../schema/registry.ts';
import { maximumPageSize } from '../../../schema/rules/limits.ts';
import type { Engine } from '../../engine/engine.ts';
import { optionsOf } from '../../engine/options.ts';

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
}

const isChoice = (field: Field): field is ChoiceField | ChoicesField =>
  field.kind === 'choice' || field.kind === 'choices';
/** Entries of the agency's own small lists; records of any other kind can be many. */
const isEntry = ({ kind }: Field) => ['status', 'catalogue', 'catalogues'].includes(kind);

function namesIn({ list, form }: AnyEntity, asking: Asking): readonly string[] {
  return asking === 'list' ? (list.filters ?? []) : Object.values(form).flat();
}

/** What offers choices in the filters of an entity's list, by parameter, or in its form, by the key of the body. */
export function offersOf(entity: AnyEntity, asking: Asking): readonly Offer[] {
  return namesIn(entity, asking).flatMap((name) => {
    const field = entity.fields[name];
    if (!field || (!isChoice(field) && targetsOf(field).length === 0)) return [];
    if (asking === 'save' && (field.readOnly || inverseOf(field) !== undefined)) return [];
    return kindOf(field)
      .filters(name, field)
      .map(({ param, key }) => ({ asking, key: asking === 'list' ? param : key, name, field }));
  });
}

/** JSON Schema of the choices of one offer. */
export function choicesSchema({ field }: Offer): JsonSchema {
  const id = isChoice(field) ? codeSchema(field.choices) : uuid;
  return { type: 'array', items: { type: 'object', properties: { id, displayName: string } } };
}

async function choicesOf(engine: Engine, actor: Actor, entity: AnyEntity, offer: Offer): Promise<readonly Choice[]> {
  const { asking, name, field } = offer;
  if (isChoice(field)) {
    // What is offered no longer still stands in records.
    const names = namesOf(field.choices).filter((one) => asking === 'list' || !field.retired?.includes(one));
    return names.map((stored) => ({ id: codeOf(field.choices, stored), displayName: stored }));
  }
  const found: Choice[] = [];
  for (let pageIndex: number | null = 0; pageIndex !== null;) {
    const query = { field: name, pageIndex, pageSize: maximumPageSize, withHidden: asking === 'list' };
    const page: Awaited<ReturnType<typeof optionsOf>> = await optionsOf(engine, actor, entity.name, query);
    found.push(...page.data);
    pageIndex = isEntry(field) ? page.nextPageIndex : null;
  }
  return found;
}

/**
 * All choices that these offer the caller: a closed set and the agency's own small lists whole, of other records the first
 * hundred. What asks for a right that the caller lacks is left out.
 */
export async function choicesFor(engine: Engine, actor: Actor, entity: AnyEntity, offers: readonly Offer[]) {
  const seen = offers.filter(({ field }) => canField(actor, field.access) !== 'none');
  const all = seen.map(async (offer) => [offer.key, await choicesOf(engine, actor, entity, offer)] as const);
  return Object.fromEntries(await Promise.all(all));
}
