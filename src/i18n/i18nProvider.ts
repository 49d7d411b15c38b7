import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider, TranslationMessages } from 'ra-core';
import { english } from './english.ts';
import { areaWords } from '../../generated/words.ts';
import type { Term } from '../../schema/rules/terms/termKeys.ts';
import { outlineOf } from '../../schema/outlines.ts';
import { formatDay, isDay } from '../../schema/rules/dates.ts';
import type { Agreed } from './frenchForms.ts';
import { defaultLanguage, languages, type Language } from './languages.ts';
import { merged } from './merged.ts';
import { withVariants } from './variants.ts';

type Messages = TranslationMessages;

const areas: Readonly<Record<string, () => Promise<{ readonly words: Parameters<typeof withVariants>[0] }>>> =
  areaWords;

/** Provider of translations: words of the frame and of lists are bundled, further catalogs load with their pages. */
export interface WordsProvider extends I18nProvider {
  /** Loads the words of all other pages, once. Rejects where they cannot be loaded; the next call tries again. */
  loadPages(): Promise<void>;
  /** Loads the words of an entity's fields and choices with those of its area, once; fails as `loadPages` does. */
  loadRecords(entity: string): Promise<void>;
  /** Lays an agency's words for entities over those of their languages. */
  setTerms(terms: readonly Term[]): Promise<void>;
  /** Calls back when the words of the present language have changed; returns the way to stop that. */
  watch(changed: () => void): () => void;
}

/**
 * Translates keys into words (`rules.tooLong`, { max: 200 }); also sets the page's language attribute. A `day` that
 * arrives as `YYYY-MM-DD`, as refusals carry it, is written in the language of the words.
 */
export function createI18nProvider(): WordsProvider {
  let words: object = english;
  /** French texts alone agree with the nouns that they name. */
  let agree = (key: string, name: unknown): Agreed => ({ key, name });
  const loading = new Map<string, Promise<void>>();
  const watchers = new Set<() => void>();
  let terms: readonly Term[] = [];
  let withTerms: (<Catalog extends object>(catalog: Catalog, given: readonly Term[]) => Catalog) | null = null;
  let laying = Promise.resolve();
  const layTerms =
    (language: Language) =>
    <Catalog extends object>(catalog: Catalog): Catalog => {
      const own = terms.filter(({ locale }) => locale === language);
      return withTerms && own.length > 0 ? withTerms(catalog, own) : catalog;
    };

  /** Loader of each language's catalog. English is bundled, the others are loaded when they are chosen. */
  const catalogs: Readonly<Record<Language, () => Messages | Promise<Messages>>> = {
    en: () => layTerms('en')(words) as Messages,
    fr: async () => {
      const forms = (await import('./genderedFrench.ts')).frenchForms(layTerms('fr'));
      ({ agree } = forms);
      return forms.words as unknown as Messages;
    },
  };
  const provider = polyglotI18nProvider(
    (locale) => catalogs[locale as Language](),
    defaultLanguage,
    languages.map((language) => ({ ...language })),
  );

  async function add(asked: Promise<object>): Promise<void> {
    const more = await asked;
    // Only now: other words may have come meanwhile.
    words = merged(words, more);
    if (provider.getLocale() === defaultLanguage) await provider.changeLocale(defaultLanguage);
  }

  /** Adds words once. A part that could not be loaded is asked for again. */
  function once(part: string, load: () => Promise<object>): Promise<void> {
    const known = loading.get(part);
    if (known) return known;
    const adding = add(load()).catch((error: unknown) => {
      loading.delete(part);
      throw error;
    });
    loading.set(part, adding);
    return adding;
  }

  /** Takes other terms. While their code loads, later ones may replace them. */
  async function layAll(given: readonly Term[]): Promise<void> {
    const former = terms;
    terms = given;
    try {
      if (given.length > 0) ({ withTerms } = await import('./terms/withTerms.ts'));
    } catch (error) {
      // So that the same terms are tried again.
      if (terms === given) terms = former;
      throw error;
    }
    if (terms !== given) return;
    await provider.changeLocale(provider.getLocale());
    for (const watcher of watchers) watcher();
  }

  return {
    ...provider,
    translate: (key, given) => {
      const day: unknown = given?.day;
      const options =
        typeof day === 'string' && isDay(day) ? { ...given, day: formatDay(day, provider.getLocale()) } : given;
      if (options?.name === undefined || provider.getLocale() === defaultLanguage)
        return provider.translate(key, options);
      const agreed = agree(key, options.name);
      return provider.translate(agreed.key, { ...options, name: agreed.name });
    },
    loadPages: () => once('pages', async () => (await import('./englishPages.ts')).englishPages),
    loadRecords: (entity) => {
      const { area } = outlineOf(entity);
      return once(`area ${area}`, async () => ({ resources: withVariants((await areas[area]?.())?.words ?? {}) }));
    },
    setTerms: (given) => {
      if (JSON.stringify(given) !== JSON.stringify(terms)) laying = layAll(given);
      return laying;
    },
    watch: (changed) => {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    changeLocale: async (locale: string) => {
      await provider.changeLocale(locale);
      document.documentElement.lang = locale;
    },
  };
}
