import { afterAll, beforeAll, expect, test } from 'vitest';
import { computed } from '../../generated/computed.ts';
import { systemActor, type Actor } from '../../schema/access/access.ts';
import { registry } from '../../schema/index.ts';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { createEngine, type Engine } from '../../server/engine/engine.ts';
import { countRecords, listRecords } from '../../server/engine/reading/list.ts';
import type { ListQuery } from '../../server/engine/reading/listQuery.ts';
import { searchable } from '../../server/engine/search/search.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const agencyId = '01940000-0000-7000-8000-000000000001';
const admin = systemActor(agencyId);
const people = 900;

let database: TestDatabase;
let pools: Pools;
let engine: Engine;
let viewer: Actor;

/** Names of many scripts, some very common, whose first ones sort next to each other or apart. */
const firsts = [
  'Maria',
  'Maria',
  'Maria',
  'MARÍA',
  'Anna Maria',
  'Annamaria',
  'Ada',
  'Zoë',
  'Øystein',
  'ßeta',
  'मारिया',
];
const lasts = [
  "O'Brien",
  'Baraton',
  'Maria',
  '李小明',
  'de la Cruz',
  'Quinn-Xu',
  'D.J. Shadow',
  'AC\\DC',
  'García',
  'Zanetti',
  'Li',
  '100%',
  'a_b',
];
const places = ['Sydney', 'Sydney', 'Sydney', 'Perth', 'Zürich', 'Antwerp', null];

/** Looks random and is the same each time. */
function draws(seed: number): (list: readonly (string | null)[]) => string | null {
  let state = seed;
  return (list) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return list[(state >>> 16) % list.length] ?? null;
  };
}

beforeAll(async () => {
  database = await openTestDatabase();
  pools = openPools(database.url, { size: 4 });
  engine = createEngine({ registry, computed, database: pools, clock: () => Date.parse('2026-11-20T09:00:00Z') });
  const { record: staff } = await createRecord(engine, admin, 'staff', { displayName: 'Mel', email: 'mel@same.test' });
  viewer = { ...admin, role: 'staff', staffId: staff.id, levels: { TALENT: ['VIEW_ASSIGN'] } };
  const pick = draws(7);
  const make = async (index: number) => {
    const name = [pick(firsts), pick(lasts)].join(' ');
    const mail = name
      .toLowerCase()
      .replace(/[^a-z]/g, '.')
      .replace(/^\.+|\.+$|\.(?=\.)/g, '');
    await createRecord(
      engine,
      admin,
      'talent',
      {
        displayName: index % 7 === 0 ? name : `${name} ${index}`,
        email: index % 3 === 0 ? `${mail}${index}@example.com` : null,
        location: pick(places),
        status: index % 4,
        assigneeIds: index % 5 === 0 ? [staff.id] : [],
      },
      { at: Date.parse('2026-01-01') + ((index * 7919) % people) * 1000 },
    );
  };
  for (let index = 0; index < people; index += 8) {
    await Promise.all(Array.from({ length: Math.min(8, people - index) }, (_, step) => make(index + step)));
  }
  await pools.owner.query('analyze');
}, 120_000);
afterAll(async () => {
  await pools.close();
  await database.drop();
});

interface Row {
  readonly id: string;
  readonly text: string;
}

/** All rows of a list in its order, without a keyword, with what they are found by. */
async function everyRow(actor: Actor, query: ListQuery): Promise<Row[]> {
  const rows: Row[] = [];
  for (let pageIndex = 0; ; pageIndex += 1) {
    const page = await listRecords(engine, actor, 'talent', { ...query, pageIndex, pageSize: 100 });
    for (const one of page.data) {
      const { displayName, email, location } = one;
      rows.push({ id: String(one['id']), text: searchable([displayName, email, location].filter(Boolean).join(' ')) });
    }
    if (!page.loadMore) return rows;
  }
}

const keywords = [
  ...[
    'maria',
    'Maria',
    'mari',
    'MARÍA',
    'anna',
    'aria',
    'zoe',
    'zo',
    'z',
    'øy',
    'øystein',
    'oystein',
    'oy',
    'ßeta',
    'मारिया',
    '小明',
    '李',
  ],
  ...[
    "o'brien",
    'brien',
    "o'",
    'quinn-xu',
    'garcia',
    'de la cruz',
    '100%',
    '%',
    '_',
    'a_b',
    '\\',
    '7',
    '77',
    '@',
    'example.com',
  ],
  ...[
    'sydney',
    'zurich',
    'antwerp',
    'maria sydney',
    'sydney maria',
    'maria zurich',
    'maria maria',
    'maria 100',
    'ada li perth',
  ],
  ...['maria example antwerp 1', 'nobody', 'maria nobody', 'maria.o', 'n-x', 'mariaa'],
  ...['quinnxu', 'nnx', 'obrien', 'maria quinn.xu', 'AC/DC', 'acdc', 'DJ Shadow', 'D.J', 'maria obrien', '-', '.'],
];
/** A text without the marks within its words, which a keyword may leave out or write otherwise. */
const bare = (text: string) => text.replace(/[-.'/\\]/g, '');
const holds = (text: string, word: string) =>
  bare(word) === '' ? text.includes(word) : bare(text).includes(bare(word));
type Window = readonly [pageIndex: number, pageSize: number];
const windows: readonly Window[] = [
  [0, 5],
  [0, 20],
  [3, 7],
  [1, 100],
];
const orders: readonly ListQuery[] = [
  {},
  { orderBy: 'displayName', orderDirection: 'DESC' },
  { orderBy: 'location' },
  { orderBy: 'location', orderDirection: 'DESC' },
  { orderBy: 'createdAt', orderDirection: 'DESC' },
  { filters: { statusIds: [1, 2] } },
];

test.each(orders.flatMap((query) => [true, false].map((isAdmin) => [JSON.stringify(query), isAdmin, query] as const)))(
  'a keyword leaves of the list %s (everything: %s) the rows that hold its words, in the same order',
  async (_name, isAdmin, query) => {
    const actor = isAdmin ? admin : viewer;
    const rows = await everyRow(actor, query);
    for (const [turn, keyword] of keywords.entries()) {
      const words = searchable(keyword).split(' ');
      const expected = rows.filter(({ text }) => words.every((word) => holds(text, word))).map(({ id }) => id);
      const filters = { ...query.filters, keyword };
      // Two windows a keyword: over all keywords and orders each meets each kind of answer.
      for (const [pageIndex, pageSize] of [windows[turn % 4], windows[(turn + 1) % 4]] as Window[]) {
        const page = await listRecords(engine, actor, 'talent', {
          ...query,
          filters,
          pageIndex,
          pageSize,
          withTotal: false,
        });
        const from = pageIndex * pageSize;
        expect([keyword, pageIndex, page.data.map(({ id }) => id)]).toEqual([
          keyword,
          pageIndex,
          expected.slice(from, from + pageSize),
        ]);
        expect(page.loadMore).toBe(expected.length > from + pageSize);
      }
      expect((await countRecords(engine, actor, 'talent', { filters })).total).toBe(expected.length);
    }
  },
);

test('a title that was changed is found by its new words and not by its old ones', async () => {
  const { record } = await createRecord(engine, admin, 'talent', { displayName: 'Wilhelmina Ashby' });
  const { updateRecord } = await import('../../server/engine/writing/update.ts');
  await updateRecord(engine, admin, 'talent', record.id, { displayName: 'Bettina Ashby' });
  const found = async (keyword: string) =>
    (await listRecords(engine, admin, 'talent', { filters: { keyword } })).data.length;
  expect([await found('wilhelmina'), await found('bettina'), await found('ettina ashby')]).toEqual([0, 1, 1]);
});
