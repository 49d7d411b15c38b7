import type { Config } from '../config.ts';
import { installedMajor } from '../database/embedded/binaries.ts';
import { releaseMigrations } from '../database/migrate.ts';
import { releaseVersion } from '../release.ts';
import { StartError } from '../startError.ts';
import { assertFits, partsOf, type Manifest } from './manifest.ts';
import { readArchive } from './readArchive.ts';
import { assertEmpty, assertIdle, openTarget, type Target } from './target.ts';
import { tryOut, type Counts } from './tryOut.ts';
import { unpackInto, type Unpacker } from './unpack.ts';

/** A backup that was restored. */
export interface Restored {
  readonly manifest: Manifest;
  /** Content of the database; null if the backup has none. */
  readonly counts: Counts | null;
  /** Number of uploaded files restored. */
  readonly files: number;
  /** New place of what was there before; null if there was nothing. */
  readonly aside: string | null;
}

/**
 * Restores a backup into a DATA_DIR that no server uses. The backup is unpacked beside what is there, each member
 * checked against its checksum, and its database started once; only then is it put in its place.
 * @param options.file path of the backup
 * @param options.isReplacing true to move existing data aside; nothing is ever deleted
 * @param options.clock milliseconds since the epoch
 * @param options.systemFolder folder for root, if the user who runs PostgreSQL cannot enter a closed home
 * @throws StartError with one line of instructions; then DATA_DIR is unchanged
 */
export async function restoreBackup(options: {
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>;
  file: string;
  isReplacing: boolean;
  clock: () => number;
  signal: AbortSignal;
  systemFolder?: string;
}): Promise<Restored> {
  const { config, file, isReplacing, clock, signal, systemFolder = '/var/lib/greenroom' } = options;
  const { dataDir } = config;
  await assertIdle(dataDir);
  let opened: Opened | null = null;
  const need = () => {
    if (!opened) throw new Error('no member may come before the manifest');
    return opened;
  };
  try {
    const accept = async (manifest: Manifest) => {
      await assertWanted(manifest, config);
      const parts = partsOf(manifest);
      if (!isReplacing) await assertEmpty(dataDir, parts);
      const target = await openTarget({ dataDir, parts, systemFolder });
      opened = { manifest, target, unpacker: unpackInto(target.folder, parts) };
    };
    const taker = {
      accept,
      addFolder: (name: string) => need().unpacker.addFolder(name),
      openFile: (name: string) => need().unpacker.openFile(name),
    };
    await readArchive(file, taker, signal);
    const { manifest, target, unpacker } = need();
    await target.giveToOwner();
    const counts = manifest.postgres && (await tryOut(target.folder, systemFolder));
    signal.throwIfAborted();
    await assertIdle(dataDir);
    const aside = await target.publish(clock());
    return { manifest, counts, files: unpacker.files(), aside };
  } finally {
    await (opened as Opened | null)?.target.discard();
  }
}

interface Opened {
  readonly manifest: Manifest;
  readonly target: Target;
  readonly unpacker: Unpacker;
}

/** Refuses a backup that this release cannot open, or that a server with these settings would not read. */
async function assertWanted(
  manifest: Manifest,
  { databaseUrl, s3 }: Pick<Config, 'databaseUrl' | 's3'>,
): Promise<void> {
  assertFits(manifest, {
    release: await releaseVersion(),
    platform: `${process.platform}-${process.arch}`,
    major: manifest.postgres ? await installedMajor() : 0,
    migrations: await releaseMigrations(),
  });
  if (manifest.postgres && databaseUrl !== null) {
    throw new StartError(
      'This backup holds an embedded database, and DATABASE_URL names another: unset it to restore.',
    );
  }
  if (!manifest.postgres && databaseUrl === null) {
    throw new StartError('This backup holds files alone, those of an outside database: set DATABASE_URL to that.');
  }
  if (manifest.files === 'included' && s3 !== null) {
    throw new StartError('This backup holds the uploaded files, and S3_BUCKET_URL is set: unset S3_* to restore.');
  }
}
