import { wordLanguageOf, type WordLanguage } from '../rules/locales.ts';
import { wordedBy } from '../rules/terms/sentences.ts';
import type { Term } from '../rules/terms/termKeys.ts';

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

/** Contents of a sentence about a notification. */
export interface NoticeFacts {
  /** The person who did it; null for the server. */
  readonly name: string | null;
  /** The label of the field by which it happened. */
  readonly field: string;
  /** The agency's words for entities. */
  readonly terms?: readonly Term[];
}

/**
 * Returns the sentence about a notification.
 * @param locale BCP 47 language tag of the reader
 */
export function noticeSentence(words: NoticeWords, locale: string, { name, field, terms = [] }: NoticeFacts): string {
  const language = wordLanguageOf(locale);
  const { of, by = of } = words[language];
  return wordedBy(
    terms,
    language,
  )(name === null ? of : by)
    .replace('%{field}', () => field)
    .replace('%{name}', () => name ?? '');
}
