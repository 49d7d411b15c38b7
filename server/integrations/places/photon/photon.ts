import { placesFoundLimit } from '../../../../schema/rules/limits.ts';
import { ownServer } from '../../links/addresses.ts';
import { fetchText } from '../../links/fetchText.ts';
import { resolveByMachine } from '../../links/resolving.ts';
import { readPlacedId } from '../placedId.ts';
import type { AddressesPort, Bias, FoundAddress, MayAsk } from '../port.ts';
import { createRemembered } from '../remembered.ts';
import { layers, readFeatures } from './features.ts';

/** Address and limits of a Photon server. */
export interface PhotonOptions {
  /** Address below which its calls are: `https://photon.komoot.io`. */
  readonly url: string;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** Timeout for an answer, in milliseconds. */
  readonly patience?: number;
  /** Called with the reason why there was no answer, without what was asked. */
  readonly complain: (reason: string) => void;
}

/** Time without requests after one has failed, in milliseconds: nobody waits for a broken server at each pause. */
export const photonRest = 30_000;
/** Maximum number of requests at once. */
export const requestsAtOnce = 8;
/** Time for which answers are remembered, in milliseconds, and number of remembered answers and addresses. */
export const searchLife = 600_000;
const searchesKept = 500;
const addressLife = 3_600_000;
const addressesKept = 5_000;
/** Maximum number of bytes of an answer. */
const answerLimit = 262_144;
/** Zoom of a map that shows a country: how far around its largest town is preferred. */
const countryZoom = 5;
/** Radius in kilometres, and number of objects, among which an address is found again. */
const againWithin = 0.05;
const againAmong = 50;
/** Language of cities and states: the one that the gazetteer has for regions and countries. */
const language = 'en';

/**
 * Photon (https://github.com/komoot/photon/blob/master/docs/api-v1.md), a search in OpenStreetMap that anybody can run. It
 * finds nothing by an id, so that an address that is not remembered is found again by its position.
 */
export function createPhoton({ url, clock, patience = 3_000, complain }: PhotonOptions): AddressesPort {
  const base = url.replace(/\/+$/, '');
  const deps = { policy: ownServer(base), resolve: resolveByMachine };
  const searches = createRemembered<readonly FoundAddress[]>(clock, { life: searchLife, most: searchesKept });
  const known = createRemembered<FoundAddress>(clock, { life: addressLife, most: addressesKept });
  const running = new Map<string, Promise<readonly FoundAddress[] | null>>();
  let restsUntil = -Infinity;
  const rest = (reason: string) => {
    restsUntil = clock() + photonRest;
    complain(reason);
    return null;
  };

  const request = async (path: string): Promise<readonly FoundAddress[] | null> => {
    const wanted = { accept: 'application/json', limit: answerLimit, userAgent: 'Greenroom (places)' };
    const answer = await fetchText(`${base}/${path}`, deps, AbortSignal.timeout(patience), wanted);
    // A position at which nothing is says nothing of the server.
    if (answer === 'missing' && path.startsWith('reverse')) return null;
    if (typeof answer === 'string') return rest(answer);
    const found = readFeatures(answer.bytes.toString('utf8'));
    if (found === null) return rest('unreadable');
    for (const one of found) known.set(one.id, one);
    return found;
  };
  const ask = async (path: string, mayAsk: MayAsk): Promise<readonly FoundAddress[] | null> => {
    const asked = running.get(path);
    if (asked !== undefined) return asked;
    const isAvailable = () => clock() >= restsUntil && running.size < requestsAtOnce;
    if (!isAvailable() || !(await mayAsk())) return null;
    const meanwhile = running.get(path);
    if (meanwhile !== undefined) return meanwhile;
    if (!isAvailable()) return null;
    const answer = request(path).finally(() => running.delete(path));
    running.set(path, answer);
    return answer;
  };
  const queryOf = (query: Readonly<Record<string, string>>) => {
    const params = new URLSearchParams({ ...query, lang: language });
    for (const layer of layers) params.append('layer', layer);
    return params.toString();
  };

  return {
    source: 'OSM',
    search: async (keyword, { position }: Bias, mayAsk) => {
      const near = position && {
        lat: String(position.latitude),
        lon: String(position.longitude),
        zoom: String(countryZoom),
      };
      const path = `api?${queryOf({ q: keyword, limit: String(placesFoundLimit), ...near })}`;
      const former = searches.get(path);
      if (former !== undefined) return former;
      const found = await ask(path, mayAsk);
      if (found === null) return [];
      searches.set(path, found);
      return found;
    },
    find: async (id, mayAsk) => {
      const former = known.get(id);
      if (former !== undefined) return former;
      const placed = readPlacedId(id);
      if (placed === null) return null;
      const { latitude, longitude } = placed.position;
      const around = { lat: String(latitude), lon: String(longitude), radius: String(againWithin) };
      const found = await ask(`reverse?${queryOf({ ...around, limit: String(againAmong) })}`, mayAsk);
      return found?.find((one) => readPlacedId(one.id)?.key === placed.key) ?? null;
    },
  };
}
