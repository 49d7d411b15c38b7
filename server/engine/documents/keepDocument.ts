import type { Database } from '../../database/pools.ts';
import type { StoragePort } from '../../integrations/storage/port.ts';
import { keepWhole, type WholeFileFacts } from '../media/keepWhole.ts';

/** Characters that some system does not take in the name of a file. */
const unnamable = /[\p{Cc}\p{Cf}/\\:*?"<>|]+/gu;
const longestName = 120;

/** Returns the name of a document's file, from what names the document. */
export function documentName(...parts: readonly (string | null)[]): string {
  const name = parts
    .filter((part) => part !== null && part !== '')
    .join(' ')
    .replace(unnamable, ' ')
    .replace(/\s+/g, ' ')
    .slice(0, longestName)
    .trim();
  return `${name === '' ? 'document' : name}.pdf`;
}

/**
 * Keeps a document as a file that nothing uses yet: it is swept in time unless a record begins to. Nothing changes the
 * content of a file, whose sha256 is kept with it. Returns its id.
 */
export async function keepDocument(
  deps: { readonly database: Pick<Database, 'query'>; readonly storage: StoragePort },
  facts: WholeFileFacts,
  content: Buffer,
): Promise<string> {
  const nothing = { width: null, height: null, duration: null };
  const found = { content_type: 'application/pdf', type_of_media: 'document' as const, ...nothing };
  return keepWhole(deps, facts, { content, found, sizes: [] });
}
