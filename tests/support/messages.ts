import type { QueueBody, QueueKind, QueueMessage } from '../../schema/realtime.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openPools } from '../../server/database/pools.ts';
import type { Connection } from '../../server/database/pools.ts';
import { completeFixture, type TestApp } from './app.ts';
import type { Inbox } from './stompClient.ts';

/** A message to several people. */
interface Publication {
  /** Agency of the message, to which the connection is bound; null for messages to a person in any agency. */
  readonly agencyId: string | null;
  /** Recipients; unknown accounts and those of another agency are skipped. */
  readonly accountIds: readonly string[];
  readonly kind: QueueKind;
  readonly body: QueueBody;
}

/**
 * Writes messages to people's logs within the caller's transaction, by the function that the database has for it.
 * @param clock milliseconds since the epoch
 */
export function publisher(clock: () => number) {
  return async (connection: Connection, { agencyId, accountIds, kind, body }: Publication): Promise<void> => {
    await connection.query({
      text: 'select identity_publish($1, $2, $3, $4, $5)',
      values: [agencyId, accountIds, kind, JSON.stringify(body), new Date(clock()).toISOString()],
    });
  };
}

/** Writes a message with a number to people, as a module does: within a transaction of the agency's own. */
export function tellPeople(test: TestApp, agencyId: string | null, accountIds: readonly string[], count: number) {
  return test.pools.transaction(agencyId, (connection) =>
    publisher(test.now)(connection, { agencyId, accountIds, kind: 'NEW_MESSAGE', body: { count } }),
  );
}

/** Returns the next message of a log: its position and number; the position alone if everything has to be reloaded. */
export async function nextOf(inbox: Inbox): Promise<[number, unknown?]> {
  const message = (await inbox.next()) as QueueMessage;
  return message.kind === 'RESET' ? [message.position] : [message.position, message.body['count']];
}

/** Returns a person's messages in the log, in order: position and number. */
export async function logOf({ pools }: TestApp, accountId: string): Promise<[number, number][]> {
  const { rows } = await pools.owner.query<{ position: number; count: number }>(
    `select position, (body ->> 'count')::integer as count from message where account_id = $1 order by position`,
    [accountId],
  );
  return rows.map(({ position, count }) => [position, count]);
}

/** Opens another server over the same database. */
export async function openAnother({ pools, now, registry }: TestApp) {
  const { connectionString = '' } = pools.owner.options as { connectionString?: string };
  const own = openPools(connectionString, { size: 4 });
  const app = await buildApp({
    config: readConfig({}, '/'),
    pools: own,
    clock: now,
    log: false,
    webRoot: null,
    registry,
  });
  completeFixture(app);
  return {
    app,
    close: async () => {
      await app.close();
      await own.close();
    },
  };
}
