import type { RouteOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordSchema } from '../../schema/derive/jsonSchema.ts';
import { orderKey } from '../../schema/language/board.ts';
import { keysOf } from '../../schema/language/check.ts';
import { deletedByKey, type AnyEntity } from '../../schema/language/entity.ts';
import type { Field } from '../../schema/fields/field.ts';
import { listedFields } from '../../schema/language/listFields.ts';
import { uploadAddresses } from '../../schema/media.ts';
import { listRoutes } from '../../schema/language/lists/furtherLists.ts';
import { stepsOf, stepsOfMany } from '../../schema/language/records/stepRoutes.ts';
import { topKey, topSource } from '../../schema/fields/specNames.ts';
import { setRoutes, type SetRoute } from '../../schema/language/sets.ts';
import { isMember } from '../../schema/access/scope.ts';
import type { RouteAccess } from '../../schema/language/call.ts';
import { documentedPath, type Documented } from '../support/documented.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { writesIn } from '../support/statements.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';
import { actionOf, columnFor } from './accessQuestions.ts';
import { leastOf } from './callQuestions.ts';
import { sampleOf } from './sample.ts';
import { declaredCall, isForKeys } from './declaredCalls.ts';
import { policy } from './policy.ts';

let shop: Workshop;
let routes: { method: string; url: string; access: RouteAccess | undefined; options: RouteOptions }[];
let document: Documented;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'none', 'appAdmin', 'superAdmin']);
  routes = shop.test.app.routeTable.flatMap((options) =>
    [options.method].flat().map((method) => ({ method, url: options.url, access: options.config?.access, options })),
  );
  document = shop.test.app.swagger() as unknown as Documented;
});
afterAll(() => shop.close());

/** The routes that a declaration makes, each with who may call it. */
function declared(entity: AnyEntity): [string, RouteAccess][] {
  const steps = [...stepsOf(entity), ...stepsOfMany(entity)].map(({ method, path }) => `${method} ${path}`);
  return [
    ...[...entity.routes, ...listRoutes(entity)].map(({ operation, method, path }): [string, RouteAccess] => [
      `${method} ${path}`,
      { entity: entity.name, action: actionOf[operation] },
    ]),
    ...steps.map((step): [string, RouteAccess] => [step, { entity: entity.name, action: 'update' }]),
    ...setRoutes(entity).map(({ does, method, path }): [string, RouteAccess] => [
      `${method} ${path}`,
      { entity: entity.name, action: does === 'read' ? 'read' : 'update' },
    ]),
  ];
}

const declaredRoutes = new Map(fixtureRegistry.all.flatMap(declared));
/** Names a route as documented: without a trailing slash, which only the documentation's page accepts. */
const named = (method: string, url: string) => `${method} ${documentedPath(url.replace(/(.)\/$/, '$1'))}`;
const documented = () => routes.filter(({ method, options }) => method !== 'HEAD' && !options.schema?.hide);
const isOfUploads = (url: string) =>
  Object.values(uploadAddresses).some((address) => url === address || url.startsWith(`${address}/`));
const nowhere = '01930000-0000-7000-8000-00000000dead';
/** A route's address with values for its parameters: those that its declaration takes, else ids of nothing. */
const filled = (method: string, url: string) => {
  const declared = declaredCall(method, documentedPath(url))?.params ?? {};
  return url.replace(/:(\w+)/g, (whole, name: string) => {
    const schema = declared[name];
    if (schema) return String(sampleOf(schema as never));
    return name === 'id' || name.endsWith('Id') ? nowhere : whole;
  });
};

type Wrong = [status: number, headers: Record<string, string>, body: unknown];
/** Returns true for the route that forms of pages without scripts are sent to: it answers them by pages. */
const takesPages = (url: string) => url === '/client/v1/enquiries/submit';

/** Time for asking every route several times on a slow machine. */
const everyRoute = 240_000;

describe('every route', () => {
  it('comes from a declaration or from the reviewed list, and says the same of who may call it', () => {
    const stated = new Map(
      routes.filter(({ method }) => method !== 'HEAD').map(({ method, url, access }) => [named(method, url), access]),
    );
    const expected = new Map<string, RouteAccess>([...declaredRoutes, ...Object.entries(policy)]);
    expect(Object.fromEntries([...stated].toSorted())).toEqual(Object.fromEntries([...expected].toSorted()));
    const reading = routes.filter(({ method }) => method === 'HEAD');
    for (const { url, access } of reading) expect([url, access]).toEqual([url, stated.get(named('GET', url))]);
  });

  it('stands in the description of the API, with what it takes to call it', () => {
    const described = Object.entries(document.paths).flatMap(([path, operations]) =>
      Object.entries(operations).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
    );
    const expected = documented().map(({ method, url }) => `${method} ${documentedPath(url)}`);
    expect(described.map(({ name }) => name).toSorted()).toEqual(expected.toSorted());
    const ids = described.map(({ operation }) => operation.operationId).filter((id) => id !== undefined);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { method, url, access } of documented()) {
      const { security } = document.paths[documentedPath(url)]?.[method.toLowerCase()] ?? {};
      const isOfRole = access === 'superAdmin' || access === 'appAdmin';
      const byKey = !isOfRole && isForKeys(`${method} ${documentedPath(url)}`);
      const asked = byKey ? [{ session: [] }, { apiKey: [] }] : undefined;
      expect([url, security]).toEqual([url, access === 'public' ? [] : asked]);
    }
  });

  it(
    'asks whoever is not signed in to do so, before it looks at anything else',
    async () => {
      for (const { method, url, access } of documented()) {
        if (access === 'public') continue;
        for (const authorization of ['', 'Bearer nonsense', 'Basic YTpi']) {
          const headers = { authorization };
          const from = shop.test.statements.length;
          const answer = await shop.test.ask({ method, path: filled(method, url), headers, query: { nothing: 1 } });
          expect([url, answer.status]).toEqual([url, 401]);
          expect(answer.json).toEqual({
            error: { code: 1001, message: 'Please sign in', key: 'notSignedIn' },
            ...(isOfUploads(url) && { success: false }),
          });
          expect(writesIn(shop.test.statements.slice(from))).toEqual([]);
        }
      }
    },
    everyRoute,
  );

  it(
    'refuses what it does not understand, in the envelope, and writes nothing',
    async () => {
      for (const { method, url, access, options } of documented()) {
        const { token } = shop.house.of(access === 'superAdmin' || access === 'appAdmin' ? access : 'agency');
        const path = filled(method, url);
        const from = shop.test.statements.length;
        const body = takesBody(method, options) ? bodyFor(method, documentedPath(url), nowhere) : undefined;
        const unknown = await shop.test.ask({ method, path, token, query: { nothing: 1 }, body });
        expect([method, url, unknown.status], unknown.text).toEqual([method, url, 400]);
        if (typeof access === 'object') {
          const fault = { field: 'nothing', message: 'Unknown field', key: 'unknownField' };
          expect(unknown.json.errorDetails).toContainEqual(fault);
        }
        if (options.schema?.body !== undefined) {
          const json = { 'content-type': 'application/json' };
          const wrong: Wrong[] = [
            [400, json, '{'],
            [400, json, '[]'],
            [400, json, '"text"'],
            [400, json, '{"nothing":1}'],
            [400, json, '{"__proto__":{}}'],
            [400, json, `{"nothing":"\\u0000"}`],
            [400, { 'content-type': 'text/plain' }, 'text'],
            ...(takesPages(url)
              ? []
              : [[415, { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'] as Wrong]),
            [413, json, `{"nothing":"${'x'.repeat((options.bodyLimit ?? 1_048_576) + 50_000)}"}`],
          ];
          for (const [status, headers, body] of wrong) {
            const answer = await shop.test.ask({ method, path, token, headers, body });
            expect([method, url, String(body).slice(0, 20), answer.status]).toEqual([
              method,
              url,
              String(body).slice(0, 20),
              status,
            ]);
          }
        }
        expect([url, access === 'public' ? [] : writesIn(shop.test.statements.slice(from))]).toEqual([url, []]);
      }
    },
    everyRoute,
  );

  it(
    'answers those who work in no agency with 403, and asks to choose one only who can',
    async () => {
      const codes = { appAdmin: 1003, superAdmin: 1005 };
      for (const who of ['appAdmin', 'superAdmin'] as const) {
        const { token, actor } = shop.house.of(who);
        expect(actor && isMember(actor)).toBe(false);
        for (const { method, url, access, options } of documented()) {
          if (access === 'public' || access === 'signedIn' || access === who) continue;
          const call = declaredCall(method, documentedPath(url));
          const needed = { query: call ? leastOf(call).query : {}, body: undefined as object | undefined };
          const schema = document.paths[documentedPath(url)]?.[method.toLowerCase()];
          expect(schema).toBeDefined();
          const parameters = (schema as { parameters?: readonly { readonly name: string }[] }).parameters ?? [];
          if (url.endsWith('/form-option') && parameters.some(({ name }) => name === 'field'))
            needed.query = { field: 'nothing' };
          if (takesBody(method, options)) needed.body = bodyFor(method, documentedPath(url), nowhere);
          const answer = await shop.test.ask({ method, path: filled(method, url), token, ...needed });
          const told = [answer.status, answer.json.error.code];
          const code = access === 'superAdmin' || access === 'appAdmin' ? 1003 : codes[who];
          expect([who, method, url, ...told], answer.text).toEqual([who, method, url, 403, code]);
        }
      }
    },
    everyRoute,
  );
});

const setsByRoute: ReadonlyMap<string, SetRoute['does']> = new Map(
  fixtureRegistry.all.flatMap((entity) =>
    setRoutes(entity).map(({ does, method, path }) => [`${method} ${path}`, does] as const),
  ),
);

/** The entity whose cards a route moves. */
const movedByRoute: ReadonlyMap<string, AnyEntity> = new Map(
  fixtureRegistry.all.flatMap((entity) =>
    entity.routes.flatMap(({ operation, method, path }) =>
      operation === 'move' ? [[`${method} ${path}`, entity] as const] : [],
    ),
  ),
);

/** The routes of steps of many records. */
const manyByRoute = new Set(
  fixtureRegistry.all.flatMap((entity) => stepsOfMany(entity).map(({ method, path }) => `${method} ${path}`)),
);

/** The routes of lists besides the main ones. */
const listsByRoute = new Set(
  fixtureRegistry.all.flatMap((entity) => listRoutes(entity).map(({ method, path }) => `${method} ${path}`)),
);

/** A deletion takes a body where it declares one. */
const takesBody = (method: string, { schema }: RouteOptions) =>
  method !== 'GET' && (method !== 'DELETE' || schema?.body !== undefined);

/** The least that a route takes, so that the answer is about the right and not about the body. */
function bodyFor(method: string, path: string, id: string): object {
  const call = declaredCall(method, path);
  if (call) return leastOf(call).body ?? {};
  const set = setsByRoute.get(`${method} ${path}`);
  if (set !== undefined) return set === 'add' ? { ids: [id] } : { mediaIds: [] };
  const moved = movedByRoute.get(`${method} ${path}`);
  if (moved !== undefined) return columnFor(moved, id);
  if (manyByRoute.has(`${method} ${path}`)) return { ids: [id] };
  if (listsByRoute.has(`${method} ${path}`)) return {};
  if (path.endsWith('/bulk')) return { ids: [{ id }], delete: true };
  if (path.endsWith('/versions')) return { ids: [id] };
  if (path.endsWith('/merge')) return { version: 1, goneId: id, goneVersion: 1 };
  if (path.endsWith('/unmerge')) return { version: 1, mergeId: id };
  const isCreate = fixtureRegistry.all.some((entity) =>
    entity.routes.some((route) => route.operation === 'create' && route.method === method && route.path === path),
  );
  return path.includes('{id}') || isCreate || /\/(list|count|export|board)$/.test(path) ? {} : { id };
}

describe('what is no route', () => {
  it('is not found, whatever the method, in the envelope', async () => {
    const notFound = { error: { code: 1004, message: 'Not found', key: 'notFound' } };
    const paths = ['/', '/client/v1/nothing', '/client/v1/talents/x/y/z', '/user/v1', '/media/v1'];
    for (const path of paths) {
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
        const answer = await shop.test.ask({ method, path });
        expect([method, path, answer.status, answer.json]).toEqual([method, path, 404, notFound]);
      }
    }
    for (const method of ['PATCH', 'OPTIONS']) {
      expect((await shop.test.ask({ method, path: '/client/v1/talents' })).json).toEqual(notFound);
    }
  });

  it('is refused where its address cannot be read, in the envelope', async () => {
    for (const path of [
      '/client/v1/talents/%',
      '/client/v1/talents/%zz',
      '/client/v1/talents/x',
      '/client/v1/talents/%00',
    ]) {
      const answer = await shop.test.ask({ method: 'GET', path, token: shop.house.of('agency').token });
      expect([path, [400, 404].includes(answer.status)]).toEqual([path, true]);
      expect(answer.json.error.message).toEqual(expect.any(String));
    }
  });
});

describe('a value that has the right shape and still cannot be', () => {
  const urn = 'urn:uuid:01930000-0000-7000-8000-00000000dead';
  it.each<[string, string, object]>([
    ['PUT', '/test/v1/venues', { id: urn, name: 'x' }],
    ['POST', '/test/v1/errands/list', { ids: [urn] }],
    ['POST', '/test/v1/errands/list', { siteIds: [urn] }],
    ['POST', '/test/v1/errands/list', { dobFrom: '0000-01-01' }],
    ['POST', '/test/v1/errands/list', { doneOnTo: '2026-02-29' }],
    ['POST', '/test/v1/errands/list', { fromDate: 1e300 }],
    ['POST', '/test/v1/errands/list', { costMin: '9'.repeat(18) }],
    ['POST', '/test/v1/errands/list', { effortMin: 2_147_483_648 }],
    ['POST', '/test/v1/errands', { summary: 'x', siteId: urn }],
    ['POST', '/test/v1/errands', { summary: 'x', dob: '0000-01-01' }],
    ['POST', '/test/v1/errands', { summary: 'x', doneOn: '10000-01-01' }],
    ['POST', '/test/v1/errands', { summary: 'x', remindAt: 8.64e15 }],
    ['POST', '/test/v1/errands', { summary: 'x', budget: '92233720368547758.08' }],
    ['POST', '/test/v1/errands/bulk', { ids: [{ id: urn }], delete: true }],
    ['POST', '/test/v1/steps/list', { fromDate: -62135596800001 }],
  ])('is refused: %s %s %j', async (method, path, body) => {
    const answer = await shop.test.ask({ method, path, body, token: shop.house.of('agency').token });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.json.errorDetails).toHaveLength(1);
  });

  it('is refused in an address as well', async () => {
    const { token } = shop.house.of('agency');
    for (const path of [`/client/v1/talents/profile-summary/${urn}`, `/client/v1/notes/${urn}/history`]) {
      expect((await shop.test.ask({ method: 'GET', path, token })).status).toBe(400);
    }
  });

  it('is kept where it can be', async () => {
    const kept = { dob: '0100-01-01', doneOn: '9999-12-31', remindAt: -62_135_596_800_000, budget: '-0.01' };
    const record = await shop.make('fixtureErrand', { summary: 'Ends of time', ...kept });
    expect(record).toMatchObject(kept);
    expect(
      (await shop.call('fixtureErrand', 'list', { given: { dobTo: '0100-01-01', ids: [record.id] } })).data.total,
    ).toBe(1);
    expect(
      (await shop.call('fixtureErrand', 'list', { given: { toDate: kept.remindAt, ids: [record.id] } })).data.total,
    ).toBe(1);
  });
});

describe.each(fixtureRegistry.all.map((entity) => ({ name: entity.name, entity })))(
  'the answers about $name',
  ({ name, entity }) => {
    it('carry every key that is described, whichever call brings them', async () => {
      const keys = Object.keys(recordSchema(entity)['properties'] as object).toSorted();
      // Only lists that ask for it have it, or those in the order of a board.
      const described = keys.filter((key) => key !== deletedByKey && key !== orderKey);
      const [id] = offers(entity, 'create') ? [] : shop.find([name]);
      const record = id === undefined ? await shop.make(name) : await shop.read(name, id);
      expect(Object.keys(record).toSorted()).toEqual(described);
      const { data } = await shop.call(name, 'list', { given: { ids: [record.id] } });
      expect(Object.keys(data).toSorted()).toEqual(['data', 'loadMore', 'nextPageIndex', 'total']);
      // Rows and what stands on further tabs comes with the record alone, unless a column shows it.
      const listed = [...listedFields(entity)].flatMap((field) => keysOf(field, entity.fields[field] as Field));
      const always = ['id', 'version', 'createdAt', 'updatedAt', 'deletedAt', 'custom'].filter((key) => key in record);
      const row = Object.fromEntries([...always, ...listed].map((key) => [key, record[key]]));
      const further = Object.entries(entity.api.specNames ?? {}).flatMap((named) => {
        const source = topSource(named);
        return source === null || source in row ? [topKey(named[0])] : [];
      });
      const named = Object.fromEntries(further.map((key) => [key, record[key]]));
      expect(data.data).toEqual([{ ...row, ...named }]);
    });
  },
);
