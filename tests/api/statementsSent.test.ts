import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The statements of the most used requests. */
let shop: Workshop;
let talent: Json;
let task: Json;

const six = ['displayName', 'status', 'categories', 'location', 'assignees', 'startDate'];
const page = { pageSize: 20 };

/** A request, and the number of statements that it may send: one of them reads the session. */
interface Sent {
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: () => string;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: Readonly<Record<string, unknown>>;
  readonly statements: number;
}

const talents = '/client/v1/talents';
const ofTalent = (rest: string) => () => `${talents}/${talent.id}${rest}`;

/**
 * The promise. Who adds a statement to one of these requests adds a round trip to each of them: put it into one that is
 * there, or say in the commit why this number grows.
 */
const requests: readonly Sent[] = [
  { what: 'a list', method: 'GET', path: () => talents, query: page, statements: 2 },
  { what: 'a list of six columns', method: 'GET', path: () => talents, query: { ...page, fields: six }, statements: 2 },
  { what: 'a search', method: 'GET', path: () => talents, query: { ...page, keyword: 'ada' }, statements: 2 },
  { what: 'a count', method: 'POST', path: () => `${talents}/count`, body: {}, statements: 2 },
  {
    what: 'the counts of the tabs of a list',
    method: 'POST',
    path: () => `${talents}/count`,
    body: { countEach: { open: { statusIds: [1] }, closed: { statusIds: [2] } } },
    statements: 2,
  },
  {
    what: 'the versions of what is shown',
    method: 'POST',
    path: () => `${talents}/versions`,
    body: { ids: [] },
    statements: 2,
  },
  { what: 'a record', method: 'GET', path: () => `${talents}/profile-summary/${talent.id}`, statements: 2 },
  { what: 'the history of a record', method: 'GET', path: ofTalent('/history'), query: page, statements: 4 },
  { what: 'an update', method: 'PUT', path: ofTalent(''), body: { headline: 'Sings' }, statements: 3 },
  { what: 'an update of a name', method: 'PUT', path: ofTalent(''), body: { displayName: 'Ada' }, statements: 3 },
  {
    what: 'the options of a field',
    method: 'GET',
    path: () => `${talents}/form-option`,
    query: { ...page, field: 'assignees' },
    statements: 2,
  },
  { what: 'every list of options', method: 'GET', path: () => `${talents}/form-option`, statements: 10 },
  { what: 'a list of tasks', method: 'POST', path: () => '/client/v1/tasks/list', body: page, statements: 2 },
  { what: 'a task', method: 'GET', path: () => `/client/v1/tasks/${task.id}`, statements: 2 },
  { what: 'Today', method: 'GET', path: () => '/client/v1/dashboard', statements: 32 },
  {
    what: 'the unread count',
    method: 'POST',
    path: () => '/client/v1/notifications/count',
    body: {},
    statements: 2,
  },
];

beforeAll(async () => {
  shop = await openWorkshop(['agency']);
  talent = await shop.make('talent', { displayName: 'Ada Lovelace' });
  task = await shop.make('task');
});
afterAll(() => shop.close());

it.each(requests)('$what sends $statements statements', async ({ method, path, query, body, statements }) => {
  const { test, house } = shop;
  const given = body && 'ids' in body ? { ids: [talent.id] } : body;
  const ask = () =>
    test.ask({
      method,
      path: path(),
      token: house.of('agency').token ?? null,
      ...(query && { query }),
      ...(given && { body: given }),
    });
  // What is read once and kept, as whether an agency is there, is no part of a request.
  if (method === 'GET') await ask();
  const from = test.statements.length;
  const { status, text } = await ask();
  expect(status, text).toBe(200);
  expect(test.statements.slice(from)).toHaveLength(statements);
});
