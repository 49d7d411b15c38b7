import type { Place } from '../../../integrations/places/port.ts';

/** Returns a place in words: `Surry Hills, New South Wales, Australia`; adjacent equal parts are written once. */
function descriptionOf({ name, region, country }: Place): string {
  const parts = [name, region?.name ?? '', country.name].filter((part) => part !== '');
  return parts.filter((part, index) => part !== parts[index - 1]).join(', ');
}

/** A place as it is offered (AB 7). */
export function suggestionOf(place: Place) {
  return { placeId: place.id, description: descriptionOf(place) };
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
  return { city: place.name, cityId: place.id, ...aroundOf(place) };
}
