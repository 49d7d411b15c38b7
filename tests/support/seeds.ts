import { systemActor, type Access, type Actor } from '../../schema/access/access.ts';
import { canField, type OwnerFacts } from '../../schema/access/can.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { singular } from '../../schema/fields/field.ts';
import { offers } from '../../schema/language/operations.ts';
import { fieldsAssigning, targetsOf } from '../../schema/language/records/references.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { findRecord } from '../../server/engine/reading/readOne.ts';
import { removeRecord } from '../../server/engine/removal/remove.ts';
import { takeStep } from '../../server/engine/states/takeStep.ts';
import type { TestApp } from './app.ts';
import { putFile } from './media.ts';
import type { House, Principal } from './principals.ts';
import { fixedOf, isStepped, valueOf, type FindIds } from './values.ts';

/** Facts that decide who may do what with a record, before it is created. */
export interface Scenario {
  readonly kind: string;
  /** Assigned to every member of the house's staff, or to none. */
  readonly isAssigned: boolean;
  /** The name of the principal whose account makes it; null for the server itself. */
  readonly madeBy: string | null;
  /** The records that its owner fields point to, by field. */
  readonly owners: Readonly<Record<string, readonly Seed[]>>;
}

/** A record whose facts the tests know without asking the database. */
export interface Seed extends Scenario {
  readonly id: string;
  readonly agencyId: string;
}

const makers = ['agency', 'editAll', 'none', 'superAdminInside', null] as const;

function* partsOf(access: Access | 'everyone'): Generator<Access | 'everyone'> {
  yield access;
  if (typeof access === 'string') return;
  if ('anyOf' in access) for (const part of access.anyOf) yield* partsOf(part);
  if ('read' in access) for (const part of [access.read, access.write]) yield* partsOf(part);
}

/** The fields that an entity's access follows: to owners, and to those whose assignments count for it. */
export function ownerFields(entity: AnyEntity): readonly string[] {
  const parts = [...partsOf(entity.access)];
  const owners = parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if ('owner' in part) return [part.owner];
    return 'by' in part ? [part.belongsTo] : [];
  });
  return [...new Set([...owners, ...fieldsAssigning(entity, 'through')])];
}

const isByAssignment = (entity: AnyEntity) =>
  [...partsOf(entity.access)].some((part) => typeof part === 'string' && part !== 'everyone');
const isByMaker = (entity: AnyEntity) =>
  [...partsOf(entity.access)].some((part) => typeof part === 'object' && 'own' in part);

/** Kinds that are stored beside the record, or show data of another one: a wrong join would mix them up. */
const sideKinds: readonly string[] = ['rows', 'choices', 'status', 'catalogue', 'catalogues'];

/** Does at most one thing give rights on it? As owners these are enough: each reason alone, and none. */
function isPlain({ isAssigned, madeBy, owners }: Scenario): boolean {
  const isOwned = Object.values(owners).some(({ length }) => length > 0);
  return [isAssigned, madeBy !== null, isOwned].filter(Boolean).length <= 1;
}

/** Makes records of the house whose facts are known, and remembers them. */
export interface Seeds {
  /** Returns every combination of facts that an entity's access rule distinguishes. */
  scenarios(kind: string): Promise<readonly Scenario[]>;
  /** One living record of each scenario, made once. */
  of(kind: string): Promise<readonly Seed[]>;
  make(scenario: Scenario): Promise<Seed>;
  /**
   * Returns the body of a create for a scenario, with fields that the actor may write (the server itself all), without
   * assignments.
   */
  body(scenario: Scenario, actor?: Actor | null): Record<string, unknown>;
  remove(seed: Seed): Promise<void>;
  /** Entries of the house's small lists and statuses, once a record has been made. */
  readonly find: FindIds;
}

/**
 * @param known takes every record that is made, by its id
 * @param most how many scenarios an entity of that name has at most
 */
export function createSeeds(
  test: TestApp,
  house: House,
  known: Map<string, Seed>,
  most: (kind: string) => number = () => Infinity,
): Seeds {
  const { registry, pools } = test;
  const { engine } = test.app;
  const made = new Map<string, Promise<readonly Seed[]>>();
  const anyIds = new Map<string, readonly string[]>();
  let count = 0;

  const find: FindIds = (kinds, type) => anyIds.get(`${kinds[0] ?? ''}/${type ?? ''}`) ?? [];
  const readTypes = async () => {
    const { rows } = await pools.query<{ key: string; ids: string[] }>(house.agencyId, {
      text: `select 'status/' || type as key, array_agg(id order by id) as ids from statuses
          where agency_id = $1 and deleted_at is null group by type
        union all select 'catalogue/' || type, array_agg(id order by id) from catalogues
          where agency_id = $1 and deleted_at is null group by type
        union all select 'statusCategory/' || type, array_agg(id order by id) from status_categories
          where agency_id = $1 and deleted_at is null group by type`,
      values: [house.agencyId],
    });
    for (const { key, ids } of rows) anyIds.set(key, ids);
  };

  const body: Seeds['body'] = ({ kind, owners }, actor = null) => {
    const entity = registry.get(kind);
    const given: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(entity.fields)) {
      const isNeeded =
        (field.required === true && !('default' in field && field.default !== undefined)) ||
        entity.rules?.needsOne?.some(([first]) => first === name) === true;
      const isWritable = actor === null || canField(actor, field.access) === 'edit';
      const isTold = isWritable && (isNeeded || sideKinds.includes(field.kind));
      if (isTold && !owners[name] && !isStepped(entity, name))
        Object.assign(given, valueOf(name, field, (count += 1), find, given));
    }
    for (const [name, seeds] of Object.entries(owners)) {
      const ids = seeds.map(({ id }) => id);
      const isSet = entity.fields[name]?.kind.startsWith('refs') ?? false;
      given[isSet ? `${singular(name)}Ids` : `${name}Id`] = isSet ? ids : (ids[0] ?? null);
    }
    return given;
  };

  /** Makes what a record of the kind cannot be without, besides its owners: a record of each kind that it has to name. */
  const provide = async (kind: string): Promise<void> => {
    const entity = registry.get(kind);
    const owners = ownerFields(entity);
    for (const [name, field] of Object.entries(entity.fields)) {
      if (!field.required || field.readOnly || owners.includes(name)) continue;
      if (field.kind === 'file' || field.kind === 'files') await provideFile();
      const [target] = targetsOf(field);
      if (target === undefined || 'type' in field || find([target]).length > 0) continue;
      const plainest = (await scenarios(target)).find(isPlain);
      if (plainest) anyIds.set(`${target}/`, [(await make(plainest)).id]);
    }
  };
  const provideFile = async () => {
    if (find(['media']).length > 0) return;
    const id = await putFile(test, systemActor(house.agencyId), 'seed.png');
    for (const key of ['media/', 'media/image']) anyIds.set(key, [id]);
  };

  /** Returns the values of a credit note for as little as there is, of an invoice of its own that is sent. */
  const creditOf = async (actor: Actor): Promise<Record<string, unknown>> => {
    const plainest = (await scenarios('invoice')).find(isPlain);
    const invoiceId = plainest ? (await make(plainest)).id : '';
    await takeStep(engine, actor, 'invoice', invoiceId, 'markSent');
    const { record } = await findRecord(engine, actor, 'invoice', invoiceId);
    const { issuedOn, currency } = record;
    return { invoiceId, issuedOn, currency, amount: '0.01', reason: 'Goodwill' };
  };

  /** Returns what only the server writes of a new record, where it is needed. */
  const setOf = async (kind: string, actor: Actor): Promise<Record<string, unknown>> => {
    if (kind === 'creditNote') return creditOf(actor);
    if (kind === 'statusCategory') return { type: 'TASK', code: 'NEW' };
    const entity = registry.get(kind);
    return offers(entity, 'create') ? {} : fixedOf(entity, (count += 1), find);
  };

  const make = async (scenario: Scenario): Promise<Seed> => {
    if (anyIds.size === 0) await readTypes();
    await provide(scenario.kind);
    const { kind, madeBy } = scenario;
    const actor = systemActor(house.agencyId);
    const maker =
      madeBy === null ? actor : { ...actor, accountId: house.principals.get(madeBy)?.actor?.accountId ?? '' };
    const { record } = await createRecord(engine, maker, kind, body(scenario), { set: await setOf(kind, actor) });
    if (scenario.isAssigned) {
      const staff = [...house.principals.values()].flatMap(({ actor: one }) =>
        one?.staffId && one.agencyId === house.agencyId ? [one.staffId] : [],
      );
      await pools.query(house.agencyId, {
        text: `insert into assignment (agency_id, record_id, staff_id, via) select $1, $2, unnest($3::uuid[]), 'seed'`,
        values: [house.agencyId, record.id, staff],
      });
    }
    const seed = { ...scenario, id: record.id, agencyId: house.agencyId };
    known.set(seed.id, seed);
    return seed;
  };

  const scenarios = async (kind: string): Promise<readonly Scenario[]> => {
    const entity = registry.get(kind);
    let list: Scenario[] = [{ kind, isAssigned: false, madeBy: null, owners: {} }];
    if (isByAssignment(entity))
      list = [true, false].flatMap((isAssigned) => list.map((one) => ({ ...one, isAssigned })));
    if (isByMaker(entity)) list = makers.flatMap((madeBy) => list.map((one) => ({ ...one, madeBy })));
    for (const field of ownerFields(entity)) {
      const owners: (readonly Seed[])[] = entity.fields[field]?.required ? [] : [[]];
      for (const target of targetsOf(entity.fields[field])) {
        owners.push(...(await of(target)).filter(isPlain).map((seed) => [seed]));
      }
      const [first, last] = [owners.find(({ length }) => length > 0)?.[0], owners.at(-1)?.[0]];
      if (entity.fields[field]?.kind.startsWith('refs') && first && last) owners.push([last, first]);
      list = owners.flatMap((seeds) => list.map((one) => ({ ...one, owners: { ...one.owners, [field]: seeds } })));
    }
    return list.slice(0, most(kind));
  };

  const of = (kind: string): Promise<readonly Seed[]> => {
    const former = made.get(kind);
    if (former) return former;
    const seeds = scenarios(kind).then(async (list) => {
      const all: Seed[] = [];
      for (const scenario of list) all.push(await make(scenario));
      return all;
    });
    made.set(kind, seeds);
    return seeds;
  };

  const remove = async ({ kind, id }: Seed): Promise<void> => {
    await removeRecord(engine, systemActor(house.agencyId), kind, id);
  };
  return { scenarios, of, make, body, remove, find };
}

/** Returns a seed's facts for a person, for deciding whether they may act on it. */
export function factsOf(seed: Scenario & Partial<Seed>, principal: Principal): Required<OwnerFacts> {
  const { name, actor } = principal;
  const isAtHome = seed.agencyId === undefined || seed.agencyId === actor?.agencyId;
  const owners = Object.entries(seed.owners).map(([field, list]) => [
    field,
    list.map((one) => factsOf(one, principal)),
  ]);
  return {
    kind: seed.kind,
    isAssigned: seed.isAssigned && isAtHome && actor?.staffId != null,
    isOwn: seed.madeBy === name,
    owners: Object.fromEntries(owners) as Required<OwnerFacts>['owners'],
  };
}
