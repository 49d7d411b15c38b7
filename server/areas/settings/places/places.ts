import type { FastifyInstance } from 'fastify';
import { placeCalls } from '../../../../schema/areas/settings/calls/places.ts';
import type { Actor } from '../../../../schema/access/access.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { Database } from '../../../database/pools.ts';
import { notFound, RefusalError } from '../../../errors.ts';
import type { MayAsk, Place, PlacesPort } from '../../../integrations/places/port.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { addressOf, descriptionOf, detailOf, suggestionOf } from './answers.ts';

interface PlacesDeps {
  readonly engine: Engine;
  readonly places: PlacesPort;
  readonly database: Database;
  /** Counts a request of an account to an outside provider; refuses one too many. */
  readonly limit: (accountId: string) => Promise<void>;
}

/** Registers the search for places, by which the engine resolves their ids too. */
export function registerPlaces(app: FastifyInstance, { engine, places, database, limit }: PlacesDeps): void {
  /** Too many requests end addresses, and neither typing nor towns. */
  const mayAskFor =
    ({ accountId }: Actor): MayAsk =>
    () =>
      limit(accountId).then(
        () => true,
        (error: unknown) => {
          if (error instanceof RefusalError) return false;
          throw error;
        },
      );
  const find = async (id: string, actor: Actor): Promise<Place> => {
    const place = await places.find(id, mayAskFor(actor));
    if (place === null) throw notFound();
    return place;
  };
  engine.knowPlaces(async (id, actor) => {
    const place = await places.find(id, mayAskFor(actor));
    return place && { id: place.id, name: descriptionOf(place) };
  });
  const search = async (keyword: string, actor: Actor) =>
    places.search(keyword, await countryOf(database, actor.agencyId), mayAskFor(actor));

  registerCall(app, placeCalls.suggestions, async ({ query, actor }) =>
    (await search(query.keyword, actor)).map(suggestionOf),
  );
  registerCall(app, placeCalls.search, async ({ query, actor }) => (await search(query.q, actor)).map(detailOf));
  registerCall(app, placeCalls.detail, async ({ query, actor }) => detailOf(await find(query.placeId, actor)));
  registerCall(app, placeCalls.address, async ({ query, actor }) => addressOf(await find(query.placeId, actor)));
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
