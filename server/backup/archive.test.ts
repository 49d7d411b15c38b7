import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import { extract, pack, type Headers } from 'tar-stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createArchive } from './archive.ts';
import { manifestName, sumsName, type Manifest } from './manifest.ts';
import { readArchive } from './readArchive.ts';

let folder: string;
let path: string;
const never = new AbortController().signal;
const madeAt = new Date('2026-11-23T18:30:00Z');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'greenroom-archive-'));
  path = join(folder, 'backup.tar.gz');
});
afterEach(() => rm(folder, { recursive: true }));

const manifest: Manifest = {
  format: 1,
  release: '0.1.0',
  madeAt: madeAt.toISOString(),
  platform: 'linux-x64',
  postgres: null,
  files: 'included',
  migrations: [{ name: '0000_roles.sql', hash: 'abc' }],
};
const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => index % 251));
const facts = (bytes: Buffer) => ({ size: bytes.length, modifiedAt: madeAt });

async function write(): Promise<number> {
  const archive = await createArchive(path, madeAt, never);
  await archive.addText(manifestName, JSON.stringify(manifest));
  await archive.addFolder('files');
  await archive.addFile('files/a/one', facts(content), Readable.from([content.subarray(0, 9), content.subarray(9)]));
  await archive.addText('files/empty', '');
  return archive.finish();
}

/** Reads a whole archive and returns its members. */
async function read(): Promise<{ manifest: Manifest | null; folders: string[]; files: Record<string, Buffer> }> {
  const got: Awaited<ReturnType<typeof read>> = { manifest: null, folders: [], files: {} };
  const pending: Promise<void>[] = [];
  const taker = {
    accept: async (given: Manifest) => void (got.manifest = given),
    addFolder: async (name: string) => void got.folders.push(name),
    openFile: async (name: string) => {
      const pipe = new PassThrough();
      const taken = buffer(pipe).then((bytes) => void (got.files[name] = bytes));
      // A pipe that breaks is told by the reading.
      pending.push(taken.catch(() => undefined));
      return pipe;
    },
  };
  await readArchive(path, taker, never);
  await Promise.all(pending);
  return got;
}

/** The archive's members in order, to be put together in another way. */
async function membersOf(): Promise<[Headers, Buffer][]> {
  const members = extract();
  members.end(gunzipSync(await readFile(path)));
  const found: [Headers, Buffer][] = [];
  for await (const entry of members) found.push([entry.header, await buffer(entry as Readable)]);
  return found;
}
async function writeMembers(members: [Headers, Buffer][]): Promise<void> {
  const tar = pack();
  for (const [header, bytes] of members) tar.entry({ ...header, pax: undefined } as Headers, bytes);
  tar.finalize();
  await writeFile(path, gzipSync(await buffer(tar)));
}

it('gives back what was put in, and only its owner can read it', async () => {
  const bytes = await write();
  expect(await stat(path)).toMatchObject({ size: bytes, mode: 0o100600 });
  expect(await readdir(folder)).toEqual(['backup.tar.gz']);
  expect(await read()).toEqual({
    manifest,
    folders: ['files'],
    files: { 'files/a/one': content, 'files/empty': Buffer.from('') },
  });
});

it('carries sums that sha256sum can check', async () => {
  await write();
  const sums = (await membersOf()).at(-1);
  const digest = createHash('sha256').update(content).digest('hex');
  expect(sums?.[0].name).toBe(sumsName);
  expect(String(sums?.[1]).split('\n')[1]).toBe(`${digest}  files/a/one`);
});

describe('an archive that cannot be finished', () => {
  it.each([
    ['its content breaks off', () => Readable.from(breakOff()), 'cut off'],
    ['its content is too short', () => Readable.from([content.subarray(0, 10)]), 'Size mismatch'],
  ])('leaves nothing where %s', async (_case, give, words) => {
    const archive = await createArchive(path, madeAt, never);
    expect(await readdir(folder)).toEqual(['backup.tar.gz.partial']);
    await expect(archive.addFile('files/a/one', facts(content), give())).rejects.toThrow(words);
    await archive.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  it('ends at a signal, in the middle of a member', async () => {
    const ending = new AbortController();
    const archive = await createArchive(path, madeAt, ending.signal);
    const added = archive.addFile('files/a/one', facts(content), new PassThrough());
    ending.abort(new Error('somebody pressed Ctrl-C'));
    await expect(added).rejects.toThrow('somebody pressed Ctrl-C');
    await archive.discard();
    expect(await readdir(folder)).toEqual([]);
  });

  async function* breakOff() {
    yield content.subarray(0, 10);
    throw new Error('cut off');
  }
});

describe('a file is refused in one line', () => {
  const refusal = (reason: RegExp) => new RegExp(`^${path} is no whole backup of Greenroom: .*${reason.source}.*\\.$`);

  it('that is cut off anywhere', async () => {
    const bytes = await write();
    const whole = await readFile(path);
    for (const length of [0, 5, 100, Math.floor(bytes / 2), bytes - 9, bytes - 1]) {
      await writeFile(path, whole.subarray(0, length));
      await expect(read(), `${length} of ${bytes}`).rejects.toThrow(refusal(/(end of file|cut off|end of data)/));
    }
  });

  it('that was cut off and closed again', async () => {
    await write();
    const members = await membersOf();
    for (let length = 1; length < members.length; length += 1) {
      await writeMembers(members.slice(0, length));
      await expect(read()).rejects.toThrow(refusal(/it is cut off/));
    }
  });

  it('of which one byte is another', async () => {
    await write();
    const members = await membersOf();
    const changed = members.map(([header, bytes]): [Headers, Buffer] => {
      if (header.name !== 'files/a/one') return [header, bytes];
      const other = Buffer.from(bytes);
      other[1000] = 255;
      return [header, other];
    });
    await writeMembers(changed);
    await expect(read()).rejects.toThrow(refusal(/its content differs from its sums/));
  });

  it('that lost, gained or renamed a member', async () => {
    await write();
    const members = await membersOf();
    const extra: [Headers, Buffer] = [{ name: 'files/b/two', type: 'file' }, Buffer.from('x')];
    await writeMembers(members.filter(([{ name }]) => name !== 'files/empty'));
    await expect(read()).rejects.toThrow(refusal(/differs from its sums/));
    await writeMembers([...members.slice(0, -1), extra, ...members.slice(-1)]);
    await expect(read()).rejects.toThrow(refusal(/differs from its sums/));
    await writeMembers([...members, extra]);
    await expect(read()).rejects.toThrow(refusal(/goes on after its end/));
  });

  it('that is something else', async () => {
    await writeFile(path, 'no backup');
    await expect(read()).rejects.toThrow(refusal(/incorrect header check/));
    await writeFile(path, gzipSync('no tar'.repeat(1000)));
    await expect(read()).rejects.toThrow(refusal(/tar header/));
    await writeMembers([[{ name: 'photo.jpg', type: 'file' }, Buffer.from('x')]]);
    await expect(read()).rejects.toThrow(refusal(/does not begin with manifest.json/));
    await writeMembers([[{ name: manifestName, type: 'file' }, Buffer.from('{"format": 2}')]]);
    await expect(read()).rejects.toThrow(refusal(/manifest.json cannot be understood/));
    await rm(path);
    await expect(read()).rejects.toThrow('The backup cannot be read: ENOENT');
  });

  it.each(['../up', '/etc/passwd', 'files/../../up', 'files//one', './files', 'files/..'])(
    'whose member %s would lead out of its place',
    async (name) => {
      await writeMembers([
        [{ name: manifestName, type: 'file' }, Buffer.from(JSON.stringify(manifest))],
        [{ name, type: 'file' }, Buffer.from('x')],
      ]);
      await expect(read()).rejects.toThrow(refusal(/leads elsewhere/));
    },
  );

  it.each(['symlink', 'link', 'fifo', 'character-device'] as const)('that holds a %s', async (type) => {
    await writeMembers([
      [{ name: manifestName, type: 'file' }, Buffer.from(JSON.stringify(manifest))],
      [{ name: 'files/link', type, linkname: '/etc/passwd' }, Buffer.from('')],
    ]);
    await expect(read()).rejects.toThrow(refusal(/neither file nor folder/));
  });
});
