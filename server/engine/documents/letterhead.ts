import { buffer } from 'node:stream/consumers';
import type { Letterhead } from '../../integrations/documents/port.ts';
import { MissingObjectError, type StoragePort } from '../../integrations/storage/port.ts';
import type { Engine } from '../engine.ts';
import { readLogo } from '../media/keptPicture.ts';
import { objectOf, type MediaRow } from '../media/mediaRow.ts';
import { documentWords, type DocumentWords } from './words.ts';

/** Countries that write on Letter; all others write on A4. */
const letterCountries: readonly (string | null)[] = ['US', 'CA'];

/** Frame that an agency gives all of its documents. */
export interface AgencyPaper {
  readonly head: Pick<Letterhead, 'sender' | 'logo' | 'language' | 'sheet' | 'words'>;
  readonly words: DocumentWords;
}

async function readLogoFile(engine: Engine, storage: StoragePort, agencyId: string): Promise<Uint8Array | null> {
  const { logoId } = await readLogo(engine.database, agencyId);
  if (logoId === null) return null;
  const { rows } = await engine.database.query<MediaRow>(agencyId, {
    text: 'select * from media where agency_id = $1 and id = $2',
    values: [agencyId, logoId],
  });
  // Sizes are made by the server: upright, of a bounded number of pixels, in one format.
  const found = rows[0] && (objectOf(rows[0], 'medium') ?? objectOf(rows[0], 'small'));
  if (!found) return null;
  try {
    return await buffer(await storage.get(found.object));
  } catch (error) {
    if (error instanceof MissingObjectError) return null;
    throw error;
  }
}

/** Reads what an agency's documents have in common, in its language. */
export async function readAgencyPaper(engine: Engine, storage: StoragePort, agencyId: string): Promise<AgencyPaper> {
  const { rows } = await engine.database.query<{ name: string; locale: string; country: string | null }>(agencyId, {
    text: 'select name, locale, country from identity_agency_settings()',
    values: [],
  });
  const { name = '', locale = 'en', country = null } = rows[0] ?? {};
  const { language, region } = new Intl.Locale(locale);
  const words = documentWords(locale);
  return {
    words,
    head: {
      sender: name,
      logo: await readLogoFile(engine, storage, agencyId),
      language,
      sheet: letterCountries.includes(country ?? region ?? null) ? 'us-letter' : 'a4',
      words,
    },
  };
}
