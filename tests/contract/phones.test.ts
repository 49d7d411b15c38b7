import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency']);
});
afterAll(() => shop.close());

const found = async (given: Record<string, unknown>): Promise<readonly string[]> => {
  const answer = await shop.call('fixtureErrand', 'list', { given });
  expect(answer.status, answer.text).toBe(200);
  return answer.data.data.map(({ id }: { id: string }) => id);
};

it('a phone number is the same however it is written: kept as it is dialled in its country', async () => {
  const made = await shop.make('fixtureErrand', { summary: 'Call Ada', phoneNumber: '+61 491 570 006' });
  expect(made).toMatchObject({ phoneNumber: '0491570006', countryCode: 'AU', version: 1 });
  for (const phoneNumber of ['0491 570 006', '(0491) 570-006', '+61491570006']) {
    const { data } = await shop.call('fixtureErrand', 'update', { id: made.id, given: { phoneNumber, version: 1 } });
    expect(data).toMatchObject({ phoneNumber: '0491570006', version: 1 });
  }
  const foreign = await shop.make('fixtureErrand', {
    summary: 'Call Zoé',
    phoneNumber: '+33 6 12 34 56 78',
    countryCode: 'FR',
  });
  expect(foreign).toMatchObject({ phoneNumber: '0612345678', countryCode: 'FR' });
});

it('a phone number goes with its country: another country reads it anew, or refuses it', async () => {
  const { id } = await shop.make('fixtureErrand', { summary: 'Moves', phoneNumber: '416 555 0123', countryCode: 'US' });
  const moved = await shop.call('fixtureErrand', 'update', { id, given: { countryCode: 'CA' } });
  expect(moved.data).toMatchObject({ phoneNumber: '4165550123', countryCode: 'CA' });
  const refused = await shop.call('fixtureErrand', 'update', { id, given: { countryCode: 'AU' } });
  expect(refused.json.errorDetails).toMatchObject([{ field: 'phoneNumber', key: 'phone' }]);
  const emptied = await shop.call('fixtureErrand', 'update', { id, given: { phoneNumber: null } });
  expect(emptied.data).toMatchObject({ phoneNumber: null, countryCode: 'CA' });
});

it.each([
  '0491 571 266',
  '0491571266',
  '(0491) 571-266',
  '+61 491 571 266',
  '+61491571266',
  '61491571266',
  '61 491 571 266',
])('a phone number is found as %s, by keyword and by its filter', async (spelling) => {
  const [known] = await found({ keyword: 'Found by phone' });
  const id = known ?? (await shop.make('fixtureErrand', { summary: 'Found by phone', phoneNumber: '0491 571 266' })).id;
  expect(await found({ keyword: spelling })).toEqual([id]);
  expect(await found({ phoneNumber: spelling })).toEqual([id]);
});

it('a number of a country is found though its first digits are also the code of another one', async () => {
  const { id } = await shop.make('fixtureErrand', {
    summary: 'Here',
    phoneNumber: '(415) 555-2671',
    countryCode: 'US',
  });
  const { id: swiss } = await shop.make('fixtureErrand', {
    summary: 'There',
    phoneNumber: '+41 44 668 18 00',
    countryCode: 'CH',
  });
  expect(await found({ keyword: '4155552671' })).toEqual([id]);
  expect(await found({ keyword: '14155552671' })).toEqual([id]);
  expect(await found({ keyword: '41446681800' })).toEqual([swiss]);
});

it('a part of a phone number finds it, however it is written, and a part of another does not', async () => {
  const { id } = await shop.make('fixtureErrand', { summary: 'By parts', phoneNumber: '0491 572 549' });
  for (const part of ['0491 572', '572-549', '+61 491 572', '+61491572', '572549']) {
    expect(await found({ phoneNumber: part }), part).toEqual([id]);
  }
  for (const part of ['0491 572 540', 'abc', '+61']) expect(await found({ phoneNumber: part }), part).toEqual([]);
  for (const keyword of ['572549', '+61491572', '+61 491 572']) expect(await found({ keyword }), keyword).toEqual([id]);
});

it('a keyword with other figures is no phone number', async () => {
  const { id } = await shop.make('fixtureErrand', { summary: 'Gala of 2026-11-20, hall (3.14)' });
  for (const keyword of ['2026-11-20', '(3.14)', 'gala 2026-11-20']) expect(await found({ keyword })).toEqual([id]);
});

it('an export writes it as a text with its country, which no spreadsheet takes for a figure or a formula', async () => {
  const home = await shop.make('fixtureErrand', { summary: 'Home', phoneNumber: '+61491573770' });
  const away = await shop.make('fixtureErrand', { summary: 'Away', phoneNumber: '+442079460001', countryCode: 'GB' });
  const none = await shop.make('fixtureErrand', { summary: 'None' });
  const given = { ids: [home.id, away.id, none.id], columns: ['summary', 'phoneNumber'], orderBy: 'summary' };
  const { text } = await shop.call('fixtureErrand', 'export', { given });
  expect(text.trimEnd().split('\n').slice(1)).toEqual(['Away,020 7946 0001 GB', 'Home,0491 573 770 AU', 'None,']);
});
