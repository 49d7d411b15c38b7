import { mkdir, realpath } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { Config } from '../config.ts';
import { clusterPath } from '../database/embedded/cluster.ts';
import { holdPatience, holdRemovals } from '../integrations/storage/hold.ts';
import { releaseVersion } from '../release.ts';
import { StartError } from '../startError.ts';
import { createArchive } from './archive.ts';
import { copyDatabase, copyFiles } from './copying.ts';
import { readLedger } from './ledger.ts';
import { manifestName, type Manifest } from './manifest.ts';
import { nameOf, removeAbandoned, removeOld } from './naming.ts';
import { openSource, type Source } from './source.ts';

/** A backup that was made. */
export interface Made {
  readonly path: string;
  /** Bytes of the archive. */
  readonly bytes: number;
  readonly hasDatabase: boolean;
  /** Number of uploaded files it contains; null if it contains none, since they are in an S3-compatible store. */
  readonly files: number | null;
  /** Number of older backups removed. */
  readonly removed: number;
}

/**
 * Backs up the embedded database and the uploaded files of a DATA_DIR into one archive, whether a server runs or not. All
 * that was acknowledged before the call is in it, and each file that a row of its database names.
 *
 * The order is what makes it whole: from before the database is copied until the files have been, no server removes a file
 * (hold.ts), and a file is stored before its row is written.
 * @param options.folder absolute folder for the archive; it is made when needed
 * @param options.keep how many backups the folder may hold then; null for any number
 * @param options.clock milliseconds since the epoch
 * @throws StartError with one line that says what to do; nothing is left of what was begun
 */
export async function makeBackup(options: {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;
  folder: string;
  keep: number | null;
  clock: () => number;
  signal: AbortSignal;
}): Promise<Made> {
  const { config, keep, clock } = options;
  const { dataDir, databaseUrl, s3 } = config;
  if (databaseUrl !== null && s3 !== null) {
    throw new StartError(
      'There is nothing to back up here: the database of DATABASE_URL and the bucket of S3_BUCKET_URL have tools of ' +
        'their own (docs/operating.md).',
    );
  }
  const begunAt = clock();
  const failed = new AbortController();
  const signal = AbortSignal.any([options.signal, failed.signal]);
  const source = await openSource({ databaseUrl, dataDir, clock });
  const lose = () => failed.abort(new StartError('The database ended while it was backed up.'));
  source.client.once('end', lose);
  try {
    const folder = await makeFolder(options.folder, dataDir);
    const path = join(folder, nameOf(begunAt));
    await removeAbandoned(folder, begunAt);
    const manifest = await describe(source, config, begunAt);
    const hold = s3 === null ? await holdRemovals(join(dataDir, 'files'), clock) : null;
    const renewing = setInterval(() => hold?.renew().catch((error: unknown) => failed.abort(error)), holdPatience / 10);
    try {
      const archive = await createArchive(path, new Date(begunAt), signal);
      try {
        await archive.addText(manifestName, `${JSON.stringify(manifest, null, 2)}\n`);
        if (source.embedded) await copyDatabase(source.embedded, archive, signal);
        const files = hold && (await copyFiles(join(dataDir, 'files'), archive));
        await hold?.renew();
        const bytes = await archive.finish();
        const removed = keep === null ? 0 : await removeOld(folder, keep);
        return { path, bytes, hasDatabase: source.embedded !== null, files, removed };
      } catch (error) {
        await archive.discard();
        throw signal.aborted ? signal.reason : error;
      }
    } finally {
      clearInterval(renewing);
      await hold?.release();
    }
  } finally {
    source.client.off('end', lose);
    await source.close();
  }
}

/** The folder of the backups with its links followed; none in the middle of what is backed up. */
async function makeFolder(folder: string, dataDir: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const real = await realpath(folder);
    for (const part of [clusterPath(dataDir), join(dataDir, 'files')]) {
      const way = relative(await realpath(part).catch(() => part), real);
      if (way === '' || !(way === '..' || way.startsWith(`..${sep}`))) {
        throw new Error(`${real} is inside of what is backed up`);
      }
    }
    return real;
  } catch (error) {
    throw new StartError(`The folder for the backup cannot be used: ${(error as Error).message}.`);
  }
}

async function describe(source: Source, { s3 }: Pick<Config, 's3'>, begunAt: number): Promise<Manifest> {
  return {
    format: 1,
    release: await releaseVersion(),
    madeAt: new Date(begunAt).toISOString(),
    platform: `${process.platform}-${process.arch}`,
    postgres: source.embedded && (await describeDatabase(source)),
    files: s3 === null ? 'included' : 's3',
    migrations: await readLedger(source.client),
  };
}

async function describeDatabase({ client }: Source): Promise<Manifest['postgres']> {
  const { rows } = await client.query<{ version: string; catalog: number }>(
    `SELECT current_setting('server_version') AS version, catalog_version_no AS catalog FROM pg_control_system()`,
  );
  const { version = '', catalog = 0 } = rows[0] ?? {};
  return { version, major: Number.parseInt(version, 10), catalog };
}
