import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../demo/accounts.ts';
import { seedDemo } from '../demo/seed.ts';
import { buildApp } from './app.ts';
import { migrate } from './database/migrate.ts';
import { openPools, type Pools } from './database/pools.ts';
import { ensureRequestLogin } from './database/requestLogin.ts';
import { say, type Entrance } from './entrance.ts';
import { createJobs } from './jobs/jobs.ts';
import { firstAdminToken } from './areas/identity/auth/firstAdmin.ts';
import { projectRoot } from './root.ts';
import { addressOf, announcement } from './start/announcement.ts';
import { closeDemoAccess } from './start/demoAccess.ts';
import { serve } from './start/listening.ts';
import { openLogger } from './start/logger.ts';
import { openStorage } from './start/storage.ts';

const clock = Date.now;

/**
 * Runs the application behind an open entrance: the second half of a start. It answers calls as soon as it can, and
 * says that it is ready once its pages are there, too.
 * @param pages resolves when the pages are built; null where none are being built
 */
export async function run(entrance: Entrance, pages: Promise<unknown> | null = null): Promise<void> {
  const { ending } = entrance;
  try {
    await start(entrance, pages);
    ending.started();
  } catch (error) {
    await ending.fail(error);
  }
}

async function start({ config, ending, door, database: opening }: Entrance, pages: Promise<unknown> | null) {
  const { preparation } = door;
  const built = pages && preparation.during('pages', () => pages);
  // A build that fails while something else is awaited is reported below.
  built?.catch(() => {});
  const database = await opening;
  await preparation.during('tables', () => migrate(database.url, say));
  const { appPassword } = config;
  await ensureRequestLogin(database.url, appPassword);
  const pools = await ending.open('pools', Promise.resolve(openPools(database.url, { appPassword })), (it) =>
    it.close(),
  );
  if (!config.demo) {
    const known = { accounts: demoAccounts, password: demoPassword };
    await closeDemoAccess(pools, known, { closes: config.closesDemo, now: clock(), say });
  }
  const log = openLogger(config.logLevel);
  const demo = config.demo ? { accounts: demoAccounts, password: demoPassword } : null;
  const jobs = createJobs({ pools, clock, log });
  await ending.open('jobs', Promise.resolve(jobs), (it) => it.close());
  const webRoot = findWeb(pages !== null);
  const app = await buildApp({
    config,
    pools,
    clock,
    log,
    webRoot,
    preparation,
    jobs,
    ...(demo && { demo }),
  });
  const server = await ending.open('server', Promise.resolve(serve(app)), (it) => it.close());
  if (config.demo && (await isEmpty(pools))) {
    const storage = openStorage(config, { isSynced: false });
    await preparation.during('people', () => seedDemo(pools, storage, clock, say));
  }
  await ending.open('queue', jobs.start(), () => jobs.stop());
  // A new release may search what the one before did not.
  jobs.wake('refresh-search');

  await app.ready();
  await door.close();
  await server.listen(config.host, door.port);
  await built;
  ending.proceed();
  say(`\n${announcement(addressOf(config, door.port), demo, await firstAdminToken(pools, clock))}\n`);
}

async function isEmpty(pools: Pools): Promise<boolean> {
  const { rowCount } = await pools.owner.query('SELECT FROM account LIMIT 1');
  return rowCount === 0;
}

/**
 * Returns the folder of the built front end, which may still be empty while it is built; null if there is none, as in
 * development, when Vite serves it.
 */
function findWeb(isBuilding: boolean): string | null {
  const folder = join(projectRoot, 'dist', 'web');
  return isBuilding || existsSync(join(folder, 'index.html')) ? folder : null;
}
