import type { Model } from './model.ts';

/** Text as it is searched: no accents, no letter case, single spaces. */
export function searchable(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** The words of a keyword; a record must hold each of them. At most eight count. */
export function searchWords(keyword: string): string[] {
  return searchable(keyword)
    .split(' ')
    .filter((word) => word !== '')
    .slice(0, 8);
}

/** What a record is found by: its searched fields, and phone numbers also as bare digits. */
export function searchTextOf(model: Model, stored: Readonly<Record<string, unknown>>): string {
  const texts = (model.entity.list.search ?? []).flatMap((name) => {
    const value = stored[name];
    if (typeof value !== 'string' || value === '') return [];
    return model.entity.fields[name]?.kind === 'phone' ? [value, value.replace(/\D/g, '')] : [value];
  });
  return searchable(texts.join(' ')).slice(0, 8000);
}
