import { join } from 'node:path';
import type { Config } from '../config.ts';
import { folderStorage, type FolderOptions } from '../integrations/storage/folder.ts';
import type { StoragePort } from '../integrations/storage/port.ts';
import { s3Storage } from '../integrations/storage/s3.ts';

/** Opens the storage of files: the S3-compatible store of S3_*, else a folder of DATA_DIR. */
export function openStorage({ s3, dataDir }: Pick<Config, 's3' | 'dataDir'>, folder?: FolderOptions): StoragePort {
  return s3 === null ? folderStorage(join(dataDir, 'files'), folder) : s3Storage(s3);
}
