import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { defaultsOfActor, systemActor } from '../../schema/access/access.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { RefusalError } from '../../server/errors.ts';
import { invoicing } from '../support/fixture/invoicing.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Numbers of series, as the agency's settings say. It is 20 November 2026, and the agency is in Sydney. */
let shop: Workshop;
/** Another one for each test, so that no two get the same numbers. */
let prefix: string;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency']);
  shop.test.app.engine.afterWrite('fixtureTicket', async ({ after }) => {
    if (after['label'] === 'Refused') throw new RefusalError('forbidden', 'notAllowed');
  });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.test.pools.owner.query(`delete from number_series where series = 'fixtureTicket.bill'`);
  prefix = `T${shop.next()}-`;
  await change({ restartsYearly: false, digits: 4, next: null });
});

const change = async (values: object) => {
  const token = shop.house.of('agency').token;
  const { status, json } = await shop.test.ask({
    method: 'PUT',
    path: invoicing.base,
    token,
    body: { prefix, ...values },
  });
  return status === 200 ? [] : json.errorDetails.map(({ field, message }: Record<string, string>) => [field, message]);
};
const bodyOf = (more: object) => {
  const [gigId] = shop.find(['fixtureGig']);
  const [holderId] = shop.find(['talent']);
  return { label: 'Seat', gigId, holderId, seats: 1, ...more };
};
const create = (more: object = {}) => shop.call('fixtureTicket', 'create', { given: bodyOf(more) });
/** Returns the number of a new ticket without its prefix. */
const numberOf = async (more: object = {}): Promise<string> => {
  const { bill } = await shop.make('fixtureTicket', bodyOf(more));
  expect(bill.startsWith(prefix)).toBe(true);
  return bill.slice(prefix.length);
};

it('have no year unless they restart, and as many digits as the agency wants', async () => {
  expect([await numberOf(), await numberOf({ day: '2027-02-01' })]).toEqual(['0001', '0002']);
  await change({ digits: 6 });
  expect(await numberOf()).toBe('000003');
  await change({ digits: 1 });
  expect(await numberOf()).toBe('4');
});

it('restart in the year of the date that they are of, or of the current day of the agency', async () => {
  await change({ restartsYearly: true });
  expect(await numberOf({ day: '2026-12-31' })).toBe('2026-0001');
  expect(await numberOf({ day: '2027-01-01' })).toBe('2027-0001');
  expect(await numberOf({ day: '2025-06-30' })).toBe('2025-0001');
  expect(await numberOf()).toBe('2026-0002');
  // It is 2027 in Sydney, whatever zone the server's own work is in.
  const { record } = await createRecord(
    shop.test.app.engine,
    systemActor(shop.house.agencyId, { ...defaultsOfActor({}), timeZone: 'America/Los_Angeles' }),
    'fixtureTicket',
    bodyOf({}),
    { at: Date.parse('2026-12-31T14:00:00Z') },
  );
  expect(record['bill']).toBe(`${prefix}2027-0002`);
});

it('leave no gap where a creation fails after its number was drawn, also among many at once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => create({ label: index % 3 === 0 ? 'Refused' : 'Seat' })),
  );
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(8);
  const given = answers.flatMap(({ status, data }) => (status === 200 ? [data.bill.slice(prefix.length)] : []));
  expect(given.toSorted()).toEqual(Array.from({ length: 16 }, (_, index) => String(index + 1).padStart(4, '0')));
  expect(await numberOf()).toBe('0017');
});

it('go on from the number that the agency enters, which is above all given ones', async () => {
  expect([await numberOf(), await numberOf()]).toEqual(['0001', '0002']);
  const refusal = 'Numbers up to 2 are already given. Enter a higher one';
  expect(await change({ next: 1 })).toEqual([['next', refusal]]);
  expect(await change({ next: 2 })).toEqual([['next', refusal]]);
  expect(await numberOf()).toBe('0003');
  // One that was mistyped is corrected as long as nobody has got it.
  expect(await change({ next: 900 })).toEqual([]);
  expect(await change({ next: 90 })).toEqual([]);
  expect([await numberOf(), await numberOf()]).toEqual(['0090', '0091']);
  expect(await change({ next: 91 })).toEqual([['next', 'Numbers up to 91 are already given. Enter a higher one']]);
  expect(await change({ next: 92, digits: 5 })).toEqual([]);
  expect(await numberOf()).toBe('00092');
});

it('go on from a number in the current year alone where they restart', async () => {
  await change({ restartsYearly: true, next: 50 });
  expect([await numberOf(), await numberOf({ day: '2027-01-01' })]).toEqual(['2026-0050', '2027-0001']);
  expect(await change({ restartsYearly: false, next: 7 })).toEqual([]);
  expect(await numberOf()).toBe('0007');
});

it('are drawn one after the other while the agency enters from where they go on', async () => {
  const [made, refused] = await Promise.all([
    Promise.all(Array.from({ length: 8 }, () => numberOf())),
    change({ next: 4 }),
  ]);
  const numbers = made.map(Number).toSorted((one, other) => one - other);
  expect(new Set(numbers).size).toBe(8);
  // Either it came in time, and nothing lies between its number and those before, or it was refused.
  const jumps = numbers.filter((number, index) => index > 0 && number !== (numbers[index - 1] ?? 0) + 1);
  expect(refused.length > 0 ? jumps : jumps.filter((number) => number !== 4)).toEqual([]);
});
