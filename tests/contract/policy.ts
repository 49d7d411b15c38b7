import type { AnyEntity } from '../../schema/entity.ts';
import type { RouteAccess } from '../../schema/call.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { declaredCalls } from './declaredCalls.ts';

/** What AB 7 writes of a talent or a scout by calls of its own: an edit of the record. */
const partsOf = (base: string, entity: 'talent' | 'scout'): Record<string, RouteAccess> => {
  const both = ['business', 'career', 'emergency-contacts', 'families', 'custom-fields'];
  const routes = [`PUT ${base}/basic-infos`, ...both.flatMap((one) => [`POST ${base}/${one}`, `PUT ${base}/${one}`])];
  return Object.fromEntries(routes.map((route) => [route, { entity, action: 'update' }]));
};

const formOptionsOf = ({ name, api }: AnyEntity): [string, RouteAccess][] =>
  ['list', 'save'].map((asking) => [`GET ${api.base}/form-option-${asking}`, { entity: name, action: 'read' }]);

/** What is connected is read with the record; connecting and disconnecting are edits of it. */
const socialsOf = (base: string, entity: 'talent' | 'scout'): Record<string, RouteAccess> => ({
  [`GET ${base}/{id}/social-connections`]: { entity, action: 'read' },
  [`POST ${base}/social-connect`]: { entity, action: 'update' },
  [`PUT ${base}/social-callback`]: { entity, action: 'update' },
  [`DELETE ${base}/social-connections/{talentSocialId}`]: { entity, action: 'update' },
});

const notesOf = (base: string, entity: 'talent' | 'scout'): Record<string, RouteAccess> => ({
  [`POST ${base}/notes`]: { entity, action: 'update' },
  [`PUT ${base}/notes`]: { entity: 'note', action: 'update' },
  [`GET ${base}/notes/{id}`]: { entity: 'note', action: 'read' },
});

/**
 * Every route that no entity makes, with who may call it: as its call declares it or, for the few that no call declares,
 * as it stands here. A route that stands nowhere fails the tests.
 */
export const policy: Readonly<Record<string, RouteAccess>> = {
  ...Object.fromEntries(declaredCalls.map(({ route, access }) => [route, access])),

  // Files: what the caller uploads, and what uses let the caller read.
  'POST /media/v1/upload': 'signedIn',
  'POST /cms/v1/media/upload': 'appAdmin',
  'POST /cms/mail/upload': 'signedIn',
  'POST /media/v1/upload/chunksdone': 'signedIn',
  'GET /media/v1/upload/{qquuid}': 'signedIn',
  'DELETE /media/v1/upload/{qquuid}': 'signedIn',
  'GET /media/v1/{id}': 'signedIn',
  'GET /media/v1/file/{id}/{size}': 'signedIn',
  // A page of the web, as anybody may see it.
  'POST /media/v1/link-preview': 'signedIn',
  // What is kept of one is its caller's own file.
  'POST /media/v1/crawl-video-url': 'signedIn',
  'POST /media/v1/upload-video-url': 'signedIn',

  // Parts of a profile, for whoever may edit it; billing contacts of whoever has some.
  ...partsOf('/client/v1/talents', 'talent'),
  ...partsOf('/client/v1/scouts', 'scout'),
  ...notesOf('/client/v1/talents', 'talent'),
  ...notesOf('/client/v1/scouts', 'scout'),
  ...socialsOf('/client/v1/talents', 'talent'),
  ...socialsOf('/client/v1/scouts', 'scout'),
  // A code that is good for accounts that nobody has, in a sandbox alone.
  'POST /client/v1/social-sandbox': 'signedIn',
  'PUT /finance/v1/contacts/talents/{id}': { entity: 'talent', action: 'update' },
  'PUT /finance/v1/contacts/scouts/{id}': { entity: 'scout', action: 'update' },
  'PUT /finance/v1/contacts/clients/{id}': { entity: 'partner', action: 'update' },
  // The files of a record, which come with it.
  'PUT /client/v1/clients/media': { entity: 'partner', action: 'update' },

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
