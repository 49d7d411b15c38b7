/** The ways of writing dates and amounts that an agency can choose: language and country (AB 9). */
export const locales = [
  'en-AU',
  'en-CA',
  'en-GB',
  'en-IE',
  'en-IN',
  'en-NZ',
  'en-SG',
  'en-US',
  'en-ZA',
  'da-DK',
  'de-AT',
  'de-CH',
  'de-DE',
  'es-ES',
  'es-MX',
  'fi-FI',
  'fr-BE',
  'fr-CA',
  'fr-CH',
  'fr-FR',
  'it-IT',
  'ja-JP',
  'ko-KR',
  'nb-NO',
  'nl-NL',
  'pl-PL',
  'pt-BR',
  'pt-PT',
  'sv-SE',
  'zh-CN',
] as const;
export type Locale = (typeof locales)[number];

/** Returns true if a text is a supported locale. */
export function isLocale(text: string): text is Locale {
  return (locales as readonly string[]).includes(text);
}

/** Languages in which the server has words: for the first records of an agency, and for notifications. */
export const wordLanguages = ['en', 'fr'] as const;
export type WordLanguage = (typeof wordLanguages)[number];

/** Returns the language of the server's words in a locale (`fr-CA`); English where there is no other. */
export function wordLanguageOf(locale: string): WordLanguage {
  const { language } = new Intl.Locale(locale);
  return wordLanguages.find((one) => one === language) ?? 'en';
}
