import type { FastifyRequest } from 'fastify';
import { wordLanguageOf } from '../../../../schema/rules/locales.ts';
import { publicKeyPattern } from '../../../../schema/rules/public-keys/publicKeys.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { RefusalError } from '../../../errors.ts';
import { openFormOf, type OpenForm } from './forms.ts';
import { formPage, refusedPage } from './page.ts';
import { pageWords } from './pageWords.ts';

const isKey = new RegExp(publicKeyPattern, 'u');

/** Returns the fields of a form as they were sent; none if its body could not be read. */
function valuesOf({ body, headers: { referer = '' } }: FastifyRequest): Readonly<Record<string, string>> {
  const given = Object.entries(body instanceof Object ? body : {});
  const values = Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
  return { ...values, page: values['page'] || referer };
}

/** Returns the form that was sent; null if there is none, or the database does not answer. */
async function formSent(engine: Engine, key = ''): Promise<OpenForm | null> {
  if (!isKey.test(key)) return null;
  return openFormOf(engine, key).catch(() => null);
}

/** Returns the page for a form that was refused: the form as it was filled, or a text where there is no such form. */
export async function pageOfRefusal(
  engine: Engine,
  request: FastifyRequest,
  { refusal, options: { details = [] } }: RefusalError,
  action: string,
): Promise<string> {
  const values = valuesOf(request);
  const open = await formSent(engine, values['key']);
  if (open === null) {
    const [asked = 'en'] = /^[a-z]{2}/iu.exec(request.headers['accept-language'] ?? '') ?? [];
    const language = wordLanguageOf(asked);
    const { refused } = pageWords[language];
    return refusedPage(language, refused[refusal as keyof typeof refused] ?? refused.unavailable);
  }
  const { notes, problems } = pageWords[wordLanguageOf(open.agency.locale)];
  const found = details.flatMap(({ field, key }) => {
    const problem = key === 'tooLong' ? problems['tooLong'] : problems[field];
    return problem === undefined ? [] : [[field, problem] as const];
  });
  return formPage(open, {
    key: values['key'] ?? '',
    action,
    renderedAt: values['renderedAt'] ?? '',
    values,
    problems: Object.fromEntries(found),
    note: notes[refusal as keyof typeof notes] ?? notes.unavailable,
  });
}
