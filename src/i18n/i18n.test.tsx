import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, memoryStore, useLocaleState, useTranslate } from 'ra-core';
import raEnglish from 'ra-language-english';
import { MemoryRouter } from 'react-router-dom';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { namesOf, type ChoiceField } from '../../schema/fields/choice.ts';
import type { Field } from '../../schema/fields/field.ts';
import type { RowsField } from '../../schema/fields/rows.ts';
import { registry } from '../../schema/index.ts';
import { rangeOf } from '../../schema/language/listRange.ts';
import { screens } from '../../schema/routes.ts';

import { filterWord } from './fieldWords.ts';
import { french } from './french.ts';
import { createI18nProvider } from './i18nProvider.ts';
import { LanguageProvider } from './LanguageProvider.tsx';
import { english } from './english.ts';
import { preferredLanguage } from './languages.ts';
import { Calendar } from '../widgets/day/Calendar.tsx';
import { DayField } from '../widgets/day/DayField.tsx';
import { Day } from '../widgets/moment/Moment.tsx';
import { settled, startLanguage } from './startLanguage.ts';
import { wholeEnglish } from './wholeEnglish.ts';

type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree | undefined, path = ''): [key: string, text: string][] {
  return Object.entries(tree ?? {}).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : flat(value, `${path}${key}.`),
  );
}

const { ra: _raEnglish, ...ownEnglish } = wholeEnglish;
const { ra: _raFrench, ...ownFrench } = french;
const englishWords = new Map(flat(ownEnglish as unknown as Tree));
const frenchWords = new Map(flat(ownFrench as unknown as Tree));

function choiceKeys(path: string, name: string, field: Field): string[] {
  if (field.kind === 'rows') {
    const { cells } = field as RowsField;
    return [
      ...Object.keys(cells).map((cell) => `${path}.cells.${name}.${cell}`),
      ...Object.entries(cells).flatMap(([cell, one]) => choiceKeys(path, `${name}.${cell}`, one)),
    ];
  }
  if (field.kind !== 'choice' && field.kind !== 'choices') return [];
  return namesOf((field as ChoiceField).choices).map((stored) => `${path}.choices.${name}.${stored}`);
}

const notesOf = (name: string) => registry.settings.find((one) => one.name === name)?.notes ?? [];

const declaredKeys = [...registry.all, ...registry.settings].flatMap(({ name, fields, form, list }) => {
  const path = `resources.${name}`;
  return [
    `${path}.name`,
    ...Object.keys(fields).map((field) => `${path}.fields.${field}`),
    ...Object.keys(form).map((section) => `${path}.sections.${section}`),
    ...notesOf(name).map((section) => `${path}.notes.${section}`),
    ...Object.keys(list.namedFilters ?? {}).map((param) => filterWord(name, param)),
    ...Object.entries(fields).flatMap(([field, declared]) => choiceKeys(path, field, declared)),
  ];
});

/**
 * Keys of the lists that have a page of their own: names of columns, filters and cards, and the words of their choices.
 */
const listKeys = registry.all.flatMap(({ name, fields, list, group }) => {
  if (group === 'none') return [];
  const range = rangeOf(list)?.field;
  const { columns, hidden = [], card = [], filters = [] } = list;
  const shown = new Set<string>([...columns, ...hidden, ...card, ...filters, ...(range ? [range] : [])]);
  return Object.entries(fields)
    .filter(([field]) => shown.has(field))
    .flatMap(([field, declared]) => {
      const path = `resources.${name}`;
      return [`${path}.fields.${field}`, ...choiceKeys(path, field, declared)];
    });
});

describe('the catalogs', () => {
  it('have the words of each list among the first and those of its area', async () => {
    expect(listKeys.length).toBeGreaterThan(50);
    for (const { name } of registry.all) {
      const { translate, loadRecords } = createI18nProvider();
      await loadRecords(name);
      const keys = listKeys.filter((key) => key.startsWith(`resources.${name}.`));
      expect(keys.filter((key) => translate(key, { _: '' }).trim() === '')).toEqual([]);
    }
  });

  it('have of react-admin first what it says itself', () => {
    expect(raEnglish.ra).toMatchObject(english.ra);
  });

  it('have a word for everything that is declared', () => {
    expect(declaredKeys.filter((key) => !englishWords.get(key)?.trim())).toEqual([]);
    // Screens that follow from a declaration are called by the entity's own name.
    const written = screens.filter(({ area }) => !area.startsWith('entity:')).map(({ title }) => title);
    expect(written.filter((key) => !englishWords.get(key)?.trim())).toEqual([]);
  });

  it('have the same keys and the same gaps in every language', () => {
    expect([...frenchWords.keys()].sort()).toEqual([...englishWords.keys()].sort());
    const gaps = (text = '') => [...text.matchAll(/%\{\w+\}/g)].map(String).sort();
    const differing = [...englishWords].filter(([key, text]) => `${gaps(text)}` !== `${gaps(frenchWords.get(key))}`);
    expect(differing).toEqual([]);
  });

  it('say something under every key', () => {
    expect([...englishWords, ...frenchWords].filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('tell what will be in every part that is to come', () => {
    const coming = screens.filter(({ built }) => built === 'comingSoon').map(({ module }) => `comingSoon.${module}`);
    expect([...new Set(coming)].filter((key) => !englishWords.has(key))).toEqual([]);
  });
});

describe('the provider', () => {
  it('fills gaps and finds plurals, in the messages of the rules too', async () => {
    const { translate, loadPages } = createI18nProvider();
    await loadPages();
    expect(translate('rules.tooLong', { max: 200 })).toBe('At most 200 characters');
    expect(translate('resources.talent.name', { smart_count: 1 })).toBe('Talent');
    expect(translate('resources.scout.name', { smart_count: 2 })).toBe('Scouts');
    expect(translate('resources.scout.fields.email')).toBe('Email');
  });

  it('writes the day of a refusal in the language of the words', async () => {
    const provider = createI18nProvider();
    await provider.loadPages();
    const said = () => provider.translate('rules.recurrenceTooMany', { max: 1365, day: '2026-02-03' });
    expect(said()).toBe('At most 1365 times. The last possible day is 03 Feb 2026');
    await provider.changeLocale('fr');
    expect(said()).toBe('1365 fois au plus. Le dernier jour possible est le 03 févr. 2026');
  });

  it('has the words of other pages once they were loaded, in whichever language they are asked for', async () => {
    const provider = createI18nProvider();
    await Promise.all([provider.loadPages(), provider.loadPages()]);
    expect(provider.translate('app.staff.add.basics')).toBe(wholeEnglish.app.staff.add.basics);
    expect(provider.translate('app.agencies.title')).toBe('Agencies');
    expect(provider.translate('resources.scout.fields.bio')).toBe('Bio');
    await provider.changeLocale('fr');
    await provider.loadPages();
    expect(provider.getLocale()).toBe('fr');
    await provider.changeLocale('en');
    expect(provider.translate('app.staff.add.basics')).toBe(wholeEnglish.app.staff.add.basics);
  });

  it('keeps all words that load at the same time', async () => {
    const provider = createI18nProvider();
    const areas = ['task', 'talent', 'news', 'contract', 'status'].map((name) => provider.loadRecords(name));
    await Promise.all([...areas, provider.loadPages(), provider.loadRecords('event')]);
    expect(provider.translate('app.timeline.today')).toBe(wholeEnglish.app.timeline.today);
    for (const name of ['task', 'talent', 'news', 'contract', 'status', 'event'])
      expect(provider.translate(`resources.${name}.name`, { smart_count: 1 })).not.toMatch(/resources/);
  });

  it('loads another language when it is chosen, and tells the browser', async () => {
    const provider = createI18nProvider();
    await provider.changeLocale('fr');
    expect(provider.translate('rules.tooLong', { max: 200 })).toBe('200 caractères au plus');
    expect(provider.getLocale()).toBe('fr');
    expect(document.documentElement.lang).toBe('fr');
  });

  it('starts in the language that was chosen, else in one of the reader', async () => {
    const [chosen, own, neither] = [createI18nProvider(), createI18nProvider(), createI18nProvider()];
    await startLanguage(chosen, memoryStore({ locale: 'en' }), ['fr-FR']);
    await startLanguage(own, memoryStore(), ['de', 'fr-CA', 'en']);
    await startLanguage(neither, memoryStore({ locale: 'xx' }), ['de']);
    expect([chosen, own, neither].map((provider) => provider.getLocale())).toEqual(['en', 'fr', 'en']);
    expect(preferredLanguage([])).toBe('en');
  });
});

function Page() {
  const translate = useTranslate();
  const [, setLocale] = useLocaleState();
  return (
    <>
      <label>
        {translate('app.signIn.email')}
        <input />
      </label>
      <button type="button" onClick={() => setLocale('fr')}>
        Français
      </button>
    </>
  );
}

/** An open page in English, with a switch to French. */
function renderPage(parts?: ReactNode) {
  const provider = createI18nProvider();
  const store = memoryStore();
  render(
    <MemoryRouter>
      <CoreAdminContext i18nProvider={settled(provider, store)} store={store}>
        <LanguageProvider provider={provider}>
          <Page />
          {parts}
        </LanguageProvider>
      </CoreAdminContext>
    </MemoryRouter>,
  );
}

it('changes the words of an open page without losing what is typed', async () => {
  renderPage();
  await userEvent.type(screen.getByLabelText('Email'), 'ada');
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByLabelText('E-mail')).toHaveValue('ada');
});

it('names months in the language of the page, wherever a day is shown or taken', async () => {
  renderPage(
    <>
      <Day on="2026-08-05" />
      <DayField id="day" value="2026-08-05" onChange={() => undefined} attributes={{ 'aria-label': 'day' }} />
      <Calendar value="2026-08-05" onChange={() => undefined} />
    </>,
  );
  expect(screen.getByText('05 Aug 2026')).toBeInTheDocument();
  expect(screen.getByLabelText('day')).toHaveValue('05 Aug 2026');
  expect(screen.getByText('August 2026')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Français' }));
  expect(await screen.findByText('05 août 2026')).toBeInTheDocument();
  expect(screen.getByLabelText('day')).toHaveValue('05 août 2026');
  expect(screen.getByLabelText('day')).toHaveAttribute('placeholder', 'JJ MMM AAAA');
  expect(await screen.findByText('août 2026')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Mois suivant' })).toBeInTheDocument();
});
