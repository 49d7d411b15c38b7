import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canField, canOn } from '../../schema/access/can.ts';
import { scopeOf } from '../../schema/access/scope.ts';
import type { Action } from '../../schema/access/access.ts';
import type { AnyEntity } from '../../schema/entity.ts';
import { singular, type Field } from '../../schema/fields/field.ts';
import type { Operation } from '../../schema/operations.ts';
import { targetsOf } from '../../schema/registry.ts';
import { maximumPageSize } from '../../schema/rules/limits.ts';
import { inEveryAgency } from '../support/everyAgency.ts';
import { openTestApp, type Answer, type Question, type TestApp } from '../support/app.ts';
import { registry as own } from '../../schema/index.ts';
import { fixtureEntities, fixtureRegistry } from '../support/fixture.ts';
import { mirrorHouse } from '../support/mirror.ts';
import { openHouse, principalNames, type House, type Principal } from '../support/principals.ts';
import { createSeeds, factsOf, ownerFields, type Scenario, type Seed, type Seeds } from '../support/seeds.ts';
import { writesIn } from '../support/statements.ts';
import { tableSums } from '../support/sums.ts';
import { bodyOf } from '../support/values.ts';
import { outcomeOf, outcomeOn, placed, recordRoutes, type Outcome } from './accessQuestions.ts';

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
  /** What the house's admin reads of each entity, before and after the other agency has anything. */
  const reads = { before: new Map<string, readonly string[]>(), after: new Map<string, readonly string[]>() };
  /** Records that only the other agency has, and that only the house has. */
  const foreign = new Map<string, string>();
  const ours = new Map<string, string>();
  const known = new Map<string, Seed>();

  beforeAll(async () => {
    test = await openTestApp();
    house = await openHouse(test);
    seeds = createSeeds(test, house, known, (kind) => (isInFull(kind) ? Infinity : 3));
    const theirs = createSeeds(test, { ...house, agencyId: house.otherAgencyId }, known, () => 1);
    const asked = names.map((name) => registry.get(name));
    const pointed = asked.flatMap(({ fields }) => Object.values(fields).flatMap(targetsOf));
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
    const routesOf = (operation: Operation) =>
      entity.routes.filter((route) => route.operation === operation && route.path.startsWith(entity.api.base));
    const targets = () => [...(living.get(name) ?? []), ...(deleted.get(name) ?? [])];
    const isDeleted = (seed: Seed) => deleted.get(name)?.includes(seed) ?? false;

    describe('read, or refused', () => {
      let before: Record<string, string>;
      beforeAll(async () => {
        before = await tableSums(test);
      });

      it.each(principalNames)('lists, counts and exports for %s what they may read', async (who) => {
        const principal = house.of(who);
        for (const isOfDeleted of [false, true]) {
          const action = isOfDeleted ? 'restore' : 'read';
          const outcome = outcomeOf(registry, principal, action, name);
          const expected = await within(principal, action, name, isOfDeleted);
          const filter = isOfDeleted ? { deleted: true } : {};
          for (const { method, path } of routesOf('list')) {
            const found = await wholeList(principal, outcome, { method, path }, filter);
            expect(found).toEqual(outcome === 'permitted' ? expected.map(({ id }) => id).toSorted() : null);
          }
          for (const { method, path } of routesOf('count')) {
            const answer = await askSafely(principal, asked(method, path, filter), outcome);
            expect(answer.data?.total).toBe(outcome === 'permitted' ? expected.length : undefined);
          }
          for (const { method, path } of routesOf('export')) {
            const question = asked(method, path, { columns: [entity.title], ...filter });
            const answer = await askSafely(principal, question, outcome);
            const lines = answer.text.trim().split('\n').slice(1);
            if (outcome === 'permitted')
              expect(lines.toSorted()).toEqual(expected.map(({ label }) => label).toSorted());
          }
        }
      });

      it.each(principalNames)('tells %s the versions of what they may read', async (who) => {
        const principal = house.of(who);
        const outcome = outcomeOf(registry, principal, 'read', name);
        const readable = new Set((await within(principal, 'read', name)).map(({ id }) => id));
        const other = principal.actor?.agencyId === house.otherAgencyId ? ours : foreign;
        const ids = [...targets().map(({ id }) => id), other.get(name) ?? absent, absent].slice(-maximumPageSize);
        for (const { method, path } of routesOf('versions')) {
          const answer = await askSafely(principal, asked(method, path, { ids }), outcome);
          if (outcome !== 'permitted') continue;
          const told = answer.data.versions.map(({ id }: Held) => id);
          expect(told).toEqual(ids.filter((id) => readable.has(id)).toSorted());
        }
      });

      const pointing = Object.entries(entity.fields).filter(([, field]) => targetsOf(field).length > 0);
      const offering = pointing.length > 0 && routesOf('options').length > 0 ? principalNames : [];
      it.each(offering)('offers %s what a reference may point to', async (who) => {
        const principal = house.of(who);
        const outcome = outcomeOf(registry, principal, 'read', name);
        for (const [field, declared] of pointing) {
          for (const { method, path } of routesOf('options')) {
            const answer = await askSafely(principal, asked(method, path, { field, pageSize: 100 }), outcome);
            if (outcome !== 'permitted') continue;
            if (principal.actor && canField(principal.actor, declared.access) === 'none') {
              expect(answer.status).toBe(400);
              continue;
            }
            expect(answer.status, answer.text).toBe(200);
            const ids = answer.data.data.map(({ id }: Held) => id);
            expect(ids.toSorted()).toEqual((await offered(principal, declared)).toSorted());
          }
        }
      });

      it.each(principalNames)('answers %s about one record as far as their rights reach', async (who) => {
        const principal = house.of(who);
        const isHouse = principal.actor === null || principal.actor.agencyId !== house.otherAgencyId;
        for (const route of recordRoutes(entity)) {
          const { action, becomes, isOfDeleted, level } = route;
          const unknown = await ask(principal, route.question(absent));
          const gate = becomes === undefined ? 'permitted' : outcomeOf(registry, principal, 'create', becomes);
          const expectedOf = (seed: Seed | null): Outcome =>
            gate === 'permitted' ? outcomeOn(registry, principal, action, name, seed, level) : gate;
          const found = (isOfDeleted ? deleted : living).get(name) ?? [];
          const absentHere = (isOfDeleted ? living : deleted).get(name) ?? [];
          const seen = isHouse ? [...found, ...absentHere.slice(0, 2)] : [];
          for (const seed of [...seen, null]) {
            const isFound = seed !== null && isDeleted(seed) === isOfDeleted;
            const outcome = expectedOf(isFound ? seed : null);
            if (outcome === 'permitted' && isOfDeleted) continue;
            const id = seed?.id ?? (isHouse ? foreign.get(name) : ours.get(name)) ?? '';
            const answer = await askSafely(principal, route.question(id), outcome);
            if (outcome === 404) expect(answer.text, route.title).toBe(unknown.text);
            if (outcome === 'permitted') expect(route.permitted).toContain(answer.json.error?.key ?? answer.status);
            if (seed && answer.data?.permissions) {
              const may = (asked: Action) => outcomeOn(registry, principal, asked, name, seed) === 'permitted';
              const permissions = { canUpdate: may('update'), canDelete: may('delete') };
              expect(answer.data.permissions, route.title).toEqual(permissions);
            }
          }
        }
      });

      it.each(routesOf('bulk').length > 0 ? callers : [])('writes in bulk for %s as one by one', async (who) => {
        const principal = house.of(who);
        const bulk = [
          { action: 'update', body: { change: {} }, permitted: undefined },
          { action: 'delete', body: { delete: true }, permitted: 1009 },
          { action: 'restore', body: { restore: true }, permitted: 1004 },
        ] as const;
        for (const { method, path } of routesOf('bulk')) {
          for (const { action, body, permitted } of bulk) {
            const outcome = outcomeOf(registry, principal, action, name);
            // A restore that is permitted is another test's; here it finds nothing that is deleted.
            const seeds = action === 'restore' ? (living.get(name) ?? []) : targets();
            const version = action === 'delete' ? { version: 2_000_000_000 } : {};
            const ids = [...seeds.map(({ id }) => id), foreign.get(name)].map((id) => ({ id, ...version }));
            const answer = await askSafely(principal, asked(method, path, { ids, ...body }), outcome);
            if (outcome !== 'permitted') continue;
            expect(answer.status, answer.text).toBe(200);
            const codes = answer.data.map(({ error }: { error?: { code: number } }) => error?.code);
            const expected = [...seeds, null].map((seed) => {
              const isFound = seed !== null && !isDeleted(seed) && action !== 'restore';
              const one = outcomeOn(registry, principal, action, name, isFound ? seed : null);
              return one === 'permitted' ? permitted : one === 403 ? 1003 : 1004;
            });
            expect(codes).toEqual(expected);
          }
        }
      });

      it.each(routesOf('create').length > 0 ? principalNames : [])(
        'makes nothing that %s may not make',
        async (who) => {
          const principal = house.of(who);
          for (const { method, path } of routesOf('create')) {
            for (const scenario of await distinctOwners(name)) {
              const outcome = outcomeOfCreate(principal, scenario);
              if (outcome === 'permitted') continue;
              const headers = { 'idempotency-key': `refused-${who}-${scenario.kind}` };
              await askSafely(principal, { ...asked(method, path, seeds.body(scenario)), headers }, outcome);
            }
          }
          expect(await inEveryAgency(test.pools, 'select from idempotency_key where agency_id = $1')).toEqual([]);
        },
      );

      it('reads the same, byte for byte, though another agency holds other records under the same ids', () => {
        expect(reads.before.get(name)).not.toHaveLength(0);
        expect(reads.after.get(name)).toEqual(reads.before.get(name));
      });

      it('is as it was, to the last row', async () => {
        expect(await tableSums(test)).toEqual(before);
      });
    });

    const isWritten = [...routesOf('create'), ...routesOf('restore')].length > 0;
    describe.each(isWritten ? ['written'] : [])('%s', () => {
      let theirs: Record<string, string>;
      beforeAll(async () => {
        theirs = await tableSums(test, house.otherAgencyId);
      });

      it.each(routesOf('restore').length > 0 ? members : [])('comes back for %s where it may', async (who) => {
        const principal = house.of(who);
        const may = (seed: Seed) => outcomeOn(registry, principal, 'restore', name, seed) === 'permitted';
        const back = (deleted.get(name) ?? []).filter(may);
        for (const route of recordRoutes(entity).filter(({ isOfDeleted }) => isOfDeleted)) {
          for (const seed of back) {
            const answer = await ask(principal, route.question(seed.id));
            expect(answer.status, answer.text).toBe(200);
            await seeds.remove(seed);
          }
        }
        const { rows } = await test.pools.query<{ id: string }>(house.agencyId, {
          text: 'select id from record where agency_id = $1 and id = any($2::uuid[]) and deleted_at is not null',
          values: [house.agencyId, back.map(({ id }) => id)],
        });
        expect(rows).toHaveLength(back.length);
      });

      it.each(routesOf('create').length > 0 ? members : [])('is made by %s, who then has it', async (who) => {
        const principal = house.of(who);
        const held = (await heldOf(name)).length;
        for (const { method, path } of routesOf('create')) {
          for (const scenario of await distinctOwners(name)) {
            if (outcomeOfCreate(principal, scenario) !== 'permitted') continue;
            const answer = await ask(principal, asked(method, path, seeds.body(scenario)));
            expect(answer.status, answer.text).toBe(200);
            expect(answer.data.permissions).toEqual({ canUpdate: true, canDelete: true });
            await forget(answer.data.id);
          }
        }
        expect(await heldOf(name)).toHaveLength(held);
      });

      const owners = ownerFields(entity);
      it.each(owners.length > 0 ? members : [])('is never tied by %s to an owner of another agency', async (who) => {
        const principal = house.of(who);
        const outcome = outcomeOf(registry, principal, 'create', name);
        for (const field of owners) {
          const kind = targetsOf(entity.fields[field])[0] ?? '';
          const id = foreign.get(kind) ?? '';
          const [scenario] = await seeds.scenarios(name);
          if (!scenario) continue;
          const stranger = { kind, id, agencyId: house.otherAgencyId, isAssigned: true, madeBy: null, owners: {} };
          const body = seeds.body({ ...scenario, owners: { ...scenario.owners, [field]: [stranger] } });
          for (const { method, path } of routesOf('create')) {
            const answer = await askSafely(principal, asked(method, path, body), outcome);
            const refusal = answer.json.errorDetails?.[0].key ?? answer.status;
            expect(refusal).toBe(outcome === 'permitted' ? 'reference' : outcome);
          }
        }
      });

      it('is changed, deleted and restored without a trace in another agency that holds the same ids', async () => {
        const principal = house.of('agency');
        const [update, remove, restore] = ['update', 'delete', 'restore'].map(
          (operation) => routesOf(operation as Operation)[0],
        );
        const tries = (living.get(name) ?? []).filter(
          (seed) => outcomeOn(registry, principal, 'update', name, seed) === 'permitted',
        );
        const uniques = Object.keys(entity.fields).filter((field) => 'unique' in (entity.fields[field] ?? {}));
        for (const { id } of tries.slice(0, 3)) {
          const given = bodyOf(entity, 5000, pointedTo);
          for (const field of [entity.title, ...owners, ...uniques, 'reference'])
            for (const key of [field, `${field}Id`, `${singular(field)}Ids`]) delete given[key];
          const isDone = async ({ method, path }: { method: string; path: string }, values: object) => {
            const { status, json, text } = await ask(principal, placed(method, path, id, { ...values }));
            if (json?.error?.key === 'relatedData') return false;
            expect(status, text).toBe(200);
            return true;
          };
          if (update) await isDone(update, given);
          if (remove && (await isDone(remove, {})) && restore) await isDone(restore, {});
        }
        expect(await tableSums(test, house.otherAgencyId)).toEqual(theirs);
      });
    });
  });

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
  const pointedTo = (kinds: readonly string[], type?: string): readonly string[] =>
    type === undefined
      ? [...known.values()]
          .filter((seed) => kinds.includes(seed.kind) && seed.agencyId === house.agencyId)
          .map(({ id }) => id)
      : seeds.find(kinds, type);

  const outcomeOfCreate = (principal: Principal, scenario: Scenario): Outcome => {
    const gate = outcomeOf(registry, principal, 'create', scenario.kind);
    const { actor } = principal;
    if (gate !== 'permitted' || actor === null) return gate;
    // Owners of the house mean nothing to those who work elsewhere.
    if (actor.agencyId !== house.agencyId) return 'permitted';
    const facts = factsOf({ ...scenario, isAssigned: false, madeBy: null }, principal);
    return canOn(actor, 'create', scenario.kind, registry, facts) ? 'permitted' : 403;
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

  /** The ids of a whole list, page by page, in order; null where the list is refused. */
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

  /** The ids of the records whose labels somebody is offered for a field. */
  const offered = async (principal: Principal, declared: Field): Promise<string[]> => {
    const { actor } = principal;
    if (actor?.agencyId == null) return [];
    const ids: string[] = [];
    for (const kind of targetsOf(declared)) {
      const isClosed = scopeOf(actor, 'read', kind, registry).type === 'nothing';
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
}

/** Those who are let into the house at all. */
const members = principalNames.filter(
  (name) => !['anonymous', 'appAdmin', 'superAdmin', 'otherAgency', 'otherStaff'].includes(name),
);
const callers = principalNames.filter((name) => name !== 'otherAgency' && name !== 'otherStaff');

/** Greenroom's own entities. */
export const ownNames: readonly string[] = own.all.map(({ name }) => name);
/** Those that only tests know. */
export const fixtureNames: readonly string[] = Object.keys(fixtureEntities);
