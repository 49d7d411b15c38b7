import { mkdir, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeBackup } from '../../server/backup/makeBackup.ts';
import { restoreBackup } from '../../server/backup/restoreBackup.ts';
import { openSource } from '../../server/backup/source.ts';
import { releaseMigrations } from '../../server/database/migrate.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const clock = () => Date.parse('2026-11-23T18:30:00Z');
const never = new AbortController().signal;
const s3 = { bucketUrl: 'https://s3.example.com/x', region: 'x', accessKeyId: 'x', secretAccessKey: 'x' };

let root: string;
let dataDir: string;
let database: TestDatabase;
let ending: AbortController;

beforeEach(async () => {
  database = await openTestDatabase();
  root = await mkdtemp(join(tmpdir(), 'greenroom-outside-'));
  dataDir = join(root, 'data');
  await mkdir(join(dataDir, 'files/a'), { recursive: true });
  await mkdir(join(dataDir, 'files/incoming'));
  for (const name of ['a/one', 'incoming/half', '.DS_Store']) await writeFile(join(dataDir, 'files', name), name);
});
afterEach(async () => {
  await rm(root, { recursive: true, force: true });
  await database.drop();
});

const backUp = (more: { s3?: typeof s3; folder?: string; signal?: AbortSignal } = {}) =>
  makeBackup({
    config: { dataDir, databaseUrl: database.url, s3: more.s3 ?? null },
    folder: more.folder ?? join(root, 'backups'),
    keep: null,
    clock,
    signal: more.signal ?? never,
  });

it('beside an outside database the files are backed up, those that a row can name', async () => {
  const made = await backUp();
  expect(made).toMatchObject({ hasDatabase: false, files: 1, removed: 0 });
  const config = { dataDir: join(root, 'restored'), databaseUrl: database.url, s3: null };
  const restored = await restoreBackup({ config, file: made.path, isReplacing: false, clock, signal: never });
  const migrations = [...(await releaseMigrations())].map(([name, hash]) => ({ name, hash }));
  expect(restored).toMatchObject({ counts: null, files: 1, manifest: { postgres: null, migrations } });
  expect(await readdir(join(config.dataDir, 'files'))).toEqual(['a']);
  expect(await readFile(join(config.dataDir, 'files/a/one'), 'utf8')).toBe('a/one');
});

it('nothing is left to be backed up where the files are in a bucket, too', async () => {
  await expect(backUp({ s3 })).rejects.toThrow(/^There is nothing to back up here: .+ have tools of their own/);
});

it('only one backup of a database is made at a time, and one that was killed holds up none', async () => {
  const source = await openSource({ databaseUrl: database.url, dataDir, clock });
  await expect(backUp()).rejects.toThrow('A backup of this database is being made already.');
  await source.close();
  const mark = join(dataDir, 'files/backup-in-progress');
  await writeFile(mark, '1\n');
  await utimes(mark, clock() / 1000, clock() / 1000);
  await backUp();
  expect(await readdir(join(dataDir, 'files'))).not.toContain('backup-in-progress');
});

it('a backup is not written into what it backs up, nor where a file is in the way', async () => {
  await expect(backUp({ folder: join(dataDir, 'files/a') })).rejects.toThrow(/is inside of what is backed up\.$/);
  await writeFile(join(root, 'file'), '');
  await expect(backUp({ folder: join(root, 'file') })).rejects.toThrow(
    /^The folder for the backup cannot be used: EEXIST/,
  );
});

it.each([
  ['whose database ends', () => database.drop(), 'The database ended while it was backed up.'],
  ['that is told to end', async () => ending.abort(new Error('Ended by SIGTERM.')), 'Ended by SIGTERM.'],
])('a backup %s in the middle fails and leaves nothing', async (_case, end, words) => {
  ending = new AbortController();
  // Zeros that take no room, and longer to read than anybody waits.
  await truncate(join(dataDir, 'files/a/one'), 100 * 2 ** 30);
  const folder = join(root, 'backups');
  const made = backUp({ folder, signal: ending.signal });
  made.catch(() => undefined);
  const draft = 'greenroom-2026-11-23T18-30-00Z.tar.gz.partial';
  await expect.poll(() => readdir(folder).catch(() => [])).toEqual([draft]);
  await end();
  await expect(made).rejects.toThrow(words);
  expect(await readdir(folder)).toEqual([]);
  expect(await readdir(join(dataDir, 'files'))).not.toContain('backup-in-progress');
});
