import { mkdir, readdir } from 'node:fs/promises';
import { makeDataFolder, removeDataFolder } from './serving/folders.ts';
import { launch } from './serving/launch.ts';
import { copyPrepared, type PreparedData } from './serving/prepared.ts';

/** A server of its own process, as `npm start` runs it. */
export interface TestServer {
  readonly url: string;
  readonly pid: number;
  /** Its DATA_DIR; give it to another `startServer` to start again on the same data. */
  readonly dataDir: string;
  /** Returns the output so far. */
  said(): string;
  /** Ends it in order (SIGTERM), and removes its data unless the caller gave the folder. */
  stop(): Promise<void>;
  /** Ends it as a crash would; its data stays, and its database keeps running until another server adopts it. */
  kill9(): Promise<void>;
}

/** Options of a server. */
export interface ServerOptions {
  /**
   * The data that it begins with: `none` is an empty database, which costs a migration; `people` one agency with three
   * accounts (`people`) and two dozen records; `demo` the demo agencies. The latter two are made once a run and copied.
   * A folder of an earlier server keeps what it has.
   */
  readonly data: 'none' | PreparedData;
  /** The folder of its data; a new one by default. */
  readonly dataDir?: string;
  /** Settings over those of tests; `process.env` gives none of Greenroom's. */
  readonly env?: NodeJS.ProcessEnv;
  /** The built project; this one by default. */
  readonly project?: string;
}

async function isEmpty(folder: string): Promise<boolean> {
  await mkdir(folder, { recursive: true, mode: 0o755 });
  return (await readdir(folder)).length === 0;
}

/**
 * Starts the built server on loopback and a free port, and waits until it is ready.
 * @throws Error with all that it said, where it ends before it is ready
 */
export async function startServer({ data, dataDir: given, env, project }: ServerOptions): Promise<TestServer> {
  const dataDir = given ?? (await makeDataFolder());
  const removeData = () => (given === undefined ? removeDataFolder(dataDir) : undefined);
  try {
    // A database elsewhere is filled in its place.
    if (data !== 'none' && !env?.['DATABASE_URL'] && (await isEmpty(dataDir))) await copyPrepared(data, dataDir);
    const settings = { DEMO: data === 'demo' ? '1' : '0', ...env };
    const server = await launch(dataDir, { env: settings, ...(project !== undefined && { project }) });
    return {
      url: server.url,
      pid: server.pid,
      dataDir,
      said: server.said,
      stop: async () => {
        await server.end('SIGTERM');
        await removeData();
      },
      kill9: () => server.end('SIGKILL'),
    };
  } catch (error) {
    await removeData();
    throw error;
  }
}
