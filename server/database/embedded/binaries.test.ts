import { chmod, cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findPackage, prepareBinaries } from './binaries.ts';
import { chooseUser } from './user.ts';

const isRoot = process.getuid?.() === 0;
let root: string;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'greenroom-programs-'));
  await chmod(root, 0o755);
});
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

it('are used where npm put them', async () => {
  const packageFolder = findPackage();
  const user = await chooseUser(null);
  const said: string[] = [];
  const log = (line: string) => said.push(line);
  const binaries = await prepareBinaries({ packageFolder, user, stagingFolder: join(root, 'unused'), log });
  expect(binaries.postgres).toBe(join(packageFolder, 'native/bin/postgres'));
  expect(said).toEqual([]);
});

it('are copied where they cannot be used, with the links that an install script would have made', async () => {
  const closed = join(root, 'closed');
  const packageFolder = join(closed, 'package');
  await mkdir(closed, { mode: 0o755 });
  await cp(findPackage(), packageFolder, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(await readFile(join(packageFolder, 'native/pg-symlinks.json'), 'utf8')) as {
    target: string;
  }[];
  for (const { target } of links) await rm(join(packageFolder, target), { force: true });
  // Root may write anywhere; the user who runs PostgreSQL for it may not even look into a closed home.
  const [obstacle, mode] = isRoot ? [closed, 0o700] : [join(packageFolder, 'native/lib'), 0o555];
  await chmod(obstacle, mode);

  const user = await chooseUser(null);
  const stagingFolder = join(root, 'staged programs');
  const said: string[] = [];
  const prepare = () => prepareBinaries({ packageFolder, user, stagingFolder, log: (line) => said.push(line) });
  const { postgres, version } = await prepare();
  expect(version).toMatch(/^18\./);
  expect(postgres.startsWith(stagingFolder)).toBe(true);
  expect(await prepare()).toMatchObject({ postgres });
  expect(said).toHaveLength(1);
  await chmod(obstacle, 0o755);
});
