import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addressSearches } from '../../schema/rules/limits.ts';
import { openLogger } from '../../server/start/logger.ts';
import { openTestApp, type Answer, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';

const opened: TestApp[] = [];
afterAll(async () => {
  for (const test of opened) await test.close();
});

/** A server, and a function that asks it as somebody who may read everything. */
async function open(options: Parameters<typeof openTestApp>[0]) {
  const test = await openTestApp(options);
  opened.push(test);
  const house: House = await openHouse(test, ['viewAll']);
  const ask = (path: string, query: Record<string, string> = {}): Promise<Answer> =>
    test.ask({ method: 'GET', path, query, token: house.of('viewAll').token });
  return { test, house, ask };
}
const melbourne = { city: 'Melbourne', cityId: '2158177', state: 'Victoria', stateId: 'AU.07' };

describe('without a provider', () => {
  let ask: Awaited<ReturnType<typeof open>>['ask'];
  beforeAll(async () => {
    ({ ask } = await open({ addresses: null }));
  });

  it('suggests places of the agency’s own country first, and tells what one fills in of an address', async () => {
    const { data } = await ask('/client/v1/locations/suggestions', { keyword: 'newtown' });
    expect(data.length).toBeLessThanOrEqual(10);
    const newtown = { placeId: '2155386', description: 'Newtown, New South Wales, Australia' };
    expect(data[0]).toEqual({ ...newtown, isAddress: false, source: 'GAZETTEER' });
    const query = { placeId: data[0].placeId };
    const around = { state: 'New South Wales', stateId: 'AU.02', zip: null, country: 'Australia', countryId: 'AU' };
    expect((await ask('/client/v1/locations/detail', query)).data).toEqual({
      ...data[0],
      displayName: 'Newtown',
      ...around,
    });
    const address = await ask('/client/v1/locations/detail/address', query);
    const none = { addressLine1: null, district: null, entireAddress: null };
    expect(address.data).toEqual({ city: 'Newtown', cityId: '2155386', ...around, ...none });
  });

  it('finds the same by `q`, nothing by one letter, and no place by an id that there is not', async () => {
    const { data } = await ask('/client/v1/locations', { q: 'Surry Hills NSW' });
    expect(data).toMatchObject([{ displayName: 'Surry Hills', countryId: 'AU' }]);
    expect((await ask('/client/v1/locations/suggestions', { keyword: 'n' })).data).toEqual([]);
    expect((await ask('/client/v1/locations/detail', { placeId: 'nowhere' })).status).toBe(404);
  });

  it('tells the nearest town of an address from a provider that was taken away', async () => {
    const query = { placeId: 'osm:N1234567890;12@-37.81397,144.97342' };
    const { data } = await ask('/client/v1/locations/detail/address', query);
    expect(data).toMatchObject({ addressLine1: null, city: 'Melbourne City Centre', cityId: '11523810', zip: null });
  });

  it('lists what is dialled for each country with phone numbers', async () => {
    const { data } = await ask('/user/v1/country-phone-codes');
    expect(data).toContainEqual({ iso2: 'AU', name: 'Australia', phoneCode: '61', emojiU: 'U+1F1E6 U+1F1FA' });
  });
});

it('has a sandbox of addresses in a demo', async () => {
  const { ask } = await open({});
  const { data } = await ask('/client/v1/locations/suggestions', { keyword: '12 Collins' });
  const [{ placeId }] = data;
  const description = '12 Collins Street, Melbourne VIC 3000, Australia';
  expect(data).toEqual([{ placeId, description, isAddress: true, source: 'SANDBOX' }]);
  const address = await ask('/client/v1/locations/detail/address', { placeId });
  const within = { district: null, ...melbourne, zip: '3000', country: 'Australia', countryId: 'AU' };
  expect(address.data).toEqual({ addressLine1: '12 Collins Street', ...within, entireAddress: description });
  const detail = await ask('/client/v1/locations/detail', { placeId });
  expect(detail.data).toMatchObject({ placeId, displayName: '12 Collins Street', zip: '3000', stateId: 'AU.07' });
});

describe('with a Photon server', () => {
  const properties = { osm_type: 'N', osm_id: 5, type: 'house', housenumber: '9', street: 'Quay Lane' };
  const within = { city: 'Melbourne', state: 'Victoria', postcode: '3000', countrycode: 'AU' };
  const geometry = { type: 'Point', coordinates: [144.97, -37.81] };
  const feature = { type: 'Feature', properties: { ...properties, ...within }, geometry };
  const good = (response: ServerResponse) =>
    void response.end(JSON.stringify({ type: 'FeatureCollection', features: [feature] }));
  let respond = good;
  let asked = 0;
  const photon = createServer((_request, response) => {
    asked += 1;
    respond(response);
  });
  let text = '';
  let server: Awaited<ReturnType<typeof open>>;
  const suggest = async (keyword: string) =>
    (await server.ask('/client/v1/locations/suggestions', { keyword })).data as readonly Record<string, unknown>[];
  const sourcesOf = (found: Awaited<ReturnType<typeof suggest>>) => found.map(({ source }) => source);
  beforeAll(async () => {
    await new Promise<void>((resolve) => photon.listen(0, '127.0.0.1', resolve));
    const log = openLogger('trace', { write: (line) => (text += line) }) as FastifyBaseLogger;
    const { port } = photon.address() as AddressInfo;
    server = await open({ log, env: { PHOTON_URL: `http://localhost:${port}` } });
  });
  afterAll(() => {
    photon.closeAllConnections();
    photon.close();
  });

  it('suggests its addresses beside towns, and fills an address by one', async () => {
    const [found] = await suggest('9 quay');
    expect(found).toMatchObject({ description: '9 Quay Lane, Melbourne VIC 3000, Australia', source: 'OSM' });
    const query = { placeId: String(found?.['placeId']) };
    const { data } = await server.ask('/client/v1/locations/detail/address', query);
    expect(data).toMatchObject({ addressLine1: '9 Quay Lane', ...melbourne, zip: '3000' });
    const [town, ...others] = await suggest('newtown');
    expect(town).toMatchObject({ description: 'Newtown, New South Wales, Australia' });
    expect(others.at(-1)).toEqual(found);
  });

  it('gives towns alone while it fails, and says so in the log without what was typed', async () => {
    respond = (response) => void response.writeHead(503).end();
    const found = await suggest('parramatta');
    expect(found[0]).toMatchObject({ description: 'Parramatta, New South Wales, Australia', source: 'GAZETTEER' });
    expect(sourcesOf(found)).not.toContain('OSM');
    expect(text).toContain('addresses could not be searched');
    expect(text).not.toMatch(/parramatta/i);
    respond = good;
    server.test.pass(30_000);
    expect(sourcesOf(await suggest('parramatta'))).toContain('OSM');
  });

  it('gives towns alone to who asks too much, for a while', async () => {
    const accountId = server.house.of('viewAll').actor?.accountId;
    await server.test.pools.query(null, {
      text: 'update rate_limit set points = $1 where key = $2',
      values: [addressSearches, `addressSearch:${accountId}`],
    });
    const before = asked;
    expect(sourcesOf(await suggest('melbourne'))).not.toContain('OSM');
    expect(asked).toBe(before);
  });
});
