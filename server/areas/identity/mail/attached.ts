import { buffer } from 'node:stream/consumers';
import { wordLanguageOf, type WordLanguage } from '../../../../schema/rules/locales.ts';
import type { Database } from '../../../database/pools.ts';
import { objectOf, type MediaRow } from '../../../engine/media/mediaRow.ts';
import { MailRefusedError, type MessageFile } from '../../../integrations/mail/port.ts';
import { MissingObjectError, type StoragePort } from '../../../integrations/storage/port.ts';
import type { CarriedFile } from './carried.ts';

/** Dependencies of reading the files of mails. */
export interface AttachedDeps {
  readonly database: Pick<Database, 'query'>;
  readonly storage: StoragePort;
}

/** Reasons shown in the outbox for a mail whose file is gone. */
const gone: Readonly<Record<WordLanguage, (filename: string) => string>> = {
  en: (filename) => `The file “${filename}” no longer exists`,
  fr: (filename) => `Le fichier « ${filename} » n’existe plus`,
};

/** The whole content of a file; null if it is not there, or not as long as it should be. */
async function contentOf(storage: StoragePort, row: MediaRow | undefined): Promise<Buffer | null> {
  const origin = row && objectOf(row, 'origin');
  if (!origin) return null;
  try {
    const content = await buffer(await storage.get(origin.object));
    return content.length === origin.bytes ? content : null;
  } catch (error) {
    if (error instanceof MissingObjectError) return null;
    throw error;
  }
}

/**
 * Reads the files of one mail before it leaves, so that none leaves with half of them. They are in memory as a whole:
 * `mailFilesLimit` bytes at most, of one mail at a time.
 * @throws MailRefusedError if one is gone, in the language of the agency; any other error where another try makes sense
 */
export async function readAttached(
  { database, storage }: AttachedDeps,
  agencyId: string,
  files: readonly CarriedFile[],
): Promise<readonly MessageFile[]> {
  const { rows } = await database.query<MediaRow>(agencyId, {
    text: 'select * from media where agency_id = $1 and id = any($2::uuid[])',
    values: [agencyId, files.map(({ mediaId }) => mediaId)],
  });
  const found = new Map(rows.map((row) => [row.id, row]));
  const read: MessageFile[] = [];
  for (const { mediaId, filename } of files) {
    const row = found.get(mediaId);
    const content = await contentOf(storage, row);
    if (content === null) {
      const { rows: agencies } = await database.query<{ locale: string }>(agencyId, {
        text: 'select locale from identity_agency_settings()',
        values: [],
      });
      throw new MailRefusedError(gone[wordLanguageOf(agencies[0]?.locale ?? 'en')](filename));
    }
    read.push({ filename, contentType: row?.content_type ?? 'application/octet-stream', content });
  }
  return read;
}
