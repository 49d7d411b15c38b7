import { decodeText, rawParameters } from './listQuery.ts';

/** The record that a list's address opens (`id` or `uid`, CM 2), or null. */
export function recordAskedFor(search: string): string | null {
  const raw = rawParameters(search);
  const id = decodeText(raw.get('id') ?? raw.get('uid') ?? '').trim();
  return /^[\w-]{1,64}$/.test(id) ? id : null;
}
