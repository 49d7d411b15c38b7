import type { QueueBody, QueueKind, QueueMessage } from '../../schema/realtime.ts';
import type { Connection, Database } from '../database/pools.ts';
import { messageBatch, type ReadMessages } from './followMessages.ts';

/** Something that some people should hear of. */
export interface Publication {
  /** Where it happened, which is where the connection is bound to; null for what concerns somebody wherever they work. */
  readonly agencyId: string | null;
  /** Whoever of them is nobody's or of another agency is passed over. */
  readonly accountIds: readonly string[];
  readonly kind: QueueKind;
  readonly body: QueueBody;
}

/**
 * Writes a message to people's logs (AB 3, AB 7) within the caller's transaction: it is told once that is committed, and
 * never where it is rolled back. The recipients' next messages wait until then, so it should be the transaction's last
 * statement, and the only one of the kind.
 */
export type Publish = (connection: Connection, publication: Publication) => Promise<void>;

/** @param clock milliseconds since the epoch */
export function publisher(clock: () => number): Publish {
  return async (connection, { agencyId, accountIds, kind, body }) => {
    await connection.query({
      text: 'select identity_publish($1, $2, $3, $4, $5)',
      values: [agencyId, accountIds, kind, JSON.stringify(body), new Date(clock()).toISOString()],
    });
  };
}

interface Row {
  readonly position: number;
  readonly kind: QueueKind | 'RESET';
  readonly body: QueueBody;
  readonly created_at: number;
}

/** Reads what a session may hear of the messages to its person; nothing once it has ended. */
export function messageReader(database: Database, clock: () => number): ReadMessages {
  return async ({ agencyId, sessionId }, after) => {
    const { rows } = await database.query<Row>(agencyId, {
      name: 'messages',
      text: 'select * from identity_messages($1, $2, $3, $4)',
      values: [sessionId, after, messageBatch, new Date(clock()).toISOString()],
    });
    return rows.map(({ position, kind, body, created_at: at }): QueueMessage =>
      kind === 'RESET' ? { kind, position } : { kind, position, at, body },
    );
  };
}
