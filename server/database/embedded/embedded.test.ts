import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  cp,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  realpath,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { assertTextSearchable } from '../textSearch.ts';
import { DataInUseError, findUser } from './lock.ts';
import { findPostmaster, notePath } from './postmaster.ts';
import { startEmbedded, type EmbeddedDatabase } from './supervisor.ts';
import { chooseUser } from './user.ts';

const isRoot = process.getuid?.() === 0;
const silent = () => undefined;

let root: string;
const running = new Set<EmbeddedDatabase>();
const children = new Set<ChildProcess>();

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'greenroom-embedded-'));
  await chmod(root, 0o755);
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all([...running].map((database) => database.stop()));
  running.clear();
});
afterAll(async () => {
  await rm(root, { recursive: true, force: true });
});

async function start(dataDir: string, log: (line: string) => void = silent): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dataDir, log, systemFolder: join(root, 'system') });
  running.add(database);
  return database;
}

async function stop(database: EmbeddedDatabase): Promise<void> {
  running.delete(database);
  await database.stop();
}

async function ask<Row extends object>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const writeTalent = (url: string, name: string) =>
  ask(url, `CREATE TABLE IF NOT EXISTS talent (name text); INSERT INTO talent VALUES ('${name}')`);
const readTalents = async (url: string) =>
  (await ask<{ name: string }>(url, 'SELECT name FROM talent ORDER BY name')).map(({ name }) => name);

/** A server of its own process and an environment of its own, for killing. */
async function startElsewhere(dataDir: string): Promise<{ url: string; child: ChildProcess }> {
  const supervisor = join(import.meta.dirname, 'supervisor.ts');
  const code = `import { startEmbedded } from ${JSON.stringify(supervisor)};
    const { url } = await startEmbedded({ dataDir: ${JSON.stringify(dataDir)}, log() {} });
    console.log(url);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
    cwd: join(import.meta.dirname, '../../..'),
    env: { PATH: process.env.PATH },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { url, child };
}

async function kill9(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

describe('the database of a DATA_DIR', () => {
  it('is made by the first start, keeps its data over a restart, and runs apart from the terminal', async () => {
    const dataDir = join(root, 'first/start');
    const steps: string[] = [];
    const database = await start(dataDir, (line) => steps.push(line));
    expect(steps).toEqual([`Making the database in ${dataDir}/postgres`, 'Starting PostgreSQL']);
    expect(database.adopted).toBe(false);
    await writeTalent(database.url, 'Zoë');

    const settings = await ask(
      database.url,
      `SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
        current_setting('listen_addresses') AS addresses, current_setting('password_encryption') AS passwords`,
    );
    expect(settings).toEqual([{ encoding: 'UTF8', fsync: 'on', addresses: '127.0.0.1', passwords: 'scram-sha-256' }]);
    const passwordFile = await stat(join(dataDir, 'postgres/password'));
    expect(passwordFile.mode & 0o777).toBe(0o600);
    const postmaster = await findPostmaster(join(dataDir, 'postgres/data'));
    // A process group of its own has the number of its first process.
    expect(process.kill(-(postmaster?.pid ?? Number.NaN), 0)).toBe(true);

    await stop(database);
    expect(await findPostmaster(join(dataDir, 'postgres/data'))).toBeNull();
    const again = await start(dataDir);
    expect(again.adopted).toBe(false);
    expect(await readTalents(again.url)).toEqual(['Zoë']);
  });

  it('opens to nobody without the password', async () => {
    const { url } = await start(join(root, 'first/start'));
    await expect(ask(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password authentication failed');
  });

  it('is adopted when kill -9 of its server left it running, also where that server had no LANG', async () => {
    const dataDir = join(root, 'orphan');
    const { url, child } = await startElsewhere(dataDir);
    await writeTalent(url, 'Łukasz');
    expect(await ask(url, "SELECT upper('łé') AS upper")).toEqual([{ upper: 'ŁÉ' }]);
    await kill9(child);

    const said: string[] = [];
    const database = await start(dataDir, (line) => said.push(line));
    expect(database).toMatchObject({ adopted: true, url });
    expect(said).toEqual(['Took over the database that a killed server had left running']);
    expect(await readTalents(database.url)).toEqual(['Łukasz']);
    await stop(database);
    expect(await findPostmaster(join(dataDir, 'postgres/data'))).toBeNull();
  });

  it('is refused to a second server, and the first one works on', async () => {
    const dataDir = join(root, 'second');
    const database = await start(dataDir);
    const line = `Greenroom already runs on this DATA_DIR (${dataDir}, process ${process.pid}). Stop it first, or set another DATA_DIR.`;
    await expect(start(dataDir)).rejects.toThrow(line);
    expect((await findUser(dataDir))?.message).toBe(line);
    expect(await ask(database.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stop(database);
    expect(await findUser(dataDir)).toBeNull();
  });

  it('is made once by two first starts at the same moment, of which one is refused', async () => {
    const dataDir = join(root, 'race');
    const results = await Promise.allSettled([start(dataDir), start(dataDir)]);
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused.map(({ reason }) => reason as unknown)).toEqual([expect.any(DataInUseError)]);
    expect((await lstat(join(dataDir, 'postgres'))).isDirectory()).toBe(true);
  });

  it('comes back on the same port when PostgreSQL itself is killed', async () => {
    const dataDir = join(root, 'killed');
    const said: string[] = [];
    let isBack: () => void = silent;
    const back = new Promise<void>((resolve) => (isBack = resolve));
    const database = await start(dataDir, (line) => {
      said.push(line);
      if (line === 'The database is back') isBack();
    });
    await writeTalent(database.url, 'Mia');
    const postmaster = await findPostmaster(join(dataDir, 'postgres/data'));
    process.kill(postmaster?.pid ?? Number.NaN, 'SIGKILL');
    await back;
    expect(await readTalents(database.url)).toEqual(['Mia']);
    await expect(start(dataDir)).rejects.toThrow(DataInUseError);
  });

  it('starts although a program got the process number of a PostgreSQL that died', async () => {
    const dataDir = join(root, 'killed');
    const stranger = spawn('sleep', ['60'], { ...(await identity()), cwd: '/' });
    children.add(stranger);
    await writeFile(
      notePath(join(dataDir, 'postgres/data')),
      `${stranger.pid}\n${dataDir}\n1\n1\n\n127.0.0.1\n\nready\n`,
    );
    const database = await start(dataDir);
    expect(await readTalents(database.url)).toEqual(['Mia']);
  });

  it('is never replaced by an empty one when something about it is wrong', async () => {
    const dataDir = join(root, 'killed');
    const versionFile = join(dataDir, 'postgres/data/PG_VERSION');
    const version = await readFile(versionFile, 'utf8');
    await writeFile(versionFile, '15\n');
    await expect(start(dataDir)).rejects.toThrow(/was made by PostgreSQL 15, and this is 18/);
    await writeFile(versionFile, version);

    const passwordFile = join(dataDir, 'postgres/password');
    await rename(passwordFile, `${passwordFile}.lost`);
    await expect(start(dataDir)).rejects.toThrow(/lacks its password file/);
    await rename(`${passwordFile}.lost`, passwordFile);
    const database = await start(dataDir);
    expect(await readTalents(database.url)).toEqual(['Mia']);
  });

  it('works in a home that is closed to others: in its place, or for root elsewhere with a link and a line', async () => {
    const home = join(root, 'home');
    await mkdir(home, { mode: 0o700 });
    const dataDir = join(home, 'project/.data');
    const said: string[] = [];
    const database = await start(dataDir, (line) => said.push(line));
    const place = await realpath(join(dataDir, 'postgres'));
    expect(place.startsWith(join(root, isRoot ? 'system' : 'home'))).toBe(true);
    expect(said).toContain(`Making the database in ${place}${isRoot ? `, with a link to it in ${dataDir}` : ''}`);
    await writeTalent(database.url, 'Ngọc');
    await expect(start(dataDir)).rejects.toThrow(DataInUseError);
    await stop(database);

    // The project may move; its link goes with it.
    await rename(dataDir, join(home, 'moved'));
    const again = await start(join(home, 'moved'));
    expect(await readTalents(again.url)).toEqual(['Ngọc']);
  });

  it('opens from a copy, also from one that belongs to root', async () => {
    const dataDir = join(root, 'restored');
    await cp(join(root, 'orphan'), dataDir, { recursive: true });
    const database = await start(dataDir);
    expect(await readTalents(database.url)).toEqual(['Łukasz']);
  });

  it('is missed where DATA_DIR has a link to a folder that is gone', async () => {
    const dataDir = join(root, 'dangling');
    await mkdir(dataDir);
    await symlink(join(root, 'nowhere'), join(dataDir, 'postgres'));
    await expect(start(dataDir)).rejects.toThrow(/leads to a folder that is gone/);
  });

  it('needs a DATA_DIR that is a folder', async () => {
    await writeFile(join(root, 'file'), '');
    await expect(start(join(root, 'file'))).rejects.toThrow(/^DATA_DIR cannot be used: .+ Example: DATA_DIR=/);
  });
});

describe('a database in which searches would lose letters', () => {
  it.each([
    ["ENCODING 'UTF8' LOCALE_PROVIDER libc LOCALE 'C'", /drops letters such as é/],
    ["ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'", /is SQL_ASCII, not UTF8/],
  ])('with %s is refused', async (options, line) => {
    const { url } = await start(join(root, 'first/start'));
    await ask(url, 'DROP DATABASE IF EXISTS poor');
    await ask(url, `CREATE DATABASE poor TEMPLATE template0 ${options}`);
    const client = new Client({ connectionString: url.replace(/greenroom\?/, 'poor?') });
    await client.connect();
    await expect(assertTextSearchable(client)).rejects.toThrow(line);
    await client.end();
  });

  it('is told from a good one without leaving a trace', async () => {
    const { url } = await start(join(root, 'first/start'));
    const client = new Client({ connectionString: url });
    await client.connect();
    await assertTextSearchable(client);
    const { rowCount } = await client.query("SELECT FROM pg_extension WHERE extname = 'pg_trgm'");
    expect(rowCount).toBe(0);
    await client.end();
  });
});

async function identity(): Promise<{ uid?: number; gid?: number }> {
  const user = await chooseUser(null);
  return user ? { uid: user.uid, gid: user.gid } : {};
}
