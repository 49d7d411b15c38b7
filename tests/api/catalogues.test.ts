import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The small lists of an agency: their trees, their order, merging entries, and the calls of AB 7 named categories. */
let shop: Workshop;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAll']);
});
afterAll(() => shop.close());

type Method = 'GET' | 'PUT' | 'POST' | 'DELETE';
const ask = (method: Method, path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `/client/v1/${path}`, token: shop.house.of(as).token, ...(body && { body }) });
const entry = (type: string, more: object = {}, as?: PrincipalName): Promise<Json> =>
  shop.make('catalogue', { displayName: `${type} ${shop.next()}`, type, ...more }, as);
const fault = ({ status, json }: { status: number; json: Json }) => [
  status,
  json.errorDetails?.map(({ field, key }: Json) => `${field} ${key}`),
];
/** The industries, as the picker of a partner offers them. */
const industries = async (): Promise<string[]> => {
  const given = { field: 'industryCategory', pageSize: 100 };
  const { data } = await shop.call('partner', 'options', { given });
  return data.data.map(({ displayName }: Json) => displayName);
};

it('lie in a tree of their types, and are kept while others lie in them', async () => {
  const [sport, league, industry] = [await entry('SPORT'), await entry('LEAGUE'), await entry('INDUSTRY')];
  const foreign = await entry('SPORT', {}, 'otherAgency');
  const gone = await entry('SPORT');
  await shop.call('catalogue', 'delete', { id: gone.id });
  const put = (id: string, parentId: string | null) => shop.call('catalogue', 'update', { id, given: { parentId } });
  for (const parentId of [league.id, industry.id, foreign.id, gone.id])
    expect(fault(await put(league.id, parentId))).toEqual([400, ['parentId reference']]);
  expect(fault(await put(industry.id, sport.id))).toEqual([400, ['parentId reference']]);
  const wrong = { displayName: 'Reds', type: 'TEAM', parentId: sport.id };
  expect(fault(await ask('POST', 'catalogues', wrong))).toEqual([400, ['parentId reference']]);

  expect((await put(league.id, sport.id)).data.parent.displayName).toBe(sport.displayName);
  const team = await entry('TEAM', { parentId: league.id });
  const refused = await ask('DELETE', `categories/${league.id}`);
  expect([refused.status, refused.json.error.code, refused.json.responseData]).toEqual([
    400,
    1010,
    { related: [{ entity: 'catalogue', field: 'parent', total: 1 }], others: 0 },
  ]);
  expect((await put(team.id, null)).status).toBe(200);
  expect((await ask('DELETE', `categories/${league.id}`)).status).toBe(200);
});

it('stand in the order that two admins give them at once, new ones last, in every picker', async () => {
  const made: Json[] = [];
  for (const displayName of ['Zinc', 'Air', 'Mint', 'Bay']) made.push(await entry('INDUSTRY', { displayName }));
  expect((await industries()).slice(-4)).toEqual(['Zinc', 'Air', 'Mint', 'Bay']);
  const [zinc, air, mint, bay] = made.map(({ id }) => id as string);
  const before = await industries();
  const moves = [
    ask('PUT', `catalogues/${bay}/reorder`, { previousId: zinc, afterId: air }),
    ask('PUT', `catalogues/${zinc}/reorder`, { previousId: mint, afterId: null }),
  ];
  expect((await Promise.all(moves)).map(({ status }) => status)).toEqual([200, 200]);
  const after = await industries();
  expect(after.toSorted()).toEqual(before.toSorted());
  expect(after.filter((name) => ['Zinc', 'Air', 'Mint', 'Bay'].includes(name)).join()).toMatch(
    /^(Bay,Air,Mint,Zinc|Air,Mint,Zinc,Bay)$/,
  );
  // Entries of one position keep the order in which pickers show them, by name.
  for (const displayName of ['Y', 'X']) await entry('EXPENSE_CATEGORY', { displayName, position: 900 });
  const { id } = await entry('EXPENSE_CATEGORY', { displayName: 'W' });
  const placed = await ask('PUT', `catalogues/${id}/reorder`, { previousId: null });
  const given = { type: ['EXPENSE_CATEGORY'], orderBy: 'position', pageSize: 100 };
  const { data: all } = await shop.call('catalogue', 'list', { given });
  const names = all.data.map(({ displayName }: Json) => displayName);
  expect(placed.data.map((one: Json) => one.id)).toEqual(all.data.map((one: Json) => one.id));
  expect([names[0], ...names.slice(-2)]).toEqual(['W', 'X', 'Y']);
});

it('in use are merged into another one: every record, deleted ones and children too, with its history', async () => {
  const [from, to] = [await entry('INDUSTRY'), await entry('INDUSTRY')];
  const partner = (industryCategoryId: string) =>
    shop.make('partner', { displayName: `Partner ${shop.next()}`, industryCategoryId });
  const partners: Json[] = [];
  for (let each = 0; each < 11; each += 1) partners.push(await partner(from.id));
  const [gone, other] = [await partner(from.id), await partner((await entry('INDUSTRY')).id)];
  await shop.call('partner', 'delete', { id: gone.id });
  const usage = { related: [{ entity: 'partner', field: 'industryCategory', total: 11 }], others: 0 };
  expect((await ask('GET', `categories/${from.id}/references`)).data).toEqual(usage);
  expect((await ask('DELETE', `catalogues/${from.id}`)).json.responseData).toEqual(usage);

  const replace = (target: string, version?: number) =>
    ask('POST', `catalogues/${from.id}/replace`, { to: target, ...(version && { version }) });
  const deleted = await entry('INDUSTRY');
  await shop.call('catalogue', 'delete', { id: deleted.id });
  const wrong = [from.id, deleted.id, (await entry('SPORT')).id, (await entry('INDUSTRY', {}, 'otherAgency')).id];
  for (const target of wrong) expect(fault(await replace(target))).toEqual([400, ['to reference']]);
  expect((await replace(to.id, 7)).json.error.key).toBe('staleVersion');
  const given = { name: 'Theirs', api: 'partner', parameters: `?industryCategoryIds=${from.id}` };
  const filter = (await shop.call('savedFilter', 'create', { given, as: 'viewAll' })).data;
  expect((await shop.read('partner', partners[0]?.id)).industryCategoryId).toBe(from.id);

  expect((await replace(to.id, 1)).data).toEqual({ id: from.id, version: 2, moved: 11 });
  const { data: followed } = await shop.call('savedFilter', 'list', { given: { api: 'partner' }, as: 'viewAll' });
  expect(followed.data).toMatchObject([{ id: filter.id, parameters: `?industryCategoryIds=${to.id}` }]);
  const now = await Promise.all(partners.map(({ id }) => shop.read('partner', id)));
  expect(new Set(now.map(({ industryCategoryId }) => industryCategoryId))).toEqual(new Set([to.id]));
  expect((await shop.call('partner', 'restore', { id: gone.id })).data.industryCategoryId).toBe(to.id);
  expect((await shop.read('partner', other.id)).version).toBe(1);
  const { data: history } = await shop.call('partner', 'history', { id: partners[0]?.id });
  expect(history.data[0]).toMatchObject({
    changes: [{ field: 'industryCategoryId' }],
    by: { displayName: 'agency of staff' },
  });
  expect((await ask('GET', `catalogues/${from.id}`)).status).toBe(404);

  const [one, two] = [await entry('LEAGUE'), await entry('LEAGUE')];
  const [team, sets] = [await entry('TEAM', { parentId: one.id }), [await entry('TAG'), await entry('TAG')]];
  const tagged = await shop.make('talent', { displayName: 'Ida Berg', tagIds: sets.map(({ id }) => id) });
  expect((await ask('POST', `catalogues/${one.id}/replace`, { to: two.id })).data.moved).toBe(1);
  expect((await shop.read('catalogue', team.id)).parentId).toBe(two.id);
  expect((await ask('POST', `catalogues/${sets[0]?.id}/replace`, { to: sets[1]?.id })).data.moved).toBe(1);
  expect((await shop.read('talent', tagged.id)).tagIds).toEqual([sets[1]?.id]);
});

it('change together, all or none, each fault under its place', async () => {
  const made = (await ask('POST', 'categories', { displayName: 'Loans', type: 'EXPENSE_CATEGORY' })).data;
  const [sport, league] = [await entry('SPORT'), await entry('LEAGUE')];
  const save = (categories: readonly object[], as?: PrincipalName) => ask('PUT', 'categories/bulk', { categories }, as);
  const refused = await save([
    { id: made.id, displayName: 'Loan fees' },
    { id: sport.id, displayName: ' ' },
    { id: league.id, parentId: made.id },
    { id: (await entry('SPORT')).id, displayName: sport.displayName.toUpperCase() },
    { id: (await entry('SPORT', {}, 'otherAgency')).id, position: 1 },
    { id: made.id, position: 1 },
  ]);
  expect([refused.status, fault(refused)[1].toSorted()]).toEqual([
    400,
    [
      'categories.1.displayName required',
      'categories.2.parentId reference',
      'categories.3.displayName entryNameTaken',
      'categories.4.id reference',
      'categories.5.id duplicate',
    ],
  ]);
  expect((await shop.read('catalogue', made.id)).displayName).toBe('Loans');
  expect((await save([{ id: made.id, displayName: 'Loan', version: 9 }])).json.error.key).toBe('staleVersion');
  const done = await save([
    { id: made.id, displayName: 'Loan fees', position: 3 },
    { id: league.id, parentId: sport.id, version: 1 },
  ]);
  expect(done.data).toMatchObject([
    { displayName: 'Loan fees', position: 3, version: 2 },
    { parentId: sport.id, version: 2 },
  ]);
  const others = [await entry('SPORT'), await entry('SPORT')];
  const [one, other] = others.map(({ id, displayName }) => ({ id: String(id), displayName: String(displayName) }));
  const swapped = await save([
    { id: one?.id, displayName: other?.displayName },
    { id: other?.id, displayName: one?.displayName },
  ]);
  expect(swapped.data.map(({ displayName }: Json) => displayName)).toEqual([other?.displayName, one?.displayName]);
  const { data: history } = await shop.call('catalogue', 'history', { id: one?.id });
  expect(history.data[0].changes).toEqual([
    { field: 'displayName', before: one?.displayName, after: other?.displayName },
  ]);
});

it('are changed by those who may change the settings of the agency, and by nobody else', async () => {
  const [one, two] = [await entry('TAG'), await entry('TAG')];
  const calls = [
    ['PUT', `catalogues/${one.id}/reorder`, { previousId: null }],
    ['POST', `catalogues/${one.id}/replace`, { to: two.id }],
    ['PUT', 'categories/bulk', { categories: [{ id: one.id, displayName: 'Mine' }] }],
    ['DELETE', `categories/${one.id}`, undefined],
  ] as const;
  for (const [method, path, body] of calls) {
    expect([path, (await ask(method, path, body, 'viewAll')).status]).toEqual([path, 403]);
    const { status } = await ask(method, path, body, 'otherAgency');
    expect([path, [400, 404].includes(status)]).toEqual([path, true]);
  }
  expect((await shop.read('catalogue', one.id)).version).toBe(1);
  // Readers count what they may know of; the rest is a number.
  await shop.make('talent', { displayName: 'Ida Berg', tagIds: [one.id] });
  expect((await ask('GET', `categories/${one.id}/references`, undefined, 'viewAll')).data.related).toEqual([
    { entity: 'talent', field: 'tags', total: 1 },
  ]);
});
