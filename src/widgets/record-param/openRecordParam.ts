import { decodeText, rawParameters } from './queryEncoding.ts';

/** Placeholder for the id of a new record. */
export const newRecord = 'new';

const names = ['id', 'uid'];

/** The parameter of the record of which a new one is a copy. */
export const copyParam = 'copyOf';

/** The record that a list's address opens (`id` or `uid`, CM 2), or null. */
export function recordAskedFor(search: string): string | null {
  const raw = rawParameters(search);
  const [text = ''] = names.flatMap((name) => raw.get(name) ?? []);
  const id = decodeText(text).trim();
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}

/**
 * The query of a list's address, with `?` where there is any, so that it opens a record; none for null.
 * @param copied the record of which a new one is a copy
 */
export function askingFor(search: string, id: string | null, copied?: string): string {
  const parts = search.replace(/^\?/, '').split('&');
  const others = parts.filter(
    (part) => part !== '' && ![...names, copyParam].includes(decodeText(part.split('=')[0] ?? '')),
  );
  const all = [
    ...others,
    ...(id === null ? [] : [`id=${encodeURIComponent(id)}`]),
    ...(copied === undefined ? [] : [`${copyParam}=${encodeURIComponent(copied)}`]),
  ];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}
