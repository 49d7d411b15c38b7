import { existsSync } from 'node:fs';
import { readConfig, type Config } from './config.ts';
import { clusterPath } from './database/embedded/cluster.ts';
import { findUser } from './database/embedded/lock.ts';
import { openDatabase, type Database } from './database/openDatabase.ts';
import { projectRoot } from './root.ts';
import { loadApplication, type Application } from './start/application.ts';
import { assertWritable } from './start/dataFolder.ts';
import { Ending } from './start/ending.ts';
import { openDoor, type Door } from './start/preparing/door.ts';
import { Preparation, type PreparationStep } from './start/preparing/preparation.ts';
import { mapStackTraces } from './start/stackTraces.ts';
import { startWatchdog } from './start/watchdog.ts';

/** The first half of a start: what answers within moments and needs nothing of the application. */
export interface Entrance {
  readonly config: Config;
  readonly ending: Ending;
  readonly door: Door;
  /** The database, which opens while the application is loaded or built. */
  readonly database: Promise<Database>;
  /**
   * Resolves once PostgreSQL is on its way, or has failed. Loading the application takes this process half a second, in
   * which it starts no other one.
   */
  readonly launched: Promise<void>;
  /** Loads the application. */
  loadApplication(): Promise<Application<Entrance>>;
}

/** Prints a line of the start. */
export const say = (line: string): void => console.log(line);

/**
 * Opens the address, then begins to open the database. Ends the process where either is refused, with one line that
 * says why.
 * @param building parts of the product that are being built meanwhile
 */
export async function enter(building: readonly PreparationStep[] = []): Promise<Entrance> {
  mapStackTraces();
  const ending = new Ending(process, say, (line) => console.error(line));
  try {
    const config = readConfig(process.env, projectRoot);
    const preparation = new Preparation([...building, ...stepsOf(config)]);
    const door = await ending.open('address', openAlone(config, preparation), (it) => it.close());
    if (config.watchdog > 0) {
      await ending.open('watchdog', Promise.resolve(startWatchdog({ seconds: config.watchdog })), (it) => it.close());
    }
    if (config.databaseUrl === null || config.s3 === null) await assertWritable(config.dataDir);
    let isLaunched = () => {};
    const launched = new Promise<void>((resolve) => (isLaunched = resolve));
    const opening = preparation.during('database', () => openDatabase(config, say, isLaunched));
    void opening.then(isLaunched, isLaunched);
    const database = ending.open('database', opening, (it) => it.stop());
    // Whoever awaits it later is told; until then a failure must not count as unhandled.
    database.catch(() => {});
    return { config, ending, door, database, launched, loadApplication: () => loadApplication(ending) };
  } catch (error) {
    await ending.fail(error);
    throw error;
  }
}

/** The steps that this start will have, as far as can be told before the database is open. */
function stepsOf({ databaseUrl, dataDir, demo }: Config): readonly PreparationStep[] {
  const isFirst = databaseUrl === null && !existsSync(clusterPath(dataDir));
  return ['database', ...(isFirst ? (['tables'] as const) : []), ...(isFirst && demo ? (['people'] as const) : [])];
}

/** Opens the address; where it is taken by a server of the same DATA_DIR, the refusal says so. */
async function openAlone(config: Config, preparation: Preparation): Promise<Door> {
  const { dataDir, databaseUrl } = config;
  return openDoor(config, preparation).catch(async (error: unknown) => {
    throw (databaseUrl === null && (await findUser(dataDir).catch(() => null))) || error;
  });
}
