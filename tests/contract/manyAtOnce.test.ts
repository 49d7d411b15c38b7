import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { writtenKeys } from '../../schema/fields/kinds.ts';
import { topKey, topSource } from '../../schema/fields/specNames.ts';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { insertMany, judgeMany } from '../../server/engine/many/insertMany.ts';
import { removeMany } from '../../server/engine/many/removeMany.ts';
import { updateMany } from '../../server/engine/many/updateMany.ts';
import { restoreRecord } from '../../server/engine/removal/remove.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import type { Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { csv, importerOf } from '../support/importer.ts';
import { writesIn } from '../support/statements.ts';
import { tableSums } from '../support/sums.ts';
import { bodyOf, changedField } from '../support/values.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

/** Many records of one entity in one statement: the same results as one by one, in a fraction of the statements. */
let shop: Workshop;
const engine = () => shop.test.app.engine;
/** An admin of the agency, who may read what they have made. */
const admin = () => shop.house.of('agency').actor ?? systemActor(shop.house.agencyId);
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAllEditAssigned', 'viewAll', 'none']);
});
afterAll(() => shop.close());

const made = fixtureRegistry.all
  .filter((entity) => offers(entity, 'create', 'update', 'delete', 'restore'))
  .map((entity) => ({ name: entity.name, entity }));

/** Returns records with their data, without the parts that differ between records made of the same body. */
const plain = (value: Json): Json =>
  JSON.parse(
    JSON.stringify(value, (key, one) =>
      ['id', 'at', 'createdAt', 'updatedAt', 'number', 'label', 'recordId', 'newerRule'].includes(key)
        ? undefined
        : one,
    ),
  );

/** Returns the data stored beside the records' own tables, in the order of the records. */
async function besides(ids: readonly string[]): Promise<Json> {
  const tables = ['assignment', 'contact_point', 'media_use', 'search_text', 'record'];
  const kept: Record<string, Json> = {};
  for (const table of tables) {
    const own = table === 'record' ? 'id' : 'record_id';
    const { rows } = await shop.test.pools.owner.query<{ row: Json }>(
      `select to_jsonb(t) - 'agency_id' - 'id' - 'record_id' as row from ${table} t
       where ${own} = any($1::uuid[]) order by array_position($1::uuid[], ${own}), to_jsonb(t)::text`,
      [ids],
    );
    kept[table] = rows.map(({ row }) => row);
  }
  return kept;
}

const wholeOf = async (kind: string, ids: readonly string[]): Promise<Json[]> => {
  const records: Json[] = [];
  const { specNames = {} } = shop.test.registry.get(kind).api;
  const ofId = Object.entries(specNames).filter((named) => topSource(named) === 'id');
  for (const id of ids) {
    const record = { ...(await shop.read(kind, id)) };
    for (const [path] of ofId) delete record[topKey(path)];
    const { data } = offers(shop.test.registry.get(kind), 'history')
      ? await shop.call(kind, 'history', { id })
      : { data: { data: [] } };
    records.push({ record, history: data.data });
  }
  return records;
};

/** Fields of which no two records of one owner have the same value. */
const ownValues: Readonly<Record<string, readonly string[]>> = { partnerContact: ['email'] };

/** A body for a number, without a value that only one record may have. */
function shared(entity: AnyEntity, n: number): Record<string, unknown> {
  const body = bodyOf(entity, n, shop.find);
  for (const [name, field] of Object.entries(entity.fields)) if ('unique' in field) delete body[name];
  for (const name of ownValues[entity.name] ?? []) delete body[name];
  return body;
}

const repeatable = made.filter(({ entity }) =>
  Object.values(entity.fields).every((field) => !('unique' in field && field.required)),
);

/** Each write of such a record follows from the others, and may change them. */
const dependent: readonly string[] = ['customField', 'hold', 'contract', 'contractAmount', 'savedFilter'];

describe.each(repeatable.filter(({ name }) => !dependent.includes(name)))('many of $name', ({ name, entity }) => {
  it('are made as one by one: values, sets, rows, files, assignments, history and what finds them', async () => {
    const bodies = [1, 2, 3].map((n) => shared(entity, 7000 + n));
    const singly: string[] = [];
    for (const body of bodies) singly.push((await createRecord(engine(), admin(), name, body)).record.id);
    const together = (await insertMany(engine(), admin(), name, bodies)).map(({ id }) => id);
    expect(plain(await wholeOf(name, together))).toEqual(plain(await wholeOf(name, singly)));
    expect(plain(await besides(together))).toEqual(plain(await besides(singly)));
  });

  it('are changed as one by one, each in its own way', async () => {
    const bodies = [1, 2, 3].map((n) => shared(entity, 7100 + n));
    const [singly, together] = [
      await insertMany(engine(), admin(), name, bodies),
      await insertMany(engine(), admin(), name, bodies),
    ].map((list) => list.map(({ id }) => id)) as [string[], string[]];
    const fixed = Object.entries(entity.fields).flatMap(([key, one]) => (one.isFixed ? writtenKeys(key, one) : []));
    const change = Object.fromEntries(Object.entries(shared(entity, 7200)).filter(([key]) => !fixed.includes(key)));
    // A zoned value is judged by others of its record, so that it is changed with them.
    const zoned = Object.entries(entity.fields).flatMap(([field, { kind }]) => (kind === 'zoned' ? [field] : []));
    const alone = Object.entries(change).filter(([key]) => !zoned.some((field) => key.startsWith(field)));
    const few = Object.fromEntries(alone.slice(0, 3));
    const empty = Object.fromEntries(
      Object.entries(change).flatMap(([key, value]) =>
        Array.isArray(value) && key.endsWith('Ids') ? [[key, []]] : [],
      ),
    );
    const changes = [few, change, empty] as Record<string, unknown>[];
    for (const [index, id] of singly.entries()) await updateRecord(engine(), admin(), name, id, changes[index] ?? {});
    const updates = together.map((id, index) => ({ id, version: 1, body: changes[index] ?? {} }));
    const versions = await updateMany(engine(), admin(), name, updates);
    const records = await wholeOf(name, together);
    expect(plain(records)).toEqual(plain(await wholeOf(name, singly)));
    expect(records.map(({ record }) => [record.id, record.version])).toEqual([...versions]);
    expect(plain(await besides(together))).toEqual(plain(await besides(singly)));
  });

  it('are deleted as one, and come back with whichever of them is restored', async () => {
    const inserted = await insertMany(
      engine(),
      admin(),
      name,
      [1, 2, 3].map((n) => shared(entity, 7300 + n)),
    );
    const [first, second, third] = inserted.map(({ id }) => id) as [string, string, string];
    const before = await wholeOf(name, [first, second, third]);
    const versions = await removeMany(engine(), admin(), name, [
      { id: first, version: 1 },
      { id: second },
      { id: third },
    ]);
    expect(versions).toEqual(new Map([first, second, third].map((id) => [id, 2])));
    for (const id of [first, second, third]) expect((await shop.call(name, 'one', { id })).status).toBe(404);
    await restoreRecord(engine(), admin(), name, second);
    const after = await wholeOf(name, [first, second, third]);
    const said = ({ record }: Json) => ({ ...record, version: 0, updatedAt: 0 });
    expect(after.map(said)).toEqual(before.map(said));
    expect(after.map(({ record }) => record.version)).toEqual([3, 3, 3]);
  });

  it('take as many statements as two do', async () => {
    const { statements } = shop.test;
    const count = async (work: () => Promise<unknown>) => {
      statements.length = 0;
      await work();
      return { all: statements.length, writes: writesIn(statements).length };
    };
    const bodies = (many: number) =>
      Array.from({ length: many }, (_, n) => ({ ...shared(entity, 7400), ...titled(entity, n) }));
    const insert = (many: number) => insertMany(engine(), admin(), name, bodies(many));
    const [few, many] = [await insert(2), await insert(40)];
    const isHeard = engine().listenersOf(name).before.length > 0;
    expect(await count(() => insert(40))).toEqual(await count(() => insert(2)));
    expect((await count(() => insert(40))).writes).toBe(1);
    const change = (list: typeof few) =>
      updateMany(
        engine(),
        admin(),
        name,
        list.map(({ id }, n) => ({ id, body: titled(entity, n + 100) })),
      );
    expect(await count(() => change(many))).toEqual(await count(() => change(few)));
    expect(isHeard || (await count(() => change(many))).writes <= 1).toBe(true);
    const remove = (list: typeof few) => {
      const [first, ...others] = list.map(({ id }) => ({ id }));
      return removeMany(engine(), admin(), name, [first ?? { id: '' }, ...others]);
    };
    expect(await count(() => remove(many))).toEqual(await count(() => remove(few)));
  });
});

describe('many records with makers and moments of their own', () => {
  const day = 86_400_000;

  it('are made by them and then, as one by one', async () => {
    const system = systemActor(shop.house.agencyId);
    const makers = [admin(), { ...system, staffId: admin().staffId }, system];
    const now = engine().clock();
    const each = makers.map((actor, index) => ({ actor, at: now - (index + 1) * day }));
    const bodies = [1, 2, 3].map((n) => shared(fixtureRegistry.get('fixtureErrand'), 7500 + n));
    const singly: string[] = [];
    for (const [index, body] of bodies.entries()) {
      const { actor = admin(), at = now } = each[index] ?? {};
      singly.push((await createRecord(engine(), actor, 'fixtureErrand', body, { at })).record.id);
    }
    const together = (await insertMany(engine(), system, 'fixtureErrand', bodies, { each })).map(({ id }) => id);
    const told = async (ids: readonly string[]) =>
      (await wholeOf('fixtureErrand', ids)).map(({ record, history }) => [
        record.createdAt,
        record.updatedAt,
        history.map(({ at, by, action }: Json) => [at, by, action]),
      ]);
    expect(await told(together)).toEqual(await told(singly));
    expect((await told(together)).map(([createdAt]) => createdAt)).toEqual(each.map(({ at }) => at));
    expect(plain(await besides(together))).toEqual(plain(await besides(singly)));
  });

  it('ask for their references together, and are refused for their own alone', async () => {
    const errands: Json[] = [];
    for (let n = 0; n < 6; n += 1) errands.push(await shop.make('fixtureErrand', { summary: `Owner ${shop.next()}` }));
    const bodies = errands.map(({ id }) => ({ label: `Step ${shop.next()}`, errandId: id }));
    const { statements } = shop.test;
    const count = async (list: typeof bodies) => {
      statements.length = 0;
      await insertMany(engine(), admin(), 'fixtureStep', list);
      return statements.length;
    };
    expect(await count(bodies.slice(0, 4))).toBe(await count(bodies.slice(4)));
    const absent = '01930000-0000-7000-8000-00000000dead';
    const wrong = [...bodies, { label: `Step ${shop.next()}`, errandId: absent }];
    const again = wrong.map((one) => ({ ...one, label: `Step ${shop.next()}` }));
    const outcomes = await engine().database.transaction(shop.house.agencyId, (connection) =>
      judgeMany(engine(), connection, admin(), 'fixtureStep', again),
    );
    expect(outcomes.map(({ status }) => status)).toEqual([...bodies.map(() => 'fulfilled'), 'rejected']);
    await expect(insertMany(engine(), admin(), 'fixtureStep', again)).rejects.toMatchObject({
      options: { details: [{ field: 'errandId', key: 'reference' }] },
    });
  });
});

function titled(entity: AnyEntity, n: number): Record<string, unknown> {
  const name = changedField(entity);
  return { [name]: bodyOf(entity, 8000 + n)[name] };
}

describe('many records, of which one is refused,', () => {
  it('are not made, changed or deleted, and the refusal is that of the one', async () => {
    const { first, second } = await pair();
    const sums = await tableSums(shop.test);
    const wrong = { summary: 'Wrong', effort: 101 };
    await expect(insertMany(engine(), admin(), 'fixtureErrand', [{ summary: 'Right' }, wrong])).rejects.toMatchObject({
      options: { details: [{ field: 'effort' }] },
    });
    const updates = [
      { id: first.id, body: { details: 'x' } },
      { id: second.id, version: 9, body: { details: 'x' } },
    ];
    await expect(updateMany(engine(), admin(), 'fixtureErrand', updates)).rejects.toMatchObject({
      refusal: 'staleVersion',
    });
    const twice = [
      { id: first.id, body: {} },
      { id: first.id, body: {} },
    ];
    await expect(updateMany(engine(), admin(), 'fixtureErrand', twice)).rejects.toThrow('twice');
    const absent = '01930000-0000-7000-8000-00000000dead';
    await expect(
      removeMany(engine(), admin(), 'fixtureErrand', [{ id: first.id }, { id: absent }]),
    ).rejects.toMatchObject({
      refusal: 'notFound',
    });
    const foreign = { ...admin(), agencyId: shop.house.otherAgencyId };
    await expect(removeMany(engine(), foreign, 'fixtureErrand', [{ id: first.id }])).rejects.toMatchObject({
      refusal: 'notFound',
    });
    expect(await tableSums(shop.test)).toEqual(sums);
  });

  it('are the business of those who may write each of them', async () => {
    const [one, other] = [
      await shop.make('talent', { displayName: 'Ida' }),
      await shop.make('talent', { displayName: 'Olaf' }),
    ];
    const sums = await tableSums(shop.test);
    for (const who of ['viewAllEditAssigned', 'viewAll', 'none'] as const) {
      const actor = shop.house.of(who).actor ?? admin();
      const updates = [one, other].map(({ id }) => ({ id, body: { headline: 'Changed' } }));
      const refused = { refusal: 'forbidden' };
      await expect(updateMany(engine(), actor, 'talent', updates)).rejects.toMatchObject(refused);
      await expect(removeMany(engine(), actor, 'talent', [{ id: one.id }, { id: other.id }])).rejects.toMatchObject(
        refused,
      );
      if (who !== 'viewAllEditAssigned')
        await expect(insertMany(engine(), actor, 'talent', [{ displayName: 'Nobody' }])).rejects.toMatchObject(refused);
    }
    const ids = [{ id: one.id }, { id: other.id }];
    for (const asked of [{ delete: true }, { change: { headline: 'Changed' } }]) {
      const { data } = await shop.call('talent', 'bulk', { given: { ids, ...asked }, as: 'viewAllEditAssigned' });
      expect(data.map(({ error }: Json) => error?.key)).toEqual(['notAllowed', 'notAllowed']);
    }
    expect(await tableSums(shop.test)).toEqual(sums);
  });

  it('of a value that only one may have is told in the words of the field', async () => {
    const label = `Only ${shop.next()}`;
    const errandId = shop.find(['fixtureErrand'])[0];
    const bodies = [
      { label, errandId },
      { label, errandId },
    ];
    await expect(insertMany(engine(), admin(), 'fixtureStep', bodies)).rejects.toMatchObject({
      options: { details: [{ field: 'label', key: 'notUnique' }] },
    });
  });
});

async function pair(): Promise<{ first: Json; second: Json }> {
  return {
    first: await shop.make('fixtureErrand', { summary: 'One' }),
    second: await shop.make('fixtureErrand', { summary: 'Two' }),
  };
}

describe('the rows of a file', () => {
  const columns = ['summary', 'reference'];
  const me = () => importerOf(shop.test, shop.house.agencyId, shop.house.of('agency').token);
  const creating = () => writesIn(shop.test.statements).filter((text) => text.includes('insert into fixture_errands '));

  it('are made together', async () => {
    const { id } = await me().checked('fixtureErrand', csv(['S', 'R'], ...[1, 2, 3, 4].map((n) => [`File ${n}`, ''])), {
      columns,
    });
    shop.test.statements.length = 0;
    await me().step(id, 'start');
    await me().work();
    expect(await me().one(id)).toMatchObject({ state: 'done', created: 4, faults: 0 });
    expect(creating()).toHaveLength(1);
  });

  it('are made one by one where two of them cannot both be, and all others are made', async () => {
    const rows = [
      ['Odd 1', 'N-1'],
      ['Odd 2', 'N-2'],
      ['Odd 3', 'N-1'],
      ['Odd 4', ''],
    ];
    const { id } = await me().whole('fixtureErrand', csv(['S', 'R'], ...rows), { columns });
    expect(await me().one(id)).toMatchObject({ state: 'done', created: 3, faults: 1 });
    expect(await me().faults(id)).toEqual(['4 reference notUnique']);
  });
});

describe('a request for many', () => {
  const bulk = (given: object) => shop.call('fixtureErrand', 'bulk', { given: { ...given } });

  it('writes together what can be written, and tells the others one by one', async () => {
    const records: Json[] = [];
    for (let n = 0; n < 12; n += 1) records.push(await shop.make('fixtureErrand', { summary: `Row ${n}` }));
    const ids = records.map(({ id }) => ({ id }));
    const { statements } = shop.test;
    statements.length = 0;
    expect((await bulk({ ids, change: { details: 'same' } })).data).toEqual(ids.map((one) => ({ ...one, version: 2 })));
    expect(writesIn(statements)).toHaveLength(1);
    const rows = ids.map((one, n) => (n === 3 ? { ...one, version: 1 } : one));
    const { data } = await bulk({ ids: rows, change: { details: 'other' } });
    expect(data.map((row: Json) => row.version ?? row.error.key)).toEqual(
      ids.map((_, n) => (n === 3 ? 'staleVersion' : 3)),
    );
    statements.length = 0;
    const removed = await bulk({ ids, delete: true });
    expect(removed.data).toEqual(ids.map((one, n) => ({ ...one, version: n === 3 ? 3 : 4 })));
    expect(writesIn(statements)).toHaveLength(3);
    // Each was deleted by itself, and comes back by itself.
    const restored = await bulk({ ids: ids.slice(0, 1), restore: true });
    expect(restored.data).toEqual([{ id: records[0].id, version: 5 }]);
    expect((await shop.call('fixtureErrand', 'one', { id: records[1].id })).status).toBe(404);
  });

  it('deletes what hangs on a record with that one alone', async () => {
    const { first, second } = await pair();
    const part = await shop.make('fixtureStep', { label: `Part ${shop.next()}`, errandId: first.id });
    const { data } = await bulk({ ids: [{ id: first.id }, { id: second.id }], delete: true });
    expect(data).toEqual([
      { id: first.id, version: 2 },
      { id: second.id, version: 2 },
    ]);
    await shop.call('fixtureErrand', 'restore', { id: second.id });
    expect((await shop.call('fixtureStep', 'one', { id: part.id })).status).toBe(404);
    await shop.call('fixtureErrand', 'restore', { id: first.id });
    expect((await shop.call('fixtureStep', 'one', { id: part.id })).status).toBe(200);
  });
});

it('tells a listener of writes together once, of those that it hears of', async () => {
  const heard: string[][] = [];
  engine().afterWrites(
    'fixtureMemo',
    async (events) => void heard.push(events.map(({ action, after }) => `${action} ${String(after['text'])}`)),
    { of: ['create', 'update'], when: ({ after }) => after['text'] !== 'unheard' },
  );
  const texts = ['one', 'unheard', 'two'];
  const [first, ...others] = await insertMany(
    engine(),
    admin(),
    'fixtureMemo',
    texts.map((text) => ({ text })),
  );
  await updateRecord(engine(), admin(), 'fixtureMemo', first?.id ?? '', { text: 'three' });
  await removeMany(engine(), admin(), 'fixtureMemo', [{ id: first?.id ?? '' }, ...others.map(({ id }) => ({ id }))]);
  expect(heard).toEqual([['create one', 'create two'], ['update three']]);
});
