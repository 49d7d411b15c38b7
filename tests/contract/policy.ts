import type { RouteAccess } from '../../schema/language/call.ts';
import { declaredCalls } from './declaredCalls.ts';

/**
 * Access rule of every route outside of the entities: from its call's declaration or, for those of a library, from
 * here. A missing route fails the tests.
 */
export const policy: Readonly<Record<string, RouteAccess>> = {
  ...Object.fromEntries(declaredCalls.map(({ route, access }) => [route, access])),

  // Sites ask before they send an enquiry.
  'OPTIONS /client/v1/enquiries/submit': 'public',

  // The description of the API, the same for every installation.
  'GET /docs': 'public',
  'GET /docs/json': 'public',
  'GET /docs/yaml': 'public',
  'GET /docs/static/*': 'public',
  'GET /docs/static/index.html': 'public',
  'GET /docs/static/swagger-initializer.js': 'public',
  'GET /docs/static/theme/plain.css': 'public',
};
