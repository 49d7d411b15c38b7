import { Type } from 'typebox';
import { closed, defineCalls, nullable, text } from '../../../language/call.ts';
import { keywordLimit } from '../../../rules/limits.ts';

const suggestion = {
  placeId: Type.String(),
  description: Type.String(),
  isAddress: Type.Boolean({ description: 'Has a street; all others are towns' }),
  source: Type.Union([Type.Literal('GAZETTEER'), Type.Literal('OSM'), Type.Literal('SANDBOX')], {
    description: 'Where it is from; OSM asks for "© OpenStreetMap contributors" beside it',
  }),
};
/** Parents of a place; null if unknown. */
const around = {
  state: nullable(Type.String()),
  stateId: nullable(Type.String()),
  zip: nullable(Type.String()),
  country: Type.String(),
  countryId: Type.String(),
};
const detail = Type.Object({ ...suggestion, displayName: Type.String(), ...around });
const placeId = Type.String({ maxLength: 255, description: 'As suggestions tell it', examples: ['2147714'] });
const access = 'signedIn' as const;

/** The search for places (AB 7). Less than two letters find nothing. */
export const placeCalls = defineCalls('places', {
  suggestions: {
    route: 'GET /client/v1/locations/suggestions',
    access,
    byKey: true,
    summary: 'Places that a text may mean, the likeliest first',
    query: closed({ keyword: text(keywordLimit) }),
    answer: Type.Array(Type.Object(suggestion)),
  },
  search: {
    route: 'GET /client/v1/locations',
    access,
    byKey: true,
    summary: 'Places that a text may mean, with their details',
    query: closed({ q: text(keywordLimit) }),
    answer: Type.Array(detail),
  },
  detail: {
    route: 'GET /client/v1/locations/detail',
    access,
    byKey: true,
    summary: 'A place',
    query: closed({ placeId }),
    answer: detail,
  },
  address: {
    route: 'GET /client/v1/locations/detail/address',
    access,
    byKey: true,
    summary: 'What a place fills in of an address',
    query: closed({ placeId }),
    answer: Type.Object({
      addressLine1: nullable(Type.String({ description: 'House and street; null for a town' })),
      district: nullable(Type.String()),
      city: nullable(Type.String()),
      cityId: nullable(Type.String()),
      ...around,
      entireAddress: nullable(Type.String()),
    }),
  },
});
