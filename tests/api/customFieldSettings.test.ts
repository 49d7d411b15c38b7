import { afterAll, beforeAll, expect, it } from 'vitest';
import { v7 } from 'uuid';
import { customChoiceLimit, customFieldLimit } from '../../schema/rules/customFields.ts';
import { refreshDueTexts } from '../../server/jobs/searchTexts.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { channelOf, enterChannel } from '../support/stompClient.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Rights of an agency on its custom fields (AB 3, Custom field; AB 7, attribute-configs). */
let shop: Workshop;
const base = '/client/v1/attribute-configs';

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAll']);
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `${base}${path}`, token: shop.house.of(as).token, ...(body && { body }) });
const put = (id: string, given: object) => shop.call('customField', 'update', { id, given: { ...given } });
const setStatus = (id: string, status: string) => ask('PUT', `/${id}/status`, { status });
/** Adds a field of talents under a name that no other has. */
const add = (dataType: string, more: object = {}): Promise<Json> =>
  shop.make('customField', { label: `Field ${shop.next()}`, ownerType: 'TALENT', dataType, ...more });
const talent = (custom: object) => shop.make('talent', { displayName: `Person ${shop.next()}`, custom });
const refusalOf = ({ status, json }: { status: number; json: Json }) => [
  status,
  json.errorDetails?.[0]?.field,
  json.errorDetails?.[0]?.key,
];
const known = async (): Promise<Json[]> => {
  const { token } = shop.house.of('agency');
  return (await shop.test.ask({ method: 'GET', path: '/client/v1/custom-fields', token })).data;
};

it('are told by owner, added and renamed, each name once among those in use, letter case aside', async () => {
  const made = await add('SHORT_TEXT', { label: ' Union number ', helpText: 'As on the card', section: 'about' });
  expect(made).toMatchObject({ label: 'Union number', status: 'ACTIVE', version: 1, options: [] });
  const { data } = await ask('GET', '?ownerType=TALENT');
  expect(data.data.map(({ id }: Json) => id)).toContain(made.id);
  expect((await ask('GET', '?ownerType=PARTNER')).data.data).toEqual([]);
  expect((await known()).at(-1)).toMatchObject({ id: made.id, helpText: 'As on the card', section: 'about' });

  const twin = { label: 'UNION NUMBER', ownerType: 'TALENT', dataType: 'DATE' };
  expect(refusalOf(await ask('POST', '', twin))).toEqual([400, 'label', 'fieldNameTaken']);
  await shop.make('customField', { ...twin, ownerType: 'PARTNER' });
  const renamed = await put(made.id, { label: 'Card number', version: 1 });
  expect(renamed.data).toMatchObject({ label: 'Card number', version: 2 });
  expect((await put(made.id, { label: 'Stale', version: 1 })).json.error.key).toBe('staleVersion');
  const { data: history } = await shop.call('customField', 'history', { id: made.id });
  expect(history.data[0].changes).toEqual([{ field: 'label', before: 'Union number', after: 'Card number' }]);
  // The name is free again once the field is put away, and a field whose name is taken does not come back.
  await setStatus(made.id, 'ARCHIVED');
  await add('DATE', { label: 'card number' });
  expect(refusalOf(await setStatus(made.id, 'ACTIVE'))).toEqual([400, 'label', 'fieldNameTaken']);
});

it('are changed by those who may change the settings of the agency, and by nobody else', async () => {
  const { id } = await add('DATE');
  const calls: Parameters<typeof ask>[] = [
    ['POST', '', { label: 'Mine', ownerType: 'TALENT', dataType: 'DATE' }, 'viewAll'],
    ['PUT', '', { id, label: 'Mine' }, 'viewAll'],
    ['PUT', `/${id}/status`, { status: 'ARCHIVED' }, 'viewAll'],
    ['PUT', '/reorder', { ids: [id] }, 'viewAll'],
    // What is wrong with a call is for those who may make it.
    ['PUT', `/${id}/status`, {}, 'viewAll'],
    ['PUT', '/reorder', {}, 'viewAll'],
    ['DELETE', `/${id}`, undefined, 'viewAll'],
  ];
  for (const call of calls) expect([call[0], call[1], (await ask(...call)).status]).toEqual([call[0], call[1], 403]);
  expect((await ask('GET', `/${id}`, undefined, 'viewAll')).status).toBe(200);
  for (const call of calls) expect((await ask(call[0], call[1], call[2], 'otherAgency')).status).not.toBe(403);
  expect((await ask('GET', `/${id}`)).data).toMatchObject({ version: 1, status: 'ACTIVE' });
});

it('stand in the order that they are put into, all or none, new ones last', async () => {
  const ids: string[] = [];
  for (const owner of [1, 2, 3]) ids.push((await add('DATE', { ownerType: 'PARTNER', label: `Order ${owner}` })).id);
  const order = async () =>
    (await ask('GET', '?ownerType=PARTNER')).data.data
      .map(({ id }: Json) => id)
      .filter((id: string) => ids.includes(id));
  expect(await order()).toEqual(ids);
  const [one = '', two = '', three = ''] = ids;
  const { data } = await ask('PUT', '/reorder', { ids: [three, one, two] });
  expect(data).toEqual([three, one, two].map((id) => ({ id, version: 2 })));
  expect(await order()).toEqual([three, one, two]);
  expect((await known()).filter(({ id }) => ids.includes(id)).map(({ id }) => id)).toEqual([three, one, two]);
  expect((await ask('PUT', '/reorder', { ids: [one, v7(), three] })).status).toBe(404);
  expect(refusalOf(await ask('PUT', '/reorder', { ids: [one, one] }))).toEqual([400, 'ids', 'duplicate']);
  expect(await order()).toEqual([three, one, two]);
});

it('keep their kind and their owner once records have values, and are not deleted then', async () => {
  const { id } = await add('SHORT_TEXT');
  expect((await put(id, { dataType: 'DATE' })).status).toBe(200);
  const person = await talent({ [id]: '2026-02-28' });
  expect(refusalOf(await put(id, { dataType: 'LONG_TEXT' }))).toEqual([400, 'dataType', 'kindHasValues']);
  expect(refusalOf(await put(id, { ownerType: 'PARTNER' }))).toEqual([400, 'ownerType', 'kindHasValues']);
  expect(refusalOf(await ask('DELETE', `/${id}`))).toEqual([400, 'id', 'fieldHasValues']);
  expect((await shop.read('talent', person.id)).custom).toEqual({ [id]: '2026-02-28' });
  const unused = await add('DATE');
  expect((await ask('DELETE', `/${unused.id}`)).status).toBe(200);
  expect((await known()).map((one) => one.id)).not.toContain(unused.id);
  expect((await shop.call('customField', 'restore', { id: unused.id })).status).toBe(200);
});

it('keep a choice that a record has until it is retired, and give a retired one to nobody else', async () => {
  const words = ['Red', 'Green', 'Blue'];
  for (const dataType of ['SINGLE_SELECT', 'MULTI_SELECT']) {
    const field = await add(dataType, { options: words.map((value) => ({ value })) });
    const [red, green, blue] = field.options as [Json, Json, Json];
    const none = [red, green, blue].map((one) => ({ ...one, isRetired: true }));
    expect(refusalOf(await put(field.id, { options: none }))).toEqual([400, 'options', 'choiceNeeded']);
    const valueOf = (id: string) => (dataType === 'MULTI_SELECT' ? [id] : id);
    const person = await talent({ [field.id]: valueOf(red.id) });
    expect(refusalOf(await put(field.id, { options: [green, blue] }))).toEqual([400, 'options', 'choiceInUse']);
    // Renamed, put into another order, one added, one that nobody has taken away.
    const options = [{ value: 'Violet' }, blue, { ...red, value: 'Crimson', isRetired: true }];
    const { data } = await put(field.id, { options });
    expect(data.options.map(({ value }: Json) => value)).toEqual(['Violet', 'Blue', 'Crimson']);
    expect(data.options[2].id).toBe(red.id);
    const write = (id: string, one: string) =>
      shop.call('talent', 'update', {
        id,
        given: { custom: { [field.id]: valueOf(one) }, headline: `Told ${shop.next()}` },
      });
    expect((await write(person.id, red.id)).status).toBe(200);
    const other = await talent({});
    expect(refusalOf(await write(other.id, red.id))).toEqual([400, `custom.${field.id}`, 'choice']);
    expect((await write(other.id, blue.id)).status).toBe(200);
    const found = await shop.call('talent', 'list', { given: { [`custom.${field.id}`]: [red.id] } });
    expect(found.data.data.map(({ id }: Json) => id)).toEqual([person.id]);
    const twice = [...data.options, { value: 'crimson' }];
    expect(refusalOf(await put(field.id, { options: twice }))).toEqual([400, 'options.3.value', 'duplicate']);
    const many = Array.from({ length: customChoiceLimit }, (_, index) => ({ value: `Choice ${index}` }));
    expect(refusalOf(await put(field.id, { options: [...data.options, ...many] }))).toEqual([
      400,
      'options',
      'tooMany',
    ]);
  }
});

it('are asked for where a record says anything of added fields, and cannot be cleared', async () => {
  const must = await add('MULTI_SELECT', { isRequired: true, options: [{ value: 'Yes' }] });
  const may = await add('SHORT_TEXT');
  const create = (custom?: object) =>
    shop.call('talent', 'create', { given: { displayName: `Person ${shop.next()}`, ...(custom && { custom }) } });
  expect(refusalOf(await create({ [may.id]: 'x' }))).toEqual([400, `custom.${must.id}`, 'required']);
  // The quick add of a name alone asks for nothing else.
  const quick = await create();
  expect(quick.status).toBe(200);
  const update = (id: string, custom: object) => shop.call('talent', 'update', { id, given: { custom } });
  expect((await update(quick.data.id, { [may.id]: 'x' })).status).toBe(200);
  const full = await create({ [must.id]: [must.options[0].id] });
  expect(full.status).toBe(200);
  for (const empty of [null, []])
    expect(refusalOf(await update(full.data.id, { [must.id]: empty }))).toEqual([400, `custom.${must.id}`, 'required']);
  await put(must.id, { isRequired: false });
  expect((await update(full.data.id, { [must.id]: [] })).data.custom).toEqual({});
});

it('are searched by their texts, with their values away while archived, and whole when restored', async () => {
  const field = await add('SHORT_TEXT');
  const person = await talent({ [field.id]: 'Zanzibär "the" quiet' });
  const find = async (keyword: string) =>
    (await shop.call('talent', 'list', { given: { keyword } })).data.data.map(({ id }: Json) => id);
  for (const keyword of ['zanzibar', '"the"', 'zanzibar quiet', person.displayName])
    expect(await find(keyword)).toEqual([person.id]);
  // A filter by the field itself knows the same spellings.
  for (const typed of ['zanzibar', 'ZANZIBÄR', '“the” qui']) {
    const filtered = await shop.call('talent', 'list', { given: { [`custom.${field.id}`]: typed } });
    expect(filtered.data.data.map(({ id }: Json) => id)).toEqual([person.id]);
  }
  await shop.call('talent', 'update', { id: person.id, given: { displayName: 'Renamed Rosa' } });
  expect(await find('rosa zanzibar')).toEqual([person.id]);

  const refresh = () => refreshDueTexts(shop.test.app.engine, shop.house.agencyId);
  const archived = await setStatus(field.id, 'ARCHIVED');
  expect(archived.data).toMatchObject({ status: 'ARCHIVED', version: 2 });
  expect(await refresh()).toBeGreaterThan(0);
  expect(await refresh()).toBe(0);
  expect(await find('zanzibar')).toEqual([]);
  const param = { [`custom.${field.id}`]: 'zanzibär' };
  expect((await shop.call('talent', 'list', { given: param })).status).toBe(400);
  const columns = ['displayName', `custom.${field.id}`];
  expect((await shop.call('talent', 'export', { given: { ids: [person.id], columns } })).status).toBe(400);
  expect((await known()).map(({ id }) => id)).not.toContain(field.id);
  // Writing other things of the record loses nothing.
  const other = await add('SHORT_TEXT');
  await shop.call('talent', 'update', { id: person.id, given: { custom: { [other.id]: 'beside' } } });

  await setStatus(field.id, 'ACTIVE');
  expect(await refresh()).toBeGreaterThan(0);
  expect(await find('zanzibar')).toEqual([person.id]);
  const found = await shop.call('talent', 'list', { given: param });
  expect(found.data.data.map(({ id }: Json) => id)).toEqual([person.id]);
  expect((await shop.read('talent', person.id)).custom).toEqual({
    [field.id]: 'Zanzibär "the" quiet',
    [other.id]: 'beside',
  });
});

it('are told at once to the people of the agency who look at a page, and to no others', async () => {
  const url = await channelOf(shop.test.app);
  const person = await talent({});
  const follow = async (as: PrincipalName) => {
    const client = await enterChannel(url, shop.house.of(as).token);
    const inbox = client.subscribe('/queue/account');
    // What is subscribed to later is looked at after it.
    await client.subscribe('/queue/records.talent', { ids: person.id }).next();
    return { client, inbox };
  };
  const [viewer, stranger] = [await follow('viewAll'), await follow('otherAgency')];
  await add('DATE');
  expect(await viewer.inbox.next()).toEqual({ kind: 'FIELDS_UPDATE' });
  await shop.make('customField', { label: 'Theirs', ownerType: 'TALENT', dataType: 'DATE' }, 'otherAgency');
  expect(await stranger.inbox.next()).toEqual({ kind: 'FIELDS_UPDATE' });
  expect([viewer.inbox.waiting(), stranger.inbox.waiting()]).toEqual([0, 0]);
  await Promise.all([viewer.client.close(), stranger.client.close()]);
});

it('are no more than so many of an entity, whoever is faster', async () => {
  const { total } = (await ask('POST', '/count', { ownerType: ['PARTNER'], status: ['ACTIVE'] })).data;
  const rest = Array.from({ length: customFieldLimit - total - 1 }, (_, index) => `Many ${index}`);
  for (const label of rest) await add('DATE', { ownerType: 'PARTNER', label });
  const last = await Promise.all(
    ['Fast', 'Faster'].map((label) => ask('POST', '', { label, ownerType: 'PARTNER', dataType: 'DATE' })),
  );
  expect(last.map(({ status }) => status).toSorted()).toEqual([200, 400]);
  expect(refusalOf(last.find(({ status }) => status === 400) as Json)).toEqual([400, 'label', 'tooManyFields']);
});

it.each([
  ['event', 'EVENT'],
  ['project', 'PROJECT'],
  ['contract', 'CONTRACT'],
])('belong to a %s as well: kept, found and searched', async (kind, ownerType) => {
  const { id } = await add('SHORT_TEXT', { ownerType });
  const word = `word${shop.next()}`;
  const made = await shop.make(kind, { summary: `Work ${shop.next()}`, custom: { [id]: word } });
  expect((await shop.read(kind, made.id)).custom).toEqual({ [id]: word });
  for (const given of [{ [`custom.${id}`]: word }, { keyword: word }]) {
    const { data } = await shop.call(kind, 'list', { given });
    expect(data.data.map((one: Json) => one.id)).toEqual([made.id]);
  }
});
