import pg from 'pg';
import { requestUrl } from './requestAddress.ts';

/** A statement for the database; `name` prepares it once a connection. */
export interface Statement {
  readonly text: string;
  readonly values?: readonly unknown[];
  readonly name?: string;
  /** Rows as arrays in the order of the select list. */
  readonly isArrays?: boolean;
  /**
   * Position of a list of ids in `values`. The asker takes rows of other ids as well, so that several such statements can
   * be sent as one (`remembering`).
   */
  readonly jointIds?: number;
}

/** Result of a query. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly count: number;
}

/** Something that runs statements bound to one agency (or to none). */
export interface Connection {
  query<Row = Record<string, unknown>>(statement: Statement): Promise<Rows<Row>>;
}

/** The application's way to the database: logged in as the unprivileged role, under forced row-level security. */
export interface Database {
  /** Runs one statement bound to the agency; null sees no tenant's rows. */
  query<Row = Record<string, unknown>>(agencyId: string | null, statement: Statement): Promise<Rows<Row>>;
  /** Runs statements in one transaction bound to the agency; rolled back when the work throws. */
  transaction<T>(agencyId: string | null, work: (connection: Connection) => Promise<T>): Promise<T>;
}

export interface Pools extends Database {
  /** The owner's connections: migrations, the queue, cross-agency sweeps. Never given to a request. */
  readonly owner: pg.Pool;
  close(): Promise<void>;
}

export interface PoolOptions {
  /** Number of connections for requests; 10 by default. */
  readonly size?: number;
  /** Password of the requests' role (DATABASE_APP_PASSWORD); derived from the owner's by default. */
  readonly appPassword?: string | null;
  /** Sees the text of each statement, for tests that prove what a refused call did not do. */
  readonly watch?: (text: string) => void;
}

const timestamptz = 1184;
const int8 = 20;
const date = 1082;

/** `0099-12-31 23:59:59.5+00` in milliseconds; in this form, and no other, JavaScript takes the year by its word. */
function momentOf(text: string): number {
  return Date.parse(`${text.slice(0, -3).replace(' ', 'T')}Z`);
}

/** Parses a count or a size as a number; as a bigint if a number would lose digits. */
function wholeOf(text: string): number | bigint {
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

/** Parses moments as milliseconds, big integers as numbers if exact, days as text. */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === timestamptz) return momentOf;
  if (oid === int8) return wholeOf;
  if (oid === date) return (value) => value;
  return pg.types.getTypeParser(oid, format as 'text') as (value: string) => unknown;
}

/** Makes the database write moments in UTC, whatever its own zone. */
const inUtc = '-c timezone=UTC';

type BoundClient = pg.PoolClient & { agency?: string };

const types = { getTypeParser: typeParser } as unknown as pg.CustomTypesConfig;

/** Opens the pools for a database, given the address of its owner. Requests can log in once `ensureRequestLogin` has run. */
export function openPools(ownerUrl: string, options: PoolOptions = {}): Pools {
  const shared = { types, idleTimeoutMillis: 30_000, connectionTimeoutMillis: 10_000 };
  // One of them listens for as long as the server runs.
  const owner = new pg.Pool({
    ...shared,
    connectionString: ownerUrl,
    max: 4,
    application_name: 'greenroom owner',
    options: inUtc,
  });
  const app = new pg.Pool({
    ...shared,
    connectionString: requestUrl(ownerUrl, options.appPassword),
    max: options.size ?? 10,
    application_name: 'greenroom',
    // A page takes a millisecond: to compile its statement, or to start helpers for it, would take longer than to run it.
    options: '-c statement_timeout=60000 -c jit=off -c max_parallel_workers_per_gather=0',
    pipeline: true,
  } as pg.PoolConfig);
  // A connection that breaks while idle is dropped by the pool; without a listener it would end the process.
  owner.on('error', () => {});
  app.on('error', () => {});

  const bind = (client: BoundClient, agencyId: string | null) => {
    const agency = agencyId ?? '';
    if ((client.agency ?? '') === agency) return;
    client.agency = agency;
    client.query("select set_config('app.agency', $1, false)", [agency]).catch(() => (client.agency = 'unknown'));
  };
  const run = async <Row>(client: BoundClient, statement: Statement): Promise<Rows<Row>> => {
    options.watch?.(statement.text);
    const result = await client.query({
      text: statement.text,
      ...(statement.values && { values: statement.values as unknown[] }),
      ...(statement.name !== undefined && { name: statement.name }),
      ...(statement.isArrays && { rowMode: 'array' }),
    } as pg.QueryConfig);
    return { rows: result.rows as readonly Row[], count: result.rowCount ?? 0 };
  };
  const withClient = async <T>(agencyId: string | null, work: (client: BoundClient) => Promise<T>): Promise<T> => {
    const client: BoundClient = await app.connect();
    let isBroken = false;
    // A connection that breaks between two statements emits only this; unhandled, it would end the process.
    const lose = () => (isBroken = true);
    client.on('error', lose);
    try {
      bind(client, agencyId);
      return await work(client);
    } catch (error) {
      isBroken ||= endsConnection(error);
      throw error;
    } finally {
      client.off('error', lose);
      client.release(isBroken || client.agency === 'unknown');
    }
  };

  return {
    owner,
    query: (agencyId, statement) => withClient(agencyId, (client) => run(client, statement)),
    transaction: (agencyId, work) =>
      withClient(agencyId, async (client) => {
        const begun = client.query('begin');
        begun.catch(() => {});
        try {
          const result = await work({ query: (statement) => run(client, statement) });
          const { command } = await client.query('commit');
          // PostgreSQL answers the commit of a failed transaction with a rollback, and with no error.
          if (command !== 'COMMIT') throw new Error('The transaction was rolled back: a statement in it failed');
          return result;
        } catch (error) {
          await client.query('rollback').catch(() => {});
          throw error;
        }
      }),
    close: async () => {
      await Promise.all([owner.end(), app.end()]);
    },
  };
}

/** Returns true for an error after which the connection is of no use: a broken socket, or a server that ends it. */
function endsConnection(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.severity === 'FATAL' || error.severity === 'PANIC';
  return error instanceof Error && /connection|terminated|socket|ECONN|EPIPE/i.test(error.message);
}
