import { describe, expect, it } from 'vitest';
import { registry } from '../../schema/index.ts';
import { french } from './french.ts';
import { formsOf } from './frenchForms.ts';
import { createI18nProvider } from './i18nProvider.ts';

describe('French texts about a noun', () => {
  const { words, agree } = formsOf({
    resources: {
      task: { name: 'Tâche |||| Tâches' },
      talent: { name: 'Talent |||| Talents' },
      taskSettings: { name: 'Tâches' },
    },
    none: '[1]Aucun[e] %{name} ajouté[e]',
    all: '[Tous|Toutes]',
    plain: 'Rien',
    marked: '%{count} lignes : « Bonjour » ?',
  });

  it('keep their punctuation on the line of its word', () => {
    expect(words.marked).toBe('%{count} lignes\u00A0: «\u00A0Bonjour\u00A0»\u202F?');
  });

  it('have a form for each gender', () => {
    expect(words).toMatchObject({ none: 'Aucun %{name} ajouté', all: 'Tous', plain: 'Rien' });
    expect(words).toMatchObject({ 'none@f': 'Aucune %{name} ajoutée', 'all@f': 'Toutes' });
    expect(Object.keys(words)).not.toContain('plain@f');
  });

  it('agree with the noun that they name, in gender and number', () => {
    expect(agree('all', 'Tâches')).toEqual({ key: 'all@f', name: 'Tâches' });
    expect(agree('none', 'tâches')).toEqual({ key: 'none@f', name: 'tâche' });
    expect(agree('none', 'talents')).toEqual({ key: 'none', name: 'talent' });
    for (const name of ['zzz', undefined, 3]) expect(agree('none', name)).toEqual({ key: 'none', name });
    expect(agree('plain', 'tâches')).toEqual({ key: 'plain', name: 'tâches' });
  });
});

it('say in the provider what one would say, and leave English as it is', async () => {
  const provider = createI18nProvider();
  const say = (key: string, name: string) => provider.translate(`app.${key}`, { name, days: 30 });
  expect(say('titles.add', 'task')).toBe('Add task');
  await provider.changeLocale('fr');
  expect(say('titles.add', 'tâche')).toBe('Ajouter une tâche');
  expect(say('titles.add', 'contrat')).toBe('Ajouter un contrat');
  expect(say('views.list.noResults', 'opportunités')).toContain('Aucune opportunité ne correspond');
  expect(say('views.list.noDeleted', 'projets')).toContain('Aucun projet supprimé.');
  expect(say('views.list.showDeleted', 'tâches')).toBe('Supprimées');
});

it('know the gender of every entity whose name ends as feminine nouns do', () => {
  // Masculine nouns that end so.
  const masculine = ['groupe', 'membre', 'modèle', 'partenaire', 'type', 'sondage', 'filtre', 'compte', 'formulaire'];
  const { agree } = formsOf(french);
  const words = french.resources as Record<string, { readonly name?: string }>;
  const nouns = registry.all.flatMap(({ name }) => words[name]?.name?.split(' |||| ')[0]?.toLowerCase() ?? []);
  const asked = nouns.filter((noun) => {
    const [first = ''] = noun.split(' ');
    return /(?:e|ée|té|ion)$/.test(first) && !masculine.includes(first);
  });
  expect(asked.length).toBeGreaterThan(5);
  expect(asked.filter((noun) => !agree('app.views.list.allCategories', noun).key.endsWith('@f'))).toEqual([]);
});
