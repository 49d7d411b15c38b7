import type { Question } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { questionOf } from './callQuestions.ts';
import { declaredCalls } from './declaredCalls.ts';
import { namedKinds, type ModuleQuestion } from './question.ts';

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
  ...(['talents', 'scouts'] as const).map((kind) => read(`GET /client/v1/${kind}/filter-option`)),
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
