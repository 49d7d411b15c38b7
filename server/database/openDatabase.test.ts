import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase, type Database } from './openDatabase.ts';

const silent = () => undefined;
let dataDir: string;
let embedded: Database;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'greenroom-open-'));
  await chmod(dataDir, 0o755);
  embedded = await openDatabase({ databaseUrl: null, dataDir }, silent);
});
afterAll(async () => {
  await embedded.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const openOutside = (databaseUrl: string) => openDatabase({ databaseUrl, dataDir }, silent);

it('uses an outside database by its URL and leaves it running', async () => {
  const outside = await openOutside(embedded.url);
  expect(outside.url).toBe(embedded.url);
  await outside.stop();
  await expect(openOutside(embedded.url)).resolves.toMatchObject({ url: embedded.url });
});

it.each([
  ['nobody answers', (url: string) => url.replace(/:\d+\//, ':1/'), /ECONNREFUSED/],
  ['the password is wrong', (url: string) => url.replace(/:[^:@]+@/, ':hunter2@'), /password authentication failed/],
  ['there is no such database', (url: string) => url.replace('/greenroom?', '/nowhere?'), /"nowhere" does not exist/],
])('says in one line without the password that %s', async (_case, change, reason) => {
  const refusal = openOutside(change(embedded.url));
  await expect(refusal).rejects.toThrow(/^DATABASE_URL: the database cannot be opened: (?!.*hunter2)[^\n]+$/);
  await expect(refusal).rejects.toThrow(reason);
});
