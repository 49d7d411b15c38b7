import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { PrincipalName } from '../support/principals.ts';
import { channelOf, enterChannel, type StompClient } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Records that somebody makes, as other browsers hear of them. */
let shop: Workshop;
let url: string;
let talentId: string;
let clients: StompClient[] = [];

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAll', 'viewAssigned', 'none']);
  url = await channelOf(shop.test.app);
  talentId = (await shop.make('talent', { displayName: 'Mara' })).id;
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});
afterAll(() => shop.close());

async function follow(name: PrincipalName, entity = 'hold') {
  const client = await enterChannel(url, shop.house.of(name).token);
  clients.push(client);
  const inbox = client.subscribe(`/queue/new.${entity}`);
  await client.settle();
  return { client, inbox };
}
const made = (...ids: string[]) => ({ kind: 'RECORD_NEW', entity: 'hold', ids });
let days = 0;
const hold = (of = talentId) => {
  days += 1;
  return shop.make('hold', { talentId: of, day: `2026-12-${String(days).padStart(2, '0')}` });
};

it('tells of a record that is made or comes back, and of no other write', async () => {
  const { inbox, client } = await follow('viewAll');
  const { id } = await hold();
  expect(await inbox.next()).toEqual(made(id));
  await shop.call('hold', 'update', { id, given: { note: 'Waiting' } });
  await shop.call('hold', 'delete', { id });
  await shop.make('task', { summary: 'Of another kind' });
  await shop.call('hold', 'restore', { id });
  expect(await inbox.next()).toEqual(made(id));
  await client.settle();
  expect(inbox.waiting()).toBe(0);
});

it('tells those who may read it alone', async () => {
  const me = shop.house.of('viewAssigned').actor?.staffId;
  const mine = await shop.make('talent', { displayName: 'Ida', assigneeIds: [me] });
  const [assigned, viewer, ...strangers] = await Promise.all(
    (['viewAssigned', 'viewAll', 'otherAgency', 'none'] as const).map((name) => follow(name)),
  );
  const hidden = await hold();
  expect(await viewer?.inbox.next()).toEqual(made(hidden.id));
  const own = await hold(mine.id);
  expect(await viewer?.inbox.next()).toEqual(made(own.id));
  // The first that they hear is of their own talent.
  expect(await assigned?.inbox.next()).toEqual(made(own.id));
  for (const one of [assigned, ...strangers]) {
    await one?.client.settle();
    expect(one?.inbox.waiting()).toBe(0);
  }
});

it('follows a talent who was a scout until then', async () => {
  const scout = await shop.make('scout', { displayName: 'Uma' });
  const { inbox } = await follow('viewAll', 'talent');
  const path = `/client/v1/scouts/convert-to-talent`;
  const body = { id: scout.id, version: scout.version };
  const answer = await shop.test.ask({ method: 'PUT', path, token: shop.house.of('agency').token, body });
  expect(answer.status, answer.text).toBe(200);
  expect(await inbox.next()).toEqual({ kind: 'RECORD_NEW', entity: 'talent', ids: [scout.id] });
});
