import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { AccessLookup, Action, Actor } from '../../schema/access/access.ts';
import { can } from '../../schema/access/can.ts';
import { RefusalError } from '../errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for a route that API keys may not use unless its call says otherwise (`Call.byKey`). */
    isClosedToKeys?: boolean;
  }
}

type Config = Pick<FastifyContextConfig, 'access' | 'call' | 'isClosedToKeys'>;

/** Beginning and form of an API key, for addresses and headers. */
const keyForm = /gr_[0-9A-Za-z]{71}/;

/** Returns true if a bearer is an API key, good or not. */
export function isKey(bearer: string): boolean {
  return bearer.startsWith('gr_');
}

/** Returns true if an address has an API key in it, where logs and histories would keep it. */
export function hasKey(url: string): boolean {
  return keyForm.test(url);
}

/** Closes every route of a scope to API keys, except those whose call says otherwise. */
export function closeToKeys(scope: FastifyInstance): void {
  scope.addHook('onRoute', (route) => {
    route.config = { ...route.config, isClosedToKeys: true };
  });
}

/** Returns true if API keys may use a route at all, within their limits and rights. */
export function isOpenToKeys({ access, call, isClosedToKeys = false }: Config): boolean {
  if (access === 'superAdmin' || access === 'appAdmin') return false;
  return call?.byKey ?? !isClosedToKeys;
}

const readingActions: readonly Action[] = ['read', 'export'];

/** Returns true if a route changes nothing, by its declaration. */
function isReading({ access, call }: Config): boolean {
  if (call) return call.isReading ?? call.route.startsWith('GET ');
  return typeof access === 'object' && readingActions.includes(access.action);
}

/** Returns true if a route is about something that the limits of a key for some resources decide. */
function isWithin(config: Config, actor: Actor, lookup: AccessLookup): boolean {
  const { access, call } = config;
  if (call?.byKey === true) return true;
  if (typeof access !== 'object') return false;
  // Calls that act on a record by the right to read it: sharing, handing over.
  const isActing = access.action === 'read' && !isReading(config);
  return !isActing || can(actor, 'update', access.entity, lookup) !== 'no';
}

/**
 * Throws 403 if an API key may not use a route: whatever its person may, because it only reads, or because it is for other
 * resources. Rights on records are the engine's.
 */
export function requireByKey(config: Config, actor: Actor, lookup: AccessLookup): void {
  const { via } = actor;
  if (via === undefined) return;
  if (!isOpenToKeys(config)) throw new RefusalError('forbidden', 'notByKey');
  if (via.readsOnly && !isReading(config)) throw new RefusalError('forbidden', 'keyReadsOnly');
  if (via.isNarrowed && !isWithin(config, actor, lookup)) throw new RefusalError('forbidden', 'keyNarrowed');
}
