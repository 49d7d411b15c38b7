import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Names as phones and word processors write them, and as keyboards do. */
const marked = [
  'Quay of O’Brien',
  "Quay of O'Brien",
  'Quay of O`Brien',
  'Quay of O\u200b´Brien',
  'Saint‑Luc',
  'Saint-Luc',
];

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
  for (const location of ['Köln, Germany', 'Łódź, Poland', 'Koln, Michigan', 'ต่ำ', 'Straße 7', '100% Town', ...marked])
    await shop.make('talent', { displayName: `Of ${location}`, location });
});
afterAll(() => shop.close());

const found = async (location: string, by = 'location') => {
  const { data } = await shop.call('talent', 'list', { given: { [by]: location, fields: ['location'] } });
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

describe.each(['location', 'keyword'])('the list by %s', (by) => {
  it.each([
    ["o'brien", marked.slice(0, 4)],
    ['O’Brien', marked.slice(0, 4)],
    ['O´Brien', marked.slice(0, 4)],
    ['o`brien', marked.slice(0, 4)],
    ['oʼbrien', marked.slice(0, 4)],
    ['saint-luc', marked.slice(4)],
    ['Saint\u2011Luc', marked.slice(4)],
    ['saint\u2013luc', marked.slice(4)],
    ['saint\u2212luc', marked.slice(4)],
  ])('finds by %s, whatever the apostrophes and hyphens', async (typed, places) => {
    expect(await found(typed, by)).toEqual([...places].toSorted());
  });
});
