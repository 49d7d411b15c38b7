import { randomBytes, randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, open, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { demoPassword } from '../../demo/accounts.ts';
import { uploadChunkSize, uploadLimit } from '../../schema/rules/limits.ts';
import { startServer } from '../../tests/support/serve.ts';
import { doneOf, fileOf, formOf, partsOf } from '../../tests/support/uploader.ts';
import { atMost, median, type Say, type Topic } from '../figures.ts';
import { peakDuring, residentOf } from './resident.ts';

const project = resolve(import.meta.dirname, '../..');
const atOnce = 5;
const rounds = 3;
const allowed = 60_000_000;
const megabytes = (bytes: number) => Math.round(bytes / 1_000_000);

async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/user/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'agency@harbour.test', password: demoPassword }),
  });
  return ((await answer.json()) as { responseData: { access_token: string } }).responseData.access_token;
}

/** Sends a file as an uploader does, its parts one after the other. */
async function send(url: string, token: string, content: Buffer): Promise<void> {
  const file = { ...fileOf('', { name: 'film.bin', uuid: randomUUID(), partSize: uploadChunkSize }), content };
  const post = async (path: string, body: FormData | string) => {
    const headers = { authorization: `Bearer ${token}`, ...(typeof body === 'string' && { 'content-type': json }) };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(`An upload was refused: ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  for (let index = 0; index < partsOf(file); index += 1) await post('/media/v1/upload', formOf(file, index));
  await post('/media/v1/upload/chunksdone', JSON.stringify(doneOf(file)));
}

const json = 'application/json';

/** Seconds for the same number of plain copies on the same disk, each brought to it. */
async function secondsToCopy(folder: string, content: Buffer): Promise<number> {
  const from = join(folder, 'from');
  await writeFile(from, content);
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async (_, index) => {
      const to = join(folder, `to-${index}`);
      await copyFile(from, to);
      const file = await open(to, 'r+');
      await file.sync();
      await file.close();
      await rm(to);
    }),
  );
  return (performance.now() - begun) / 1000;
}

/** Five files of 100 MB at once: how fast against plain copies, and by how much the server's memory grows meanwhile. */
export async function measureUploads(say: Say): Promise<readonly Topic[]> {
  const built = spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: project, stdio: 'inherit' });
  if (built.status !== 0) throw new Error('The build failed.');
  const server = await startServer({ data: 'demo' });
  const folder = await mkdtemp(join(tmpdir(), 'greenroom-copies-'));
  try {
    const token = await signIn(server.url);
    const content = randomBytes(uploadLimit);
    await send(server.url, token, content.subarray(0, uploadChunkSize * 2));
    const before = await residentOf(server.pid);
    const grown: number[] = [];
    const sent: number[] = [];
    const copied: number[] = [];
    for (let round = 1; round <= rounds; round += 1) {
      say(`round ${round} of ${rounds}`);
      const begun = performance.now();
      const { peak } = await peakDuring(server.pid, () =>
        Promise.all(Array.from({ length: atOnce }, () => send(server.url, token, content))),
      );
      sent.push((performance.now() - begun) / 1000);
      grown.push(peak - before);
      copied.push(await secondsToCopy(folder, content));
    }
    const bytes = atOnce * uploadLimit;
    const perSecond = (seconds: number) => `${megabytes(bytes / seconds)} MB/s`;
    const [upload, copy, most] = [median(sent), median(copied), Math.max(...grown)];
    const title = `${atOnce} uploads of 100 MB at once`;
    return [
      {
        title: `${title}: memory`,
        about: `By how much the server's resident memory grows at most, over ${rounds} rounds, from what it was after a small upload.`,
        sides: ['grown by', 'limit'],
        figures: [
          {
            what: 'resident memory',
            sides: [`${megabytes(most)} MB`, `${megabytes(allowed)} MB`],
            ratio: most / allowed,
            target: atMost(1),
          },
        ],
      },
      {
        title: `${title}: throughput`,
        about:
          'Against as many plain copies at once on the same disk, each brought to it. An upload crosses HTTP, is written to ' +
          'disk part by part, joined into one file with its hash, and written again. For information.',
        sides: ['uploads', 'copies'],
        figures: [{ what: 'bytes a second', sides: [perSecond(upload), perSecond(copy)], ratio: copy / upload }],
        remarks: [`Medians of ${rounds} rounds in turns; the client runs on the same cores.`],
      },
    ];
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
