import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { isPosition, placedId } from '../placedId.ts';
import type { FoundAddress } from '../port.ts';

/** No longer than the parts of an address are kept. */
const word = Type.Optional(Type.String({ maxLength: 240 }));
const feature = Type.Object({
  properties: Type.Object({
    osm_type: Type.Union([Type.Literal('N'), Type.Literal('W'), Type.Literal('R')]),
    osm_id: Type.Integer({ minimum: 1 }),
    type: Type.String(),
    countrycode: Type.String({ pattern: '^[A-Za-z]{2}$' }),
    name: word,
    housenumber: word,
    street: word,
    locality: word,
    district: word,
    city: word,
    county: word,
    state: word,
    postcode: Type.Optional(Type.String({ maxLength: 20 })),
  }),
  geometry: Type.Object({ type: Type.Literal('Point'), coordinates: Type.Array(Type.Number(), { minItems: 2 }) }),
});
const collection = Type.Object({ type: Type.Literal('FeatureCollection'), features: Type.Array(Type.Unknown()) });

/** Layers whose features are addresses, and those whose features are villages. */
const addressLayers = ['house', 'street'];
const villageLayers = ['locality', 'district', 'city'];
export const layers = [...addressLayers, ...villageLayers];

const given = (text: string | undefined) => text?.trim() || null;

/** Returns one feature as an address; null for anything else. */
function addressOf(one: unknown): FoundAddress | null {
  if (!Value.Check(feature, one)) return null;
  const { properties, geometry } = one;
  const [longitude = Number.NaN, latitude = Number.NaN] = geometry.coordinates;
  const position = { latitude, longitude };
  const { osm_type: type, osm_id: number, type: layer } = properties;
  if (!isPosition(position) || !layers.includes(layer)) return null;
  const name = given(properties.name);
  const isVillage = villageLayers.includes(layer);
  const isStreet = layer === 'street';
  const street = isStreet ? name : given(properties.street);
  // One object may have several numbers, each of which is a feature.
  const houseNumber = given(properties.housenumber);
  // A house of a village without streets is numbered in its place.
  const place = street ?? (houseNumber === null ? null : given(properties.locality));
  if (name === null && place === null) return null;
  const key = `${type}${number}${houseNumber === null ? '' : `;${encodeURIComponent(houseNumber).slice(0, 60)}`}`;
  return {
    id: placedId({ provider: 'osm', key, position }),
    name: isStreet ? null : name,
    isVillage,
    houseNumber,
    street: isVillage ? null : place,
    district: given(properties.district) ?? (place === properties.locality ? null : given(properties.locality)),
    city: given(properties.city),
    region: given(properties.state) ?? given(properties.county),
    zip: given(properties.postcode),
    countryCode: properties.countrycode.toUpperCase(),
    position,
  };
}

/** Parses an answer of Photon (GeoJSON); null for anything else. Features that are no addresses are left out. */
export function readFeatures(text: string): readonly FoundAddress[] | null {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Value.Check(collection, answer)) return null;
  return answer.features.map(addressOf).filter((one) => one !== null);
}
