import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Action } from '../../schema/access/access.ts';
import { canField } from '../../schema/access/can.ts';
import { singular } from '../../schema/fields/field.ts';
import { registry as own } from '../../schema/index.ts';
import type { Operation } from '../../schema/language/operations.ts';
import { furtherLists, listRoutes } from '../../schema/language/lists/furtherLists.ts';
import { stepsOfMany } from '../../schema/language/records/stepRoutes.ts';
import { targetsOf } from '../../schema/language/records/references.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import type { StateStep } from '../../schema/language/stateConfig.ts';
import { declaredSteps, machinesOf, startsIn, stateIn, type NamedStep } from '../../schema/language/states.ts';
import { maximumPageSize } from '../../schema/rules/limits.ts';
import { inEveryAgency } from '../support/everyAgency.ts';
import { fixtureEntities, fixtureRegistry } from '../support/fixture.ts';
import { ownerFields, type Seed } from '../support/seeds.ts';
import { tableSums } from '../support/sums.ts';
import { bodyOf } from '../support/values.ts';
import { outcomeOf, outcomeOn, placed, recordRoutes, sampleOf, type Outcome } from './accessQuestions.ts';
import { asked, askersOf, isEveryPair, openStage, type AccessStage, type Held } from './accessStage.ts';

const absent = '01930000-0000-7000-8000-00000000dead';

/** Returns the steps that a record may take from its state, as far as permitted. */
function stepsFrom(entity: AnyEntity, record: Record<string, unknown>, may: (step: StateStep) => boolean) {
  // What a guard refuses is not offered; which it refuses is its own test's matter.
  const { steps: offered } = record['permissions'] as { readonly steps: readonly string[] };
  const isStart = (step: NamedStep) =>
    machinesOf(entity).some((machine) => machine.field === step.field && startsIn(step, stateIn(machine, record)));
  return declaredSteps(entity)
    .filter((step) => may({ to: step.to }) && isStart(step) && may(step))
    .filter(({ guard, name }) => guard === undefined || offered.includes(name))
    .map(({ name }) => name);
}

/**
 * Describes the generated contract of rights: each of these entities, by each route, for every principal, with records
 * in every state that rights distinguish.
 */
export function describeAccess(names: readonly string[]): void {
  const registry = fixtureRegistry;
  let stage: AccessStage;

  beforeAll(async () => {
    stage = await openStage(names);
  });
  afterAll(() => stage.close());

  describe.each(names.map((name) => ({ name, entity: registry.get(name) })))('$name', ({ name, entity }) => {
    const askers = askersOf(name);
    const members = askers.filter((who) => !strangers.includes(who));
    const callers = askers.filter((who) => who !== 'otherAgency' && who !== 'otherStaff');
    const routesOf = (operation: Operation) => entity.routes.filter((route) => route.operation === operation);
    const targets = () => [...(stage.living.get(name) ?? []), ...(stage.deleted.get(name) ?? [])];
    const isDeleted = (seed: Seed) => stage.deleted.get(name)?.includes(seed) ?? false;

    describe('read, or refused', () => {
      let before: Record<string, string>;
      beforeAll(async () => {
        before = await tableSums(stage.test);
      });

      it.each(askers)('lists, counts and exports for %s what they may read', async (who) => {
        const principal = stage.house.of(who);
        for (const isOfDeleted of [false, true]) {
          const action = isOfDeleted ? 'restore' : 'read';
          const outcome = outcomeOf(registry, principal, action, name);
          const expected = await stage.within(principal, action, name, isOfDeleted);
          const filter = isOfDeleted ? { deleted: true } : {};
          for (const { method, path } of routesOf('list')) {
            const found = await stage.wholeList(principal, outcome, { method, path }, filter);
            expect(found).toEqual(outcome === 'permitted' ? expected.map(({ id }) => id).toSorted() : null);
          }
          for (const { method, path } of routesOf('count')) {
            const answer = await stage.askSafely(principal, asked(method, path, filter), outcome);
            expect(answer.data?.total).toBe(outcome === 'permitted' ? expected.length : undefined);
          }
          for (const { method, path } of routesOf('export')) {
            const question = asked(method, path, { columns: [entity.title], ...filter });
            const answer = await stage.askSafely(principal, question, outcome);
            const lines = answer.text.trim().split('\n').slice(1);
            if (outcome === 'permitted')
              expect(lines.toSorted()).toEqual(expected.map(({ label }) => label).toSorted());
          }
        }
      });

      const lists = furtherLists(entity);
      it.each(lists.length > 0 ? askers : [])(
        'lists, counts and exports for %s by further lists as by one',
        async (who) => {
          const principal = stage.house.of(who);
          for (const isOfDeleted of [false, true]) {
            const action = isOfDeleted ? 'restore' : 'read';
            const outcome = outcomeOf(registry, principal, action, name);
            const readable = (await stage.within(principal, action, name, isOfDeleted)).map(({ id }) => id);
            const filter = isOfDeleted ? { deleted: true } : {};
            for (const list of lists) {
              const [rows, count, file] = (['list', 'count', 'export'] as const).map((operation) =>
                listRoutes(entity).find((route) => route.list === list && route.operation === operation),
              );
              if (!rows || !count || !file) continue;
              const found = await stage.wholeList(principal, outcome, rows, filter);
              if (found !== null) expect(readable).toEqual(expect.arrayContaining([...found]));
              const counted = await stage.askSafely(principal, asked(count.method, count.path, filter), outcome);
              expect(counted.data?.total).toBe(found?.length);
              const each = { ...filter, countEach: { it: { list } } };
              for (const { method, path } of routesOf('count')) {
                const together = await stage.askSafely(principal, asked(method, path, each), outcome);
                expect(together.data?.each).toEqual(found === null ? undefined : { it: found.length });
              }
              const question = asked(file.method, file.path, { columns: [entity.title], ...filter });
              const exported = await stage.askSafely(principal, question, outcome);
              if (found !== null) expect(exported.text.trim().split('\n')).toHaveLength(found.length + 1);
            }
          }
        },
      );

      const boards = routesOf('board').length > 0 ? askers : [];
      it.each(boards)('shows %s the cards of what they may read, and which they may move', async (who) => {
        const principal = stage.house.of(who);
        const outcome = outcomeOf(registry, principal, 'read', name);
        const [readable, movable] = [
          await stage.within(principal, 'read', name),
          await stage.within(principal, 'update', name),
        ];
        for (const { method, path } of routesOf('board')) {
          const answer = await stage.askSafely(principal, asked(method, path, { pageSize: 100 }), outcome);
          if (outcome !== 'permitted') continue;
          const columns = answer.data.columns as {
            total: number;
            data: (Held & { permissions: { canUpdate: boolean } })[];
          }[];
          const cards = columns.flatMap(({ data }) => data);
          expect(cards.map(({ id }) => id).toSorted()).toEqual(readable.map(({ id }) => id).toSorted());
          expect(columns.map(({ total }) => total)).toEqual(columns.map(({ data }) => data.length));
          const mayMove = cards.filter(({ permissions }) => permissions.canUpdate).map(({ id }) => id);
          expect(mayMove.toSorted()).toEqual(movable.map(({ id }) => id).toSorted());
        }
      });

      it.each(askers)('tells %s the versions of what they may read', async (who) => {
        const principal = stage.house.of(who);
        const outcome = outcomeOf(registry, principal, 'read', name);
        const readable = new Set((await stage.within(principal, 'read', name)).map(({ id }) => id));
        const other = principal.actor?.agencyId === stage.house.otherAgencyId ? stage.ours : stage.foreign;
        const ids = [...targets().map(({ id }) => id), other.get(name) ?? absent, absent].slice(-maximumPageSize);
        for (const { method, path } of routesOf('versions')) {
          const answer = await stage.askSafely(principal, asked(method, path, { ids }), outcome);
          if (outcome !== 'permitted') continue;
          const told = answer.data.versions.map(({ id }: Held) => id);
          expect(told).toEqual(ids.filter((id) => readable.has(id)).toSorted());
        }
      });

      const pointing = Object.entries(entity.fields).filter(([, field]) => targetsOf(field).length > 0);
      const offering = pointing.length > 0 && routesOf('options').length > 0 ? askers : [];
      it.each(offering)('offers %s what a reference may point to', async (who) => {
        const principal = stage.house.of(who);
        const outcome = outcomeOf(registry, principal, 'read', name);
        for (const [field, declared] of pointing) {
          for (const { method, path } of routesOf('options')) {
            const page = (pageIndex: number) =>
              stage.askSafely(principal, asked(method, path, { field, pageSize: 100, pageIndex }), outcome);
            const answer = await page(0);
            if (outcome !== 'permitted') continue;
            if (principal.actor && canField(principal.actor, declared.access) === 'none') {
              expect(answer.status).toBe(400);
              continue;
            }
            expect(answer.status, answer.text).toBe(200);
            const ids = answer.data.data.map(({ id }: Held) => id);
            for (let next = answer.data.nextPageIndex; next != null;) {
              const { data } = await page(next);
              ids.push(...data.data.map(({ id }: Held) => id));
              next = data.nextPageIndex;
            }
            expect(ids.toSorted()).toEqual((await stage.offered(principal, declared)).toSorted());
          }
        }
      });

      it.each(askers)('answers %s about one record as far as their rights reach', async (who) => {
        const principal = stage.house.of(who);
        const isHouse = principal.actor === null || principal.actor.agencyId !== stage.house.otherAgencyId;
        for (const [at, route] of recordRoutes(entity).entries()) {
          const { action, becomes, isOfDeleted, isFurther, level } = route;
          const unknown = await stage.ask(principal, route.question(absent));
          const gate = becomes === undefined ? 'permitted' : outcomeOf(registry, principal, 'create', becomes);
          const expectedOf = (seed: Seed | null): Outcome =>
            gate === 'permitted' ? outcomeOn(registry, principal, action, name, seed, level) : gate;
          const found = (isOfDeleted ? stage.deleted : stage.living).get(name) ?? [];
          const absentHere = (isOfDeleted ? stage.living : stage.deleted).get(name) ?? [];
          const isClosed = outcomeOf(registry, principal, action, name) !== 'permitted';
          const turn = { at: at + askers.indexOf(who), of: isFurther || isClosed ? 3 : 2 };
          const asks = isEveryPair ? found : sampleOf(found, expectedOf, turn);
          const seen = isHouse ? [...asks, ...absentHere.slice(0, 2)] : [];
          for (const seed of [...seen, null]) {
            const isFound = seed !== null && isDeleted(seed) === isOfDeleted;
            const outcome = expectedOf(isFound ? seed : null);
            if (outcome === 'permitted' && isOfDeleted) continue;
            const id = seed?.id ?? (isHouse ? stage.foreign.get(name) : stage.ours.get(name)) ?? '';
            const answer = await stage.askSafely(principal, route.question(id), outcome);
            if (outcome === 404) expect(answer.text, route.title).toBe(unknown.text);
            if (outcome === 'permitted') expect(route.permitted).toContain(answer.json.error?.key ?? answer.status);
            if (seed && answer.data?.permissions) {
              const may = (asked: Action, more?: StateStep['level']) =>
                outcomeOn(registry, principal, asked, name, seed, more) === 'permitted';
              const permissions = {
                canUpdate: may('update'),
                canDelete: may('delete'),
                ...(entity.states && { steps: stepsFrom(entity, answer.data, (one) => may('update', one.level)) }),
              };
              // What a state leaves open is the same for all.
              const { openFields: _open, ...told } = answer.data.permissions;
              expect(told, route.title).toEqual(permissions);
            }
          }
        }
      });

      it.each(routesOf('bulk').length > 0 ? callers : [])('writes in bulk for %s as one by one', async (who) => {
        const principal = stage.house.of(who);
        const bulk = [
          { action: 'update', body: { change: {} }, permitted: undefined },
          { action: 'delete', body: { delete: true }, permitted: 1009 },
          { action: 'restore', body: { restore: true }, permitted: 1004 },
        ] as const;
        for (const { method, path } of routesOf('bulk')) {
          for (const { action, body, permitted } of bulk) {
            const outcome = outcomeOf(registry, principal, action, name);
            // A restore that is permitted is another test's; here it finds nothing that is deleted.
            const seeds = action === 'restore' ? (stage.living.get(name) ?? []) : targets();
            const version = action === 'delete' ? { version: 2_000_000_000 } : {};
            const ids = [...seeds.map(({ id }) => id), stage.foreign.get(name)].map((id) => ({ id, ...version }));
            const answer = await stage.askSafely(principal, asked(method, path, { ids, ...body }), outcome);
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

      const manySteps = stepsOfMany(entity);
      it.each(manySteps.length > 0 ? askers : [])('takes steps of many for %s as one by one', async (who) => {
        const principal = stage.house.of(who);
        const outcome = outcomeOf(registry, principal, 'update', name);
        const foreign = principal.actor?.agencyId === stage.house.otherAgencyId ? stage.ours : stage.foreign;
        const isHouse = foreign === stage.foreign;
        const seeds = isHouse ? targets() : [];
        const ids = [...seeds.map(({ id }) => id), foreign.get(name)].map((id) => ({ id, version: 2_000_000_000 }));
        for (const { method, path, name: taken } of manySteps) {
          const level = declaredSteps(entity).find((step) => step.name === taken)?.level;
          const answer = await stage.askSafely(principal, asked(method, path, { ids }), outcome);
          if (outcome !== 'permitted') continue;
          expect(answer.status, answer.text).toBe(200);
          expect(answer.data.done).toEqual([]);
          const codes = answer.data.refused.map(({ code }: { code: number }) => code);
          const expected = [...seeds, null].map((seed) => {
            const isFound = seed !== null && !isDeleted(seed);
            const may = outcomeOn(registry, principal, 'update', name, isFound ? seed : null, level);
            return may === 'permitted' ? 1009 : may === 403 ? 1003 : 1004;
          });
          expect(codes).toEqual(expected);
        }
      });

      it.each(routesOf('create').length > 0 ? askers : [])('makes nothing that %s may not make', async (who) => {
        const principal = stage.house.of(who);
        for (const { method, path } of routesOf('create')) {
          for (const scenario of await stage.distinctOwners(name)) {
            const outcome = stage.outcomeOfCreate(principal, scenario);
            if (outcome === 'permitted') continue;
            const headers = { 'idempotency-key': `refused-${who}-${scenario.kind}` };
            await stage.askSafely(principal, { ...asked(method, path, stage.seeds.body(scenario)), headers }, outcome);
          }
        }
        expect(await inEveryAgency(stage.test.pools, 'select from idempotency_key where agency_id = $1')).toEqual([]);
      });

      it('reads the same, byte for byte, though another agency holds other records under the same ids', () => {
        expect(stage.reads.before.get(name)).not.toHaveLength(0);
        expect(stage.reads.after.get(name)).toEqual(stage.reads.before.get(name));
      });

      it('is as it was, to the last row', async () => {
        expect(await tableSums(stage.test)).toEqual(before);
      });
    });

    const isWritten = [...routesOf('create'), ...routesOf('restore')].length > 0;
    describe.each(isWritten ? ['written'] : [])('%s', () => {
      let theirs: Record<string, string>;
      beforeAll(async () => {
        theirs = await tableSums(stage.test, stage.house.otherAgencyId);
      });

      it.each(routesOf('restore').length > 0 ? members : [])('comes back for %s where it may', async (who) => {
        const principal = stage.house.of(who);
        const may = (seed: Seed) => outcomeOn(registry, principal, 'restore', name, seed) === 'permitted';
        const permitted = (stage.deleted.get(name) ?? []).filter(may);
        const back = isEveryPair
          ? permitted
          : sampleOf(permitted, () => 'permitted', { at: members.indexOf(who), of: 3 });
        for (const route of recordRoutes(entity).filter(({ isOfDeleted }) => isOfDeleted)) {
          for (const seed of back) {
            const answer = await stage.ask(principal, route.question(seed.id));
            expect(answer.status, answer.text).toBe(200);
            await stage.seeds.remove(seed);
          }
        }
        const { rows } = await stage.test.pools.query<{ id: string }>(stage.house.agencyId, {
          text: 'select id from record where agency_id = $1 and id = any($2::uuid[]) and deleted_at is not null',
          values: [stage.house.agencyId, back.map(({ id }) => id)],
        });
        expect(rows).toHaveLength(back.length);
      });

      it.each(routesOf('create').length > 0 ? members : [])('is made by %s, who then has it', async (who) => {
        const principal = stage.house.of(who);
        const held = (await stage.heldOf(name)).length;
        for (const { method, path } of routesOf('create')) {
          for (const scenario of await stage.distinctOwners(name)) {
            if (stage.outcomeOfCreate(principal, scenario) !== 'permitted') continue;
            const answer = await stage.ask(principal, asked(method, path, stage.seeds.body(scenario, principal.actor)));
            expect(answer.status, answer.text).toBe(200);
            expect(answer.data.permissions).toMatchObject({ canUpdate: true, canDelete: true });
            await stage.forget(answer.data.id);
          }
        }
        expect(await stage.heldOf(name)).toHaveLength(held);
      });

      const owners = ownerFields(entity);
      it.each(owners.length > 0 ? members : [])('is never tied by %s to an owner of another agency', async (who) => {
        const principal = stage.house.of(who);
        const outcome = outcomeOf(registry, principal, 'create', name);
        for (const field of owners) {
          const kind = targetsOf(entity.fields[field])[0] ?? '';
          const id = stage.foreign.get(kind) ?? '';
          const [scenario] = await stage.seeds.scenarios(name);
          if (!scenario) continue;
          const stranger = {
            kind,
            id,
            agencyId: stage.house.otherAgencyId,
            isAssigned: true,
            madeBy: null,
            owners: {},
          };
          const body = stage.seeds.body({ ...scenario, owners: { ...scenario.owners, [field]: [stranger] } });
          for (const { method, path } of routesOf('create')) {
            const answer = await stage.askSafely(principal, asked(method, path, body), outcome);
            const refusal = answer.json.errorDetails?.[0].key ?? answer.status;
            expect(refusal).toBe(outcome === 'permitted' ? 'reference' : outcome);
          }
        }
      });

      it('is changed, deleted and restored without a trace in another agency that holds the same ids', async () => {
        const principal = stage.house.of('agency');
        const [update, remove, restore] = ['update', 'delete', 'restore'].map(
          (operation) => routesOf(operation as Operation)[0],
        );
        const tries = (stage.living.get(name) ?? []).filter(
          (seed) => outcomeOn(registry, principal, 'update', name, seed) === 'permitted',
        );
        // What no two may share, what stays as it is, what has to be like the record, and a parent, which has to be of its list.
        const left = Object.keys(entity.fields).filter((field) =>
          ['unique', 'isFixed', 'same'].some((option) => option in (entity.fields[field] ?? {})),
        );
        for (const { id } of tries.slice(0, 3)) {
          const given = bodyOf(entity, 5000, stage.pointedTo);
          for (const field of [entity.title, ...owners, ...left, 'reference', 'parent'])
            for (const key of [field, `${field}Id`, `${singular(field)}Ids`]) delete given[key];
          const isDone = async ({ method, path }: { method: string; path: string }, values: object) => {
            const { status, json, text } = await stage.ask(principal, placed(method, path, id, { ...values }));
            // What others still need, and what has to be asked first, is refused there as here.
            if (['relatedData', 'exclusiveFor', 'clash'].includes(json?.error?.key)) return false;
            expect(status, text).toBe(200);
            return true;
          };
          if (update) await isDone(update, given);
          if (remove && (await isDone(remove, {})) && restore) await isDone(restore, {});
        }
        expect(await tableSums(stage.test, stage.house.otherAgencyId)).toEqual(theirs);
      });
    });
  });
}

/** Principals who are no members of the house. */
const strangers = ['anonymous', 'appAdmin', 'superAdmin', 'otherAgency', 'otherStaff'];

/** Greenroom's own entities. */
export const ownNames: readonly string[] = own.all.map(({ name }) => name);
/** Entities of the tests alone. */
export const fixtureNames: readonly string[] = Object.keys(fixtureEntities);
