import { chown, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseMigrations } from '../database/migrate.ts';
import { createArchive } from './archive.ts';
import { manifestName, type Manifest } from './manifest.ts';
import { restoreBackup } from './restoreBackup.ts';

const never = new AbortController().signal;
const now = Date.parse('2026-11-24T08:00:00Z');
const madeAt = new Date('2026-11-23T18:30:00Z');
const outside = 'postgres://greenroom:secret@db.example.com/greenroom';

let root: string;
let file: string;
let dataDir: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'greenroom-restore-'));
  file = join(root, 'backup.tar.gz');
  dataDir = join(root, 'data');
});
afterEach(() => rm(root, { recursive: true }));

/** Writes a backup of files alone, those of an outside database; of some migrations of this release by default. */
async function write(more: Partial<Manifest> = {}, members: [name: string, text: string][] = [['files/a/one', 'new']]) {
  const migrations = [...(await releaseMigrations())].slice(0, 3).map(([name, hash]) => ({ name, hash }));
  const manifest: Manifest = {
    format: 1,
    release: '0.1.0',
    madeAt: madeAt.toISOString(),
    platform: `${process.platform}-${process.arch}`,
    postgres: null,
    files: 'included',
    migrations,
    ...more,
  };
  const archive = await createArchive(file, madeAt, never);
  await archive.addText(manifestName, JSON.stringify(manifest));
  await archive.addFolder('files');
  for (const [name, text] of members) await archive.addText(name, text);
  await archive.finish();
}

const restore = (more: { isReplacing?: boolean; databaseUrl?: string | null; s3?: boolean } = {}) => {
  const s3 = more.s3
    ? { bucketUrl: 'https://s3.example.com/x', region: 'x', accessKeyId: 'x', secretAccessKey: 'x' }
    : null;
  const { isReplacing = false, databaseUrl = outside } = more;
  const config = { dataDir, databaseUrl, s3 };
  return restoreBackup({ config, file, isReplacing, clock: () => now, signal: never });
};
const textOf = (path: string) => readFile(join(dataDir, path), 'utf8');

it('makes the DATA_DIR where it is not there, and leaves nothing else in it', async () => {
  await write();
  expect(await restore()).toMatchObject({ counts: null, files: 1, aside: null });
  expect(await readdir(dataDir)).toEqual(['files']);
  expect(await textOf('files/a/one')).toBe('new');
  expect((await stat(join(dataDir, 'files/a/one'))).mode & 0o777).toBe(0o600);
});

it('refuses a DATA_DIR that holds something, and moves it aside where it is told to', async () => {
  await mkdir(join(dataDir, 'files/a'), { recursive: true });
  await writeFile(join(dataDir, 'files/a/one'), 'old');
  await write();
  await expect(restore()).rejects.toThrow(/^DATA_DIR \(.+\) is not empty: it holds files\. .+ --replace/);
  expect(await readdir(dataDir)).toEqual(['files']);

  const { aside } = await restore({ isReplacing: true });
  expect(aside).toBe(join(dataDir, 'before-restore-2026-11-24T08-00-00Z'));
  expect(await textOf('files/a/one')).toBe('new');
  expect(await textOf('before-restore-2026-11-24T08-00-00Z/files/a/one')).toBe('old');
});

it('leaves all as it was where what is there cannot be moved', async () => {
  await mkdir(join(dataDir, 'files/a'), { recursive: true });
  await writeFile(join(dataDir, 'files/a/one'), 'old');
  await writeFile(join(dataDir, 'before-restore-2026-11-24T08-00-00Z'), 'in the way');
  await write();
  await expect(restore({ isReplacing: true })).rejects.toThrow(/cannot be moved, and stays as it was: EEXIST/);
  expect((await readdir(dataDir)).toSorted()).toEqual(['before-restore-2026-11-24T08-00-00Z', 'files']);
  expect(await textOf('files/a/one')).toBe('old');
});

it('leaves all as it was where the backup is damaged at its end', async () => {
  await mkdir(join(dataDir, 'files/a'), { recursive: true });
  await writeFile(join(dataDir, 'files/a/one'), 'old');
  await write();
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, -20));
  await expect(restore({ isReplacing: true })).rejects.toThrow(`${file} is no whole backup of Greenroom: `);
  expect(await readdir(dataDir)).toEqual(['files']);
  expect(await textOf('files/a/one')).toBe('old');
});

it('refuses what its manifest does not announce, and a member that comes twice', async () => {
  await write({}, [['postgres/data/PG_VERSION', '18']]);
  await expect(restore()).rejects.toThrow(/"postgres\/data\/PG_VERSION" is not what its manifest says\.$/);
  await write({}, [['filesystem/one', 'x']]);
  await expect(restore()).rejects.toThrow(/is not what its manifest says\.$/);
  await write({}, [
    ['files/one', 'x'],
    ['files/one', 'y'],
  ]);
  await expect(restore()).rejects.toThrow(/EEXIST/);
  expect(await readdir(dataDir)).toEqual([]);
});

it('refuses a backup that a server with these settings would not read', async () => {
  await write();
  await expect(restore({ databaseUrl: null })).rejects.toThrow(/holds files alone, .*: set DATABASE_URL to that\.$/);
  await expect(restore({ s3: true })).rejects.toThrow(/S3_BUCKET_URL is set: unset S3_\* to restore\.$/);
  await write({ postgres: { version: '18.4', major: 18, catalog: 1 } });
  await expect(restore()).rejects.toThrow(/holds an embedded database, and DATABASE_URL names another/);
});

it('refuses a backup of a later release before anything is unpacked', async () => {
  await write({ release: '9.0.0', migrations: [{ name: '9999_later.sql', hash: 'x' }] });
  await expect(restore()).rejects.toThrow(/by Greenroom 9\.0\.0, .* does not know its migration 9999_later\.sql/);
  await expect(stat(dataDir)).rejects.toThrow('ENOENT');
});

it('lets only one restore at a time work on a DATA_DIR', async () => {
  await mkdir(join(dataDir, 'restoring'), { recursive: true });
  await write();
  await expect(restore()).rejects.toThrow(/restoring is there: another restore is running, or one was killed/);
  expect(await readdir(dataDir)).toEqual(['restoring']);
});

it.runIf(process.getuid?.() === 0)('gives what root restores to whom the DATA_DIR belongs', async () => {
  await mkdir(dataDir);
  await chown(dataDir, 12_345, 12_345);
  await write();
  await restore();
  for (const path of ['files', 'files/a', 'files/a/one']) {
    expect(await stat(join(dataDir, path))).toMatchObject({ uid: 12_345, gid: 12_345 });
  }
});
