import { once } from 'node:events';
import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { exportPatience, exportsOfAgency, exportsOfOne } from '../../schema/rules/limits.ts';
import type { PrincipalName } from '../support/principals.ts';
import { readWorkbook } from '../support/workbook.ts';
import { openWorkshop, routeOf, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
let id: string;

const path = () => routeOf(shop.test.registry.get('fixtureErrand'), 'export').path;

/** Fetches that the whole export would take; each row is too long for all of them to hide in the buffers of a socket. */
const batches = 12;
const fetches = () => shop.test.statements.filter((text) => text.startsWith('fetch')).length;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll', 'otherAgency']);
  const ada = await shop.make('fixtureErrand', { summary: 'Ada' });
  id = ada.id;
  const { rows } = await shop.test.pools.owner.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = 'fixture_errands' and column_name not in ('id', 'summary', 'details', 'reference')`,
  );
  const same = rows.map(({ column_name: name }) => `"${name}"`).join(', ');
  await shop.test.pools.owner.query(
    `with copies as (
       insert into record (agency_id, id, kind, label)
       select agency_id, gen_random_uuid(), kind, 'Copy' from record, generate_series(1, ${batches * 500}) where id = $1
       returning id)
     insert into fixture_errands (id, summary, details, ${same})
     select copies.id, 'Copy',
       (select string_agg(md5(copies.id::text || n), '') from generate_series(1, 200) n), ${same}
     from fixture_errands, copies where fixture_errands.id = $1`.replaceAll('$1', `'${id}'`),
  );
  await shop.test.app.listen({ port: 0, host: '127.0.0.1' });
}, 60_000);
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => shop.close());

const openCursors = async () => {
  const { rows } = await shop.test.pools.owner.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and application_name = 'greenroom' and state like 'idle in transaction%'`,
  );
  return rows[0]?.count;
};

/** Asks for everything over a socket. */
function open(format: string, as: PrincipalName = 'agency'): ClientRequest {
  const { port } = shop.test.app.server.address() as AddressInfo;
  const authorization = `Bearer ${shop.house.of(as).token}`;
  const headers = { authorization, 'content-type': 'application/json' };
  const call = request({ port, method: 'POST', path: path(), headers, host: '127.0.0.1' });
  return call.end(JSON.stringify({ format, columns: ['summary', 'details'] }));
}

/** The answer to that, of which nothing is taken yet. */
async function ask(format: string, as?: PrincipalName): Promise<IncomingMessage> {
  const call = open(format, as);
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.on('error', () => {});
  return answer;
}

/** Asks for everything, and has left before its turn comes. */
async function leave(): Promise<void> {
  const arrived = new Promise<IncomingMessage>((resolve) => shop.test.app.server.once('request', resolve));
  const call = open('xlsx');
  call.on('error', () => {});
  const received = await arrived;
  await vi.waitFor(() => expect(received.complete).toBe(true));
  const closed = once(received.socket, 'close');
  call.destroy();
  await closed;
}

it.each(['csv', 'xlsx'])(
  'an export as %s reads no more than is taken, and its cursor ends with the connection',
  async (format) => {
    const before = fetches();
    const answer = await ask(format);
    let last = -1;
    await vi.waitFor(
      async () => {
        const isStill = fetches() === last && (await openCursors()) === 1;
        last = fetches();
        expect(isStill).toBe(true);
      },
      { interval: 200, timeout: 20_000 },
    );
    const taken = last - before;
    expect(taken).toBeGreaterThan(0);
    expect(taken).toBeLessThan(batches);
    answer.destroy();
    await vi.waitFor(async () => expect(await openCursors()).toBe(0), { interval: 100, timeout: 20_000 });
    expect(fetches() - before).toBeLessThanOrEqual(taken + 1);
  },
);

it.each(['csv', 'xlsx'])('an export as %s comes whole to a reader who takes it all', async (format) => {
  const answer = await ask(format);
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks);
  const copies =
    format === 'csv'
      ? file
          .toString()
          .split('\n')
          .filter((line) => line.startsWith('Copy,'))
      : readWorkbook(file)[0]?.rows.filter((row) => row['A']?.value === 'Copy');
  expect(copies).toHaveLength(batches * 500);
  expect(await openCursors()).toBe(0);
});

/** Waits until a number of exports is open; one that is fetching its next rows counts as open. */
const untilOpen = (count: number) =>
  vi.waitFor(async () => expect(await openCursors()).toBe(count), { interval: 100, timeout: 20_000 });

/** As many exports as an agency may have, by two of its people, of which nothing is taken. */
async function fillAgency(): Promise<readonly IncomingMessage[]> {
  const own = Array.from({ length: exportsOfOne }, () => ask('csv'));
  const others = Array.from({ length: exportsOfAgency - exportsOfOne }, () => ask('csv', 'editAll'));
  const running = await Promise.all([...own, ...others]);
  await untilOpen(exportsOfAgency);
  return running;
}

it('an export leaves connections for everything else, and makes further exports of the agency wait', async () => {
  const running = await fillAgency();
  expect((await shop.call('fixtureErrand', 'count')).status).toBe(200);
  const waiting = shop.call('fixtureErrand', 'export', { given: { ids: [id], columns: ['summary'] } });
  await leave();
  await untilOpen(exportsOfAgency);
  for (const answer of running) answer.destroy();
  expect((await waiting).text).toContain('Ada');
  await untilOpen(0);
});

it('exports that nobody takes keep no other agency from exporting, and end by themselves', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const running = await fillAgency();
  const elsewhere = await shop.call('fixtureErrand', 'export', { given: { columns: ['summary'] }, as: 'otherAgency' });
  expect(elsewhere.status).toBe(200);
  const cut = running.map((answer) => new Promise((resolve) => answer.once('close', resolve)));
  vi.advanceTimersByTime(exportPatience / 2);
  await untilOpen(exportsOfAgency);
  vi.advanceTimersByTime(exportPatience);
  await untilOpen(0);
  for (const answer of running) answer.resume();
  await Promise.all(cut);
  expect(running.map(({ complete }) => complete)).toEqual(running.map(() => false));
  expect((await shop.call('fixtureErrand', 'export', { given: { ids: [id], columns: ['summary'] } })).text).toContain(
    'Ada',
  );
});
