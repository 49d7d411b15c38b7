import type { FastifyInstance, FastifySchema } from 'fastify';
import { answerSchema } from '../../../schema/derive/jsonSchema.ts';
import type { JsonSchema } from '../../../schema/fields/field.ts';
import { string } from '../../../schema/fields/schemas.ts';
import { keywordLimit } from '../../../schema/rules/limits.ts';
import type { Database } from '../../database/pools.ts';
import { notFound } from '../../errors.ts';
import type { Place, PlacesPort } from '../../integrations/places/port.ts';
import { callerOf } from '../../plugins/session.ts';
import { addressOf, addressSchema, detailOf, detailSchema, suggestionOf, suggestionSchema } from './shapes.ts';

interface PlacesDeps {
  readonly places: PlacesPort;
  readonly database: Database;
}

/**
 * The places search (AB 7), for whoever is signed in: `GET /client/v1/locations/suggestions?keyword=` answers
 * `[{ placeId, description }]`, the likeliest first, `detail?placeId=` and `detail/address?placeId=` tell of one, and
 * `GET /client/v1/locations?q=` finds them with their details. Less than two letters find nothing.
 */
export function registerPlaces(app: FastifyInstance, { places, database }: PlacesDeps): void {
  const find = async (id: string): Promise<Place> => {
    const place = await places.find(id);
    if (place === null) throw notFound();
    return place;
  };
  const search = async (keyword: string, agencyId: string | null) =>
    places.search(keyword, await countryOf(database, agencyId));

  app.get<{ Querystring: { keyword: string } }>(
    '/client/v1/locations/suggestions',
    route('places that a text may mean, the likeliest first', { keyword }, { type: 'array', items: suggestionSchema }),
    async (request) => {
      const found = await search(request.query.keyword, callerOf(request).agencyId);
      return { responseData: found.map(suggestionOf) };
    },
  );
  app.get<{ Querystring: { q: string } }>(
    '/client/v1/locations',
    route('places that a text may mean, with their details', { q: keyword }, { type: 'array', items: detailSchema }),
    async (request) => {
      const found = await search(request.query.q, callerOf(request).agencyId);
      return { responseData: found.map(detailOf) };
    },
  );
  app.get<{ Querystring: { placeId: string } }>(
    '/client/v1/locations/detail',
    route('a place', { placeId }, detailSchema),
    async (request) => ({ responseData: detailOf(await find(request.query.placeId)) }),
  );
  app.get<{ Querystring: { placeId: string } }>(
    '/client/v1/locations/detail/address',
    route('what a place fills in of an address', { placeId }, addressSchema),
    async (request) => ({ responseData: addressOf(await find(request.query.placeId)) }),
  );
}

const keyword: JsonSchema = { ...string, maxLength: keywordLimit };
const placeId: JsonSchema = { ...string, maxLength: 255, description: 'As suggestions tell it' };

function route(summary: string, query: Readonly<Record<string, JsonSchema>>, answer: JsonSchema) {
  const schema: FastifySchema = {
    tags: ['places'],
    summary,
    querystring: { type: 'object', required: Object.keys(query), additionalProperties: false, properties: query },
    response: { 200: answerSchema(answer) },
  };
  return { config: { access: 'signedIn' as const }, schema };
}

/** The country (ISO 3166 alpha-2) that an agency writes dates and amounts for; null outside of agencies. */
async function countryOf(database: Database, agencyId: string | null): Promise<string | null> {
  if (agencyId === null) return null;
  const { rows } = await database.query<{ locale: string | null }>(agencyId, {
    text: 'select identity_own_locale() as locale',
    values: [],
  });
  const locale = rows[0]?.locale ?? null;
  return locale === null ? null : (new Intl.Locale(locale).region ?? null);
}
