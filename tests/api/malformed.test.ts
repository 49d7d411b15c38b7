import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registry } from '../../schema/index.ts';
import { keysOf } from '../../schema/language/check.ts';
import { openAgencyServer, type AgencyServer } from '../support/agency.ts';

let server: AgencyServer;

beforeAll(async () => {
  server = await openAgencyServer();
});
afterAll(() => server.close());

const absent = '01930000-0000-7000-8000-000000000000';
const routes = [
  ...registry.all.flatMap((entity) =>
    entity.routes.map(({ method, path }) => ({
      method,
      path,
      keys: Object.entries(entity.fields).flatMap(([name, field]) => [...keysOf(name, field)]),
    })),
  ),
  { method: 'POST', path: '/user/v1/auth/login', keys: ['username', 'password', 'gRecaptchaResponse'] },
  { method: 'POST', path: '/user/v1/auth/refresh-token', keys: ['refresh_token'] },
  { method: 'POST', path: '/user/v1/auth/setup', keys: ['token', 'email', 'password', 'displayName'] },
  { method: 'POST', path: '/user/v1/auth/logout', keys: [] },
];
const control = [
  'id',
  'version',
  'ids',
  'change',
  'delete',
  'restore',
  'field',
  'keyword',
  'q',
  'pageIndex',
  'pageSize',
  'orderBy',
];
const more = [
  'orderDirection',
  'withTotal',
  'deleted',
  'custom',
  'columns',
  'headings',
  'fromDate',
  'toDate',
  '__proto__',
  'constructor',
];

const texts = [
  '\u0000',
  '\ud800',
  'a\u0000b',
  "'; drop table talents; --",
  '${7*7}',
  '%_\\',
  '𝕏'.repeat(300),
  'x'.repeat(70_000),
];
const numbers = [Number.MAX_SAFE_INTEGER, -1, 0.1, 1e308, 2_147_483_648, -0];
const lookAlikes = ['9'.repeat(400), '2026-02-30', '0000-00-00', 'NaN', 'Infinity', absent, absent.toUpperCase()];
const shapes = [[absent, absent], [[]], {}, [], null, true];
const nasty = fc.constantFrom<unknown>(...texts, ...numbers, ...lookAlikes, ...shapes);
const value = fc.oneof({ weight: 3, arbitrary: nasty }, { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }) });

const request = fc.constantFrom(...routes).chain((route) => {
  const key = fc.oneof(fc.constantFrom(...route.keys, ...control, ...more), fc.string({ maxLength: 8 }));
  return fc.record({
    route: fc.constant(route),
    id: fc.oneof(fc.constant(absent), fc.constantFrom('nope', '%00', '..%2f..', '%ff', "1'or'1", '🦆')),
    body: fc.oneof(
      { weight: 5, arbitrary: fc.dictionary(key, value, { maxKeys: 6 }) },
      { weight: 1, arbitrary: value },
    ),
    cut: fc.constantFrom(0, 0, 0, 0, 1, 5),
    type: fc.constantFrom(
      'application/json',
      'application/json',
      'application/json',
      'text/plain',
      'application/xml',
      '',
    ),
    key: fc.constantFrom(undefined, undefined, 'k', 'ключ', ' ', 'x'.repeat(300)),
  });
});

function queryOf(body: unknown): string {
  if (typeof body !== 'object' || body === null) return encodeURIComponent(String(body).slice(0, 2000).toWellFormed());
  const pairs = Object.entries(body).map(([key, one]) => {
    const text = typeof one === 'string' ? one : JSON.stringify(one);
    return `${encodeURIComponent(key.toWellFormed())}=${encodeURIComponent((text ?? '').slice(0, 2000).toWellFormed())}`;
  });
  return pairs.join('&');
}

test(
  '2,000 malformed requests get a clear refusal or an honest answer, and none a 500',
  { timeout: 120_000 },
  async () => {
    const statuses = new Map<number, number>();
    await fc.assert(
      fc.asyncProperty(request, async ({ route, id, body, cut, type, key }) => {
        const text = JSON.stringify(body) ?? '';
        const isGet = route.method === 'GET';
        const path = route.path.replace('{id}', encodeURI(id).replaceAll('%25', '%'));
        const { token } = await tokenOf();
        const answer = await server.app.inject({
          method: route.method as 'POST',
          url: isGet ? `${path}?${queryOf(body)}` : path,
          headers: {
            authorization: `Bearer ${token}`,
            ...(key !== undefined && { 'idempotency-key': key }),
            ...(!isGet && type !== '' && { 'content-type': type }),
          },
          ...(!isGet && { payload: text.slice(0, text.length - cut) }),
        });
        statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
        expect(
          answer.statusCode,
          `${route.method} ${path} ${text.slice(0, 300)}: ${answer.body.slice(0, 300)}`,
        ).toBeLessThan(500);
        if (answer.statusCode >= 400) {
          const { error } = answer.json<{ error: { code: number; message: string } }>();
          expect(typeof error.code).toBe('number');
          expect(error.message.length).toBeGreaterThan(3);
        }
      }),
      { numRuns: 2000, seed: 20261120, endOnFailure: true },
    );
    expect(statuses.get(400)).toBeGreaterThan(500);
  },
);

let known: Promise<{ token: string }> | undefined;
/** One admin's token for all requests; a new one once a malformed request has signed it out. */
async function tokenOf(): Promise<{ token: string }> {
  known ??= server.addAgency('Malformed').then(({ token }) => ({ token }));
  const { token } = await known;
  const answer = await server.call('GET', '/user/v1/users/profile', undefined, token);
  if (answer.statusCode === 200) return { token };
  known = server.addAgency(`Malformed ${Math.random()}`).then(({ token: next }) => ({ token: next }));
  return known;
}
