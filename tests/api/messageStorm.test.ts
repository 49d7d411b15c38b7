import { afterAll, beforeAll, expect, it } from 'vitest';
import { logOf, nextOf, openAnother, tellPeople } from '../support/messages.ts';
import type { PrincipalName } from '../support/principals.ts';
import { channelOf, enterChannel, type StompClient } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Messages a second to each person, and how often connections break meanwhile, over all that listen. */
const pace = 50;
const breaks = 200;
const people = ['agency', 'viewAll'] as const;
const pagesOfEach = 4;

let shop: Workshop;
let another: Awaited<ReturnType<typeof openAnother>>;
let urls: string[];

beforeAll(async () => {
  shop = await openWorkshop(people);
  another = await openAnother(shop.test);
  urls = await Promise.all([shop.test.app, another.app].map(channelOf));
});
afterAll(async () => {
  await another.close();
  await shop.close();
});

/** Ways in which a connection ends: the network is gone, the page is closed, the client disconnects. */
const endings: readonly ((client: StompClient) => unknown)[] = [
  ({ client }) => (client.webSocket as unknown as { terminate(): void }).terminate(),
  ({ client }) => client.forceDisconnect(),
  (client) => client.close(),
];

it(
  `nobody misses a message, hears one twice or out of order, over ${breaks} broken connections`,
  { timeout: 120_000 },
  async () => {
    const { agencyId } = shop.house;
    const ids = people.map((name) => shop.house.of(name).actor?.accountId ?? '');
    let broken = 0;
    let told = 0;
    const begun = performance.now();
    const publishing = (async () => {
      const written: Promise<unknown>[] = [];
      for (; broken < breaks; told += 1) {
        await until(begun + (told * 1000) / pace);
        written.push(tellPeople(shop.test, agencyId, ids, told));
        if (told === pace / 2) await loseNotifications();
      }
      await Promise.all(written);
      await tellPeople(shop.test, agencyId, ids, -1);
    })();

    /** One page: it takes a few messages by each connection, and begins the next one after the last that it took. */
    const listen = async (name: PrincipalName, page: number) => {
      const heard: [number, unknown?][] = [];
      for (let turn = page; heard.at(-1)?.[1] !== -1; turn += 1) {
        const client = await enterChannel(urls[turn % urls.length] ?? '', shop.house.of(name).token);
        const after = heard.at(-1)?.[0] ?? 0;
        const inbox = client.subscribe('/queue/messages', { after: String(after) });
        const few = broken < breaks ? turn % 5 : Infinity;
        for (let count = 0; count < few && heard.at(-1)?.[1] !== -1; count += 1) heard.push(await nextOf(inbox));
        broken += 1;
        await endings[turn % endings.length]?.(client);
      }
      return heard;
    };
    const pages = people.flatMap((name) => Array.from({ length: pagesOfEach }, (_, page) => ({ name, page })));
    const heard = await Promise.all(pages.map(({ name, page }) => listen(name, page)));
    await publishing;

    expect(broken).toBeGreaterThanOrEqual(breaks);
    expect(told).toBeGreaterThan(pace / 2);
    for (const [at, id] of ids.entries()) {
      const log = await logOf(shop.test, id);
      expect(log.map(([position]) => position)).toEqual(log.map((_, place) => place + 1));
      expect(log.length).toBe(told + 1);
      for (const one of heard.slice(at * pagesOfEach, (at + 1) * pagesOfEach)) expect(one).toEqual(log);
    }
  },
);

/** Cuts the connections by which both servers receive notifications of the database. */
const loseNotifications = () =>
  shop.test.pools.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query = 'listen greenroom'`,
  );

/** Waits for a moment of the machine's clock; the pace of the messages is what is promised here. */
function until(moment: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, moment - performance.now()));
}
