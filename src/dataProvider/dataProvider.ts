import type { GetListParams, GetManyParams, RaRecord, TranslateFunction } from 'ra-core';
import { v4 as uuid } from 'uuid';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { setRoutes } from '../../schema/language/sets.ts';
import { maximumPageSize } from '../../schema/rules/limits.ts';
import { bulkRows, writeMany } from './bulk.ts';
import { fileOf } from './frames.ts';
import type { HttpClient } from './httpClient.ts';
import { filterOf, listResult, listValues, orderOf, ownerFilter, type ListAnswer, type ListMeta } from './listing.ts';
import { refusalOf } from './refusal.ts';
import { requestFor } from '../../schema/derive/requests.ts';
import type { CreateMeta, GreenroomDataProvider, ReachMeta, RecordVersion, RemovalMeta } from './types.ts';
import { bodyOf, patchOf } from './writable.ts';
import { pagesOf } from './pagesOf.ts';

/** Dependencies of the data provider. */
export interface DataProviderParts {
  readonly client: HttpClient;
  /** Returns the declaration of a kind of records. */
  readonly entityOf: (name: string) => AnyEntity | Promise<AnyEntity>;
  readonly translate: TranslateFunction;
}

const versionOf = (record: RaRecord | undefined): number | undefined => record?.['version'] as number | undefined;

/**
 * The API as react-admin calls it, from the declarations alone: methods and paths are each entity's own routes, bodies
 * carry only what may be written, and updates only what has changed.
 */
export function createDataProvider({ client, entityOf, translate }: DataProviderParts): GreenroomDataProvider {
  async function ask<RecordType>(
    entity: AnyEntity,
    values: Readonly<Record<string, unknown>>,
    signal: AbortSignal | undefined,
  ): Promise<ListAnswer<RecordType>> {
    const send = (some: typeof values) =>
      client.call<ListAnswer<RecordType>>({ ...requestFor(entity, 'list', { values: some }), signal });
    const { fields, ...others } = values;
    if (fields === undefined) return send(others);
    // After losing the right to a field, or from a server of another release, all fields are requested.
    return send(values).catch((error: unknown) => {
      if (refusalOf(error)?.details.some(({ field }) => field.startsWith('fields')) !== true) throw error;
      return send(others);
    });
  }

  async function list<RecordType extends RaRecord>(entity: AnyEntity, params: GetListParams) {
    const answer = await ask<RecordType>(entity, listValues(params), params.signal);
    return listResult(answer, params.pagination?.page);
  }

  async function many<RecordType extends RaRecord>(entity: AnyEntity, params: GetManyParams<RecordType>) {
    const { ids, signal, meta } = params;
    const { fields } = (meta ?? {}) as ListMeta;
    const asked = pagesOf([...new Set(ids)]).map(async (some) => {
      const values = {
        pageIndex: 0,
        pageSize: maximumPageSize,
        ids: some,
        withTotal: false,
        ...(fields && { fields }),
      };
      return ask<RecordType>(entity, values, signal);
    });
    return { data: (await Promise.all(asked)).flatMap(({ data }) => data) };
  }

  return {
    supportAbortSignal: true,

    getList: async (resource, params) => list(await entityOf(resource), params),
    getMany: async (resource, params) => many(await entityOf(resource), params),
    getManyReference: async (resource, { target, id, ...params }) => {
      const entity = await entityOf(resource);
      return list(entity, { ...params, filter: { ...params.filter, ...ownerFilter(entity, target, String(id)) } });
    },
    getOne: async (resource, { id, signal }) => {
      const request = requestFor(await entityOf(resource), 'one', { id: String(id) });
      return { data: await client.call({ ...request, signal }) };
    },

    create: async (resource, { data, meta }) => {
      const entity = await entityOf(resource);
      const { idempotencyKey, fulfils = {} } = (meta ?? {}) as CreateMeta;
      const request = requestFor(entity, 'create', { values: { ...bodyOf(entity, data), ...fulfils } });
      // One key a submit: a form that tries again after a broken connection gives the key of its first try.
      const key = idempotencyKey ?? uuid();
      return {
        data: await client.call({ ...request, headers: { 'idempotency-key': key } }),
      };
    },
    update: async (resource, { id, data, previousData, meta }) => {
      const entity = await entityOf(resource);
      const version = versionOf(data as RaRecord) ?? versionOf(previousData as RaRecord);
      const { reach = {} } = (meta ?? {}) as ReachMeta;
      const values = { ...patchOf(entity, data, previousData), ...reach, version };
      return { data: await client.call(requestFor(entity, 'update', { id: String(id), values })) };
    },
    delete: async (resource, { id, previousData, meta }) => {
      const { isRelatedKnown = false, reach = {} } = (meta ?? {}) as RemovalMeta;
      const values = { version: versionOf(previousData), checkRelatedData: !isRelatedKnown, ...reach };
      const request = requestFor(await entityOf(resource), 'delete', { id: String(id), values });
      return { data: { ...previousData, ...(await client.call<RaRecord>(request)) } as never };
    },
    updateMany: async (resource, { ids, data, meta }) => {
      const entity = await entityOf(resource);
      return writeMany(client, translate, entity, { ids, meta }, { change: bodyOf(entity, data) });
    },
    deleteMany: async (resource, { ids, meta }) =>
      writeMany(client, translate, await entityOf(resource), { ids, meta }, { delete: true }),

    bulk: async (resource, targets, work) => ({
      data: await bulkRows(client, await entityOf(resource), targets, work),
    }),
    restore: async (resource, { id, version }) => ({
      data: await client.call(requestFor(await entityOf(resource), 'restore', { id, values: { version } })),
    }),
    customFields: async ({ signal } = {}) => ({
      data: await client.ask('GET /client/v1/custom-fields', { signal }),
    }),
    count: async (resource, { filter, signal, ...by } = {}) => {
      const request = requestFor(await entityOf(resource), 'count', { values: { ...filterOf(filter), ...by } });
      return client.call({ ...request, signal });
    },
    board: async (resource, { filter, signal, ...page } = {}) => {
      const request = requestFor(await entityOf(resource), 'board', { values: { ...filterOf(filter), ...page } });
      return client.call({ ...request, signal });
    },
    move: async (resource, { id, values, ...place }) => ({
      data: await client.call(requestFor(await entityOf(resource), 'move', { id, values: { ...values, ...place } })),
    }),
    versions: async (resource, ids, { signal } = {}) => {
      const entity = await entityOf(resource);
      const asked = pagesOf(ids).map(async (some) => {
        const request = requestFor(entity, 'versions', { values: { ids: some } });
        return client.call<{ versions: readonly RecordVersion[] }>({ ...request, signal });
      });
      return { versions: (await Promise.all(asked)).flatMap(({ versions }) => versions) };
    },
    changeSet: async (resource, { id, field, ...change }) => {
      const does = 'add' in change ? 'add' : 'remove';
      const route = setRoutes(await entityOf(resource)).find((one) => one.does === does && one.set.field === field);
      if (!route) throw new Error(`'${resource}' has no set '${field}'`);
      const path = route.path.replace('{id}', id);
      const request =
        'add' in change ? { path, body: { ids: change.add } } : { path: path.replace('{itemId}', change.remove) };
      return { data: await client.call({ method: route.method, ...request }) };
    },
    team: async (resource, id, { signal } = {}) =>
      client.call({ method: 'GET', path: `${(await entityOf(resource)).api.base}/${id}/team`, signal }),
    options: async (resource, field, { signal, same, ...asked } = {}) => {
      const values = { ...same, field, ...filterOf(asked) };
      const request = requestFor(await entityOf(resource), 'options', { values });
      return client.call({ ...request, signal });
    },
    history: async (resource, id, { signal, ...values } = {}) =>
      client.call({ ...requestFor(await entityOf(resource), 'history', { id, values }), signal }),
    duplicates: async (resource, values, { signal } = {}) =>
      client.call({ ...requestFor(await entityOf(resource), 'duplicates', { values }), signal }),
    merge: async (resource, { kept, gone, choice }) => {
      const values = { version: kept.version, goneId: gone.id, goneVersion: gone.version, choice };
      return { data: await client.call(requestFor(await entityOf(resource), 'merge', { id: kept.id, values })) };
    },
    unmerge: async (resource, { id, version, mergeId }) =>
      client.call(requestFor(await entityOf(resource), 'unmerge', { id, values: { version, mergeId } })),
    merged: async (resource, id, { signal } = {}) =>
      client.call({ ...requestFor(await entityOf(resource), 'merged', { id }), signal }),
    exportList: async (resource, { filter, sort, signal, onProgress, ...file } = {}) => {
      const values = { ...orderOf(sort), ...filterOf(filter), ...file, progress: true };
      const request = requestFor(await entityOf(resource), 'export', { values });
      return fileOf(client.stream({ ...request, signal }), onProgress);
    },
  };
}
