import { expect, it } from 'vitest';
import { taxRateSeeds } from '../../../../schema/rules/finance/taxes.ts';
import { statusCategories, statusTypes } from '../../../../schema/rules/statuses.ts';
import { taskTypeCodes } from '../../../../schema/areas/tasks/taskTypes.ts';
import { catalogueDefaults } from './catalogueDefaults.ts';
import { englishSeeds, seedWordsFor } from './seedWords.ts';

it('chooses the language of a locale, and English where there is no other', () => {
  expect(seedWordsFor('fr-CA').ofEntry('Athletics')).toBe('Athlétisme');
  expect(seedWordsFor('de-DE')).toBe(englishSeeds);
  expect(seedWordsFor('en-AU').ofStatus('TASK', 'IN_PROGRESS')).toBe('In progress');
});

it.each(['en-AU', 'fr-FR'])('names everything in %s, and nothing twice in one list', (locale) => {
  const words = seedWordsFor(locale);
  const lists = [
    ...statusTypes.map((type) => Object.keys(statusCategories[type]).map((code) => words.ofStatus(type, code))),
    ...Object.values(catalogueDefaults).map((names) => names.map(words.ofEntry)),
    taskTypeCodes.map(words.ofTaskType),
    taxRateSeeds.map(({ displayName }) => words.ofTaxRate(displayName)),
  ];
  for (const list of lists) {
    expect(new Set(list).size).toBe(list.length);
    expect(list.filter((word) => word === '' || /^[A-Z]+_/.test(word))).toEqual([]);
  }
});
