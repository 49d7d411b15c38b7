import type { Call, EntityCalls } from '../../schema/language/call.ts';
import { settingsCalls } from '../../schema/language/settingsCalls.ts';
import { fixtureRegistry } from '../support/fixture.ts';

type Declared = Readonly<Record<string, Call>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isCall = (value: unknown): value is Call => isObject(value) && 'route' in value;
const isOfEntities = (value: object): value is EntityCalls<Declared> => 'of' in value && typeof value.of === 'function';

function callsIn(value: unknown): readonly Call[] {
  if (!isObject(value)) return [];
  if (isOfEntities(value)) return fixtureRegistry.all.flatMap((entity) => Object.values(value.of(entity)));
  return Object.values(value).filter(isCall);
}

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('../../schema/areas/*/calls/*.ts', { eager: true });

const closedAreas = ['identity', 'operators'];
const areaOf = (file: string) => /areas\/([^/]+)\//.exec(file)?.[1] ?? '';

/** Returns true if API keys may make a call, as far as they may do anything: by its own word, else by its area. */
export function isForKeys(route: string): boolean {
  const call = byRoute.get(route);
  return call?.byKey ?? !closedAreas.includes(areaByRoute.get(route) ?? '');
}

/** Returns true if a call changes nothing, by its declaration. */
export function isReadingCall(route: string): boolean {
  return byRoute.get(route)?.isReading ?? route.startsWith('GET ');
}

/** Every call that an area declares (`defineCalls`, `defineEntityCalls`, `defineSettings`). */
export const declaredCalls: readonly Call[] = [
  ...Object.values(modules).flatMap((exports) => Object.values(exports).flatMap(callsIn)),
  ...fixtureRegistry.settings.flatMap((settings) => Object.values(settingsCalls(settings))),
];

const areaByRoute = new Map<string, string>(
  Object.entries(modules).flatMap(([file, exports]) =>
    Object.values(exports)
      .flatMap(callsIn)
      .map(({ route }) => [route, areaOf(file)] as const),
  ),
);
const byRoute = new Map<string, Call>(declaredCalls.map((call) => [call.route, call]));

/** Returns the declaration of a route; undefined for routes of entities or libraries. */
export function declaredCall(method: string, path: string): Call | undefined {
  return byRoute.get(`${method} ${path}`);
}
