import { describe, expect, it, vi } from 'vitest';
import { placesFoundLimit } from '../../../schema/rules/limits.ts';
import { createGazetteer } from './gazetteer.ts';
import { createPlaces } from './places.ts';
import type { AddressesPort, FoundAddress } from './port.ts';
import { createAddressSandbox } from './sandbox.ts';

const towns = createGazetteer();
const mayAsk = async () => true;
const house: FoundAddress = {
  id: 'osm:N1;12@50.93850,6.95980',
  name: null,
  isVillage: false,
  houseNumber: '12',
  street: 'Hohe Straße',
  district: null,
  city: 'Cologne',
  region: 'North Rhine-Westphalia',
  zip: '50667',
  countryCode: 'DE',
  position: { latitude: 50.9385, longitude: 6.9598 },
};
/** Places with a provider that finds the given addresses for every text. */
function placesWith(...found: readonly FoundAddress[]) {
  const search = vi.fn<AddressesPort['search']>(async () => found);
  const find = vi.fn<AddressesPort['find']>(async (id) => found.find((one) => one.id === id) ?? null);
  return { places: createPlaces({ towns, addresses: { source: 'OSM', search, find } }), search, find };
}
const alone = createPlaces({ towns, addresses: null });

describe('an address', () => {
  it('is written as in its country, with the names and ids of the gazetteer', async () => {
    const { places } = placesWith(house);
    expect(await places.find(house.id, mayAsk)).toEqual({
      id: house.id,
      source: 'OSM',
      name: 'Hohe Straße 12',
      region: { id: 'DE.07', name: 'North Rhine-Westphalia' },
      country: { id: 'DE', name: 'Germany' },
      zip: '50667',
      address: {
        line: 'Hohe Straße 12',
        district: null,
        city: { id: '2886242', name: 'Köln' },
        whole: 'Hohe Straße 12, 50667 Köln, Germany',
      },
    });
  });

  it('keeps the name of its house, and takes a suburb for a city that it does not name', async () => {
    const opera: FoundAddress = {
      ...house,
      id: 'osm:R9@-33.85710,151.21490',
      name: 'Opera House',
      houseNumber: null,
      street: 'Bennelong Point',
      district: 'Sydney',
      city: null,
      region: 'New South Wales',
      zip: '2000',
      countryCode: 'AU',
      position: { latitude: -33.8571, longitude: 151.2149 },
    };
    expect(await placesWith(opera).places.find(opera.id, mayAsk)).toMatchObject({
      name: 'Opera House',
      region: { id: 'AU.02' },
      address: {
        line: 'Opera House, Bennelong Point',
        district: null,
        city: { id: '2147714', name: 'Sydney' },
        whole: 'Opera House, Bennelong Point, Sydney NSW 2000, Australia',
      },
    });
  });

  it('in a city and a region that the gazetteer does not name so has their words without ids', async () => {
    const odd = { ...house, city: 'Nirgendwo', region: 'Anderswo' };
    expect(await placesWith(odd).places.find(house.id, mayAsk)).toMatchObject({
      region: { id: null, name: 'Anderswo' },
      address: { city: { id: null, name: 'Nirgendwo' } },
    });
    const bare = { ...house, city: null, region: null, zip: null };
    expect(await placesWith(bare).places.find(house.id, mayAsk)).toMatchObject({
      region: null,
      address: { city: null },
    });
  });

  it('that its provider no longer tells, or that no provider is set up for, is its nearest town', async () => {
    const near = { id: '6691073', name: 'Altstadt Nord', region: { id: 'DE.07' }, address: null };
    expect(await placesWith().places.find(house.id, mayAsk)).toMatchObject(near);
    expect(await alone.find(house.id, mayAsk)).toMatchObject(near);
    const { places, find } = placesWith(house);
    expect(await places.find(house.id.replace('osm', 'sandbox'), mayAsk)).toMatchObject(near);
    expect(find).not.toHaveBeenCalled();
    expect(await alone.find('osm:N1@-60.00000,-140.00000', mayAsk)).toBeNull();
    expect(await alone.find('osm:N1@-95.00000,-140.00000', mayAsk)).toBeNull();
  });

  it('has its position with or without its provider, as a town has', async () => {
    expect(await alone.position(house.id)).toEqual(house.position);
    expect(await placesWith().places.position('2886242')).toEqual({ latitude: 50.93, longitude: 6.95 });
    expect(await alone.position('osm:N1@1,2')).toBeNull();
  });
});

describe('a search', () => {
  it('gives towns by themselves without a provider, and asks one for no two letters', async () => {
    const { places, search } = placesWith(house);
    const found = await alone.search('paris', 'FR', mayAsk);
    expect(found).toHaveLength(placesFoundLimit);
    expect(await places.search('pa', 'FR', mayAsk)).toHaveLength(placesFoundLimit);
    expect(search).not.toHaveBeenCalled();
  });

  it('gives towns first, half of the places where there are as many addresses', async () => {
    const many = Array.from({ length: 8 }, (_, index) => ({ ...house, id: `osm:N${index}@50.93850,6.95980` }));
    const sources = (await placesWith(...many).places.search('paris', 'FR', mayAsk)).map(({ source }) => source);
    expect(sources).toEqual([...Array(5).fill('GAZETTEER'), ...Array(5).fill('OSM')]);
    const few = (await placesWith(house).places.search('paris', 'FR', mayAsk)).map(({ source }) => source);
    expect(few).toEqual([...Array(9).fill('GAZETTEER'), 'OSM']);
  });

  it('asks near the largest town of the country', async () => {
    const { places, search } = placesWith();
    await places.search(' 12 collins ', 'AU', mayAsk);
    const position = await towns.position('2147714');
    expect(search.mock.lastCall).toEqual(['12 collins', { countryCode: 'AU', position }, mayAsk]);
  });

  it('gives villages that the gazetteer lacks, and towns once', async () => {
    const village = { ...house, isVillage: true, street: null, houseNumber: null, zip: null };
    const tiny = { ...village, id: 'osm:N7@50.93850,6.95980', name: 'Kleinstdorf' };
    const { places } = placesWith({ ...village, name: 'Cologne' }, tiny);
    const found = await places.search('cologne', 'DE', mayAsk);
    expect(found.map(({ name }) => name)).toContain('Köln');
    expect(found.filter(({ source }) => source === 'OSM')).toMatchObject([{ name: 'Kleinstdorf', address: null }]);
  });
});

describe('the sandbox', () => {
  const places = createPlaces({ towns, addresses: createAddressSandbox() });

  it('knows a few invented addresses, by any of their words, and says that it is one', async () => {
    const [found] = await places.search('12 col', 'GB', mayAsk);
    expect(found).toMatchObject({
      source: 'SANDBOX',
      name: '12 Collins Street',
      region: { id: 'AU.07', name: 'Victoria' },
      zip: '3000',
      address: {
        city: { id: '2158177', name: 'Melbourne' },
        whole: '12 Collins Street, Melbourne VIC 3000, Australia',
      },
    });
    expect(await places.find(found?.id ?? '', mayAsk)).toEqual(found);
    expect(await places.search('12 collins sydney', 'AU', mayAsk)).toEqual([]);
  });

  it('has a known city, region and position for each', async () => {
    for (const country of [
      'Australia',
      'New Zealand',
      'France',
      'United Kingdom',
      'Germany',
      'United States',
      'Canada',
    ]) {
      for (const { id, region, address } of await places.search(`street ${country}`, null, mayAsk)) {
        expect([id, address?.city?.id, region?.id]).not.toContain(null);
        expect(await places.position(id)).not.toBeNull();
      }
    }
  });
});
