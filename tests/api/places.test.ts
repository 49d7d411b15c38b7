import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type Answer, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['viewAll']);
});
afterAll(() => test.close());

const ask = (path: string, query: Record<string, string> = {}): Promise<Answer> =>
  test.ask({ method: 'GET', path, query, token: house.of('viewAll').token });

it('suggests places of the agency’s own country first, and tells what one fills in of an address', async () => {
  const { data } = await ask('/client/v1/locations/suggestions', { keyword: 'newtown' });
  expect(data.length).toBeLessThanOrEqual(10);
  expect(data[0]).toEqual({ placeId: '2155386', description: 'Newtown, New South Wales, Australia' });
  const query = { placeId: data[0].placeId };
  const around = { state: 'New South Wales', stateId: 'AU.02', zip: null, country: 'Australia', countryId: 'AU' };
  expect((await ask('/client/v1/locations/detail', query)).data).toEqual({
    ...data[0],
    displayName: 'Newtown',
    ...around,
  });
  const address = await ask('/client/v1/locations/detail/address', query);
  expect(address.data).toEqual({ city: 'Newtown', cityId: '2155386', ...around });
});

it('finds the same by `q`, nothing by one letter, and no place by an id that there is not', async () => {
  const { data } = await ask('/client/v1/locations', { q: 'Surry Hills NSW' });
  expect(data).toMatchObject([{ displayName: 'Surry Hills', countryId: 'AU' }]);
  expect((await ask('/client/v1/locations/suggestions', { keyword: 'n' })).data).toEqual([]);
  expect((await ask('/client/v1/locations/detail', { placeId: 'nowhere' })).status).toBe(404);
});

it('lists what is dialled for each country with phone numbers', async () => {
  const { data } = await ask('/user/v1/country-phone-codes');
  expect(data).toContainEqual({ iso2: 'AU', name: 'Australia', phoneCode: '61', emojiU: 'U+1F1E6 U+1F1FA' });
});
