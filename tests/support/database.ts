import { rmSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProvidedContext } from 'vitest';
import type { TestProject } from 'vitest/node';
import { startEmbedded } from '../../server/database/embedded/supervisor.ts';
import { migrate } from '../../server/database/migrate.ts';
import { ensureRequestLogin } from '../../server/database/requestLogin.ts';
import { createDatabase, runAlone } from './databaseServer.ts';
import { addFixtureTables } from './fixtureTables.ts';
import { keepPreparedData } from './serving/prepared.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Database server of the tests, and the migrated databases that they copy. */
    testServer: { readonly url: string; readonly template: string; readonly fixtureTemplate: string };
  }
}

type TestServer = ProvidedContext['testServer'];

/**
 * Starts one PostgreSQL for all projects of a run, or takes that of DATABASE_URL, and migrates databases to copy. Servers
 * of their own processes (`startServer`) share their prepared data.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  await keepPreparedData();
  if (project.getProvidedContext().testServer !== undefined) return undefined;
  const prepared = process.env['GREENROOM_TEST_SERVER'];
  if (prepared !== undefined) {
    project.vitest.provide('testServer', JSON.parse(prepared) as TestServer);
    return undefined;
  }
  const { close, ...testServer } = await prepareServer();
  project.vitest.provide('testServer', testServer);
  return close;
}

/** Prepares one server for several runs, which receive it by GREENROOM_TEST_SERVER, in JSON. */
export async function prepareServer(): Promise<TestServer & { close(): Promise<void> }> {
  const server = await openServer();
  let close = () => server.stop();
  try {
    const template = await createDatabase(server.url);
    close = () => template.drop().finally(() => server.stop());
    await migrate(template.url, () => undefined);
    await ensureRequestLogin(template.url);
    const fixtureTemplate = await createDatabase(server.url, template.name);
    await addFixtureTables(fixtureTemplate.url);
    return { url: server.url, template: template.name, fixtureTemplate: fixtureTemplate.name, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const processNumber = String.raw`SELECT split_part(pg_read_file('postmaster.pid'), E'\n', 1)`;

async function openServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const outside = process.env.DATABASE_URL;
  if (outside) return { url: outside, stop: () => Promise.resolve() };

  const folder = await mkdtemp(join(tmpdir(), 'greenroom-database-'));
  // The user who runs PostgreSQL for root has to pass through it.
  await chmod(folder, 0o755);
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    const { url, stop } = await startEmbedded({ dataDir: folder, log: () => undefined });
    // What is written here need not survive the machine, so no test waits for the disk.
    const settings = ['fsync', 'full_page_writes', 'synchronous_commit'].map(
      (name) => `ALTER SYSTEM SET ${name} = off`,
    );
    const [pid] = await runAlone(url, [...settings, 'SELECT pg_reload_conf()', processNumber]);
    const endAtOnce = () => {
      process.kill(Number(pid), 'SIGQUIT');
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    };
    // On a signal Vitest leaves without a teardown, and PostgreSQL, a process of its own, would run on.
    process.once('exit', endAtOnce);
    const close = async () => {
      await stop();
      process.removeListener('exit', endAtOnce);
      await remove();
    };
    return { url, stop: close };
  } catch (error) {
    await remove();
    throw error;
  }
}
