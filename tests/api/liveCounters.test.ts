import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { count } from '../../server/engine/counting/count.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { channelOf, enterChannel, type StompClient } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Counters of records as open pages hear of them, on the tests' stories. */
let shop: Workshop;
let url: string;
let clients: StompClient[] = [];

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAssigned', 'none']);
  url = await channelOf(shop.test.app);
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});
afterAll(() => shop.close());

const make = (body: object = {}): Promise<Json> =>
  shop.make('fixtureStory', { headline: `Story ${shop.next()}`, ...body });
const add = (id: string, reactions: number) =>
  count(shop.test.app.engine, systemActor(shop.house.agencyId), 'fixtureStory', [{ id, add: { reactions } }]);
async function follow(name: PrincipalName, ids: readonly string[], topic = 'counters.fixtureStory') {
  const client = await enterChannel(url, shop.house.of(name).token);
  clients.push(client);
  return client.subscribe(`/queue/${topic}`, { ids: ids.join(' ') });
}
const told = (numbers: Readonly<Record<string, number>>) => ({
  kind: 'RECORD_COUNTERS',
  entity: 'fixtureStory',
  counters: Object.entries(numbers).map(([id, reactions]) => ({ id, values: { reactions, signals: 0 } })),
});

describe('who follows counters', () => {
  it('hears how they stand, then what changed, all that was counted meanwhile at once', async () => {
    const [one, other] = [await make(), await make()];
    const inbox = await follow('agency', [one.id, other.id]);
    expect(await inbox.next()).toEqual({
      ...told({}),
      counters: expect.arrayContaining(told({ [one.id]: 0, [other.id]: 0 }).counters),
    });
    const start = performance.now();
    for (let each = 0; each < 20; each += 1) await add(one.id, 1);
    let heard = 0;
    let last: unknown;
    while (JSON.stringify(last) !== JSON.stringify(told({ [one.id]: 20 }))) {
      last = await inbox.next();
      heard += 1;
    }
    expect(heard).toBeLessThanOrEqual(Math.ceil((performance.now() - start) / 1000));
    await add(other.id, 3);
    expect(await inbox.next()).toEqual(told({ [other.id]: 3 }));
    expect(inbox.waiting()).toBe(0);
  });

  it('hears nothing of what is counted elsewhere, and nothing of versions', async () => {
    const [one, other] = [await make(), await make()];
    const inbox = await follow('agency', [one.id]);
    const versions = await follow('agency', [one.id], 'records.fixtureStory');
    await inbox.next();
    await versions.next();
    await add(other.id, 1);
    await add(one.id, 1);
    expect(await inbox.next()).toEqual(told({ [one.id]: 1 }));
    expect([inbox.waiting(), versions.waiting()]).toEqual([0, 0]);
  });

  it('hears only of what they may read', async () => {
    const [mine, theirs] = [await make({ editorIds: [shop.house.of('viewAssigned').actor?.staffId] }), await make()];
    const inbox = await follow('viewAssigned', [mine.id, theirs.id]);
    expect(await inbox.next()).toEqual(told({ [mine.id]: 0 }));
    const foreign = await follow('otherAgency', [mine.id]);
    await add(theirs.id, 5);
    await add(mine.id, 2);
    expect(await inbox.next()).toEqual(told({ [mine.id]: 2 }));
    expect([inbox.waiting(), foreign.waiting()]).toEqual([0, 0]);
  });
});

it('counters of what has none are no topic', async () => {
  const client = await enterChannel(url, shop.house.of('agency').token);
  clients.push(client);
  client.subscribe('/queue/counters.talent', { ids: '01930000-0000-7000-8000-00000000dead' });
  expect(await client.ended).toBe('There is no such topic');
});
