import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { chmod, mkdir, mkdtemp, open, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSource } from '../../server/backup/source.ts';
import { findCluster } from '../../server/database/embedded/cluster.ts';
import { connectTo, DataInUseError } from '../../server/database/embedded/lock.ts';
import { findPostmaster } from '../../server/database/embedded/postmaster.ts';
import { startEmbedded } from '../../server/database/embedded/supervisor.ts';
import { runCommand } from '../support/command.ts';
import { startServer, type TestServer } from '../support/serve.ts';
import { signInTo } from '../support/serverSession.ts';
import { doneOf, fileOf, formOf, partsOf } from '../support/uploader.ts';

let root: string;
let dataDir: string;
let backups: string;
let server: TestServer;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'greenroom-backup-'));
  // The user who runs PostgreSQL for root has to pass through it.
  await chmod(root, 0o755);
  dataDir = join(root, 'data');
  backups = join(root, 'backups');
  server = await startServer({ data: 'people', dataDir });
}, 120_000);
afterAll(async () => {
  await server.stop();
  await rm(root, { recursive: true, force: true });
}, 120_000);

/** Signs in to a server. */
async function signIn(server: TestServer) {
  const { url } = server;
  const json = { 'content-type': 'application/json' };
  const { authorization = '' } = await signInTo(server);
  const call = async <Data>(method: string, path: string, sent: object | FormData): Promise<Data> => {
    const isForm = sent instanceof FormData;
    const headers = { authorization, ...(isForm ? {} : json) };
    const answer = await fetch(`${url}${path}`, { method, headers, body: isForm ? sent : JSON.stringify(sent) });
    if (answer.status !== 200) throw new Error(`${method} ${path} answered ${answer.status}: ${await answer.text()}`);
    return ((await answer.json()) as { responseData: Data }).responseData;
  };
  const get = (path: string) => fetch(`${url}${path}`, { headers: { authorization } });
  return { call, get };
}
type Session = Awaited<ReturnType<typeof signIn>>;

interface Partner {
  readonly id: string;
  readonly version: number;
  readonly displayName: string;
}

interface Uploaded {
  readonly id: string;
  readonly sha256: string;
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Creates and renames partners until stopped; records what was acknowledged. */
async function writePartners({ call }: Session, said: Map<string, Partner>, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const made = await call<Partner>('POST', '/client/v1/clients', { displayName: `Written ${said.size}` });
    said.set(made.id, made);
    const { id, version, displayName } = made;
    said.set(id, await call('PUT', '/client/v1/clients', { id, version, displayName: `${displayName} twice` }));
  }
}

/** Uploads files of three parts, which are joined and removed, until stopped. */
async function upload({ call }: Session, said: Uploaded[], isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const file = fileOf(randomBytes(30_000), { partSize: 10_000 });
    for (let part = 0; part < partsOf(file); part += 1) await call('POST', '/media/v1/upload', formOf(file, part));
    const { id } = await call<{ id: string }>('POST', '/media/v1/upload/chunksdone', doneOf(file));
    said.push({ id, sha256: sha256(file.content) });
  }
}

/** Puts files of other agencies beside those of this one, so that copying takes a while. */
async function putManyFiles(): Promise<void> {
  for (let agencies = 0; agencies < 10; agencies += 1) {
    const folder = join(dataDir, 'files', randomUUID(), randomUUID());
    await mkdir(folder, { recursive: true });
    for (let files = 0; files < 60; files += 1) await writeFile(join(folder, `origin-${files}`), randomBytes(1000));
  }
}

/** Runs a statement as the owner of a running server's database. */
async function ask<Row extends object>(folder: string, sql: string): Promise<Row[]> {
  const cluster = await findCluster(folder);
  const postmaster = cluster && (await findPostmaster(cluster.data));
  if (!postmaster) throw new Error('no database runs there');
  const client = await connectTo(cluster, postmaster.port);
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** The objects that a database names and its DATA_DIR does not have. */
async function missingObjects(folder: string): Promise<string[]> {
  const named = await ask<{ object: string }>(
    folder,
    `SELECT object FROM media WHERE object IS NOT NULL UNION ALL SELECT object FROM media_part
      UNION ALL SELECT s.value ->> 'object' FROM media, jsonb_each(sizes) s`,
  );
  expect(named.length).toBeGreaterThan(0);
  const missing: string[] = [];
  for (const { object } of named) {
    if (!(await stat(join(folder, 'files', object)).catch(() => null))) missing.push(object);
  }
  return missing;
}

/** SQL that finds half-written records: a partner without a history entry of its version, an entry without a record. */
const halfWritten = `SELECT p.id FROM partners p WHERE NOT EXISTS (SELECT FROM record r WHERE r.id = p.id)
    OR (p.display_name LIKE 'Written %'
      AND p.version <> (SELECT count(*) FROM history h WHERE h.record_id = p.id))
  UNION ALL SELECT h.record_id FROM history h WHERE NOT EXISTS (SELECT FROM record r WHERE r.id = h.record_id)`;

test(
  'a backup that is made while people write and upload is restored with all that was acknowledged before it',
  { timeout: 240_000 },
  async () => {
    const session = await signIn(server);
    const partners = new Map<string, Partner>();
    const files: Uploaded[] = [];
    let isOver = false;
    const over = () => isOver;
    const work = Promise.all([
      writePartners(session, partners, over),
      writePartners(session, partners, over),
      upload(session, files, over),
      upload(session, files, over),
    ]);
    await putManyFiles();
    await expect.poll(() => Math.min(partners.size, files.length), { timeout: 60_000 }).toBeGreaterThan(4);

    const [partnersBefore, filesBefore] = [[...partners.values()], [...files]];
    const made = await runCommand('backup', { DATA_DIR: dataDir }, backups);
    const [partnersAfter, filesAfter] = [partners.size, files.length];
    isOver = true;
    await work;
    expect(made.said).toMatch(/^Backed up the database and [\d,]+ files to .+\.tar\.gz: [\d.]+ MB in [\d.]+ s$/);
    expect(made.code).toBe(0);
    // It was made under load.
    expect(partnersAfter).toBeGreaterThan(partnersBefore.length);
    expect(filesAfter).toBeGreaterThan(filesBefore.length);

    // The server goes on, and nothing is left of the backup.
    await session.call('POST', '/client/v1/clients', { displayName: 'After the backup' });
    expect(await ask(dataDir, 'SELECT slot_name FROM pg_replication_slots')).toEqual([]);
    expect(await readdir(join(dataDir, 'files'))).not.toContain('backup-in-progress');

    const [name = ''] = await readdir(backups);
    const backup = join(backups, name);
    const taken = await runCommand('restore', { DATA_DIR: dataDir }, backup, '--replace');
    expect(taken).toEqual({
      code: 1,
      said: `Greenroom already runs on this DATA_DIR (${dataDir}, process ${server.pid}). Stop it first, or set another DATA_DIR.`,
    });

    const elsewhere = join(root, 'restored');
    const restored = await runCommand('restore', { DATA_DIR: elsewhere }, backup);
    expect(restored.said).toMatch(
      /^Restored the backup of .+ by Greenroom .+: \d+ tables with [\d,]+ rows and [\d,]+ files$/,
    );
    expect(restored.code).toBe(0);
    expect((await readdir(elsewhere)).toSorted()).toEqual(['files', 'postgres']);
    expect((await runCommand('restore', { DATA_DIR: elsewhere }, backup)).said).toMatch(
      /is not empty: it holds postgres\./,
    );

    const second = await startServer({ data: 'people', dataDir: elsewhere });
    try {
      expect(await missingObjects(elsewhere)).toEqual([]);
      expect(await ask(elsewhere, halfWritten)).toEqual([]);
      const there = await signIn(second);
      for (const { id, version, displayName } of partnersBefore) {
        const answer = await there.get(`/client/v1/clients/profile-summary/${id}`);
        const { responseData } = (await answer.json()) as { responseData: Partner };
        expect(responseData.version).toBeGreaterThanOrEqual(version);
        expect(responseData.displayName.startsWith(displayName)).toBe(true);
      }
      for (const { id, sha256: expected } of filesBefore) {
        const answer = await there.get(`/media/v1/file/${id}/origin`);
        expect([answer.status, sha256(Buffer.from(await answer.arrayBuffer()))]).toEqual([200, expected]);
      }
      await there.call('POST', '/client/v1/clients', { displayName: 'After the restore' });
    } finally {
      await second.stop();
    }
  },
);

test(
  'a backup needs no server, keeps one and a second backup away meanwhile, and keeps as many as it is told',
  { timeout: 120_000 },
  async () => {
    await server.stop();
    const source = await openSource({ databaseUrl: null, dataDir, clock: Date.now });
    await expect(startEmbedded({ dataDir, log: () => undefined })).rejects.toThrow(DataInUseError);
    await expect(openSource({ databaseUrl: null, dataDir, clock: Date.now })).rejects.toThrow('is being made already');
    await source.close();
    expect(await findPostmaster(join(dataDir, 'postgres/data'))).toBeNull();

    const bucket = {
      S3_BUCKET_URL: 'https://s3.example.com/greenroom',
      S3_ACCESS_KEY_ID: 'AKIAIOSFODNN7EXAMPLE',
      S3_SECRET_ACCESS_KEY: 'wJalrXUtnFEMI',
    };
    const made = await runCommand('backup', { DATA_DIR: dataDir, ...bucket }, backups, '--keep', '1');
    expect(made.said).toMatch(
      /^Backed up the database and no files \(those of S3_BUCKET_URL stay there\) to .+; 1 older backup removed$/,
    );
    expect(await readdir(backups)).toHaveLength(1);
    expect(await findPostmaster(join(dataDir, 'postgres/data'))).toBeNull();
  },
);

test('a damaged page of the database makes the backup fail, and no older backup is removed for it', async () => {
  const before = await readdir(backups);
  const base = join(dataDir, 'postgres/data/base');
  // One of Greenroom's: the first 16383 numbers are the system's own, without which the database does not start.
  const tables = (await readdir(base, { recursive: true })).filter(
    (name) => /^\d+\/\d+$/.test(name) && Number(name.split('/')[1]) >= 16_384,
  );
  const sizes = await Promise.all(tables.map(async (name) => ({ name, size: (await stat(join(base, name))).size })));
  const largest = sizes.reduce((one, other) => (other.size > one.size ? other : one));
  const file = await open(join(base, largest.name), 'r+');
  await file.write(Buffer.from([1, 2, 3]), 0, 3, 12_000);
  await file.close();
  const made = await runCommand('backup', { DATA_DIR: dataDir }, backups, '--keep', '1');
  expect(made).toEqual({ code: 1, said: 'checksum verification failure during base backup' });
  expect(await readdir(backups)).toEqual(before);
}, 60_000);

test('a backup that cannot be made says why in one line', async () => {
  const nothing = await mkdtemp(join(root, 'nothing-'));
  expect(await runCommand('backup', { DATA_DIR: nothing })).toEqual({
    code: 1,
    said: `DATA_DIR (${nothing}) holds no database: there is nothing to back up.`,
  });
  expect(await readdir(nothing)).toEqual([]);
  expect((await runCommand('backup', { DATA_DIR: dataDir }, '--keep', '0')).said).toMatch(
    /^--keep takes a number from 1 \(usage: /,
  );
  expect((await runCommand('restore', { DATA_DIR: dataDir })).said).toMatch(/^one FILE is needed \(usage: /);
});
