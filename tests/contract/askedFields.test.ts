import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../schema/access/access.ts';
import { canField } from '../../schema/access/can.ts';
import { keysOf } from '../../schema/language/check.ts';
import type { Operation } from '../../schema/language/operations.ts';
import type { Database } from '../../server/database/pools.ts';
import { listRecords } from '../../server/engine/reading/list.ts';
import type { ListQuery } from '../../server/engine/reading/listQuery.ts';
import type { Answer, Json } from '../support/app.ts';
import { inverseOf } from '../../schema/fields/field.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import type { PrincipalName } from '../support/principals.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

/** Answers contain exactly the requested keys. */
let shop: Workshop;
/** By kind, the id of a record with every field filled, and the whole of it. */
const records = new Map<string, Json>();

const names = fixtureRegistry.all.filter((one) => offers(one, 'create', 'list', 'one')).map(({ name }) => name);
const readers = ['editAssigned', 'work', 'people'] as const;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'none', ...readers]);
  for (const name of names) {
    const { id } = await shop.make(name);
    records.set(name, await shop.read(name, id));
  }
});
afterAll(() => shop.close());

const one = (kind: string, fields: readonly string[], as?: PrincipalName): Promise<Answer> =>
  shop.call(kind, 'one', { id: records.get(kind)?.id, given: { fields }, ...(as && { as }) });
const list = (kind: string, fields: readonly string[], as?: PrincipalName): Promise<Answer> =>
  shop.call(kind, 'list', { given: { fields, ids: [records.get(kind)?.id] }, ...(as && { as }) });

describe.each(names)('the keys of a %s', (name) => {
  it('come each alone, and all together, from the list and from the record', async () => {
    const { permissions, ...whole } = records.get(name) ?? {};
    const { id, version } = whole;
    for (const [key, value] of Object.entries(whole)) {
      const asked = { id, version, [key]: value };
      const { data: page } = await list(name, [key]);
      expect([key, page.data]).toEqual([key, [asked]]);
      const { data: record } = await one(name, [key]);
      expect([key, record]).toEqual([key, { ...asked, permissions }]);
    }
    const all = Object.keys(whole);
    expect((await list(name, all.toReversed())).data.data).toEqual([whole]);
    expect((await one(name, all)).data).toEqual({ ...whole, permissions });
    expect((await list(name, ['id'])).data.data).toEqual([{ id, version }]);
  });

  it.each(readers)('that are hidden from %s are as unknown as what is not there', async (as) => {
    const { id, ...whole } = records.get(name) ?? {};
    const seen = await shop.call(name, 'one', { id, as });
    const unknown = await one(name, ['nothing'], as);
    if (seen.status === 403) {
      expect(unknown.text).toBe(seen.text);
      return;
    }
    expect(unknown.json.errorDetails).toEqual([{ field: 'fields.0', message: 'Unknown field', key: 'unknownField' }]);
    const { actor } = shop.house.of(as);
    const declared = Object.entries(fixtureRegistry.get(name).fields).flatMap(([key, field]) =>
      actor && !inverseOf(field) && canField(actor, field.access) === 'none' ? keysOf(key, field) : [],
    );
    const absent = seen.status === 200 ? Object.keys(whole).filter((key) => !Object.hasOwn(seen.data, key)) : [];
    for (const key of new Set([...declared, ...absent])) {
      for (const ask of [one, list]) {
        const answer = await ask(name, [key], as);
        expect([key, answer.status, answer.text]).toEqual([key, 400, unknown.text]);
      }
    }
    // A record that is out of reach tells nothing by what is asked of it.
    expect((await one(name, ['version'], as)).status).toBe(seen.status);
  });
});

describe('what is asked for', () => {
  const questions = async (fields: readonly string[]) => {
    const from = shop.test.statements.length;
    const answer = await list('fixtureErrand', fields);
    expect(answer.status, answer.text).toBe(200);
    return shop.test.statements.slice(from).find((text) => text.includes('from fixture_errands')) ?? '';
  };

  it('is all that the database reads and joins', async () => {
    const plain = await questions(['summary', 'assigneeId']);
    for (const other of ['join record', 'errands_', 't.cost', 't.custom', 't.created_at']) {
      expect(plain).not.toContain(other);
    }
    expect(await questions(['assignee'])).toContain('join record');
    expect(await questions(['paperIds'])).toContain('fixture_errands_papers');
  });

  it('makes the same question, in whatever order it is said', async () => {
    expect(await questions(['summary', 'dob', 'age'])).toBe(await questions(['age', 'summary', 'dob', 'dob']));
  });

  it('is prepared once it is asked for often, with filters, an order and the total, but never with words', async () => {
    const { engine } = shop.test.app;
    const { actor } = shop.house.of('agency');
    const preparedAs = async (query: ListQuery) => {
      const names: (string | undefined)[] = [];
      const watch: Database['query'] = (agencyId, statement) => {
        names.push(statement.name);
        return engine.database.query(agencyId, statement);
      };
      const watched = { ...engine, database: { ...engine.database, query: watch } };
      for (let time = 0; time < 10; time += 1) await listRecords(watched, actor as Actor, 'fixtureErrand', query);
      return names;
    };
    const filters = { isUrgent: true, summary: 'a' };
    const order = { orderBy: 'createdAt', orderDirection: 'DESC' } as const;
    const [first, ...others] = await preparedAs({ fields: ['summary', 'dob'], filters, ...order });
    expect([first, others.at(-1)]).toEqual([undefined, expect.stringMatching(/^a\d+$/)]);
    // Other values are other rows of the same question.
    const again = { fields: ['dob', 'summary'], filters: { isUrgent: false, summary: 'b' }, ...order, pageSize: 3 };
    expect(await preparedAs(again)).toEqual(Array(10).fill(others.at(-1)));
    const found = await preparedAs({ fields: ['summary', 'dob'], filters: { keyword: 'a' } });
    expect(new Set(found)).toEqual(new Set([undefined]));
  });

  it('brings an amount in its own digits, without its currency', async () => {
    const { id } = await shop.make('fixtureErrand', { summary: 'Fly', cost: '1250', costCurrency: 'JPY' });
    const { data } = await shop.call('fixtureErrand', 'list', { given: { ids: [id], fields: ['cost'] } });
    expect(data.data).toEqual([{ id, version: 1, cost: '1250' }]);
  });

  it('is told with the total, the next page, filters and an order as any list', async () => {
    const given = { pageSize: 1, orderBy: 'createdAt', orderDirection: 'DESC' };
    const { data: usual } = await shop.call('fixtureErrand', 'list', { given });
    const { data: asked } = await shop.call('fixtureErrand', 'list', { given: { ...given, fields: ['summary'] } });
    const [{ id, version, summary }] = usual.data;
    expect(asked).toEqual({ ...usual, data: [{ id, version, summary }] });
  });

  it('is refused by its place, each that is unknown', async () => {
    for (const operation of ['list', 'one'] as Operation[]) {
      const fields = ['summary', 'nothing', 'permissions', '', '__proto__', 'custom.x'];
      const options = operation === 'one' ? { id: records.get('fixtureErrand')?.id } : {};
      const answer = await shop.call('fixtureErrand', operation, { ...options, given: { fields } });
      expect(answer.status).toBe(400);
      expect(answer.json.errorDetails.map(({ field, key }: Json) => [field, key])).toEqual(
        [1, 2, 3, 4, 5].map((at) => [`fields.${at}`, 'unknownField']),
      );
    }
  });

  it('is neither counted nor exported', async () => {
    for (const operation of ['count', 'export'] as Operation[]) {
      expect((await shop.call('fixtureErrand', operation, { given: { fields: ['summary'] } })).status).toBe(400);
    }
  });

  it('is asked for by who may list, of what is there', async () => {
    expect((await list('talent', ['nothing'], 'none')).status).toBe(403);
    const away = { id: '01930000-0000-7000-8000-00000000dead', given: { fields: ['summary'] } };
    expect((await shop.call('fixtureErrand', 'one', away)).status).toBe(404);
    expect((await one('fixtureErrand', ['summary'], 'otherAgency')).status).toBe(404);
  });
});

describe('options', () => {
  const options = (given: Record<string, unknown>, as?: PrincipalName) =>
    shop.call('fixtureErrand', 'options', { given, ...(as && { as }) });

  it('have the keys of a reference that are asked for', async () => {
    const { data: whole } = await options({ field: 'assignee' });
    for (const key of ['displayName', 'avatar', 'kind']) {
      const { data } = await options({ field: 'assignee', fields: [key] });
      expect(data.data).toEqual(whole.data.map((each: Json) => ({ id: each.id, [key]: each[key] })));
    }
    const answer = await options({ field: 'assignee', fields: ['displayName', 'email'] });
    expect(answer.status).toBe(400);
    expect(answer.json.errorDetails).toMatchObject([{ field: 'fields.1', key: 'unknownField' }]);
  });

  it('of a field that is hidden are refused as without it', async () => {
    const hidden = await options({ field: 'sponsor', fields: ['displayName'] }, 'editAssigned');
    expect(hidden.text).toBe((await options({ field: 'nothing', fields: ['displayName'] }, 'editAssigned')).text);
  });
});
