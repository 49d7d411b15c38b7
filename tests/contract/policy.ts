import type { AnyEntity } from '../../schema/language/entity.ts';
import type { RouteAccess } from '../../schema/language/call.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { declaredCalls } from './declaredCalls.ts';

const formOptionsOf = ({ name, api }: AnyEntity): [string, RouteAccess][] =>
  ['list', 'save'].map((asking) => [`GET ${api.base}/form-option-${asking}`, { entity: name, action: 'read' }]);

/**
 * Every route that no entity makes, with who may call it: as its call declares it or, for the few that no call declares,
 * as it stands here. A route that stands nowhere fails the tests.
 */
export const policy: Readonly<Record<string, RouteAccess>> = {
  ...Object.fromEntries(declaredCalls.map(({ route, access }) => [route, access])),

  // What filters of lists and forms offer, for whoever may read the records; the partners among them as a list.
  ...Object.fromEntries(fixtureRegistry.all.flatMap((entity) => formOptionsOf(entity))),
  'GET /client/v1/clients/options': { entity: 'partner', action: 'read' },
  'GET /client/v1/talents/filter-option': { entity: 'talent', action: 'read' },
  'GET /client/v1/scouts/filter-option': { entity: 'scout', action: 'read' },

  // The description of the API, the same for every installation.
  'GET /docs': 'public',
  'GET /docs/json': 'public',
  'GET /docs/yaml': 'public',
  'GET /docs/static/*': 'public',
  'GET /docs/static/index.html': 'public',
  'GET /docs/static/swagger-initializer.js': 'public',
  'GET /docs/static/theme/plain.css': 'public',
};
