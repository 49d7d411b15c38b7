import { afterAll, beforeAll, expect, it } from 'vitest';
import { levelSets } from '../../schema/access/levels.ts';
import { createMembership } from '../../server/areas/identity/auth/accounts.ts';
import { createQuickAccount } from '../support/accounts.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { channelOf, enterChannel } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Settings of an agency's statuses and their categories (AB 2, /settings/status-configure). */
let shop: Workshop;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAll']);
});
afterAll(() => shop.close());

const tokenOf = (as: PrincipalName) => shop.house.of(as).token;
const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, token = tokenOf('agency')) =>
  shop.test.ask({ method, path: `/client/v1/${path}`, token, ...(body && { body }) });

/** The categories of a type with their statuses, as they stand. */
async function categoriesOf(type: string, as: PrincipalName = 'agency'): Promise<Json[]> {
  return (await ask('GET', `status-category?type=${type}&isIncludeStatus=true`, undefined, tokenOf(as))).data;
}
const categoryOf = async (type: string, code: string): Promise<Json> =>
  (await categoriesOf(type)).find((one) => one.code === code);
const namesIn = async (type: string, code: string): Promise<string[]> =>
  (await categoryOf(type, code)).statuses.map(({ statusName }: Json) => statusName);
const addStatus = async (type: string, code: string, statusName = `Status ${shop.next()}`): Promise<Json> =>
  shop.make('status', { statusName, type, categoryId: (await categoryOf(type, code)).id });
const contract = (statusId: string): Promise<Json> =>
  shop.make('contract', { summary: `Deal ${shop.next()}`, statusId });
const statusOf = async (id: string) => (await shop.read('contract', id)).status.displayName;

it('stand in the order that they are put into, new ones last, whoever is faster', async () => {
  const made: Json[] = [];
  for (const name of ['One', 'Two', 'Three', 'Four']) made.push(await addStatus('EVENT', 'UPCOMING', name));
  expect(await namesIn('EVENT', 'UPCOMING')).toEqual(['Upcoming', 'One', 'Two', 'Three', 'Four']);
  const [one, two, three, four] = made.map(({ id }) => id as string);
  const moves = [
    ask('PUT', `status/${four}/reorder`, { previousId: null, afterId: null }),
    ask('PUT', `status/${one}/reorder`, { previousId: three, afterId: null }),
  ];
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await namesIn('EVENT', 'UPCOMING')).toEqual(['Four', 'Upcoming', 'Two', 'Three', 'One']);
  // Another category's status is no neighbour.
  expect(
    (await ask('PUT', `status/${two}/reorder`, { previousId: (await addStatus('EVENT', 'COMPLETED')).id })).status,
  ).toBe(400);
  const { id: completed } = await categoryOf('EVENT', 'COMPLETED');
  await shop.call('status', 'update', { id: four, given: { categoryId: completed } });
  expect(await namesIn('EVENT', 'COMPLETED')).toContain('Four');
  expect(await namesIn('EVENT', 'UPCOMING')).toEqual(['Upcoming', 'Two', 'Three', 'One']);
});

it('stand in categories that are renamed and put into order among those of their type', async () => {
  const [first, second] = await categoriesOf('PROJECT');
  const { id: other } = await categoryOf('EVENT', 'COMPLETED');
  const refused = await ask('PUT', `status-category/${first?.id}/reorder`, { previousId: other });
  expect([refused.status, refused.json.errorDetails[0].key]).toEqual([400, 'reference']);
  const moved = await ask('PUT', `status-category/${first?.id}/reorder`, { previousId: second?.id });
  expect(moved.data).toHaveLength(4);
  expect((await categoriesOf('PROJECT')).slice(0, 2).map(({ id }) => id)).toEqual([second?.id, first?.id]);
  const version = moved.data.find(({ id }: Json) => id === first?.id).version as number;
  const rename = (seen: number) =>
    ask('PUT', 'status-category', { id: first?.id, displayName: 'To do', version: seen });
  expect((await rename(version)).data.displayName).toBe('To do');
  expect((await rename(version)).json.error.key).toBe('staleVersion');
});

it('are changed by those who may change the settings of the agency, and by nobody else', async () => {
  const { id } = await addStatus('CONTRACT', 'ACTIVE');
  const { id: other } = await addStatus('CONTRACT', 'ACTIVE');
  const { id: category } = await categoryOf('CONTRACT', 'CANCELLED');
  const calls = [
    ['PUT', `status/${id}/reorder`, { previousId: null }],
    ['POST', `status/${id}/replace`, { statusId: other }],
    ['PUT', `status-category/${category}/reorder`, { previousId: null }],
    ['POST', `status-category/${category}/hide`, { statusId: other }],
    ['POST', 'status', { statusName: 'Mine', type: 'CONTRACT', categoryId: category }],
    ['PUT', 'status', { id, statusName: 'Mine' }],
    ['PUT', 'status-category', { id: category, isHidden: true }],
    ['DELETE', `status/${id}`, undefined],
  ] as const;
  const before = await categoriesOf('CONTRACT');
  for (const [method, path, body] of calls)
    expect([path, (await ask(method, path, body, tokenOf('viewAll'))).status]).toEqual([path, 403]);
  for (const [method, path, body] of calls) {
    const { status } = await ask(method, path, body, tokenOf('otherAgency'));
    expect([path, [400, 404].includes(status)]).toEqual([path, true]);
  }
  expect(await categoriesOf('CONTRACT')).toEqual(before);
  expect(await categoriesOf('CONTRACT', 'viewAll')).toEqual(before);
});

it('that records have go only with those moved to another one, all of them, each with its history', async () => {
  const going = await addStatus('CONTRACT', 'ACTIVE', 'On tour');
  const deals = [await contract(going.id), await contract(going.id)];
  const refused = await ask('DELETE', `status/${going.id}`);
  expect([refused.json.error.key, refused.json.responseData]).toEqual([
    'relatedData',
    { related: [{ entity: 'contract', field: 'status', total: 2 }], others: 0 },
  ]);
  const replace = (statusId: string, more: object = {}) =>
    ask('POST', `status/${going.id}/replace`, { statusId, ...more });
  const [{ id: hidden }, { id: elsewhere }] = [
    await addStatus('CONTRACT', 'CANCELLED'),
    await addStatus('TASK', 'NEW'),
  ];
  await shop.call('statusCategory', 'update', {
    id: (await categoryOf('EVENT', 'CANCELLED')).id,
    given: { isHidden: true },
  });
  for (const statusId of [going.id, elsewhere, (await categoryOf('EVENT', 'CANCELLED')).statuses[0].id]) {
    const wrong = await replace(statusId);
    expect([wrong.status, wrong.json.errorDetails[0]]).toMatchObject([400, { field: 'statusId', key: 'reference' }]);
  }
  const target = await addStatus('CONTRACT', 'ACTIVE', 'Under way');
  expect((await replace(target.id, { version: 7 })).json.error.key).toBe('staleVersion');
  expect(await Promise.all(deals.map(({ id }) => statusOf(id)))).toEqual(['On tour', 'On tour']);

  const done = await replace(target.id, { version: 1 });
  expect(done.data).toEqual({ id: going.id, version: 2, moved: 2 });
  expect(await Promise.all(deals.map(({ id }) => statusOf(id)))).toEqual(['Under way', 'Under way']);
  expect(await namesIn('CONTRACT', 'ACTIVE')).not.toContain('On tour');
  const { data: history } = await shop.call('contract', 'history', { id: deals[0]?.id });
  expect(history.data[0]).toMatchObject({ changes: [{ field: 'statusId' }], by: { displayName: 'agency of staff' } });
  expect((await ask('DELETE', `status/${hidden}`)).status).toBe(200);
});

it('take their records to another category only where these may step there as they are', async () => {
  const own = await addStatus('CONTRACT', 'DRAFT', 'Rough');
  const deal = await contract(own.id);
  const move = async (code: string) =>
    shop.call('status', 'update', { id: own.id, given: { categoryId: (await categoryOf('CONTRACT', code)).id } });
  const refused = await move('COMPLETED');
  expect([refused.json.error.key, refused.json.responseData.related[0].total]).toEqual(['statusFollowed', 1]);
  expect((await shop.read('contract', deal.id)).status.categoryCode).toBe('DRAFT');
  expect((await move('ACTIVE')).status).toBe(200);
  expect((await shop.read('contract', deal.id)).status.categoryCode).toBe('ACTIVE');
  await shop.call('contract', 'delete', { id: deal.id });
  expect((await move('DRAFT')).status).toBe(200);
});

it('move no record if one of them may not take that step', async () => {
  const going = await addStatus('CONTRACT', 'DRAFT', 'Outline');
  const [{ id }] = [await contract(going.id)];
  const { statuses } = await categoryOf('CONTRACT', 'COMPLETED');
  const refused = await ask('POST', `status/${going.id}/replace`, { statusId: statuses[0].id });
  expect([refused.status, refused.json.error.key]).toEqual([400, 'transitionRefused']);
  expect(await statusOf(id)).toBe('Outline');
  expect(await namesIn('CONTRACT', 'DRAFT')).toContain('Outline');
});

it('are moved by whoever may change the settings, also on records that they cannot read', async () => {
  const going = await addStatus('CONTRACT', 'DRAFT', 'Sketch');
  const { id } = await contract(going.id);
  const { pools, app, now } = shop.test;
  const account = { email: 'settings@house.test', password: 'Greenroom-2026!', displayName: 'Settings' };
  const accountId = await createQuickAccount(pools.owner, account, now());
  const levels = { ORGANIZATION: levelSets.editAll };
  await createMembership(pools.owner, { agencyId: shop.house.agencyId, accountId, role: 'staff', levels }, now());
  const payload = { username: account.email, password: account.password };
  const signedIn = await app.inject({ method: 'POST', url: '/user/v1/auth/login', payload });
  const token = signedIn.json<Json>().responseData.access_token as string;
  expect((await ask('GET', `contracts/${id}`, undefined, token)).status).toBe(403);
  // They are told how many there are, and nothing about them.
  const refused = await ask('DELETE', `status/${going.id}`, undefined, token);
  expect([refused.json.error.key, refused.json.responseData]).toEqual(['stillNeeded', { related: [], others: 1 }]);
  const { statuses } = await categoryOf('CONTRACT', 'DRAFT');
  const done = await ask('POST', `status/${going.id}/replace`, { statusId: statuses[0].id }, token);
  expect(done.data.moved).toBe(1);
  const { data: history } = await shop.call('contract', 'history', { id });
  expect(history.data[0]).toMatchObject({ by: { displayName: 'Settings' } });
});

it('of a category in use are hidden with their records moved, and the others stay as they were', async () => {
  const { id: category, version } = await categoryOf('CONTRACT', 'CANCELLED');
  const own = await addStatus('CONTRACT', 'CANCELLED', 'Withdrawn');
  const deal = await contract(own.id);
  const gone = await contract(own.id);
  await shop.call('contract', 'delete', { id: gone.id });
  const plain = await ask('PUT', 'status-category', { id: category, isHidden: true });
  expect([plain.json.error.key, plain.json.responseData.related]).toEqual([
    'relatedData',
    [{ entity: 'contract', field: 'status', total: 1 }],
  ]);
  const target = (await categoryOf('CONTRACT', 'ACTIVE')).statuses[0];
  const hide = (statusId: string, seen: number) =>
    ask('POST', `status-category/${category}/hide`, { statusId, version: seen });
  expect((await hide(own.id, version)).json.errorDetails[0].field).toBe('statusId');
  expect((await hide(target.id, version + 5)).json.error.key).toBe('staleVersion');
  expect(await statusOf(deal.id)).toBe('Withdrawn');
  const given = { name: 'Withdrawn', api: 'contract', parameters: `?statusIds=${own.id}` };
  await shop.call('savedFilter', 'create', { given, as: 'viewAll' });
  expect((await hide(target.id, version)).data).toEqual({ id: category, version: version + 1, moved: 1 });
  const { data: filters } = await shop.call('savedFilter', 'list', { given: { api: 'contract' }, as: 'viewAll' });
  expect(filters.data[0].parameters).toBe(`?statusIds=${target.id}`);
  expect(await statusOf(deal.id)).toBe(target.displayName);
  const shown = (await ask('GET', 'status-category?type=CONTRACT&offHidden=true')).data;
  expect(shown.map(({ code }: Json) => code)).not.toContain('CANCELLED');
  // One that was deleted meanwhile comes back with the status that it had.
  await shop.call('contract', 'restore', { id: gone.id });
  expect(await statusOf(gone.id)).toBe('Withdrawn');
});

it('keep one in each category that steps lead into', async () => {
  const [only] = (await categoryOf('TASK', 'COMPLETED')).statuses as Json[];
  const task = await shop.make('task', { summary: 'Fitting', statusId: only?.id });
  const [fresh] = (await categoryOf('TASK', 'NEW')).statuses as Json[];
  const refused = await ask('POST', `status/${only?.id}/replace`, { statusId: fresh?.id });
  expect(refused.json.error).toMatchObject({ code: 1010, key: 'stepStatusNeeded', params: { category: 'Completed' } });
  const { statuses } = await categoryOf('CONTRACT', 'COMPLETED');
  const { id: active } = await categoryOf('CONTRACT', 'ACTIVE');
  const moved = await shop.call('status', 'update', { id: statuses[0].id, given: { categoryId: active } });
  expect(moved.json.error.key).toBe('stepStatusNeeded');
  expect((await shop.read('task', task.id)).status).toMatchObject({ id: only?.id, categoryCode: 'COMPLETED' });
  // Of two at once, one is too late.
  const { id: second } = await addStatus('TASK', 'COMPLETED');
  const both = [ask('DELETE', `status/${second}`), ask('POST', `status/${only?.id}/replace`, { statusId: second })];
  expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(await namesIn('TASK', 'COMPLETED')).toHaveLength(1);
});

it('are told at once to the people of the agency who look at a page, and to no others', async () => {
  const url = await channelOf(shop.test.app);
  const person = await shop.make('talent', { displayName: `Person ${shop.next()}` });
  const follow = async (as: PrincipalName) => {
    const client = await enterChannel(url, shop.house.of(as).token);
    const inbox = client.subscribe('/queue/account');
    // What is subscribed to later is looked at after it.
    await client.subscribe('/queue/records.talent', { ids: person.id }).next();
    return { client, inbox };
  };
  const [viewer, stranger] = [await follow('viewAll'), await follow('otherAgency')];
  const { id } = await categoryOf('CONTRACT', 'DRAFT');
  await shop.call('statusCategory', 'update', { id, given: { displayName: 'Drafts' } });
  expect(await viewer.inbox.next()).toEqual({ kind: 'STATUSES_UPDATE' });
  await addStatus('CONTRACT', 'DRAFT');
  expect(await viewer.inbox.next()).toEqual({ kind: 'STATUSES_UPDATE' });
  const [theirs] = await categoriesOf('EVENT', 'otherAgency');
  await shop.call('statusCategory', 'update', { id: theirs?.id, given: { displayName: 'Theirs' }, as: 'otherAgency' });
  expect(await stranger.inbox.next()).toEqual({ kind: 'STATUSES_UPDATE' });
  expect([viewer.inbox.waiting(), stranger.inbox.waiting()]).toEqual([0, 0]);
  await Promise.all([viewer.client.close(), stranger.client.close()]);
});
