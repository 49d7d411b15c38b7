import { addressKeywordMinimum, placesFoundLimit } from '../../../schema/rules/limits.ts';
import { streetLine, wholeAddress } from './addressLines.ts';
import { countryName, searched } from './gazetteerFile.ts';
import { isSameName } from './nearby.ts';
import { readPlacedId } from './placedId.ts';
import type { AddressesPort, FoundAddress, Place, PlacesPort, TownsPort } from './port.ts';

/** Most towns that are offered where there are addresses to offer, too. */
const townsBesideAddresses = placesFoundLimit / 2;

interface PlacesDeps {
  readonly towns: TownsPort;
  /** Null if no provider is set up: then towns are all that there is. */
  readonly addresses: AddressesPort | null;
}

/**
 * Searches towns in the gazetteer and, where a provider is set up, addresses there. Cities and regions of an address have
 * the ids of the gazetteer. An address that its provider no longer tells is its nearest town.
 */
export function createPlaces({ towns, addresses }: PlacesDeps): PlacesPort {
  /** Returns an address in terms of the gazetteer; null for a village that the gazetteer has as a town. */
  const complete = async (found: FoundAddress, source: AddressesPort['source']): Promise<Place | null> => {
    const { position, countryCode, name, zip } = found;
    const cityName = found.isVillage ? name : (found.city ?? found.district);
    const about = { position, countryCode, region: found.region };
    const town = cityName === null ? null : await towns.named(cityName, about);
    if (found.isVillage && town !== null) return null;
    const around = town ?? (await towns.nearest(position));
    const isThere = around !== null && isSameName(around.region?.name, found.region);
    const regionName = found.region ?? town?.region?.name ?? null;
    const isFromTown = found.region === null && town !== null;
    const region =
      regionName === null
        ? null
        : { id: isThere || isFromTown ? (around?.region?.id ?? null) : null, name: regionName };
    const country = { id: countryCode, name: countryName(countryCode) };
    const common = { id: found.id, source, region, country, zip };
    if (found.isVillage) return { ...common, name: name ?? '', address: null };
    const street = streetLine(found);
    const city = cityName === null ? null : { id: town?.id ?? null, name: town?.name ?? cityName };
    const district = isSameName(found.district, cityName) ? null : found.district;
    const line = [name, street].filter((part) => part !== null).join(', ');
    const whole = wholeAddress({ ...found, district, city: city?.name ?? null, region: regionName }, country.name);
    return { ...common, name: name ?? street ?? '', address: { line, district, city, whole } };
  };
  const findAddresses = async (...[keyword, near, mayAsk]: Parameters<PlacesPort['search']>) => {
    if (addresses === null || searched(keyword).trim().length < addressKeywordMinimum) return [];
    const bias = { countryCode: near, position: near === null ? null : await towns.largest(near) };
    const found = await addresses.search(keyword.trim(), bias, mayAsk);
    const completed = await Promise.all(found.map((one) => complete(one, addresses.source)));
    return completed.filter((one) => one !== null);
  };
  return {
    search: async (keyword, near, mayAsk) => {
      const [known, found] = await Promise.all([towns.search(keyword, near), findAddresses(keyword, near, mayAsk)]);
      const most = Math.max(townsBesideAddresses, placesFoundLimit - found.length);
      return [...known.slice(0, most), ...found].slice(0, placesFoundLimit);
    },
    find: async (id, mayAsk) => {
      const placed = readPlacedId(id);
      if (placed === null) return towns.find(id);
      const isOurs = addresses !== null && placed.provider === addresses.source.toLowerCase();
      const found = isOurs ? await addresses.find(id, mayAsk) : null;
      const place = found === null ? null : await complete(found, addresses?.source ?? 'OSM');
      return place ?? towns.nearest(placed.position);
    },
    position: async (id) => readPlacedId(id)?.position ?? towns.position(id),
  };
}
