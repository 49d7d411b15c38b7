import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor, type Actor } from '../../schema/access/access.ts';
import { tablesOf } from '../../schema/derive/tables.ts';
import { count, type CounterChange } from '../../server/engine/counting/count.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import type { Answer, Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { writesIn } from '../support/statements.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Numbers that the server counts on records, on the tests' stories. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency']);
});
afterAll(() => shop.close());

const actor = (): Actor => systemActor(shop.house.agencyId);
const make = (headline = `Story ${shop.next()}`): Promise<Json> => shop.make('fixtureStory', { headline });
const read = (id: string) => shop.read('fixtureStory', id);
const add = (changes: readonly CounterChange[]) => count(shop.test.app.engine, actor(), 'fixtureStory', changes);
const list = (given: object): Promise<Answer> =>
  shop.call('fixtureStory', 'list', { given: given as Record<string, unknown> });

describe('a counter', () => {
  it('starts at 0, which is no entry of the history, and nobody gives or changes it', async () => {
    const { id } = await make();
    expect(await read(id)).toMatchObject({ reactions: 0, signals: 0 });
    const { data } = await shop.call('fixtureStory', 'history', { id });
    expect(data.data[0].changes.map(({ field }: Json) => field)).not.toContain('reactions');
    for (const [operation, options] of [
      ['create', { given: { headline: 'Own', reactions: 5 } }],
      ['update', { id, given: { reactions: 5 } }],
      ['bulk', { given: { ids: [{ id }], change: { reactions: 5 } } }],
    ] as const) {
      const answer = await shop.call('fixtureStory', operation, options);
      expect([answer.status, answer.json.error.key], operation).toEqual([400, 'unknownField']);
    }
    expect((await read(id)).reactions).toBe(0);
  });

  it('is added to, for many records and counters in one statement', async () => {
    const stories = [await make(), await make(), await make()];
    const [first, second, third] = stories;
    shop.test.statements.length = 0;
    await add([
      { id: first?.id, add: { reactions: 2, signals: 1 } },
      { id: second?.id, add: { reactions: 5 } },
      { id: first?.id, add: { reactions: -1 } },
      { id: third?.id, add: { reactions: 1 } },
      { id: third?.id, add: { reactions: -1 } },
      { id: '01930000-0000-7000-8000-00000000dead', add: { reactions: 1 } },
    ]);
    expect(writesIn(shop.test.statements)).toHaveLength(1);
    const now = await Promise.all(stories.map(({ id }) => read(id)));
    expect(now.map(({ reactions, signals }) => [reactions, signals])).toEqual([
      [1, 1],
      [5, 0],
      [0, 0],
    ]);
    shop.test.statements.length = 0;
    await add([{ id: first?.id, add: { reactions: 0 } }]);
    expect(shop.test.statements).toEqual([]);
  });

  it('is no edit: version, moments and history of its record stay', async () => {
    const made = await make();
    await add([{ id: made.id, add: { reactions: 3 } }]);
    const now = await read(made.id);
    expect(now).toEqual({ ...made, reactions: 3, permissions: now.permissions });
    expect((await shop.call('fixtureStory', 'history', { id: made.id })).data.data).toHaveLength(1);
    const answer = await shop.call('fixtureStory', 'update', { id: made.id, version: 1, given: { headline: 'Later' } });
    expect([answer.status, answer.data.version]).toEqual([200, 2]);
    expect(await read(made.id)).toMatchObject({ headline: 'Later', reactions: 3 });
  });

  it('is of one agency, and counts on while its record is deleted', async () => {
    const { id } = await make();
    await count(shop.test.app.engine, systemActor(shop.house.otherAgencyId), 'fixtureStory', [
      { id, add: { reactions: 9 } },
    ]);
    expect((await read(id)).reactions).toBe(0);
    await shop.call('fixtureStory', 'delete', { id });
    await add([{ id, add: { reactions: 4 } }]);
    await shop.call('fixtureStory', 'restore', { id });
    expect((await read(id)).reactions).toBe(4);
  });

  it('is written by no edit, not even by the server’s own', async () => {
    const { id } = await make();
    const { engine } = shop.test.app;
    await updateRecord(engine, actor(), 'fixtureStory', id, { reason: 'Known' }, { set: { reactions: 7 } });
    expect(await read(id)).toMatchObject({ reason: 'Known', reactions: 0, version: 2 });
  });

  it('is only what is declared as one, and only counted by whole numbers', async () => {
    const { id } = await make();
    await expect(add([{ id, add: { headline: 1 } }])).rejects.toThrow(`'fixtureStory' has no counter 'headline'`);
    await expect(add([{ id, add: { reactions: 0.5 } }])).rejects.toThrow('counted by 0.5');
  });

  it('is rolled back with the transaction that it is part of', async () => {
    const { id } = await make();
    const { engine } = shop.test.app;
    const failed = engine.database.transaction(shop.house.agencyId, async (connection) => {
      await count(engine, actor(), 'fixtureStory', [{ id, add: { reactions: 1 } }], { connection });
      throw new Error('Over');
    });
    await expect(failed).rejects.toThrow('Over');
    expect((await read(id)).reactions).toBe(0);
  });
});

it('lists sort, filter, export and narrow by counters, each sorted one by an index', async () => {
  const [few, many] = [await make('Counted few'), await make('Counted many')];
  await add([
    { id: few.id, add: { reactions: 101, signals: 1 } },
    { id: many.id, add: { reactions: 900 } },
  ]);
  const keyword = 'Counted';
  const headlines = async (given: object) =>
    (await list({ keyword, ...given })).data.data.map(({ headline }: Json) => headline);
  expect(await headlines({ orderBy: 'reactions', orderDirection: 'DESC' })).toEqual(['Counted many', 'Counted few']);
  expect(await headlines({ reactionsMin: 102 })).toEqual(['Counted many']);
  expect(await headlines({ reactionsMax: 102, reactionsMin: 1 })).toEqual(['Counted few']);
  expect(await headlines({ list: 'signalled' })).toEqual(['Counted few']);
  const columns = ['headline', 'reactions'];
  const file = await shop.call('fixtureStory', 'export', { given: { keyword, columns, orderBy: 'reactions' } });
  expect(file.text.trim().split('\n').slice(1)).toEqual(['Counted few,101', 'Counted many,900']);
  const [table] = tablesOf(fixtureRegistry).filter(({ name }) => name === 'fixture_stories');
  const indexed = table?.indexes.map((index) => index.columns.join(' ')) ?? [];
  expect(indexed.filter((one) => /reactions|signals/.test(one))).toHaveLength(2);
});

it('six writers on ten hot rows lose nothing and never wait crosswise, and edits among them are not stale', async () => {
  const stories: Json[] = [];
  for (let each = 0; each < 10; each += 1) stories.push(await make());
  const ids = stories.map(({ id }) => String(id));
  const rounds = 25;
  const writer = async (offset: number) => {
    for (let round = 0; round < rounds; round += 1) {
      // Each writer names the rows in another order.
      const own = [...ids.slice(offset), ...ids.slice(0, offset)];
      if (round % 2 === 1) own.reverse();
      await add(own.map((id, at) => ({ id, add: { reactions: 1, signals: at % 2 === 0 ? 1 : 0 } })));
    }
  };
  const editor = async () => {
    const statuses: number[] = [];
    for (const [at, id] of ids.entries()) {
      const given = { headline: `Edited ${at}` };
      statuses.push((await shop.call('fixtureStory', 'update', { id, version: 1, given })).status);
    }
    return statuses;
  };
  const [statuses] = await Promise.all([editor(), ...Array.from({ length: 6 }, (_one, offset) => writer(offset))]);
  expect(statuses).toEqual(ids.map(() => 200));
  const now = await Promise.all(ids.map(read));
  expect(now.map(({ reactions }) => reactions)).toEqual(ids.map(() => 6 * rounds));
  expect(now.reduce((sum, { signals }) => sum + signals, 0)).toBe(6 * rounds * 5);
  expect(now.map(({ version, headline }) => [version, headline])).toEqual(ids.map((_id, at) => [2, `Edited ${at}`]));
});
