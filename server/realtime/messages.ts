import type { QueueBody, QueueKind, QueueMessage } from '../../schema/realtime.ts';
import type { Database } from '../database/pools.ts';
import { messageBatch, type ReadMessages } from './followMessages.ts';

interface Row {
  readonly position: number;
  readonly kind: QueueKind | 'RESET';
  readonly body: QueueBody;
  readonly created_at: number;
}

/** Reads the messages that a session may receive; none once it has ended. */
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
