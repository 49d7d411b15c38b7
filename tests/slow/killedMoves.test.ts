import { expect, test } from 'vitest';
import type { Json } from '../support/app.ts';
import { startServer, type TestServer } from '../support/serve.ts';
import { signInTo } from '../support/serverSession.ts';
import { makeDataFolder, removeDataFolder } from '../support/serving/folders.ts';

const kills = 5;
const movesEach = 200;
const movers = 6;
const cardsEach = 4;
const base = '/client/v1/pipelines';

/** A column, and the side of the card in its midst on which another one is put: cards far away get new keys with time. */
interface Target {
  readonly statusId: string;
  readonly isAbove: boolean;
}

/** A card, with its place as last said, and the one into which it was being put when the server went away. */
interface Card {
  readonly id: string;
  version: number;
  at: Target;
  tried?: Target | undefined;
}

/** A column, and the card in it that stays, by its `order`. */
interface Column {
  readonly statusId: string;
  readonly anchor: string;
}

interface Row {
  readonly id: string;
  readonly version: number;
  readonly statusId: string;
  readonly order: string;
}

async function caller(server: TestServer) {
  const headers = await signInTo(server);
  return async (method: string, path: string, body?: object): Promise<Json> => {
    const given = body && { body: JSON.stringify(body) };
    const answer = await fetch(`${server.url}${path}`, { method, headers, ...given });
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status} ${await answer.text()}`);
    return ((await answer.json()) as Json).responseData;
  };
}
type Call = Awaited<ReturnType<typeof caller>>;

const make = (call: Call, summary: string): Promise<Row> =>
  call('POST', base, { summary, value: '10', valueCurrency: 'AUD' });
const put = (call: Call, id: string, statusId: string, lowerOrder: string | null): Promise<Row> =>
  call('PUT', `${base}/status/${id}`, { statusId, lowerOrder });

async function allOf(call: Call, statusId: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let pageIndex = 0; ; pageIndex += 1) {
    const asked = { statusIds: [statusId], orderBy: 'place', pageIndex, pageSize: 100 };
    const page = await call('POST', `${base}/list`, asked);
    rows.push(...page.data);
    if (!page.loadMore) return rows;
  }
}

/** The columns into which cards go without being asked for anything, each with a card at its top that stays there. */
async function columnsOf(call: Call): Promise<readonly Column[]> {
  const columns: Column[] = [];
  for (const { code, statusIds } of await call(
    'GET',
    '/client/v1/status-category?type=PIPELINE&isIncludeStatus=true',
  )) {
    const statusId = statusIds[0] as string;
    const [top] = await allOf(call, statusId);
    if (code === 'LOST' || !top) continue;
    const { id } = await make(call, code);
    columns.push({ statusId, anchor: (await put(call, id, statusId, top.order)).order });
  }
  return columns;
}

/** Puts cards into one column after the other, until the server is gone. */
async function move(call: Call, cards: readonly Card[], columns: readonly Column[], tell: () => void) {
  for (let turn = 0; ; turn += 1) {
    const card = cards[turn % cards.length] as Card;
    const others = columns.filter(({ statusId }) => statusId !== card.at.statusId);
    const { statusId, anchor } = others[turn % others.length] as Column;
    card.tried = { statusId, isAbove: turn % 3 > 0 };
    const { version } = await put(call, card.id, statusId, card.tried.isAbove ? anchor : null);
    Object.assign(card, { version, at: card.tried, tried: undefined });
    tell();
  }
}

/** Holds what a card is against what was said of it. Takes over what happened unsaid. */
async function check(call: Call, card: Card, { version, statusId, order }: Row, columns: readonly Column[]) {
  const anchor = columns.find((one) => one.statusId === statusId)?.anchor ?? '';
  // What was said is so; a move that was under way happened as a whole, with its place and its history, or not at all.
  const isAhead = card.tried !== undefined && version === card.version + 1;
  const said = isAhead ? { version: card.version + 1, at: card.tried } : { version: card.version, at: card.at };
  expect({ version, at: { statusId, isAbove: order < anchor } }).toEqual(said);
  const { data } = await call('GET', `${base}/${card.id}/history?pageSize=1`);
  const change = data[0].changes.find(({ field }: Json) => field === 'statusId');
  expect([data[0].version, change.after.id]).toEqual([version, statusId]);
  Object.assign(card, said, { tried: undefined });
}

/** Holds the whole board against what was said of it. Returns the number of cards that were found. */
async function verify(call: Call, cards: readonly Card[], columns: readonly Column[]): Promise<number> {
  const board = new Map<string, Row>();
  let count = 0;
  for (const { statusId, anchor } of columns) {
    const rows = await allOf(call, statusId);
    const orders = rows.map(({ order }) => order);
    expect(orders).toEqual([...new Set(orders)].toSorted());
    expect(orders).toContain(anchor);
    for (const row of rows) board.set(row.id, row);
    count += rows.length;
  }
  expect(board.size).toBe(count);
  for (const card of cards) {
    const row = board.get(card.id);
    if (!row) throw new Error(`${card.id} is in no column`);
    await check(call, card, row, columns);
  }
  return cards.length;
}

test(
  `a server killed ${kills} times among ${kills * movesEach} moves on a board loses none that it acknowledged, and no place`,
  { timeout: 480_000 },
  async () => {
    const dataDir = await makeDataFolder('moves');
    const cards: Card[] = [];
    let columns: readonly Column[] = [];
    try {
      for (let kill = 0; kill < kills; kill += 1) {
        const server = await startServer({ data: 'people', dataDir });
        const call = await caller(server);
        if (kill === 0) columns = await columnsOf(call);
        while (cards.length < movers * cardsEach) {
          const { id } = await make(call, `Moved ${cards.length}`);
          const { statusId } = columns[1] as Column;
          const { version } = await put(call, id, statusId, null);
          cards.push({ id, version, at: { statusId, isAbove: false } });
        }
        await verify(call, cards, columns);
        let left = movesEach;
        let work: Promise<void>[] = [];
        await new Promise<void>((reached, failed) => {
          const tell = () => (left -= 1) === 0 && reached();
          work = Array.from({ length: movers }, (_, mover) => {
            const own = cards.slice(mover * cardsEach, (mover + 1) * cardsEach);
            return move(call, own, columns, tell).catch((error: Error) => (left > 0 ? failed(error) : undefined));
          });
        });
        await server.kill9();
        await Promise.all(work);
      }
      const server = await startServer({ data: 'people', dataDir });
      expect(await verify(await caller(server), cards, columns)).toBe(movers * cardsEach);
      await server.stop();
    } finally {
      await removeDataFolder(dataDir);
    }
  },
);
