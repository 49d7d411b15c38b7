import { wordLanguageOf, type WordLanguage } from '../rules/locales.ts';

/** Sentences about a kind of notification. */
export interface NoticeSentence {
  /** The sentence without a person: `The hold expires within a day`. It may contain `%{field}`. */
  readonly of: string;
  /** The sentence about what somebody did: `%{name} opened this share`. It may contain `%{field}`; by default `of`. */
  readonly by?: string;
}

/** The words of a kind of notification, in every language. */
export type NoticeWords = Readonly<Record<WordLanguage, NoticeSentence>>;

/** Kinds of notifications that an area declares in its `notices.ts`, by their names: `HOLD_EXPIRING`. */
export type Notices = Readonly<Record<string, NoticeWords>>;

/**
 * Returns the sentence about a notification.
 * @param locale BCP 47 language tag of the reader
 * @param name who did it; null for the server
 * @param field the label of the field by which it happened
 */
export function noticeSentence(
  words: NoticeWords,
  locale: string,
  { name, field }: { readonly name: string | null; readonly field: string },
): string {
  const { of, by = of } = words[wordLanguageOf(locale)];
  return (name === null ? of : by).replace('%{field}', () => field).replace('%{name}', () => name ?? '');
}
