import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { demoAccounts, demoPassword } from '../demo/accounts.ts';
import { demoProgress, demoSteps, fillDemo } from '../demo/seed.ts';
import { buildApp } from './app.ts';
import { migrate } from './database/migrate.ts';
import { openPools, type Pools } from './database/pools.ts';
import { ensureRequestLogin } from './database/requestLogin.ts';
import { say, type Entrance } from './entrance.ts';
import { createJobs } from './jobs/jobs.ts';
import { firstAdminToken } from './areas/identity/auth/firstAdmin.ts';
import { missingStatusesSweep } from './areas/operators/agencies/missingStatuses.ts';
import { projectRoot } from './root.ts';
import { addressOf, announcement } from './start/announcement.ts';
import { closeDemoAccess } from './start/demoAccess.ts';
import { fillBeside, type DemoFilling } from './start/demoFilling.ts';
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
  const { appPassword } = config;
  const opened = Promise.resolve(openPools(database.url, { appPassword }));
  const pools = await ending.open('pools', opened, (it) => it.close());
  const log = openLogger(config.logLevel);
  let filling: DemoFilling | null = null;
  let lacking: readonly string[] = [];
  const demo = config.demo && {
    accounts: demoAccounts,
    password: demoPassword,
    lacking: () => filling?.lacking ?? lacking,
  };
  const jobs = createJobs({ pools, clock, log });
  await ending.open('jobs', Promise.resolve(jobs), (it) => it.close());
  // PostgreSQL makes the tables while this process puts the application together.
  const [app] = await Promise.all([
    buildApp({
      config,
      pools,
      clock,
      log,
      webRoot: findWeb(pages !== null),
      preparation,
      jobs,
      ...(demo && { demo }),
    }),
    preparation.during('tables', async () => {
      await migrate(database.url, say);
      await ensureRequestLogin(database.url, appPassword);
    }),
  ]);
  const server = await ending.open('server', Promise.resolve(serve(app)), (it) => it.close());
  if (config.demo) lacking = await lackingSteps(pools);
  else {
    const known = { accounts: demoAccounts, password: demoPassword };
    await closeDemoAccess(pools, known, { closes: config.closesDemo, now: clock(), say });
  }
  const [people] = demoSteps;
  if (people !== undefined && lacking.includes(people)) {
    const storage = openStorage(config, { isSynced: false });
    await preparation.during('people', () => fillDemo(pools, storage, { clock, say, until: people }));
    lacking = lacking.slice(1);
  }
  await app.ready();
  await door.close();
  await server.listen(config.host, door.port);
  // What the first calls wake meanwhile runs once it has started.
  await ending.open('queue', jobs.start(), () => jobs.stop());
  // A new release may search what the one before did not, and bring types of statuses.
  jobs.wake('refresh-search');
  jobs.wake(missingStatusesSweep);
  await built;
  ending.proceed();
  if (lacking.length > 0) say('Filling the demo in the background');
  say(`\n${announcement(addressOf(config, door.port), demo || null, await firstAdminToken(pools, clock))}\n`);
  if (lacking.length === 0) return;
  const work = { databaseUrl: database.url, config };
  const begun = await ending.open('demo', Promise.resolve(fillBeside(work, { lacking, say })), (it) => it.stop());
  filling = begun;
  void begun.ended.then(
    () => begun.lacking.length === 0 && say('The demo is complete'),
    (error: Error) => console.error(error.message),
  );
}

/** Returns the steps that the demo lacks: all of them in an empty database, none in one that others have filled. */
async function lackingSteps(pools: Pools): Promise<readonly string[]> {
  const progress = await demoProgress(pools);
  if (progress) return progress.steps.filter(({ isDone }) => !isDone).map(({ name }) => name);
  const { rowCount } = await pools.owner.query('select from agency union all select from account limit 1');
  return rowCount === 0 ? demoSteps : [];
}

/**
 * Returns the folder of the built front end, which may still be empty while it is built; null if there is none, as in
 * development, when Vite serves it.
 */
function findWeb(isBuilding: boolean): string | null {
  const folder = join(projectRoot, 'dist', 'web');
  return isBuilding || existsSync(join(folder, 'index.html')) ? folder : null;
}
