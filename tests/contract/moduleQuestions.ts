import type { Question } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { questionOf } from './callQuestions.ts';
import { declaredCalls } from './declaredCalls.ts';
import { namedKinds, type ModuleQuestion } from './question.ts';
import { noVersion as version, nowhere as nothing } from './sample.ts';

const at = (route: string): Pick<Question, 'method' | 'path'> => {
  const [method = '', path = ''] = route.split(' ');
  return { method, path };
};
const read = (route: string): [string, ModuleQuestion] => [
  route,
  { question: () => ({ ...at(route), ...(route.startsWith('POST') && { body: {} }) }), permitted: [200] },
];
const find = (route: string, query: Question['query']): [string, ModuleQuestion] => [
  route,
  { question: () => ({ ...at(route), query }), permitted: [200] },
];
const byId = (
  route: string,
  body: object | undefined,
  names: ModuleQuestion['names'] & string,
  more: Omit<Partial<ModuleQuestion>, 'names' | 'question'> = {},
): [string, ModuleQuestion] => {
  const { method, path } = at(route);
  const question = (id: string) => ({ method, path: path.replace('{id}', id), ...(body && { body }) });
  return [route, { question, permitted: [404], names, ...more }];
};
/** Of something that is of no agency and not there. */
const ofNothing = (route: string, body?: object): [string, ModuleQuestion] => {
  const { method, path } = at(route);
  const question = () => ({ method, path: path.replace('{id}', nothing), ...(body && { body }) });
  return [route, { question, permitted: [404] }];
};
const stale = { found: ['staleVersion'] };
const withBody = (route: string, body: (id: string) => object, more: Omit<ModuleQuestion, 'question'>) =>
  [route, { question: (id: string) => ({ ...at(route), body: body(id) }), ...more }] as [string, ModuleQuestion];

/** Every route that no declaration makes and that is not public, by the words of the reviewed list. */
export const moduleQuestions: ReadonlyMap<string, ModuleQuestion> = new Map([
  ...declaredCalls
    .filter(({ access }) => access !== 'public')
    .map((call): [string, ModuleQuestion] => [call.route, questionOf(call, new Set(namedKinds))]),
  ...fixtureRegistry.all.flatMap(({ api }) =>
    ['list', 'save'].map((asking) => read(`GET ${api.base}/form-option-${asking}`)),
  ),
  find('GET /client/v1/clients/options', { includeAgency: 'true' }),
  ...(['talent', 'scout', 'partner'] as const).flatMap((names) => {
    const kind = names === 'partner' ? 'clients' : `${names}s`;
    return [byId(`PUT /finance/v1/contacts/${kind}/{id}`, { version }, names, stale)];
  }),
  withBody('PUT /client/v1/clients/media', (id) => ({ id, mediaIds: [], version }), {
    permitted: [404],
    names: 'partner',
    ...stale,
  }),
  ...(['talent', 'scout'] as const).flatMap((names) => [
    read(`GET /client/v1/${names}s/filter-option`),
    // A note without a text is refused once the rights have been passed.
    withBody(`POST /client/v1/${names}s/notes`, (id) => ({ id }), { permitted: [404], names, found: ['required'] }),
    ofNothing(`PUT /client/v1/${names}s/notes`, { id: nothing }),
    ofNothing(`GET /client/v1/${names}s/notes/{id}`),
    ...['basic-infos', 'business', 'career', 'emergency-contacts', 'families', 'custom-fields'].flatMap((part) =>
      (part === 'basic-infos' ? ['PUT'] : ['POST', 'PUT']).map((method) =>
        withBody(`${method} /client/v1/${names}s/${part}`, (id) => ({ id, version }), {
          permitted: [404],
          names,
          ...stale,
        }),
      ),
    ),
  ]),
  ...(['talent', 'scout'] as const).flatMap((kind) => {
    const base = `/client/v1/${kind}s`;
    const names = `${kind}Social` as const;
    const given = { code: 'a', state: 'b' };
    return [
      byId(`GET ${base}/{id}/social-connections`, undefined, kind),
      withBody(`POST ${base}/social-connect`, (talentSocialId) => ({ talentSocialId }), {
        permitted: [404],
        names,
        found: [200, 'socialPlatform'],
      }),
      withBody(`PUT ${base}/social-callback`, (talentSocialId) => ({ talentSocialId, ...given }), {
        permitted: [404],
        names,
        found: ['socialStateOver', 'socialPlatform'],
      }),
      [
        `DELETE ${base}/social-connections/{talentSocialId}`,
        {
          question: (id: string) => ({ method: 'DELETE', path: `${base}/social-connections/${id}` }),
          permitted: [404],
          names,
        },
      ] as [string, ModuleQuestion],
    ];
  }),
  withBody('POST /client/v1/social-sandbox', () => ({ platform: 'INSTAGRAM', username: 'ada' }), { permitted: [200] }),
  // No form at all.
  withBody('POST /media/v1/upload', () => ({}), { permitted: [400] }),
  withBody('POST /cms/mail/upload', () => ({}), { permitted: [400] }),
  withBody('POST /cms/v1/media/upload', () => ({}), { permitted: [400] }),
  withBody('POST /media/v1/upload/chunksdone', (qquuid) => ({ qquuid, qqfilename: 'a.pdf', qqtotalfilesize: 1 }), {
    permitted: [404],
    names: 'upload',
  }),
  [
    'GET /media/v1/upload/{qquuid}',
    {
      question: (id: string) => ({ method: 'GET', path: `/media/v1/upload/${id}` }),
      permitted: [404],
      names: 'upload',
    },
  ],
  // What is finished cannot be given up.
  [
    'DELETE /media/v1/upload/{qquuid}',
    {
      question: (id: string) => ({ method: 'DELETE', path: `/media/v1/upload/${id}` }),
      permitted: [404],
      names: 'upload',
      found: ['uploadFinished'],
    },
  ],
  // No address of the web, so that none is asked.
  withBody('POST /media/v1/link-preview', (url) => ({ url }), { permitted: [400] }),
  withBody('POST /media/v1/crawl-video-url', (url) => ({ url }), { permitted: [400] }),
  withBody('POST /media/v1/upload-video-url', (url) => ({ url }), { permitted: [400] }),
  byId('GET /media/v1/{id}', undefined, 'media'),
  [
    'GET /media/v1/file/{id}/{size}',
    {
      question: (id: string) => ({ method: 'GET', path: `/media/v1/file/${id}/origin` }),
      permitted: [404],
      names: 'media',
    },
  ],
]);
