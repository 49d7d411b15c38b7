import { describe, expect, it } from 'vitest';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { registry } from '../../schema/index.ts';
import type { Operation } from '../../schema/language/operations.ts';
import { fakeFetch, refuse, type FakeCall } from '../../tests/support/fakeFetch.ts';
import { createI18nProvider } from '../i18n/i18nProvider.ts';
import { createDataProvider } from './dataProvider.ts';
import { createHttpClient } from './httpClient.ts';
import type { GreenroomDataProvider } from './types.ts';

const { translate, loadPages } = createI18nProvider();
await loadPages();
const id = '0190a0a0-0000-7000-8000-000000000001';

function api(answer: (call: FakeCall) => unknown) {
  const { fetch, calls } = fakeFetch(answer);
  const client = createHttpClient({ fetch, translate, token: () => Promise.resolve('token') });
  return { calls, provider: createDataProvider({ client, entityOf: registry.get, translate }) };
}

const page = { data: [{ id, version: 1 }], versions: [{ id, version: 1 }], loadMore: false, nextPageIndex: null };

/** Arguments of each operation, and the values that must be sent besides the id. */
const asks: Record<
  Operation,
  { ask: (provider: GreenroomDataProvider, name: string) => Promise<unknown>; sent: object }
> = {
  list: {
    ask: (provider, name) =>
      provider.getList(name, {
        pagination: { page: 3, perPage: 50 },
        sort: { field: 'createdAt', order: 'DESC' },
        filter: { keyword: 'ada', ownerType: '', absent: null },
        meta: { withTotal: false },
      }),
    sent: {
      pageIndex: 2,
      pageSize: 50,
      orderBy: 'createdAt',
      orderDirection: 'DESC',
      keyword: 'ada',
      ownerType: '',
      withTotal: false,
    },
  },
  count: { ask: (provider, name) => provider.count(name, { filter: { keyword: 'ada' } }), sent: { keyword: 'ada' } },
  versions: { ask: (provider, name) => provider.versions(name, [id]), sent: { ids: [id] } },
  one: { ask: (provider, name) => provider.getOne(name, { id }), sent: {} },
  create: { ask: (provider, name) => provider.create(name, { data: { unknown: 1 } }), sent: {} },
  update: {
    ask: (provider, name) => provider.update(name, { id, data: {}, previousData: { id, version: 4 } }),
    sent: { version: 4 },
  },
  delete: {
    ask: (provider, name) => provider.delete(name, { id, previousData: { id, version: 4 } }),
    sent: { version: 4, checkRelatedData: true },
  },
  restore: { ask: (provider, name) => provider.restore(name, { id, version: 5 }), sent: { version: 5 } },
  bulk: {
    ask: (provider, name) => provider.bulk(name, [{ id, version: 2 }], { delete: true }),
    sent: { ids: [{ id, version: 2 }], delete: true },
  },
  export: {
    ask: (provider, name) =>
      provider.exportList(name, {
        filter: { keyword: 'ada' },
        columns: ['createdAt'],
        headings: ['Created'],
        format: 'xlsx',
      }),
    sent: { keyword: 'ada', columns: ['createdAt'], headings: ['Created'], format: 'xlsx', progress: true },
  },
  options: {
    ask: (provider, name) => provider.options(name, 'owner', { keyword: 'a', pageIndex: 1, pageSize: 50 }),
    sent: { field: 'owner', keyword: 'a', pageIndex: 1, pageSize: 50 },
  },
  duplicates: {
    ask: (provider, name) => provider.duplicates(name, { email: 'a@b.test', id }),
    sent: { email: 'a@b.test', id },
  },
  merge: {
    ask: (provider, name) =>
      provider.merge(name, { kept: { id, version: 2 }, gone: { id: 'b', version: 3 }, choice: { email: 'gone' } }),
    sent: { version: 2, goneId: 'b', goneVersion: 3, choice: { email: 'gone' } },
  },
  unmerge: {
    ask: (provider, name) => provider.unmerge(name, { id, version: 2, mergeId: 'm' }),
    sent: { version: 2, mergeId: 'm' },
  },
  merged: { ask: (provider, name) => provider.merged(name, id), sent: {} },
  board: {
    ask: (provider, name) => provider.board(name, { filter: { keyword: 'ada' }, pageSize: 20 }),
    sent: { keyword: 'ada', pageSize: 20 },
  },
  move: {
    ask: (provider, name) => provider.move(name, { id, values: { statusId: 's' }, lowerOrder: null, version: 2 }),
    sent: { statusId: 's', lowerOrder: null, version: 2 },
  },
  history: { ask: (provider, name) => provider.history(name, id, { pageIndex: 1 }), sent: { pageIndex: 1 } },
};

const needsId: readonly Operation[] = ['one', 'update', 'delete', 'restore', 'history'];

const offered = registry.all.flatMap((entity) =>
  [...new Set(entity.routes.map(({ operation }) => operation))].map(
    (operation): [name: string, operation: Operation, entity: AnyEntity] => [entity.name, operation, entity],
  ),
);

describe('every route of every entity', () => {
  it.each(offered)('%s is asked to %s as it is declared', async (name, operation, entity) => {
    const nothing = () => new Response(new Uint8Array(24));
    const { provider, calls } = api(() => (operation === 'export' ? nothing() : page));
    await asks[operation].ask(provider, name);
    const route = entity.routes.find((one) => one.operation === operation);
    const hasPlace = route?.path.includes('{id}');
    const sent = { ...asks[operation].sent, ...(needsId.includes(operation) && !hasPlace && { id }) };
    const isQuery = route?.method === 'GET' || route?.method === 'DELETE';
    const pairs = Object.entries(sent).flatMap(([key, value]) =>
      [value as unknown].flat().map((one): [string, string] => [key, String(one)]),
    );
    const [call] = calls;
    expect(calls).toHaveLength(1);
    expect(call).toMatchObject({ method: route?.method, path: route?.path.replace('{id}', id) });
    expect([...new URLSearchParams(call?.search)].sort()).toEqual(isQuery ? pairs.sort() : []);
    expect(call?.body).toEqual(isQuery ? undefined : sent);
  });
});

it('takes a step of many by its own route, and answers a row for each', async () => {
  const other = '0190a0a0-0000-7000-8000-0000000000ff';
  const errorDetails = [{ field: 'value', key: 'required', message: 'This field is required' }];
  const { provider, calls } = api(() => ({
    done: [{ id, version: 3 }],
    refused: [{ id: other, state: 'NEW', code: 1000, key: 'required', message: 'Required', errorDetails }],
  }));
  const targets = [{ id }, { id: other }];
  const { data } = await provider.bulk('opportunity', targets, { step: 'win', given: { decidedOn: '2026-11-20' } });
  expect(calls).toMatchObject([
    { method: 'POST', path: '/client/v1/pipelines/steps/win', body: { ids: targets, decidedOn: '2026-11-20' } },
  ]);
  expect(data).toEqual([
    { id, version: 3 },
    { id: other, error: { state: 'NEW', code: 1000, key: 'required', message: 'Required' }, errorDetails },
  ]);
});

describe('reading', () => {
  it('gives a total where there is one, and always whether there is more', async () => {
    const { provider } = api(() => ({ ...page, total: 7, loadMore: true }));
    const params = { pagination: { page: 2, perPage: 20 }, sort: { field: 'id', order: 'ASC' as const }, filter: {} };
    expect(await provider.getList('talent', params)).toMatchObject({
      total: 7,
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
    });
  });

  it('asks for no order where nobody wants one', async () => {
    const { provider, calls } = api(() => page);
    await provider.getList('talent', { sort: { field: 'id', order: 'ASC' } });
    expect(calls[0]?.search).toBe('?pageIndex=0&pageSize=20');
  });

  it('asks for keys alone, and for all that there is where one of them is refused', async () => {
    const errorDetails = [{ field: 'fields.1', key: 'unknownField', message: 'Unknown field' }];
    let isKnown = true;
    const { provider, calls } = api(({ search, body }) =>
      isKnown || !(search + JSON.stringify(body ?? {})).includes('fields')
        ? page
        : refuse(400, { key: 'unknownField' }, { errorDetails }),
    );
    const meta = { withTotal: false, fields: ['displayName', 'email'] };
    const asked = () => calls.map(({ search }) => new URLSearchParams(search).getAll('fields'));
    await provider.getList('talent', { meta });
    isKnown = false;
    await provider.getList('talent', { meta });
    await provider.getMany('talent', { ids: [id], meta });
    expect(asked()).toEqual([meta.fields, meta.fields, [], meta.fields, []]);
  });

  it('does not ask again where something else is refused', async () => {
    const { provider, calls } = api(() => refuse(403, { key: 'notAllowed' }));
    await expect(provider.getList('talent', { meta: { fields: ['email'] } })).rejects.toThrow();
    expect(calls).toHaveLength(1);
  });

  it('asks for many by pages of a hundred, each once', async () => {
    const { provider, calls } = api(() => page);
    const ids = Array.from({ length: 150 }, (_, index) => String(index));
    await provider.getMany('note', { ids: [...ids, '0', '1'] });
    expect(calls.map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([100, 50]);
    expect(calls[0]?.body).toMatchObject({ pageIndex: 0, pageSize: 100, withTotal: false });
  });

  it('asks for the versions of many by pages of a hundred', async () => {
    const { provider, calls } = api(({ body }) => ({
      versions: (body as { ids: string[] }).ids.map((one) => ({ id: one, version: 3 })),
    }));
    const ids = Array.from({ length: 150 }, (_, index) => String(index));
    const { versions } = await provider.versions('talent', ids);
    expect(versions.map((one) => one.id)).toEqual(ids);
    expect(calls.map(({ body }) => (body as { ids: string[] }).ids.length)).toEqual([100, 50]);
  });

  it('finds what a record owns by the parameter of the reference', async () => {
    const { provider, calls } = api(() => page);
    const pagination = { page: 1, perPage: 10 };
    const sort = { field: 'createdAt', order: 'DESC' as const };
    await provider.getManyReference('note', { target: 'owner', id, pagination, sort, filter: {} });
    expect(calls[0]?.body).toMatchObject({ ownerIds: [id], pageSize: 10, orderBy: 'createdAt' });
  });
});

it('tells the fields that the agency added', async () => {
  const fields = [{ id, entity: 'talent', label: 'Size', dataType: 'SHORT_TEXT', options: [] }];
  const { provider, calls } = api(() => fields);
  expect(await provider.customFields()).toEqual({ data: fields });
  expect(calls[0]).toMatchObject({ method: 'GET', path: '/client/v1/custom-fields' });
});

describe('writing', () => {
  it('creates with what may be written, under a key of its own', async () => {
    const { provider, calls } = api(() => ({ id, version: 1 }));
    const data = { displayName: 'Ada', age: 3, createdAt: 1, assignees: [], assigneeIds: [id], custom: { x: 1 } };
    await provider.create('talent', { data });
    await provider.create('talent', { data });
    await provider.create('talent', { data, meta: { idempotencyKey: 'mine' } });
    expect(calls[0]?.body).toEqual({ displayName: 'Ada', assigneeIds: [id], custom: { x: 1 } });
    const keys = calls.map(({ headers }) => headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(3);
    expect(keys[2]).toBe('mine');
  });

  it('updates of the fields that the agency added only those that changed', async () => {
    const { provider, calls } = api(() => ({ id, version: 3 }));
    const previousData = { id, version: 2, custom: { a: 'x', b: ['1'], c: '2026-01-01' } };
    const data = { ...previousData, custom: { a: 'x', b: ['1', '2'], c: null, d: 'new' } };
    await provider.update('talent', { id, data, previousData });
    expect(calls[0]?.body).toEqual({ custom: { b: ['1', '2'], c: null, d: 'new' }, version: 2 });
    await provider.update('talent', { id, data: { ...previousData }, previousData });
    expect(calls[1]?.body).toEqual({ version: 2 });
  });

  it('updates what has changed, null clearing, with the version that was seen', async () => {
    const { provider, calls } = api(() => ({ id, version: 3 }));
    const previousData = { id, version: 2, displayName: 'Ada', bio: 'x', headline: 'h', addresses: [{ id: '1' }] };
    const data = { ...previousData, displayName: 'Ada O.', bio: null, addresses: [{ id: '1' }], updatedAt: 9 };
    expect(await provider.update('partner', { id, data, previousData })).toEqual({ data: { id, version: 3 } });
    expect(calls[0]).toMatchObject({ method: 'PUT', path: '/client/v1/clients' });
    expect(calls[0]?.body).toEqual({ displayName: 'Ada O.', bio: null, version: 2, id });
  });

  it('deletes what others name only once the person knows of them', async () => {
    const { provider, calls } = api(() => ({ id: 'a', version: 2 }));
    const previousData = { id: 'a', version: 1 };
    for (const meta of [undefined, {}, { isRelatedKnown: true }]) {
      await provider.delete('staff', { id: 'a', previousData, meta });
    }
    expect(calls.map(({ body }) => (body as { checkRelatedData?: boolean }).checkRelatedData)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('tells of many what was done and what was refused', async () => {
    const error = { code: 1003, message: 'No', key: 'notAllowed' };
    const { provider, calls } = api(() => [
      { id: 'a', version: 2 },
      { id: 'b', error },
    ]);
    const meta = { versions: { a: 1 } };
    expect(await provider.deleteMany('talent', { ids: ['a', 'b'], meta })).toEqual({
      data: ['a'],
      meta: { failed: [{ id: 'b', error }] },
    });
    expect(calls[0]?.body).toEqual({ ids: [{ id: 'a', version: 1 }, { id: 'b' }], delete: true });
    await provider.updateMany('talent', { ids: ['a'], data: { status: 1, age: 2 } });
    expect(calls[1]?.body).toEqual({ ids: [{ id: 'a' }], change: { status: 1 } });
  });

  it('fails where nothing of many was done', async () => {
    const { provider } = api(() => [{ id: 'b', error: { code: 1003, message: 'No', key: 'notAllowed' } }]);
    await expect(provider.deleteMany('talent', { ids: ['b'] })).rejects.toThrow('You are not allowed to do this');
  });

  it('passes a refusal on', async () => {
    const { provider } = api(() => refuse(400, { key: 'emailExisted' }));
    await expect(provider.create('staff', { data: {} })).rejects.toThrow('This email is already in use');
  });
});

it('sends the record that a new one fulfils beside its values', async () => {
  const { calls, provider } = api(() => ({ responseData: { id, version: 1 } }));
  const data = { summary: 'Launch', unknown: 1 };
  await provider.create('event', { data, meta: { fulfils: { holdId: id } } });
  expect(calls.map(({ body }) => body)).toEqual([{ summary: 'Launch', holdId: id }]);
});
