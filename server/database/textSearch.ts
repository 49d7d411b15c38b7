import type { ClientBase } from 'pg';
import { StartError } from '../startError.ts';

/**
 * Refuses a database in which a search would lose letters: one that is not UTF-8, or whose trigrams drop every letter
 * outside ASCII (a database made under the locale C does). Leaves nothing behind: where pg_trgm is not there yet, it
 * is created in a transaction that is rolled back.
 * @param client connected to the database as its owner, not in a transaction
 * @throws StartError with one line that says what to do
 */
export async function assertTextSearchable(client: ClientBase): Promise<void> {
  const { rows: encodings } = await client.query<{ server_encoding: string }>('SHOW server_encoding');
  const encoding = encodings[0]?.server_encoding;
  if (encoding !== 'UTF8') {
    throw new StartError(`The database is ${encoding}, not UTF8. Make one with: CREATE DATABASE ... ENCODING 'UTF8'`);
  }
  if ((await trigramsOf(client, 'é')).length === 0) {
    throw new StartError(
      "The database's locale drops letters such as é from searches. " +
        "Make one with: CREATE DATABASE ... TEMPLATE template0 ENCODING 'UTF8' LC_CTYPE 'C.UTF-8'",
    );
  }
}

async function trigramsOf(client: ClientBase, text: string): Promise<string[]> {
  await client.query('BEGIN');
  try {
    await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm').catch((error: Error) => {
      throw new StartError(
        `The database lacks pg_trgm and refuses it (${error.message}). Run as its superuser: CREATE EXTENSION pg_trgm`,
      );
    });
    const { rows: homes } = await client.query<{ schema: string }>(
      "SELECT quote_ident(nspname) AS schema FROM pg_extension e JOIN pg_namespace n ON n.oid = e.extnamespace WHERE extname = 'pg_trgm'",
    );
    const { rows } = await client.query<{ trigrams: string[] }>(
      `SELECT ${homes[0]?.schema}.show_trgm($1) AS trigrams`,
      [text],
    );
    return rows[0]?.trigrams ?? [];
  } finally {
    await client.query('ROLLBACK');
  }
}
