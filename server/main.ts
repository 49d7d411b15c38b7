import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../demo/accounts.ts';
import { fillDemo } from '../demo/seed.ts';
import { buildApp } from './app.ts';
import { readConfig, type Config } from './config.ts';
import { findUser } from './database/embedded/lock.ts';
import { migrate } from './database/migrate.ts';
import { openDatabase } from './database/openDatabase.ts';
import { openPools, type Pools } from './database/pools.ts';
import { ensureRequestLogin } from './database/requestLogin.ts';
import { createJobs } from './jobs/jobs.ts';
import { firstAdminToken } from './areas/identity/auth/firstAdmin.ts';
import { projectRoot } from './root.ts';
import { addressOf, announcement } from './start/announcement.ts';
import { assertWritable } from './start/dataFolder.ts';
import { closeDemoAccess } from './start/demoAccess.ts';
import { Ending } from './start/ending.ts';
import { serve } from './start/listening.ts';
import { openLogger } from './start/logger.ts';
import { assertCanListen } from './start/port.ts';
import { openStorage } from './start/storage.ts';
import { startWatchdog } from './start/watchdog.ts';

const clock = Date.now;
const say = (line: string) => console.log(line);
const ending = new Ending(process, say, (line) => console.error(line));

try {
  await start();
  ending.started();
} catch (error) {
  await ending.fail(error);
}

async function start(): Promise<void> {
  const config = readConfig(process.env, projectRoot);
  await assertAlone(config);
  if (config.watchdog > 0) {
    await ending.open('watchdog', Promise.resolve(startWatchdog({ seconds: config.watchdog })), (it) => it.close());
  }
  if (config.databaseUrl === null || config.s3 === null) await assertWritable(config.dataDir);

  const database = await ending.open('database', openDatabase(config, say), (it) => it.stop());
  await migrate(database.url, say);
  const { appPassword } = config;
  await ensureRequestLogin(database.url, appPassword);
  const opening = Promise.resolve(openPools(database.url, { appPassword }));
  const pools = await ending.open('pools', opening, (it) => it.close());
  if (!config.demo) {
    const known = { accounts: demoAccounts, password: demoPassword };
    await closeDemoAccess(pools, known, { closes: config.closesDemo, now: clock(), say });
  }
  const log = openLogger(config.logLevel);
  const demo = config.demo ? { accounts: demoAccounts, password: demoPassword } : null;
  const jobs = createJobs({ pools, clock, log });
  await ending.open('jobs', Promise.resolve(jobs), (it) => it.close());
  const webRoot = findWeb();
  const app = await buildApp({
    config,
    pools,
    clock,
    log,
    webRoot,
    jobs,
    ...(demo && { demo }),
  });
  const server = await ending.open('server', Promise.resolve(serve(app)), (it) => it.close());
  if (config.demo && (await isEmpty(pools)))
    await fillDemo(pools, openStorage(config, { isSynced: false }), { clock, say });
  await ending.open('queue', jobs.start(), () => jobs.stop());
  // A new release may search what the one before did not.
  jobs.wake('refresh-search');

  const port = await server.listen(config.host, config.port);
  say(`\n${announcement(addressOf(config, port), demo, await firstAdminToken(pools, clock))}\n`);
}

/** Refuses a second start on the same DATA_DIR, or else on the same port, while nothing has been started yet. */
async function assertAlone({ host, port, dataDir, databaseUrl }: Config): Promise<void> {
  await assertCanListen(host, port).catch(async (error: unknown) => {
    throw (databaseUrl === null && (await findUser(dataDir).catch(() => null))) || error;
  });
}

async function isEmpty(pools: Pools): Promise<boolean> {
  const { rowCount } = await pools.owner.query('SELECT FROM account LIMIT 1');
  return rowCount === 0;
}

/** Returns the folder of the built front end; null if it is not built, as in development, when Vite serves it. */
function findWeb(): string | null {
  const folder = join(projectRoot, 'dist', 'web');
  return existsSync(join(folder, 'index.html')) ? folder : null;
}
