import { plainText, withPlainMarks } from '../../../schema/rules/texts.ts';
import type { Model } from '../model.ts';
import { asSearchedPhone } from '../writing/phones.ts';

/** Text as it is searched: no accents, no letter case, the marks of a keyboard, single spaces. */
export function searchable(text: string): string {
  // Marks first: NFKD makes a space and an accent of some.
  return plainText(withPlainMarks(text).normalize('NFKD')).replace(/\s+/g, ' ').trim();
}

/** Marks of a keyboard within names, which people leave out or put for each other: `D.J.`, `AC/DC`, `Anne-Marie`. */
const joiners = /[-.'/\\]/g;

/** Returns a searchable text without the marks within its words: `anne-marie` is `annemarie`. */
function joined(text: string): string {
  return text.replace(joiners, '');
}

/** Returns the SQL that adds to a lower-case text in ASCII what `joined` makes of it. */
export function withJoinedSql(text: string): string {
  return String.raw`${text} || ' ' || translate(${text}, '-./\''\`', '')`;
}

/**
 * Returns the words as every search text has them (`searchTextOf`), whatever marks a record and a keyword have within
 * them. A word of marks alone stays as it is.
 */
export function joinedWords(words: readonly string[]): string[] {
  return words.map((word) => joined(word) || word);
}

/**
 * Returns the words of a keyword, phone numbers without separators; a record must contain each of them. Only the first
 * eight count.
 */
export function searchWords(keyword: string): string[] {
  if (keyword === '') return [];
  return searchable(asSearchedPhone(keyword))
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8);
}

/**
 * Returns the search text of a record: its searched fields, phone numbers also as bare digits, its texts in fields that
 * the agency added, and the words that have marks within them also without these.
 * @param added the ids of those fields
 */
export function searchTextOf(
  model: Model,
  stored: Readonly<Record<string, unknown>>,
  added: readonly string[] = [],
): string {
  const texts = (model.entity.list.search ?? []).flatMap((name) => {
    const value = stored[name];
    if (typeof value !== 'string' || value === '') return [];
    return model.entity.fields[name]?.kind === 'phone' ? [value, value.replace(/\D/g, '')] : [value];
  });
  const custom = (stored['custom'] ?? {}) as Readonly<Record<string, unknown>>;
  const own = added.flatMap((id) => (typeof custom[id] === 'string' ? [custom[id]] : []));
  const text = searchable([...texts, ...own].join(' ')).slice(0, 8000);
  const marked = text.split(' ').filter((word) => joined(word) !== word);
  return [text, ...[...new Set(marked.map(joined))].filter((word) => !text.includes(word))].join(' ');
}

/** Matches a first word that sorts in the same order as it is searched, as most Latin ones do. */
const plainStart = /^(?:(?![ÆÐØÞßæðøþĐđĦħıŁłŒœ])[0-9A-Za-zÀ-ÖØ-öø-ſ])+(?=[\s!-/:-@[-`{-~]|$)/;

/**
 * Returns the first word of a title in its search form, if all titles that begin with it are adjacent when sorted; else
 * an empty text.
 */
export function leadOf(title: string): string {
  return searchable(plainStart.exec(title)?.[0] ?? '');
}

/** May titles that begin with such words be looked for in the order, and everything else by index? */
export function isLeading(words: readonly string[]): boolean {
  return words.length <= 3 && words.every((word) => plainStart.exec(word)?.[0] === word);
}
