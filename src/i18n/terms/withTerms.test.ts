import { expect, it } from 'vitest';
import { termNouns } from '../../../schema/rules/terms/termNouns.ts';
import { createI18nProvider } from '../i18nProvider.ts';
import { titleOf } from '../../widgets/title/titleOf.ts';
import { screenOf } from '../../../schema/routes.ts';
import { catalogueNames } from './catalogueNames.ts';

const terms = [
  { key: 'talent', singular: 'Artist', plural: 'Artists', locale: 'en' },
  { key: 'scout', singular: null, plural: 'Leads', locale: 'en' },
  { key: 'task', singular: 'Mission', plural: 'Missions', locale: 'fr' },
] as const;
const several = { smart_count: 2 };

it('lays the words of the agency over names, titles, entries and labels, and keeps those of other languages', async () => {
  const words = createI18nProvider();
  await words.setTerms(terms);
  await words.loadPages();
  const title = (name: Parameters<typeof screenOf>[0]) =>
    titleOf(screenOf(name), screenOf(name).pattern, words.translate);
  expect(words.translate('resources.talent.name', several)).toBe('Artists');
  expect(
    ['talent.list', 'talent.add', 'talent.profile', 'talent.profileEdit'].map((one) => title(one as never)),
  ).toEqual(['Artists', 'Add artist', 'Artist', 'Edit artist']);
  expect([title('scout.list'), title('scout.add')]).toEqual(['Leads', 'Add scout']);
  expect(title('talent.financeSettings')).toBe('Finance settings');
  expect(words.translate('resources.opportunity.fields.talents')).toBe('Artists');
  expect(words.translate('menu.areas.tasks')).toBe('Tasks');
  await words.changeLocale('fr');
  expect(words.translate('resources.talent.name', several)).toBe('Talents');
  expect(words.translate('menu.areas.tasks')).toBe('Missions');
});

it('leaves texts that only read like a name', async () => {
  const words = createI18nProvider();
  await words.setTerms([
    { key: 'note', singular: 'Memo', plural: 'Memos', locale: 'en' },
    { key: 'partnerContact', singular: 'Person', plural: 'People', locale: 'en' },
    { key: 'event', singular: 'Gig', plural: 'Gigs', locale: 'en' },
    { key: 'staff', singular: null, plural: 'Bureau', locale: 'fr' },
  ]);
  await words.loadPages();
  const say = (keys: readonly string[]) => keys.map((key) => words.translate(key));
  expect(say(['tabs.notes', 'resources.invoice.fields.note', 'resources.note.sections.note'])).toEqual([
    'Memos',
    'Note',
    'Note',
  ]);
  expect(say(['resources.opportunity.fields.contact', 'resources.partner.sections.contact'])).toEqual([
    'Person',
    'Contact',
  ]);
  expect(say(['resources.hold.fields.event', 'resources.snippetPost.fields.event'])).toEqual(['Gig', 'Event']);
  await words.changeLocale('fr');
  expect(words.translate('resources.staff.name', several)).toBe('Bureau');
  expect(say(['screens.staff.list', 'resources.event.sections.team', 'resources.talent.fields.team'])).toEqual([
    'Bureau',
    'Équipe',
    'Équipe',
  ]);
});

it('renames the cells of rows that point to the entity', async () => {
  const words = createI18nProvider();
  await words.setTerms(terms);
  await words.loadPages();
  expect(words.translate('resources.invoice.cells.lines.talent')).toBe('Artist');
  expect(words.translate('resources.expense.choices.paidBy.TALENT')).toBe('Talent');
});

it('lays nothing over the words of somebody who has left meanwhile', async () => {
  const words = createI18nProvider();
  const coming = words.setTerms(terms);
  await words.setTerms([]);
  await coming;
  expect(words.translate('resources.talent.name', several)).toBe('Talents');
});

it('keeps the gender of a French noun', async () => {
  const words = createI18nProvider();
  await words.changeLocale('fr');
  await words.setTerms(terms);
  expect(words.translate('app.titles.add', { name: 'mission' })).toBe('Ajouter une mission');
  expect(titleOf(screenOf('talent.add'), '/talent/add', words.translate)).toBe('Ajouter un talent');
});

it('lets a French word have a gender of its own', async () => {
  const words = createI18nProvider();
  await words.changeLocale('fr');
  await words.setTerms([{ key: 'task', singular: 'Dossier', plural: 'Dossiers', gender: 'MASCULINE', locale: 'fr' }]);
  expect(words.translate('app.titles.add', { name: 'dossier' })).toBe('Ajouter un dossier');
});

it('lays them over sentences too, but for those about the words themselves', async () => {
  const words = createI18nProvider();
  await words.setTerms(terms);
  await words.loadPages();
  await words.loadRecords('catalogue');
  const say = (key: string) => words.translate(key, several);
  expect(say('app.catalogueLists.titles.TALENT_CATEGORY')).toBe('Artist categories');
  expect(say('resources.entityTerms.choices.terms.key.talent')).toBe('Talent');
});

it('knows the nouns of the catalogs', async () => {
  for (const language of ['en', 'fr'] as const) {
    const names = await catalogueNames[language]();
    for (const [key, { one, several: many }] of Object.entries(termNouns[language])) {
      expect([key, names[key as keyof typeof names].name.toLowerCase()]).toEqual([key, `${one} |||| ${many}`]);
    }
  }
});

it('tells when the words have changed, and goes back to those of the catalog', async () => {
  const words = createI18nProvider();
  let changes = 0;
  const stop = words.watch(() => (changes += 1));
  await words.setTerms(terms);
  await words.setTerms([...terms]);
  await words.setTerms([]);
  stop();
  expect(changes).toBe(2);
  expect(words.translate('resources.talent.name', several)).toBe('Talents');
});
