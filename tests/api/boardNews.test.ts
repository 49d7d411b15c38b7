import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { PrincipalName } from '../support/principals.ts';
import { channelOf, enterChannel, type StompClient } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Cards that somebody puts elsewhere on a board, as other browsers hear of it. */
let shop: Workshop;
let url: string;
let clients: StompClient[] = [];

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAll', 'viewAssigned', 'none']);
  url = await channelOf(shop.test.app);
});
afterEach(async () => {
  await Promise.all(clients.map((client) => client.close()));
  clients = [];
});
afterAll(() => shop.close());

async function follow(name: PrincipalName) {
  const client = await enterChannel(url, shop.house.of(name).token);
  clients.push(client);
  const inbox = client.subscribe('/queue/places.task');
  await client.settle();
  return { client, inbox };
}
const make = (more: object = {}) => shop.make('task', { summary: `Card ${shop.next()}`, ...more });
const move = async (id: string, given: object) => {
  const { statusId } = await shop.read('task', id);
  const body = { statusId, ...given };
  const path = `/client/v1/tasks/status/${id}`;
  const answer = await shop.test.ask({ method: 'PUT', path, token: shop.house.of('agency').token, body });
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.data;
};
const placed = (...ids: string[]) => ({ kind: 'RECORD_PLACES', entity: 'task', ids });

it('tells of a card that only its order was changed of, which is no new version', async () => {
  const [one, two] = [await make(), await make()];
  const { inbox } = await follow('viewAll');
  const { order } = await move(two.id, { lowerOrder: null });
  expect(await inbox.next()).toEqual(placed(two.id));
  const moved = await move(one.id, { lowerOrder: order });
  expect(moved.version).toBe(1);
  expect(await inbox.next()).toEqual(placed(one.id));
});

it('tells those who may read the card alone, and nothing of a card that stays where it is', async () => {
  const me = shop.house.of('viewAssigned').actor?.staffId;
  const [hidden, own] = [await make(), await make({ assigneeId: me })];
  const all = await Promise.all((['viewAssigned', 'viewAll', 'otherAgency', 'none'] as const).map(follow));
  const [assigned, viewer, ...strangers] = all;
  await move(hidden.id, { lowerOrder: null });
  expect(await viewer?.inbox.next()).toEqual(placed(hidden.id));
  await move(own.id, { lowerOrder: null });
  expect(await viewer?.inbox.next()).toEqual(placed(own.id));
  // The first thing that they hear is of their own card.
  expect(await assigned?.inbox.next()).toEqual(placed(own.id));
  await shop.call('task', 'update', { id: own.id, given: { assigneeId: null } });
  await move(own.id, { lowerOrder: null });
  expect(await viewer?.inbox.next()).toEqual(placed(own.id));
  for (const { client } of all) await client.settle();
  for (const { inbox } of [...strangers, assigned].flatMap((one) => one ?? [])) expect(inbox.waiting()).toBe(0);
});
