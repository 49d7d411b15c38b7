import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
  for (const location of ['Köln, Germany', 'Łódź, Poland', 'Koln, Michigan', 'ต่ำ', 'Straße 7', '100% Town'])
    await shop.make('talent', { displayName: `Of ${location}`, location });
});
afterAll(() => shop.close());

const found = async (location: string) => {
  const { data } = await shop.call('talent', 'list', { given: { location, fields: ['location'] } });
  return (data.data as Json[]).map((one) => one.location).toSorted();
};

describe('the filter of a place', () => {
  it.each([
    ['koln', ['Koln, Michigan', 'Köln, Germany']],
    ['KÖLN', ['Koln, Michigan', 'Köln, Germany']],
    ['lodz', ['Łódź, Poland']],
    ['Łódź, pol', ['Łódź, Poland']],
    ['strasse', ['Straße 7']],
    ['straße', ['Straße 7']],
    ['ต่ำ', ['ต่ำ']],
    ['0% t', ['100% Town']],
    ['kel', []],
  ])('finds by %s, whatever the accents', async (typed, places) => {
    expect(await found(typed)).toEqual([...places].toSorted());
  });
});
