import type { TranslateFunction } from 'ra-core';
import { titleOfUnknown } from '../../../schema/routes.ts';
import type { Screen } from '../../../schema/routes/screen.ts';
import { inSentence } from '../../../schema/rules/terms/inSentence.ts';

const singular = { smart_count: 1 };
const plural = { smart_count: 2 };

/** Returns the title of an entity's screen without a title of its own in the catalog. */
function entityTitle({ built, edit, entity = '' }: Screen, translate: TranslateFunction): string {
  const word = `resources.${entity}.name`;
  if (built === 'list') return translate('app.titles.list', { name: translate(word, plural) });
  const name = translate(word, singular);
  if (built === 'add') return translate('app.titles.add', { name: inSentence(name) });
  return edit ? translate('app.titles.edit', { name: inSentence(name) }) : translate('app.titles.record', { name });
}

/** The title of an address (AB 2): its screen's word, or for an unknown one the words of the path without ids. */
export function titleOf(screen: Screen | null, pathname: string, translate: TranslateFunction): string {
  // The start page shows nothing itself: it leads to that of the role.
  if (pathname === '/') return translate('app.shell.start');
  if (screen === null) return titleOfUnknown(pathname) || translate('app.notFound.title');
  return translate(screen.title, screen.entity === undefined ? {} : { _: entityTitle(screen, translate) });
}
