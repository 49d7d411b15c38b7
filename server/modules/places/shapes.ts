import type { JsonSchema } from '../../../schema/fields/field.ts';
import { nullable, string } from '../../../schema/fields/schemas.ts';
import type { Place } from '../../integrations/places/port.ts';

const object = (properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({ type: 'object', properties });
const text = nullable(string);

/** A place in words: `Surry Hills, New South Wales, Australia`; what is called as the part before it is told once. */
function descriptionOf({ name, region, country }: Place): string {
  const parts = [name, region?.name ?? '', country.name].filter((part) => part !== '');
  return parts.filter((part, index) => part !== parts[index - 1]).join(', ');
}

export const suggestionSchema = object({ placeId: string, description: string });

/** A place as it is offered (AB 7). */
export function suggestionOf(place: Place) {
  return { placeId: place.id, description: descriptionOf(place) };
}

const around = { state: text, stateId: text, zip: text, country: string, countryId: string };
const aroundOf = ({ region, zip, country }: Place) => ({
  state: region?.name ?? null,
  stateId: region?.id ?? null,
  zip,
  country: country.name,
  countryId: country.id,
});

export const detailSchema = object({ placeId: string, description: string, displayName: string, ...around });

/** A place with its parts. */
export function detailOf(place: Place) {
  return { ...suggestionOf(place), displayName: place.name, ...aroundOf(place) };
}

export const addressSchema = object({ city: string, cityId: string, ...around });

/** What a place says of an address (AB 3, Address): null where it is not known. */
export function addressOf(place: Place) {
  return { city: place.name, cityId: place.id, ...aroundOf(place) };
}
