import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { runAlone } from '../support/databaseServer.ts';
import { startServer, type TestServer } from '../support/serve.ts';
import { signInTo } from '../support/serverSession.ts';
import { doneOf, fileOf, formOf, partsOf } from '../support/uploader.ts';
import { makeDataFolder, removeDataFolder } from '../support/serving/folders.ts';

/** The database of a server, which outlives it. */
async function databaseOf({ dataDir }: TestServer): Promise<string> {
  const password = await readFile(join(dataDir, 'postgres/password'), 'utf8');
  const note = await readFile(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
  return `postgres://greenroom:${password.trim()}@127.0.0.1:${note.split('\n')[3]}/greenroom`;
}

/** Signs in; the headers go with any body. */
async function signIn(server: TestServer): Promise<Record<string, string>> {
  const { authorization = '' } = await signInTo(server);
  return { authorization };
}

/** An image that takes seconds to look at. */
async function largeImage(): Promise<Buffer> {
  const [width, height] = [2400, 1800];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

it(
  'a file that a killed server was looking at is looked at within a minute of the next start',
  { timeout: 240_000 },
  async () => {
    const dataDir = await makeDataFolder('killed');
    try {
      const first = await startServer({ data: 'people', dataDir });
      const content = await largeImage();
      const file = fileOf(content, { name: 'large.png', partSize: 5_000_000 });
      const headers = await signIn(first);
      for (let index = 0; index < partsOf(file); index += 1) {
        await fetch(`${first.url}/media/v1/upload`, { method: 'POST', headers, body: formOf(file, index) });
      }
      const answer = await fetch(`${first.url}/media/v1/upload/chunksdone`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(doneOf(file)),
      });
      const { responseData } = (await answer.json()) as { responseData: { id: string } };
      const database = await databaseOf(first);
      const underWay = () =>
        runAlone(database, [
          `select m.state from queue.job j, media m
         where j.name = 'process-media' and j.state = 'active' and m.id = '${responseData.id}' and m.tries = 1`,
        ]);
      await expect.poll(underWay, { interval: 5, timeout: 30_000 }).toEqual(['processing']);
      await first.kill9();
      expect(await underWay()).toEqual(['processing']);

      const second = await startServer({ data: 'people', dataDir });
      const startedAt = Date.now();
      const again = await signIn(second);
      const isReady = async () => {
        const told = await fetch(`${second.url}/media/v1/${responseData.id}`, { headers: again });
        return ((await told.json()) as { responseData: { url: string | null } }).responseData.url !== null;
      };
      await expect.poll(isReady, { interval: 500, timeout: 90_000 }).toBe(true);
      expect(Date.now() - startedAt).toBeLessThan(60_000);
      await second.stop();
    } finally {
      await removeDataFolder(dataDir);
    }
  },
);
