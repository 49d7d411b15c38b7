import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { readPlacedId } from '../placedId.ts';
import type { Bias } from '../port.ts';
import { createPhoton, photonRest, requestsAtOnce, searchLife } from './photon.ts';

const sydney: Bias = { countryCode: 'AU', position: { latitude: -33.87, longitude: 151.21 } };
const nowhere: Bias = { countryCode: null, position: null };

/** Parameters that Photon documents for each call; any other one is refused, as the real server does. */
const common = ['lang', 'limit', 'dedupe', 'layer', 'osm_tag', 'include', 'exclude'];
const parameters: Readonly<Record<string, readonly string[]>> = {
  '/maps/api': [...common, 'q', 'lat', 'lon', 'zoom', 'location_bias_scale', 'bbox', 'countrycode'],
  '/maps/reverse': [...common, 'lat', 'lon', 'radius'],
};
const allLayers = ['house', 'street', 'locality', 'district', 'city', 'county', 'state', 'country', 'other'];
const once = [...common, 'q', 'lat', 'lon', 'zoom', 'radius'].filter((name) => name !== 'layer');

function isBetween(text: string | null, least: number, most: number): boolean {
  return text === null || (text.trim() !== '' && Number(text) >= least && Number(text) <= most);
}

/** Returns what Photon's documentation does not allow in a request; null for a good one. */
function faultOf({ method, url = '', headers }: IncomingMessage): string | null {
  const { pathname, searchParams } = new URL(url, 'http://photon.test');
  const allowed = parameters[pathname];
  if (method !== 'GET' || allowed === undefined) return 'no such call';
  const unknown = [...searchParams.keys()].find((name) => !allowed.includes(name));
  if (unknown !== undefined) return `unknown query parameter ${unknown}`;
  if (once.some((name) => searchParams.getAll(name).length > 1)) return 'given twice';
  if (!searchParams.getAll('layer').every((layer) => allLayers.includes(layer))) return 'unknown layer';
  if (!['default', 'en', 'de', 'fr'].includes(searchParams.get('lang') ?? 'default')) return 'unknown language';
  const [lat, lon] = [searchParams.get('lat'), searchParams.get('lon')];
  if ((lat === null) !== (lon === null) || !isBetween(lat, -90, 90) || !isBetween(lon, -180, 180)) return 'no position';
  if (pathname === '/maps/api' && !searchParams.get('q')?.trim()) return 'q is required';
  if (pathname === '/maps/reverse' && lat === null) return 'lat is required';
  if (!isBetween(searchParams.get('radius'), 0, 5_000)) return 'radius';
  const whole = [searchParams.get('zoom'), searchParams.get('limit')];
  if (!whole.every((text) => text === null || /^\d+$/.test(text))) return 'no whole number';
  if (!['0', '1'].includes(searchParams.get('dedupe') ?? '1')) return 'dedupe';
  if (headers.cookie !== undefined || headers.authorization !== undefined) return 'says who asks';
  return headers['user-agent'] === 'Greenroom (places)' ? null : 'says not what asks';
}

const feature = (properties: object, [lon, lat]: readonly [number, number]) => ({
  type: 'Feature',
  properties: { osm_key: 'place', osm_value: 'house', ...properties },
  geometry: { type: 'Point', coordinates: [lon, lat] },
});
const melbourne = { city: 'Melbourne', state: 'Victoria', country: 'Australia', countrycode: 'AU', postcode: '3000' };
const twelve = feature(
  { osm_type: 'N', osm_id: 1_234_567_890, type: 'house', housenumber: '12', street: 'Collins Street', ...melbourne },
  [144.9734211, -37.8139705],
);
const fourteen = feature({ ...twelve.properties, housenumber: '14/2' }, [144.9734211, -37.8139705]);
const street = feature(
  { osm_type: 'W', osm_id: 88, osm_key: 'highway', type: 'street', name: 'Collins Street', ...melbourne },
  [144.96, -37.816],
);
const opera = feature(
  { osm_type: 'R', osm_id: 9, type: 'house', name: 'Opera House', street: 'Bennelong Point', countrycode: 'au' },
  [151.2149, -33.8571],
);
const village = feature(
  { osm_type: 'N', osm_id: 7, osm_value: 'hamlet', type: 'locality', name: 'Tinyville', countrycode: 'AU' },
  [150, -30],
);

type Answer = (response: ServerResponse) => void;
const text =
  (body: string, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { 'content-type': 'application/json;charset=utf-8' }).end(body);
const told = (...features: object[]) => text(JSON.stringify({ type: 'FeatureCollection', features }));

let seen: URL[] = [];
let faults: string[] = [];
let answer: Answer;
let now = 0;
let url = '';
const photonServer = createServer((request, response) => {
  const fault = faultOf(request);
  if (fault !== null) {
    faults.push(fault);
    response.writeHead(400).end(JSON.stringify({ message: fault }));
    return;
  }
  seen.push(new URL(request.url ?? '', url));
  answer(response);
});
beforeAll(async () => {
  await new Promise<void>((resolve) => photonServer.listen(0, '127.0.0.1', resolve));
  url = `http://localhost:${(photonServer.address() as AddressInfo).port}/maps`;
});
afterAll(() => {
  photonServer.closeAllConnections();
  photonServer.close();
});
const complain = vi.fn<(reason: string) => void>();
const mayAsk = vi.fn<() => Promise<boolean>>();
beforeEach(() => {
  seen = [];
  faults = [];
  complain.mockClear();
  mayAsk.mockReset().mockResolvedValue(true);
  answer = told(twelve, street);
});
const photonOf = (patience = 2_000, at = url) => createPhoton({ url: at, clock: () => now, patience, complain });

describe('a search', () => {
  it('asks as the documentation says, near the country of who asks, with what is typed alone', async () => {
    const photon = photonOf(2_000, `${url}/`);
    await photon.search('12 Collins & Söhne?', sydney, mayAsk);
    await photon.search('12 Collins & Söhne?', nowhere, mayAsk);
    expect([faults, complain.mock.calls]).toEqual([[], []]);
    const layer = ['house', 'street', 'locality', 'district', 'city'];
    const queries = seen.map(({ searchParams }) => ({
      ...Object.fromEntries(searchParams),
      layer: searchParams.getAll('layer'),
    }));
    const asked = { q: '12 Collins & Söhne?', lang: 'en', limit: '10', layer };
    expect(queries).toEqual([{ ...asked, lat: '-33.87', lon: '151.21', zoom: '5' }, asked]);
  });

  it('gives houses with street and postal code, streets, names of houses and villages', async () => {
    answer = told(twelve, fourteen, street, opera, village);
    const found = await photonOf().search('collins', nowhere, mayAsk);
    expect(found).toMatchObject([
      {
        id: 'osm:N1234567890;12@-37.81397,144.97342',
        houseNumber: '12',
        street: 'Collins Street',
        city: 'Melbourne',
        region: 'Victoria',
        zip: '3000',
        countryCode: 'AU',
        isVillage: false,
        name: null,
      },
      { id: 'osm:N1234567890;14%2F2@-37.81397,144.97342', houseNumber: '14/2' },
      { id: 'osm:W88@-37.81600,144.96000', street: 'Collins Street', houseNumber: null, name: null },
      { name: 'Opera House', street: 'Bennelong Point', countryCode: 'AU', city: null, zip: null },
      { name: 'Tinyville', isVillage: true, street: null },
    ]);
    for (const { id } of found) expect(readPlacedId(id)).not.toBeNull();
  });

  it('leaves out what is no address, and takes the rest', async () => {
    const { properties } = twelve;
    answer = told(
      feature({ ...properties, countrycode: undefined }, [144, -37]),
      feature({ ...properties, type: 'country' }, [144, -37]),
      feature({ ...properties, street: undefined }, [144, -37]),
      feature({ ...properties, street: 'x'.repeat(301) }, [144, -37]),
      feature(properties, [144, -137]),
      { type: 'Feature' },
      twelve,
    );
    expect(await photonOf().search('collins', nowhere, mayAsk)).toHaveLength(1);
  });

  it('is remembered for a while, and asked once by all who ask at the same time', async () => {
    const photon = photonOf();
    await Promise.all([photon.search('collins', sydney, mayAsk), photon.search('collins', sydney, mayAsk)]);
    const again = await photon.search('collins', sydney, mayAsk);
    expect([again.length, seen.length]).toEqual([2, 1]);
    now += searchLife;
    await photon.search('collins', sydney, mayAsk);
    expect(seen).toHaveLength(2);
  });

  it('finds nothing for who asks too much, without a request', async () => {
    mayAsk.mockResolvedValue(false);
    expect(await photonOf().search('collins', sydney, mayAsk)).toEqual([]);
    expect([seen.length, complain.mock.calls]).toEqual([0, []]);
  });

  it('asks for a few things at once alone', async () => {
    const open: ServerResponse[] = [];
    answer = (response) => void open.push(response);
    const photon = photonOf();
    const all = Array.from({ length: requestsAtOnce + 3 }, (_, index) => photon.search(`k${index}`, nowhere, mayAsk));
    await vi.waitFor(() => expect(open).toHaveLength(requestsAtOnce));
    for (const response of open) told(twelve)(response);
    expect((await Promise.all(all)).map(({ length }) => length)).toEqual([...Array(requestsAtOnce).fill(1), 0, 0, 0]);
  });
});

describe('a server that', () => {
  it.each<[string, Answer, string]>([
    ['fails', text('', 500), 'unreachable'],
    ['has enough of it', text('', 429), 'unreachable'],
    ['does not know the language', text('{"message":"Language is not supported."}', 400), 'missing'],
    ['says too much', told({ long: 'x'.repeat(300_000) }), 'tooLarge'],
    ['says no JSON', text('<html>'), 'unreadable'],
    ['says something else', text('[]'), 'unreadable'],
    ['does not answer', () => undefined, 'unreachable'],
    ['breaks off', (response) => void response.writeHead(200).write('{', () => response.destroy()), 'unreachable'],
    [
      'sends elsewhere',
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/api?q=x' }).end(),
      'unreachable',
    ],
  ])('%s finds nothing, is told without what was typed, and is left alone for a while', async (_, wrong, reason) => {
    answer = wrong;
    const photon = photonOf(300);
    expect(await photon.search('collins', sydney, mayAsk)).toEqual([]);
    expect(complain.mock.calls).toEqual([[reason]]);
    answer = told(twelve);
    expect(await photon.search('collins', sydney, mayAsk)).toEqual([]);
    expect(seen).toHaveLength(1);
    now += photonRest;
    expect(await photon.search('collins', sydney, mayAsk)).toHaveLength(1);
  });

  it('is not there finds nothing', async () => {
    expect(await photonOf(300, 'http://127.0.0.1:1').search('collins', sydney, mayAsk)).toEqual([]);
    expect(await photonOf(300, 'http://nobody.invalid').search('collins', sydney, mayAsk)).toEqual([]);
    expect(complain).toHaveBeenCalledTimes(2);
  });
});

describe('an address', () => {
  const id = 'osm:N1234567890;12@-37.81397,144.97342';

  it('that was found is known without a request', async () => {
    const photon = photonOf();
    await photon.search('collins', sydney, mayAsk);
    expect(await photon.find(id, mayAsk)).toMatchObject({ id, houseNumber: '12' });
    expect(seen).toHaveLength(1);
  });

  it('is found again at its position, among those of the same object too', async () => {
    answer = told(street, fourteen, twelve);
    expect(await photonOf().find(id, mayAsk)).toMatchObject({ houseNumber: '12', zip: '3000' });
    expect(faults).toEqual([]);
    expect(seen[0]?.pathname).toBe('/maps/reverse');
    const { layer: _layer, ...query } = Object.fromEntries(seen[0]?.searchParams ?? []);
    expect(query).toEqual({
      lat: '-37.81397',
      lon: '144.97342',
      radius: '0.05',
      limit: '50',
      lang: 'en',
    });
  });

  it('that is no longer there, or cannot be asked for, is none', async () => {
    answer = told(street);
    expect(await photonOf().find(id, mayAsk)).toBeNull();
    answer = text('', 500);
    expect(await photonOf().find(id, mayAsk)).toBeNull();
    expect(await photonOf().find('2147714', mayAsk)).toBeNull();
  });
});
