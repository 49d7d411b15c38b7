import { expect } from 'vitest';
import type { Action } from '../../schema/access/access.ts';
import { canOn } from '../../schema/access/can.ts';
import { scopeOf } from '../../schema/access/scope.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import type { Field } from '../../schema/fields/field.ts';
import { fieldsAssigning, targetsOf } from '../../schema/language/records/references.ts';
import { openTestApp, type Answer, type Question } from '../support/app.ts';
import { fixtureEntities, fixtureRegistry } from '../support/fixture.ts';
import { mirrorHouse } from '../support/mirror.ts';
import { openHouse, principalNames, withKeys, type Principal, type PrincipalName } from '../support/principals.ts';
import { createSeeds, factsOf, type Scenario, type Seed } from '../support/seeds.ts';
import { writesIn } from '../support/statements.ts';
import { outcomeOf, type Outcome } from './accessQuestions.ts';

/** Entities tested in full, one for each form of access; all of them in `npm run test:access`, else representatives. */
const foundation = ['talent', 'staff', 'note', 'status', 'catalogue', 'savedFilter'];
/** True in `npm run test:access`, which asks about each record by each route for everybody. */
export const isEveryPair = process.env['GREENROOM_TEST_ACCESS'] === 'full';
const isInFull = (kind: string) => isEveryPair || foundation.includes(kind) || kind in fixtureEntities;

/**
 * Principals that ask about an entity: everybody, or where its access is a plain resource, one for each answer that a route gives.
 * Plain access is compiled by the same lines for each resource; the reviewed list holds it for every role and set of levels.
 */
export function askersOf(name: string): readonly PrincipalName[] {
  const entity = fixtureRegistry.get(name);
  const isPlain = typeof entity.access === 'string' && fieldsAssigning(entity, 'through').length === 0;
  return isPlain && !isInFull(name) ? representatives : principalNames;
}

/** Not signed in, without rights, by assignment alone, all read and some written, all, and all elsewhere. */
const representatives: readonly PrincipalName[] = [
  'anonymous',
  'none',
  'editAssigned',
  'viewAllEditAssigned',
  'agency',
  'otherAgency',
];

/** One row of what the database holds of a kind, in the house. */
export interface Held {
  readonly id: string;
  readonly label: string;
  readonly isDeleted: boolean;
}

/** The question as the route takes it: its values in the query or in the body. */
export function asked(method: string, path: string, values: Record<string, unknown>): Question {
  return method === 'GET' ? { method, path, query: values } : { method, path, body: values };
}

/** Stage of the contract of rights: the house, its records, and the calls. */
export type AccessStage = Awaited<ReturnType<typeof openStage>>;

/**
 * Opens a house with records of these entities in every state that rights distinguish, and another agency beside it.
 */
export async function openStage(names: readonly string[]) {
  const registry = fixtureRegistry;
  const living = new Map<string, readonly Seed[]>();
  const deleted = new Map<string, readonly Seed[]>();
  /** Ids of each entity that the house's admin reads, before and after the other agency has records. */
  const reads = { before: new Map<string, readonly string[]>(), after: new Map<string, readonly string[]>() };
  /** Records that only the other agency has, and that only the house has. */
  const foreign = new Map<string, string>();
  const ours = new Map<string, string>();
  const known = new Map<string, Seed>();
  const test = await openTestApp();
  const house = await withKeys(test, await openHouse(test));
  const seeds = createSeeds(test, house, known, (kind) => (isInFull(kind) ? Infinity : 3));
  const ask = (principal: Principal, question: Question) => test.ask({ ...question, token: principal.token });

  /** Asks, and proves that a call that was refused wrote nothing. */
  const askSafely = async (principal: Principal, question: Question, outcome: Outcome): Promise<Answer> => {
    const from = test.statements.length;
    const answer = await ask(principal, question);
    if (outcome === 'permitted') return answer;
    expect(answer.status, `${question.method} ${question.path}: ${answer.text}`).toBe(outcome);
    expect(writesIn(test.statements.slice(from))).toEqual([]);
    return answer;
  };

  const heldOf = async (kind: string, agencyId = house.agencyId): Promise<readonly Held[]> => {
    const { rows } = await test.pools.query<Held>(agencyId, {
      text: `select id, label, deleted_at is not null as "isDeleted" from record where agency_id = $1 and kind = $2`,
      values: [agencyId, kind],
    });
    return rows;
  };

  /**
   * Returns the records of a kind on which a principal may act by the reference implementation, existing or deleted
   * ones.
   */
  const within = async (principal: Principal, action: Action, kind: string, isDeleted = false): Promise<Held[]> => {
    const { actor } = principal;
    if (actor?.agencyId == null) return [];
    return (await heldOf(kind, actor.agencyId)).filter((held) => {
      if (held.isDeleted !== isDeleted) return false;
      const seed = known.get(held.id);
      const unknown = { kind, isAssigned: false, isOwn: false, owners: {} };
      return canOn(actor, action, kind, registry, seed ? factsOf(seed, principal) : unknown);
    });
  };

  /** Every answer that the house's admin gets about an entity, as it comes. */
  const everyRead = async (entity: AnyEntity): Promise<readonly string[]> => {
    const principal = house.of('agency');
    const texts: string[] = [];
    const add = async (question: Question) => {
      const { status, text } = await ask(principal, question);
      texts.push(`${question.path} ${status} ${text}`);
    };
    const seedsOf = [...(living.get(entity.name) ?? []), ...(deleted.get(entity.name) ?? [])];
    const ids = seedsOf.map(({ id }) => id).slice(0, 100);
    const keyword = entity.list.search ? [{ ids, keyword: entity.title }] : [];
    for (const { operation, method, path } of entity.routes) {
      if (operation === 'list' || operation === 'count' || operation === 'export') {
        for (const query of [{ ids }, { ids, deleted: true }, ...keyword]) await add(asked(method, path, query));
      } else if (operation === 'versions') {
        await add(asked(method, path, { ids }));
      } else if (operation === 'one' || operation === 'history') {
        for (const { id } of seedsOf.slice(0, 20)) await add({ method, path: path.replace('{id}', id) });
      } else if (operation === 'options') {
        for (const [field, declared] of Object.entries(entity.fields)) {
          const query = { field, ids: (await pointedIds(declared)).slice(0, 100) };
          if (query.ids.length > 0) await add(asked(method, path, query));
        }
      }
    }
    return texts;
  };

  /** Records of the house that a field may point to, made before anything else. */
  const pointedIds = async (declared: Field): Promise<readonly string[]> => {
    const made: string[] = [];
    for (const kind of targetsOf(declared)) made.push(...(await seeds.of(kind)).map(({ id }) => id));
    return made;
  };

  /** The house's own records, by kind, for a field to point to. */
  const pointedTo = (kinds: readonly string[], type?: string): readonly string[] => {
    if (type !== undefined) return seeds.find(kinds, type);
    const gone = new Set(kinds.flatMap((kind) => deleted.get(kind) ?? []).map(({ id }) => id));
    return [...known.values()]
      .filter((seed) => kinds.includes(seed.kind) && seed.agencyId === house.agencyId && !gone.has(seed.id))
      .map(({ id }) => id);
  };

  const outcomeOfCreate = (principal: Principal, scenario: Scenario): Outcome => {
    const gate = outcomeOf(registry, principal, 'create', scenario.kind);
    const { actor } = principal;
    if (gate !== 'permitted' || actor === null) return gate;
    // Owners of the house mean nothing to those who work elsewhere.
    if (actor.agencyId !== house.agencyId) return 'permitted';
    const facts = factsOf({ ...scenario, isAssigned: false, madeBy: null }, principal);
    if (canOn(actor, 'create', scenario.kind, registry, facts)) return 'permitted';
    const isOwned = Object.values(scenario.owners).some((owners) => owners.length > 0);
    // Owners that the principal may not read are answered as if they were not there.
    return isOwned && !canOn(actor, 'read', scenario.kind, registry, facts) ? 400 : 403;
  };

  /** A scenario for each set of owners that a new record may have. */
  const distinctOwners = async (kind: string): Promise<readonly Scenario[]> => {
    const byOwners = new Map((await seeds.scenarios(kind)).map((one) => [JSON.stringify(one.owners), one]));
    return [...byOwners.values()];
  };

  const forget = async (id: string): Promise<void> => {
    const values = [house.agencyId, id];
    await test.pools.query(house.agencyId, { text: 'delete from record where agency_id = $1 and id = $2', values });
    await test.pools.query(house.agencyId, { text: 'select drop_search_text($1)', values: [id] });
  };

  /** Returns the ids of a whole list, page by page, in order; null if the list is refused. */
  const wholeList = async (
    principal: Principal,
    outcome: Outcome,
    { method, path }: { method: string; path: string },
    filter: object,
  ): Promise<string[] | null> => {
    const found: string[] = [];
    for (let pageIndex = 0; ; pageIndex += 1) {
      const page = { pageIndex, pageSize: 100, ...filter };
      const answer = await askSafely(principal, asked(method, path, page), outcome);
      if (outcome !== 'permitted') return null;
      expect(answer.status, answer.text).toBe(200);
      found.push(...answer.data.data.map(({ id }: Held) => id));
      if (!answer.data.loadMore) {
        expect(answer.data.total).toBe(found.length);
        return found.toSorted();
      }
    }
  };

  /** Returns the ids of the records offered for a field. */
  const offered = async (principal: Principal, declared: Field): Promise<string[]> => {
    const { actor } = principal;
    if (actor?.agencyId == null) return [];
    const ids: string[] = [];
    for (const kind of targetsOf(declared)) {
      const { options } = registry.get(kind);
      const isForReaders = options?.isForReaders === true || ('isGuarded' in declared && declared.isGuarded === true);
      const isClosed = scopeOf(actor, 'read', kind, registry).type === 'nothing' && !isForReaders;
      const all = (await heldOf(kind, actor.agencyId)).filter((held) => !held.isDeleted);
      ids.push(...(isClosed ? all : await within(principal, 'read', kind)).map(({ id }) => id));
    }
    if (!('type' in declared)) return ids;
    const { rows } = await test.pools.query<{ id: string }>(actor.agencyId, {
      text: `select id from statuses where agency_id = $1 and type = $2
        union all select id from catalogues where agency_id = $1 and type = $2`,
      values: [actor.agencyId, declared.type],
    });
    return ids.filter((id) => rows.some((row) => row.id === id));
  };
  const theirs = createSeeds(test, { ...house, agencyId: house.otherAgencyId }, known, () => 1);
  const all = names.map((name) => registry.get(name));
  const pointed = all.flatMap(({ fields }) => Object.values(fields).flatMap(targetsOf));
  for (const name of new Set([...names, ...pointed])) await seeds.of(name);
  for (const name of names) {
    living.set(name, await seeds.of(name));
    const gone: Seed[] = [];
    for (const scenario of await seeds.scenarios(name)) {
      const seed = await seeds.make(scenario);
      await seeds.remove(seed);
      gone.push(seed);
    }
    deleted.set(name, gone);
  }
  for (const name of names) reads.before.set(name, await everyRead(registry.get(name)));
  await mirrorHouse(test, house);
  for (const name of names) reads.after.set(name, await everyRead(registry.get(name)));
  const later = createSeeds(test, house, known, () => 1);
  for (const name of names) {
    const [seed] = await later.of(name);
    if (!seed) continue;
    ours.set(name, seed.id);
  }
  for (const name of names) {
    const [seed] = await theirs.of(name);
    if (!seed) continue;
    foreign.set(name, seed.id);
  }
  return {
    test,
    house,
    seeds,
    living,
    deleted,
    reads,
    foreign,
    ours,
    ask,
    askSafely,
    heldOf,
    within,
    pointedTo,
    outcomeOfCreate,
    distinctOwners,
    forget,
    wholeList,
    offered,
    close: () => test.close(),
  };
}
