import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canField, canOn } from '../../schema/access/can.ts';
import { scopeOf } from '../../schema/access/scope.ts';
import { systemActor, type Action } from '../../schema/access/access.ts';
import type { AnyEntity } from '../../schema/entity.ts';
import { targetsOf } from '../../schema/registry.ts';
import { removeRecord } from '../../server/engine/remove.ts';
import { openTestApp, type Answer, type Question, type TestApp } from '../support/app.ts';
import { registry as own } from '../../schema/index.ts';
import { fixtureEntities, fixtureRegistry } from '../support/fixture.ts';
import { mirrorHouse } from '../support/mirror.ts';
import { openHouse, principalNames, type House, type Principal, type PrincipalName } from '../support/principals.ts';
import { createSeeds, factsOf, ownerFields, type Seed, type Seeds } from '../support/seeds.ts';
import { tableSums } from '../support/sums.ts';
import { outcomeOf, outcomeOn, recordRoutes, writesIn, type Outcome } from './accessQuestions.ts';

const absent = '01930000-0000-7000-8000-00000000dead';

/** Every entity is asked about in full when `npm run test:access` runs; else those that stand for all others are. */
const foundation = [
  'talent',
  'scout',
  'partner',
  'staff',
  'note',
  'status',
  'statusCategory',
  'catalogue',
  'savedFilter',
];
const isInFull = (kind: string) =>
  process.env['GREENROOM_TEST_ACCESS'] === 'full' || foundation.includes(kind) || kind in fixtureEntities;

/** One row of what the database holds of a kind, in the house. */
interface Held {
  readonly id: string;
  readonly label: string;
  readonly isDeleted: boolean;
}

/** The question as the route takes it: its values in the query or in the body. */
function asked(method: string, path: string, values: Record<string, unknown>): Question {
  return method === 'GET' ? { method, path, query: values } : { method, path, body: values };
}

/**
 * The contract of rights, generated: each of these entities, by each route, for everybody, with records of every state
 * that rights tell apart.
 */
export function describeAccess(names: readonly string[]): void {
  const registry = fixtureRegistry;
  let test: TestApp;
  let house: House;
  let seeds: Seeds;
  const living = new Map<string, readonly Seed[]>();
  const deleted = new Map<string, readonly Seed[]>();
  const foreign = new Map<string, string>();
  const known = new Map<string, Seed>();

  beforeAll(async () => {
    test = await openTestApp();
    house = await openHouse(test);
    seeds = createSeeds(test, house, (kind) => (isInFull(kind) ? Infinity : 3));
    const theirs = createSeeds(test, { ...house, agencyId: house.otherAgencyId }, () => 1);
    const asked = names.map((name) => registry.get(name));
    const pointed = asked.flatMap(({ fields }) => Object.values(fields).flatMap(targetsOf));
    for (const name of new Set([...names, ...pointed]))
      for (const seed of await seeds.of(name)) known.set(seed.id, seed);
    for (const name of names) {
      living.set(name, await seeds.of(name));
      const gone: Seed[] = [];
      for (const scenario of await seeds.scenarios(name)) {
        const seed = await seeds.make(scenario);
        await seeds.remove(seed);
        known.set(seed.id, seed);
        gone.push(seed);
      }
      deleted.set(name, gone);
    }
    await mirrorHouse(test, house);
    for (const name of names) {
      const [seed] = await theirs.of(name);
      if (!seed) continue;
      known.set(seed.id, seed);
      foreign.set(name, seed.id);
    }
  });
  afterAll(() => test.close());

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

  /** The records of a kind that the reference of rights lets somebody act on, of those that are alive or of the deleted. */
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

  describe.each(names.map((name) => ({ name, entity: registry.get(name) })))('$name', ({ name, entity }) => {
    const base = entity.routes.filter(({ path }) => path.startsWith(entity.api.base));
    const routeOf = (operation: string) => base.filter((route) => route.operation === operation);

    describe.each(principalNames)('for %s', (who) => {
      const of = () => house.of(who);

      it('lists, counts and exports what may be read, and nothing else', async () => {
        const principal = of();
        for (const isDeleted of [false, true]) {
          const action = isDeleted ? 'restore' : 'read';
          const outcome = outcomeOf(registry, principal, action, name);
          const expected = await within(principal, action, name, isDeleted);
          const filter = isDeleted ? { deleted: true } : {};
          for (const { method, path } of routeOf('list')) {
            const found: string[] = [];
            for (let pageIndex = 0, isMore = true; isMore; pageIndex += 1) {
              const answer = await askSafely(
                principal,
                asked(method, path, { pageIndex, pageSize: 100, ...filter }),
                outcome,
              );
              if (outcome !== 'permitted') break;
              expect(answer.status, answer.text).toBe(200);
              expect(answer.data.total).toBe(expected.length);
              found.push(...answer.data.data.map(({ id }: Held) => id));
              isMore = answer.data.loadMore;
            }
            expect(found.toSorted()).toEqual(outcome === 'permitted' ? expected.map(({ id }) => id).toSorted() : []);
          }
          for (const { method, path } of routeOf('count')) {
            const answer = await askSafely(principal, asked(method, path, filter), outcome);
            expect(answer.data?.total).toBe(outcome === 'permitted' ? expected.length : undefined);
          }
          for (const { method, path } of routeOf('export')) {
            const question = asked(method, path, { columns: [entity.title], ...filter });
            const answer = await askSafely(principal, question, outcome);
            const lines = answer.text.trim().split('\n').slice(1);
            if (outcome === 'permitted')
              expect(lines.toSorted()).toEqual(expected.map(({ label }) => label).toSorted());
          }
        }
      });

      it('offers what a reference may point to', async () => {
        const principal = of();
        const outcome = outcomeOf(registry, principal, 'read', name);
        for (const [field, declared] of Object.entries(entity.fields)) {
          const targets = targetsOf(declared);
          for (const { method, path } of targets.length > 0 ? routeOf('options') : []) {
            const answer = await askSafely(principal, asked(method, path, { field, pageSize: 100 }), outcome);
            if (outcome !== 'permitted' || principal.actor === null) continue;
            if (canField(principal.actor, declared.access) === 'none') {
              expect(answer.status).toBe(400);
              continue;
            }
            expect(answer.status, answer.text).toBe(200);
            const offered: Held[] = [];
            for (const kind of targets) offered.push(...(await offeredOf(principal, kind, declared)));
            const ids = answer.data.data.map(({ id }: Held) => id);
            expect(ids.toSorted()).toEqual(offered.map(({ id }) => id).toSorted());
          }
        }
      });

      /** The records of a kind whose labels somebody is offered. */
      const offeredOf = async (principal: Principal, kind: string, declared: object): Promise<Held[]> => {
        const { actor } = principal;
        if (actor?.agencyId == null) return [];
        const isClosed = scopeOf(actor, 'read', kind, registry).type === 'nothing';
        const all = (await heldOf(kind, actor.agencyId)).filter(({ isDeleted }) => !isDeleted);
        const readable = isClosed ? all : await within(principal, 'read', kind);
        if (!('type' in declared)) return readable;
        const table = registry.get(kind).table;
        const { rows } = await test.pools.query<{ id: string }>(actor.agencyId, {
          text: `select id from ${table} where agency_id = $1 and type = $2`,
          values: [actor.agencyId, declared.type],
        });
        return readable.filter(({ id }) => rows.some((row) => row.id === id));
      };

      it('answers about one record as far as its rights reach, and changes nothing where it refuses', async () => {
        const principal = of();
        const before = await tableSums(test);
        for (const route of recordRoutes(entity)) {
          const { action, becomes, isOfDeleted } = route;
          const isBlocked = becomes !== undefined && outcomeOf(registry, principal, 'create', becomes) !== 'permitted';
          const targets = [...(isOfDeleted ? [] : (living.get(name) ?? [])), ...(deleted.get(name) ?? [])];
          const outcomes = [
            ...targets.map((seed) => {
              const isThere = isOfDeleted || !deleted.get(name)?.includes(seed);
              const isSeen = isThere && principal.actor?.agencyId === house.agencyId;
              return { id: seed.id, outcome: outcomeOn(registry, principal, action, name, isSeen ? seed : null) };
            }),
            { id: foreign.get(name) ?? '', outcome: outcomeOn(registry, principal, action, name, null) },
          ];
          const isMirrored = principal.actor?.agencyId === house.otherAgencyId;
          const unknown = await ask(principal, route.question(absent));
          for (const { id, outcome } of isMirrored ? [] : outcomes) {
            const expected = isBlocked && outcome !== 401 ? 403 : outcome;
            if (expected === 'permitted' && isOfDeleted) continue;
            const answer = await askSafely(principal, route.question(id), expected);
            if (expected === 404) expect(answer.text, route.title).toBe(unknown.text);
            if (expected === 'permitted')
              expect(route.permitted, answer.text).toContain(answer.json.error?.key ?? answer.status);
          }
        }
        expect(await tableSums(test)).toEqual(before);
      });

      it('restores, of what was deleted, what it may', async () => {
        const principal = of();
        const isOurs = principal.actor?.agencyId === house.agencyId;
        for (const route of recordRoutes(entity).filter(({ isOfDeleted }) => isOfDeleted)) {
          for (const seed of isOurs ? (deleted.get(name) ?? []) : []) {
            if (outcomeOn(registry, principal, 'restore', name, seed) !== 'permitted') continue;
            const answer = await ask(principal, route.question(seed.id));
            expect(answer.status, answer.text).toBe(200);
            await removeRecord(test.app.engine, systemActor(house.agencyId), name, seed.id);
          }
        }
        expect(isOurs || principal.actor === null || principal.actor.agencyId !== house.agencyId).toBe(true);
      });

      it('writes in bulk what it may write one by one', async () => {
        const principal = of();
        const isOurs = principal.actor?.agencyId === house.agencyId;
        const targets = [...(living.get(name) ?? []), ...(deleted.get(name) ?? [])].slice(0, 400);
        const before = await tableSums(test);
        const asks: { action: Action; body: object; permitted: unknown }[] = [
          { action: 'update', body: { change: {} }, permitted: undefined },
          { action: 'delete', body: { delete: true }, permitted: 1009 },
        ];
        for (const { method, path } of routeOf('bulk')) {
          for (const { action, body, permitted } of asks) {
            const outcome = outcomeOf(registry, principal, action, name);
            const version = action === 'delete' ? { version: 2_000_000_000 } : {};
            const ids = [...targets.map(({ id }) => ({ id, ...version })), { id: foreign.get(name), ...version }];
            if (!isOurs && principal.actor?.agencyId != null) continue;
            const answer = await askSafely(principal, asked(method, path, { ids, ...body }), outcome);
            if (outcome !== 'permitted') continue;
            expect(answer.status, answer.text).toBe(200);
            const codes = answer.data.map(({ error }: { error?: { code: number } }) => error?.code);
            const expected = [...targets, null].map((seed) => {
              const isThere = seed !== null && !deleted.get(name)?.includes(seed);
              const one = outcomeOn(registry, principal, action, name, isThere ? seed : null);
              return one === 'permitted' ? permitted : one === 403 ? 1003 : 1004;
            });
            expect(codes).toEqual(expected);
          }
        }
        expect(await tableSums(test)).toEqual(before);
      });

      it('creates what it may, and then may read and change it', async () => {
        const principal = of();
        const { actor } = principal;
        if (actor?.agencyId === house.otherAgencyId) return expect(living.get(name)).toBeDefined();
        for (const { method, path } of routeOf('create')) {
          for (const scenario of await distinctOwners(name)) {
            const facts = factsOf({ ...scenario, isAssigned: false, madeBy: null }, principal);
            const gate = outcomeOf(registry, principal, 'create', name);
            const isRefused = gate === 'permitted' && actor !== null && !canOn(actor, 'create', name, registry, facts);
            const before = await tableSums(test);
            const question = asked(method, path, seeds.body(scenario));
            const answer = await askSafely(principal, question, isRefused ? 403 : gate);
            if (isRefused || gate !== 'permitted') {
              expect(await tableSums(test)).toEqual(before);
              continue;
            }
            expect(answer.status, answer.text).toBe(200);
            expect(answer.data.permissions).toEqual({ canUpdate: true, canDelete: true });
            await forget(answer.data.id);
          }
        }
      });

      /** A scenario for each set of owners that a new record may have. */
      const distinctOwners = async (kind: string) => {
        const byOwners = new Map((await seeds.scenarios(kind)).map((one) => [JSON.stringify(one.owners), one]));
        return [...byOwners.values()];
      };

      const forget = async (id: string): Promise<void> => {
        const values = [house.agencyId, id];
        await test.pools.query(house.agencyId, { text: 'delete from record where agency_id = $1 and id = $2', values });
        await test.pools.query(house.agencyId, { text: 'select drop_search_text($1)', values: [id] });
      };

      it('may not tie a new record to an owner of another agency', async () => {
        const principal = of();
        const outcome = outcomeOf(registry, principal, 'create', name);
        const isOurs = principal.actor?.agencyId === house.agencyId;
        for (const field of isOurs && outcome === 'permitted' ? ownerFields(entity) : []) {
          const kind = targetsOf(entity.fields[field])[0] ?? '';
          const theirs = foreign.get(kind);
          const [scenario] = await seeds.scenarios(name);
          if (theirs === undefined || !scenario) continue;
          const stranger: Seed = {
            kind,
            id: theirs,
            agencyId: house.otherAgencyId,
            isAssigned: true,
            madeBy: null,
            owners: {},
          };
          const body = seeds.body({ ...scenario, owners: { ...scenario.owners, [field]: [stranger] } });
          for (const { method, path } of routeOf('create')) {
            const answer = await ask(principal, asked(method, path, body));
            expect(answer.status, answer.text).toBe(400);
            expect(answer.json.errorDetails[0].key).toBe('reference');
          }
        }
        expect(await within(principal, 'read', name)).toBeDefined();
      });
    });
  });
}

/** Greenroom's own entities. */
export const ownNames: readonly string[] = own.all.map(({ name }) => name);
/** Those that only tests know. */
export const fixtureNames: readonly string[] = Object.keys(fixtureEntities);
export type { AnyEntity, PrincipalName };
