/** The languages of the screens, each by its own name, in the order of the switch. English is built in. */
export const languages = [
  { locale: 'en', name: 'English' },
  { locale: 'fr', name: 'Français' },
] as const;

export type Language = (typeof languages)[number]['locale'];

/** Language before any choice. */
export const defaultLanguage: Language = 'en';

/** Is there a catalog of this language? */
export function isLanguage(locale: unknown): locale is Language {
  return languages.some((language) => language.locale === locale);
}

/** The first of a reader's languages (`fr-CA`, `en`) that there is a catalog of; English where there is none. */
export function preferredLanguage(wanted: readonly string[]): Language {
  return wanted.map((locale) => locale.split('-')[0]).find(isLanguage) ?? defaultLanguage;
}
