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
]);
