import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listRoutes } from '../../schema/language/lists/furtherLists.ts';
import { stepsOf, stepsOfMany } from '../../schema/language/records/stepRoutes.ts';
import { setRoutes } from '../../schema/language/sets.ts';
import type { RouteAccess } from '../../schema/language/call.ts';
import { documentedPath } from '../support/documented.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import type { Answer, Question } from '../support/app.ts';
import { integersOf, leastOf, putAt, type Shape } from '../support/requestShapes.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';
import { callQuestions } from './callQuestions.ts';
import { openTargets, type Targets } from './moduleTargets.ts';

const nowhere = '01930000-0000-7000-8000-00000000dead';
const callers = ['agency', 'superAdminInside', 'appAdmin'] as const;
type Caller = (typeof callers)[number];

/** A route that takes a body or a query. */
interface Route {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: RouteAccess | undefined;
  readonly body: Shape | undefined;
  readonly query: Shape | undefined;
}

interface Declared {
  readonly body?: Shape;
  readonly querystring?: Shape;
  readonly hide?: boolean;
}

let shop: Workshop;
let targets: Targets;
let routes: readonly Route[];
/** A record of each kind, by the kind's name. */
const records = new Map<string, string>();

beforeAll(async () => {
  shop = await openWorkshop([...callers, 'otherAgency', 'otherStaff']);
  targets = await openTargets(shop.test, shop.house);
  routes = shop.test.app.routeTable.flatMap(({ method, url, config, schema }) =>
    [method].flat().flatMap((one) => {
      const path = documentedPath(url.replace(/(.)\/$/, '$1'));
      const { body, querystring: query, hide } = (schema ?? { hide: true }) as Declared;
      if (one === 'HEAD' || hide || !(body ?? query)) return [];
      return [{ name: `${one} ${path}`, method: one, path, access: config?.access, body, query }];
    }),
  );
  for (const entity of fixtureRegistry.all.filter((one) => offers(one, 'create'))) {
    const [found = (await shop.make(entity.name)).id] = shop.find([entity.name]);
    records.set(entity.name, found);
  }
});
afterAll(() => shop.close());

/** The kind that a declared route is of; undefined of one that a module makes. */
const kinds = new Map(
  fixtureRegistry.all.flatMap((entity) =>
    [...entity.routes, ...stepsOf(entity), ...stepsOfMany(entity), ...listRoutes(entity), ...setRoutes(entity)].map(
      ({ method, path }): [string, string] => [`${method} ${path}`, entity.name],
    ),
  ),
);

const callerOf = ({ access }: Route): Caller =>
  access === 'appAdmin' ? 'appAdmin' : access === 'superAdmin' ? 'superAdminInside' : 'agency';

interface Asked {
  readonly id: string;
  readonly question: Question;
}

/** A question that the route takes, about something that is there. */
function questionOf(route: Route): Asked {
  const { name, method, path, access, body, query } = route;
  const caller = callerOf(route);
  const asked = callQuestions.get(name);
  const target = asked && access ? targets.of(shop.house.of(caller), asked, access)[0]?.id : undefined;
  const id = target ?? records.get(kinds.get(name) ?? '') ?? nowhere;
  // A public route needs no token, and some end the session of one.
  const token = access === 'public' ? null : shop.house.of(caller).token;
  if (asked) return { id, question: { token, ...(asked.does?.question('bounds') ?? asked.question(id)) } };
  const filled = path.replaceAll(/\{\w+\}/g, id);
  const least = leastOf(body ?? query ?? {}, id) as Record<string, unknown>;
  return { id, question: { method, path: filled, token, [body ? 'body' : 'query']: least } };
}

const largest = 2_147_483_647;

/** The question with each of its whole numbers in turn at and beyond what the database holds. */
function variants(route: Route): readonly Question[] {
  const { id, question } = questionOf(route);
  return (['body', 'query'] as const).flatMap((part) => {
    const schema = route[part];
    if (schema === undefined) return [];
    return integersOf(schema).flatMap(({ path, maximum = largest }) =>
      [...new Set([maximum, largest, largest + 1, -largest - 2, Number.MAX_SAFE_INTEGER])].map((value) => ({
        ...question,
        [part]: putAt(question[part], schema, path, value, id),
      })),
    );
  });
}

/** Expects an answer that shows no failure of the route. */
function expectUnbroken({ access }: Route, { method, path, body, query }: Question, { status, text }: Answer): void {
  const said = `${method} ${path} ${JSON.stringify(body ?? query)} answered ${status} ${text.slice(0, 300)}`;
  expect(status, said).toBeLessThan(500);
  if (access !== 'public') expect(status, said).not.toBe(401);
}

describe('no route breaks', () => {
  it('of a whole number at or beyond what the database holds', async () => {
    let count = 0;
    for (const route of routes) {
      for (const question of variants(route)) {
        const answer = await shop.test.ask(question);
        expectUnbroken(route, question, answer);
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(1000);
  }, 240_000);

  it('of null in the place of a body', async () => {
    for (const route of routes.filter(({ body }) => body)) {
      const { question } = questionOf(route);
      const headers = { 'content-type': 'application/json' };
      const answer = await shop.test.ask({ ...question, headers, body: 'null' });
      expectUnbroken(route, question, answer);
    }
  });
});

it('every version that a request carries is one that the database holds', () => {
  const versions = routes.flatMap(({ name, body, query }) =>
    [body, query].flatMap((one) =>
      integersOf(one ?? {})
        .filter(({ path }) => /version$/i.test(String(path.at(-1))))
        .map(({ maximum }) => [name, maximum]),
    ),
  );
  expect(versions.length).toBeGreaterThan(50);
  expect(versions.filter(([, maximum]) => maximum !== largest)).toEqual([]);
});
