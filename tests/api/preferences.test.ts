import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAgencyServer, type AgencyServer } from '../support/agency.ts';

let server: AgencyServer;
beforeAll(async () => {
  server = await openAgencyServer();
});
afterAll(() => server.close());

const path = '/user/v1/preferences';
const all = async (token?: string) =>
  (await server.call('GET', path, undefined, token)).json<{ responseData: object }>().responseData;
const put = (key: string, value: unknown, token?: string) => server.call('PUT', `${path}/${key}`, { value }, token);

it('keeps what somebody arranged until they change or forget it', async () => {
  expect(await all()).toEqual({});
  const settings = { order: ['status', 'displayName'], sizes: { status: 90 } };
  expect((await put('columns.talent', { shown: { email: true } })).statusCode).toBe(200);
  expect((await put('columns.talent', settings)).statusCode).toBe(200);
  expect((await put('columns.partner', {})).statusCode).toBe(200);
  expect(await all()).toEqual({ 'columns.partner': {}, 'columns.talent': settings });
  expect((await put('columns.partner', null)).statusCode).toBe(200);
  expect((await put('columns.partner', null)).statusCode).toBe(200);
  expect(await all()).toEqual({ 'columns.talent': settings });
});

it('is nobody else’s', async () => {
  const other = await server.addAgency('Northside');
  expect(await all(other.token)).toEqual({});
  await put('columns.talent', { shown: {} }, other.token);
  expect(await all()).toMatchObject({ 'columns.talent': { sizes: { status: 90 } } });
  expect((await server.app.inject({ method: 'GET', url: path })).statusCode).toBe(401);
});

it.each<[string, unknown]>([
  ['columns.talent', 'text'],
  ['columns.talent', ['list']],
  ['columns.talent', undefined],
  ['..', {}],
  ['columns%20talent', {}],
  ['c'.repeat(101), {}],
  ['columns.talent', { order: ['x'.repeat(10_001)] }],
])('refuses %s %j', async (key, value) => {
  const before = await all();
  expect([400, 404]).toContain((await put(key, value)).statusCode);
  expect(await all()).toEqual(before);
});
