import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The days of a talent's dossier that bound each other, or that cannot lie ahead. */
let shop: Workshop;

beforeAll(async () => {
  shop = await openWorkshop(['agency']);
});
afterAll(() => shop.close());

const dayIn = (days: number) => new Date(shop.test.now() + days * 86_400_000).toISOString().slice(0, 10);
const passport = (more: object) => ({ identityDocuments: [{ number: 'X1', ...more }] });
const deal = (more: object) => ({ brands: [{ brand: 'Anything', ...more }] });

it.each([
  ['issued ahead', () => passport({ issuedOn: dayIn(2) }), 'identityDocuments.0.issuedOn dateInFuture'],
  [
    'expired before it was issued',
    () => passport({ issuedOn: dayIn(-2), expiresOn: dayIn(-3) }),
    'identityDocuments.0.expiresOn dateOrder',
  ],
  ['measured ahead', () => ({ measuredOn: dayIn(2) }), 'measuredOn dateInFuture'],
  [
    'exclusive until before it starts',
    () => deal({ startsOn: dayIn(0), exclusiveUntil: dayIn(-1) }),
    'brands.0.exclusiveUntil dateOrder',
  ],
])('refuses what cannot be: %s', async (_what, body, fault) => {
  const { status, json } = await shop.call('talent', 'create', { given: { displayName: 'Days', ...body() } });
  expect([status, ...(json.errorDetails ?? []).map(({ field, key }: Json) => `${field} ${key}`)]).toEqual([400, fault]);
});

it('takes a document of the day before, and an exclusivity that outlasts its deal', async () => {
  const { status } = await shop.call('talent', 'create', {
    given: {
      displayName: 'Days',
      ...passport({ issuedOn: dayIn(-1), expiresOn: dayIn(900) }),
      ...deal({ startsOn: dayIn(-9), endsOn: dayIn(9), exclusiveUntil: dayIn(99) }),
    },
  });
  expect(status).toBe(200);
});
