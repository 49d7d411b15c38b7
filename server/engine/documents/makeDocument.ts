import { RefusalError } from '../../errors.ts';
import { QueueFullError } from '../../workers/turns.ts';
import {
  DocumentTooLargeError,
  MissingGlyphsError,
  type DocumentKind,
  type DocumentsPort,
  type Letterhead,
} from '../../integrations/documents/port.ts';

/** Characters by their names: each as it is written and by its number. */
function named(characters: readonly string[]): string {
  return characters
    .map((one) => `${one} (U+${(one.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')})`)
    .join(', ');
}

/** Most characters that a refusal names. */
const mostNamed = 20;

/** Returns a refusal in place of an error of making a document; any other error as it came. */
export function worded(error: unknown): unknown {
  if (error instanceof MissingGlyphsError)
    return new RefusalError('invalid', 'missingGlyphs', {
      params: { characters: named(error.characters.slice(0, mostNamed)) },
    });
  if (error instanceof QueueFullError) return new RefusalError('unavailable', 'unavailable', { retryAfter: 10 });
  if (error instanceof DocumentTooLargeError) return new RefusalError('invalid', 'documentTooLarge');
  return error;
}

/** Does some making of a document, and refuses in words what cannot be made. */
export async function making<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw worded(error);
  }
}

/** Draws a document as a PDF. Refuses one that cannot be made. */
export async function makeDocument<Content>(
  documents: DocumentsPort,
  kind: DocumentKind<Content>,
  letterhead: Letterhead,
  content: Content,
): Promise<Buffer> {
  return making(() => documents.render(kind, letterhead, content));
}
