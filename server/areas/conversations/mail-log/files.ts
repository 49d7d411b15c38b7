import { longestName, plainFilename, cutText } from '../../../../schema/rules/filenames.ts';
import type { Database } from '../../../database/pools.ts';
import { insertWholes, storeWhole, type WholeFileFacts } from '../../../engine/media/keepWhole.ts';
import { typeOfMediaOf } from '../../../engine/media/contentTypes.ts';
import { typeOf } from '../../../engine/media/sniffing.ts';
import type { MailFile } from '../../../integrations/mailbox/port.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';

/** A file of a mail that is stored. */
export interface StoredFile {
  readonly id: string;
  /** Content-ID by which the HTML shows it; null for a file beside the text. */
  readonly contentId: string | null;
}

/** Files of one mail; more are not kept. */
const mostFiles = 200;

const extensions: Readonly<Record<string, string>> = {
  'image/png': '.png',
  'image/jpeg': '.jpg',
  'image/gif': '.gif',
  'application/pdf': '.pdf',
  'message/rfc822': '.eml',
  'text/calendar': '.ics',
};

/** Name of a file without its path and what would turn its writing; `file.pdf` if the mail gives none. */
function nameOf({ filename, contentType }: MailFile): string {
  const plain = cutText(plainFilename(filename), longestName);
  return plain === '' || plain === '.' || plain === '..' ? `file${extensions[contentType] ?? ''}` : plain;
}

/**
 * Stores the files of a mail as those of an account, by what their content is and not by what the mail calls it. A file
 * that no record uses is swept in time. The quotas of uploads do not count.
 */
export async function storeFiles(
  {
    engine: { database },
    storage,
  }: { readonly engine: { readonly database: Pick<Database, 'query'> }; readonly storage: StoragePort },
  facts: Omit<WholeFileFacts, 'filename'>,
  files: readonly MailFile[],
): Promise<readonly StoredFile[]> {
  const stored: (StoredFile & { readonly row: Awaited<ReturnType<typeof storeWhole>> })[] = [];
  for (const file of files.slice(0, mostFiles).filter(({ content }) => content.length > 0)) {
    const content = Buffer.from(file.content);
    const type = await typeOf({ content });
    const found = { content_type: type, type_of_media: typeOfMediaOf(type), width: null, height: null, duration: null };
    const row = await storeWhole(storage, { ...facts, filename: nameOf(file) }, { content, found, sizes: [] });
    stored.push({ id: row.id, contentId: file.contentId, row });
  }
  await insertWholes(
    database,
    facts.agencyId,
    stored.map(({ row }) => row),
  );
  return stored.map(({ id, contentId }) => ({ id, contentId }));
}
