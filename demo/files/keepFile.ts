import { systemAccountId } from '../../schema/access/access.ts';
import type { Database } from '../../server/database/pools.ts';
import { keepWhole, type WholeFile } from '../../server/engine/media/keepWhole.ts';
import type { StoragePort } from '../../server/integrations/storage/port.ts';
import { examinedFile } from './examined.ts';
import type { DemoFile } from './fileOf.ts';

/** Place of a file, and the moment from which it is there (milliseconds since the epoch). */
export interface Keeping {
  readonly database: Database;
  readonly storage: StoragePort;
  readonly agencyId: string;
  readonly at: number;
}

/**
 * Puts a file into an agency as one that was uploaded and examined. Returns its id, for a field that takes files.
 * @param whole what the examination found, where that is known
 */
export async function keepFile(
  { database, storage, agencyId, at }: Keeping,
  { name, content }: DemoFile,
  whole?: WholeFile,
): Promise<string> {
  const facts = { agencyId, accountId: systemAccountId, filename: name, at };
  return keepWhole({ database, storage }, facts, whole ?? (await examinedFile(content)));
}
