import { Readable } from 'node:stream';
import { Client, type ClientConfig, type Connection, type Submittable } from 'pg';
import { databaseName, type Cluster } from '../database/embedded/cluster.ts';

const command = `BASE_BACKUP (LABEL 'greenroom', CHECKPOINT 'fast', WAL true, MANIFEST 'no')`;

/**
 * Streams a base backup of a running cluster by PostgreSQL itself (BASE_BACKUP of the replication protocol): one tar
 * with a complete data folder, including the write-ahead log from the backup's start to its end. PostgreSQL leaves out
 * files of the running process, verifies the checksum of each page that it reads, and fails at the end if one is wrong.
 * Everything committed before the stream ends is included.
 * @throws the driver's error if no connection can be opened
 */
export async function openBaseBackup(cluster: Cluster, port: number): Promise<Readable> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: databaseName,
    password: cluster.password,
    database: databaseName,
    ssl: false,
    application_name: 'greenroom backup',
    replication: 'database',
  } as ClientConfig);
  // The stream reports a broken connection.
  client.on('error', () => undefined);
  try {
    await client.connect();
    // Until this connection ends the log is kept, however much is written during the backup.
    await client.query(`CREATE_REPLICATION_SLOT greenroom_backup_${process.pid} TEMPORARY PHYSICAL (RESERVE_WAL)`);
  } catch (error) {
    await client.end().catch(() => undefined);
    throw error;
  }
  return client.query(new BaseBackup(client));
}

/** Message types of a base backup; progress messages are handled besides these. */
const messageKinds = { archive: 0x6e, data: 0x64 } as const;

/** The answer to BASE_BACKUP as a stream; it reads no faster from the socket than it is read. */
class BaseBackup extends Readable implements Submittable {
  readonly #client: Client;
  #connection: Connection | null = null;
  #archives = 0;
  #isWhole = false;

  constructor(client: Client) {
    super();
    this.#client = client;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(command);
  }

  handleRowDescription(): void {}

  handleDataRow(): void {}

  handleCommandComplete(): void {}

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    if (chunk[0] === messageKinds.archive) this.#archives += 1;
    if (this.#archives > 1) this.destroy(new Error('the database has tablespaces outside of its folder'));
    // The driver uses its buffer again once this returns.
    else if (chunk[0] === messageKinds.data && !this.push(Buffer.from(chunk.subarray(1)))) {
      this.#connection?.stream.pause();
    }
  }

  handleReadyForQuery(): void {
    this.#isWhole = true;
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // An orderly goodbye would wait for a server that is still sending.
    if (!this.#isWhole) this.#connection?.stream.destroy();
    this.#client.end(() => done(error));
  }
}
