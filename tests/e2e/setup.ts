import { spawnSync } from 'node:child_process';
import { createDatabase } from '../support/databaseServer.ts';
import { startServer } from '../support/serve.ts';
import { keepPreparedData } from '../support/serving/prepared.ts';

/**
 * Builds what is stale, then serves it with the demo agencies for all journeys: on its own database, or on a new one
 * beside that of DATABASE_URL. Journeys find the address as Playwright's `baseURL`.
 */
export default async function serveForAll(): Promise<() => Promise<void>> {
  const build = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' });
  if (build.status !== 0) throw new Error('The build failed.');

  const outside = process.env.DATABASE_URL;
  const database = outside ? await createDatabase(outside) : null;
  await keepPreparedData();
  const server = await startServer({ data: 'demo', env: database ? { DATABASE_URL: database.url } : {} });
  process.env.GREENROOM_URL = server.url;
  return async () => {
    await server.stop();
    await database?.drop();
  };
}
