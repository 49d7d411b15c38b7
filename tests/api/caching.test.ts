import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
let id: string;

beforeAll(async () => {
  shop = await openWorkshop(['agency']);
  id = (await shop.make('talent')).id as string;
});
afterAll(() => shop.close());

const get = (path: string, token = shop.house.of('agency').token) => shop.test.ask({ method: 'GET', path, token });

it.each([
  ['a list', () => get('/client/v1/talents')],
  ['one record', () => get(`/client/v1/talents/${id}`)],
  ['its history', () => get(`/client/v1/talents/${id}/history`)],
  ['a write', () => shop.call('talent', 'create', { given: { displayName: 'Ada' } })],
  ['an export', () => shop.call('talent', 'export', { given: { columns: ['displayName'] } })],
  ['the own sessions', () => get('/user/v1/auth/sessions')],
  ['mails', () => get('/client/v1/outbox')],
  ['a refusal', () => get('/client/v1/talents?nothing=1')],
  ['an answer to nobody', () => get('/client/v1/talents', null)],
  ['an unknown address', () => get('/client/v1/nothing')],
])('%s is kept by no cache', async (_what, ask) => {
  expect((await ask()).headers['cache-control']).toBe('no-store');
});
