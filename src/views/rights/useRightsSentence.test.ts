import polyglot from 'ra-i18n-polyglot';
import { expect, it } from 'vitest';
import { levelSets } from '../../../schema/access/levels.ts';
import { resources } from '../../../schema/access/resources.ts';
import { sayings } from '../../../schema/access/summary.ts';
import { levelsOfTemplate, templateNames } from '../../../schema/access/templates.ts';
import english from '../../i18n/locales/en/staff.json';
import french from '../../i18n/locales/fr/staff.json';
import { rightsSentence } from './useRightsSentence.ts';

const catalogs = { en: english, fr: french };
const say = (levels: Parameters<typeof rightsSentence>[0], language: 'en' | 'fr') => {
  const words = { app: { staff: catalogs[language] } };
  const { translate } = polyglot(() => words as never, language);
  return rightsSentence(levels, language, translate);
};
const few = { TALENT: levelSets.editAssigned, PARTNER: levelSets.viewAll, FINANCE: levelSets.editAll };

it('is built of the levels in either language', () => {
  expect(say(few, 'en')).toBe('Edits finance; edits own talents; sees all partners; nothing else.');
  expect(say(few, 'fr')).toBe(
    'Modifie les finances\u00a0; modifie sa part : les talents\u00a0; voit les partenaires\u00a0; ne voit rien d’autre.',
  );
  expect(say({}, 'fr')).toBe('Aucun accès pour l’instant.');
});

it('names what is closed where that is little', () => {
  expect(say(levelsOfTemplate('finance'), 'en')).toMatch(/; no comms, community content or agency settings\.$/);
  expect(say(levelsOfTemplate('readOnly'), 'fr')).toMatch(/; ne voit pas les finances ou les réglages de l’agence\.$/);
});

it.each(['en', 'fr'] as const)('has words in %s for every area, saying and template', (language) => {
  const { areas, said, templates } = catalogs[language].rights;
  expect(Object.keys(areas)).toEqual([...resources]);
  expect(Object.keys(said).toSorted()).toEqual(sayings.toSorted());
  expect(Object.keys(templates)).toEqual([...templateNames]);
});
