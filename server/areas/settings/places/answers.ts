import type { Place } from '../../../integrations/places/port.ts';

/** Returns a place in words: an address on one line, or `Surry Hills, New South Wales, Australia`; adjacent equal parts are written once. */
export function descriptionOf({ name, region, country, address }: Place): string {
  if (address !== null) return address.whole;
  const parts = [name, region?.name ?? '', country.name].filter((part) => part !== '');
  return parts.filter((part, index) => part !== parts[index - 1]).join(', ');
}

/** A place as it is offered (AB 7). */
export function suggestionOf(place: Place) {
  const { id: placeId, address, source } = place;
  return { placeId, description: descriptionOf(place), isAddress: address !== null, source };
}

const aroundOf = ({ region, zip, country }: Place) => ({
  state: region?.name ?? null,
  stateId: region?.id ?? null,
  zip,
  country: country.name,
  countryId: country.id,
});

/** A place with its parts. */
export function detailOf(place: Place) {
  return { ...suggestionOf(place), displayName: place.name, ...aroundOf(place) };
}

/** Returns the address fields of a place (AB 3, Address): null for unknown ones. */
export function addressOf(place: Place) {
  const { address } = place;
  // A village that the gazetteer lacks has no id as a city.
  const town = { name: place.name, id: place.source === 'GAZETTEER' ? place.id : null };
  const city = address === null ? town : address.city;
  return {
    addressLine1: address?.line ?? null,
    district: address?.district ?? null,
    city: city?.name ?? null,
    cityId: city?.id ?? null,
    ...aroundOf(place),
    entireAddress: address?.whole ?? null,
  };
}
