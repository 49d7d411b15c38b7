import type { FastifyInstance } from 'fastify';
import { placeCalls } from '../../../../schema/areas/settings/calls/places.ts';
import type { Database } from '../../../database/pools.ts';
import { notFound } from '../../../errors.ts';
import type { Place, PlacesPort } from '../../../integrations/places/port.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { addressOf, detailOf, suggestionOf } from './answers.ts';

interface PlacesDeps {
  readonly places: PlacesPort;
  readonly database: Database;
}

/** Registers the search for places. */
export function registerPlaces(app: FastifyInstance, { places, database }: PlacesDeps): void {
  const find = async (id: string): Promise<Place> => {
    const place = await places.find(id);
    if (place === null) throw notFound();
    return place;
  };
  const search = async (keyword: string, agencyId: string | null) =>
    places.search(keyword, await countryOf(database, agencyId));

  registerCall(app, placeCalls.suggestions, async ({ query, actor }) =>
    (await search(query.keyword, actor.agencyId)).map(suggestionOf),
  );
  registerCall(app, placeCalls.search, async ({ query, actor }) =>
    (await search(query.q, actor.agencyId)).map(detailOf),
  );
  registerCall(app, placeCalls.detail, async ({ query }) => detailOf(await find(query.placeId)));
  registerCall(app, placeCalls.address, async ({ query }) => addressOf(await find(query.placeId)));
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
