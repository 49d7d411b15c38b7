import type { QueueMessage } from '../../schema/realtime.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { openPools } from '../../server/database/pools.ts';
import { publisher } from '../../server/realtime/messages.ts';
import type { TestApp } from './app.ts';
import type { Inbox } from './stompClient.ts';

/** Writes a message with a number to people, as a module does: within a transaction of the agency's own. */
export function tellPeople(test: TestApp, agencyId: string | null, accountIds: readonly string[], count: number) {
  return test.pools.transaction(agencyId, (connection) =>
    publisher(test.now)(connection, { agencyId, accountIds, kind: 'NEW_MESSAGE', body: { count } }),
  );
}

/** The next message of a log: its position and number; the position alone where everything has to be read anew. */
export async function nextOf(inbox: Inbox): Promise<[number, unknown?]> {
  const message = (await inbox.next()) as QueueMessage;
  return message.kind === 'RESET' ? [message.position] : [message.position, message.body['count']];
}

/** What the log holds for somebody, in its order: position and number. */
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
  return {
    app,
    close: async () => {
      await app.close();
      await own.close();
    },
  };
}
