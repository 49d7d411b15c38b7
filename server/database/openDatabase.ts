import { Client } from 'pg';
import { StartError } from '../startError.ts';
import { startEmbedded } from './embedded/supervisor.ts';
import { assertTextSearchable } from './textSearch.ts';

const oldestVersion = 15;

/** A database that is up. */
export interface Database {
  /** Connection string of its owner. */
  url: string;
  /** Ends the embedded database; an outside one is left alone. */
  stop(): Promise<void>;
}

/**
 * Opens the database that the settings name: an outside PostgreSQL (15 or newer) by its owner's URL, else the embedded
 * one of `dataDir`.
 * @param launched told once the database itself is at work and this process has little to do
 * @throws StartError with one line that says what to do
 */
export async function openDatabase(
  { databaseUrl, dataDir }: { databaseUrl: string | null; dataDir: string },
  log: (line: string) => void,
  launched?: () => void,
): Promise<Database> {
  if (databaseUrl === null) return startEmbedded({ dataDir, log, ...(launched && { launched }) });
  launched?.();
  log('Connecting to the database of DATABASE_URL');
  const client = new Client({ connectionString: databaseUrl });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartError(`DATABASE_URL: the database cannot be opened: ${reasonIn(error)}`);
  }
  try {
    const { rows } = await client.query<{ server_version: string }>('SHOW server_version');
    const version = rows[0]?.server_version ?? '';
    if (Number.parseInt(version, 10) < oldestVersion) {
      throw new StartError(`DATABASE_URL: this is PostgreSQL ${version}; Greenroom needs ${oldestVersion} or newer.`);
    }
    await assertTextSearchable(client);
  } finally {
    await client.end();
  }
  return { url: databaseUrl, stop: () => Promise.resolve() };
}

function reasonIn(error: unknown): string {
  // A host name with several addresses fails with one error for each of them and no message of its own.
  const reason = error instanceof AggregateError ? error.errors[0] : error;
  return (reason instanceof Error ? reason.message : String(reason)).replaceAll('\n', ' ');
}
