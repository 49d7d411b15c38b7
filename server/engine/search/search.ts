import { plainText, withPlainMarks } from '../../../schema/rules/texts.ts';
import type { Model } from '../model.ts';
import { asSearchedPhone } from '../writing/phones.ts';

/** Text as it is searched: no accents, no letter case, the marks of a keyboard, single spaces. */
export function searchable(text: string): string {
  // Marks first: NFKD makes a space and an accent of some.
  return plainText(withPlainMarks(text).normalize('NFKD')).replace(/\s+/g, ' ').trim();
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
 * Returns the search text of a record: its searched fields, phone numbers also as bare digits, and its texts in fields
 * that the agency added.
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
  return searchable([...texts, ...own].join(' ')).slice(0, 8000);
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
