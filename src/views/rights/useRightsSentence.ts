import { useTranslate, type TranslateFunction } from 'ra-core';
import { builtResources } from '../../../schema/access/built.ts';
import { clausesOf, type Clause } from '../../../schema/access/summary.ts';
import type { LevelsByResource } from '../../../schema/access/matrix.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { localeOf } from '../../i18n/localeOf.ts';

/** So many closed areas are named; more are "nothing else". */
const mostClosed = 4;

/** Returns the areas of a clause as a list in words. */
function listOf({ saying, resources }: Clause, language: string, translate: TranslateFunction): string {
  const type = saying === 'none' ? 'disjunction' : 'conjunction';
  const list = new Intl.ListFormat(localeOf(language), { type });
  return list.format(resources.map((resource) => translate(`app.staff.rights.areas.${resource}`)));
}

/** Returns the sentence that says somebody's levels: what they edit first, what they do not see last. */
export function rightsSentence(levels: LevelsByResource, language: string, translate: TranslateFunction): string {
  const clauses = clausesOf(levels, builtResources);
  if (clauses.every(({ saying }) => saying === 'none')) return translate('app.staff.rights.nothing');
  const said = clauses.map((clause) =>
    clause.saying === 'none' && clause.resources.length > mostClosed
      ? translate('app.staff.rights.nothingElse')
      : translate(`app.staff.rights.said.${clause.saying}`, { areas: listOf(clause, language, translate) }),
  );
  const whole = said.join(translate('app.staff.rights.between'));
  return `${whole.charAt(0).toLocaleUpperCase(language)}${whole.slice(1)}.`;
}

/** Returns the sentence that says these levels in the reader's language. */
export function useRightsSentence(levels: LevelsByResource): string {
  const translate = useTranslate();
  return rightsSentence(levels, useLanguage(), translate);
}
