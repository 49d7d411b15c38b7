import type { Delimiter } from '../../../schema/fields/field.ts';

/** Encoding of an address's query: names and values percent-encoded, several values joined. */

/** Separator of several values of a parameter, unless its field declares another (CM 2). */
export const defaultDelimiter: Delimiter = '_';

const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`;

/** One value inside a parameter: percent-encoded, and so is the delimiter, which joins values. */
export function encodeValue(value: string, delimiter: Delimiter = defaultDelimiter): string {
  return encodeURIComponent(value).replaceAll(delimiter, escaped);
}

/** Decodes a text of an address; returns it unchanged if it is not encoded correctly. */
export function decodeText(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}

/** A query as it is written: names decoded, values not yet, since `_` and `%5F` mean different things. The last of a name counts. */
export function rawParameters(search: string): ReadonlyMap<string, string> {
  const pairs = search.replace(/^\?/, '').split('&').filter(Boolean);
  return new Map(
    pairs.map((pair) => {
      const at = pair.indexOf('=');
      return at < 0 ? [decodeText(pair), ''] : [decodeText(pair.slice(0, at)), pair.slice(at + 1)];
    }),
  );
}

/** The values of a parameter, trimmed, each once, empty ones left out. */
export function splitValues(raw: string, delimiter: Delimiter = defaultDelimiter): readonly string[] {
  const values = raw.split(delimiter).map((part) => decodeText(part).trim());
  return [...new Set(values)].filter((value) => value !== '');
}
