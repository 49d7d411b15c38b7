import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startWatchdog, type Watchdog } from '../../server/start/watchdog.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { damaged, endlessRecordings, smallRecordings } from '../support/damagedRecordings.ts';
import { watchHealth } from '../support/health.ts';
import { openHouse, type House } from '../support/principals.ts';
import { fileOf, uploaderOf } from '../support/uploader.ts';
import { silence } from '../support/videos.ts';

let test: TestApp;
let house: House;
let watchdog: Watchdog;
let url: string;
/** Milliseconds: a machine that is busy with other tests answers late, a blocked event loop not at all. */
const mostDelay = 2_500;

beforeAll(async () => {
  // A server that stands still in this process would hold the tests, too.
  watchdog = startWatchdog({ seconds: 30 });
  test = await openTestApp({ filePatience: 1_000 });
  house = await openHouse(test, ['agency', 'otherAgency']);
  url = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await test.close();
  await watchdog.close();
});

const alone = { qqpartindex: null, qqpartbyteoffset: null, qqchunksize: null, qqtotalparts: null };
async function send(name: string, content: Buffer, who: 'agency' | 'otherAgency' = 'agency'): Promise<string> {
  const answer = await uploaderOf(test, house.of(who).token).part(
    fileOf(content, { name, partSize: content.length }),
    0,
    alone,
  );
  expect(answer.status).toBe(200);
  return answer.data.id as string;
}
const stateOf = async (id: string, agencyId = house.agencyId) => {
  const { rows } = await test.pools.query<{ state: string; failure: string | null; tries: number; waits: boolean }>(
    agencyId,
    { text: 'select state, failure, tries, next_try_at is not null as waits from media where id = $1', values: [id] },
  );
  return rows[0];
};

describe('a recording that keeps its reader busy for ever', () => {
  it.each(endlessRecordings)('is told as unreadable after one try, while the server answers: $name', async (file) => {
    const stop = watchHealth(url);
    const id = await send(file.name, file.content);
    await test.app.media.process(house.agencyId);
    const health = await stop();
    expect(health.longest).toBeLessThan(mostDelay);
    expect(health.asked).toBeGreaterThan(5);
    expect(await stateOf(id)).toEqual({ state: 'failed', failure: 'fileUnreadable', tries: 1, waits: false });
  });

  it('holds up the files of another agency for one try at most, however many there are', async () => {
    const [first] = endlessRecordings;
    const many = [1, 2, 3].map((index) => send(`${index}.flac`, first?.content ?? Buffer.alloc(0)));
    const endless = await Promise.all(many);
    const fine = await send('take.wav', silence(1), 'otherAgency');
    for (const agencyId of [house.agencyId, house.otherAgencyId]) await test.app.media.processNext(agencyId);
    expect(await stateOf(fine, house.otherAgencyId)).toMatchObject({ state: 'ready' });
    const states = await Promise.all(endless.map((id) => stateOf(id)));
    expect(states.map((one) => one?.state).toSorted()).toEqual(['failed', 'processing', 'processing']);
    await test.app.media.process(house.agencyId);
  });
});

it(
  'looks at three hundred damaged recordings, tells of each, and answers all the while',
  { timeout: 120_000 },
  async () => {
    const whole = [...(await smallRecordings())];
    const files = Array.from({ length: 301 }, (_, seed) => {
      const [ending, content] = whole[seed % whole.length] ?? ['', Buffer.alloc(0)];
      return { name: `${seed}.${ending}`, content: damaged(content, seed) };
    });
    const stop = watchHealth(url);
    const ids: string[] = [];
    const waiting = files.values();
    const sendAll = async () => {
      for (const { name, content } of waiting) ids.push(await send(name, content));
    };
    await Promise.all([sendAll(), sendAll(), sendAll(), sendAll()]);
    await Promise.all([1, 2, 3].map(() => test.app.media.process(house.agencyId)));
    const health = await stop();
    const { rows } = await test.pools.query<{ state: string; failure: string | null; count: number }>(house.agencyId, {
      text: 'select state, failure, count(*)::int as count from media where id = any($1) group by 1, 2 order by 1',
      values: [ids],
    });
    expect(rows.map(({ state, failure }) => [state, failure])).toEqual([
      ['failed', 'fileUnreadable'],
      ['ready', null],
    ]);
    expect(rows.reduce((sum, { count }) => sum + count, 0)).toBe(301);
    expect(health.longest).toBeLessThan(mostDelay);
  },
);
