import type { useNotify } from 'ra-core';
import type { useClient } from '../../../dataProvider/ClientContext.ts';
import { pathOf } from './pathOf.ts';
import { ReminderActions } from './ReminderActions.tsx';

interface Reminded {
  readonly client: ReturnType<typeof useClient>;
  readonly notify: ReturnType<typeof useNotify>;
  /** Loads the words of a reminder, which the first load leaves out. */
  readonly loadWords?: (() => Promise<void>) | undefined;
  /** A new notification. */
  readonly id: string;
}

/** Shows a reminder on screen when it is due, unless the person has switched that off. Other notifications wait in the bell. */
export async function remind({ client, notify, loadWords, id }: Reminded): Promise<void> {
  const { data } = await client.ask('POST /client/v1/notifications/list', { body: { read: 0 } });
  const row = data.find((one) => one.id === id);
  if (row?.events.at(-1)?.kind !== 'REMINDER') return;
  const { showTaskReminder } = await client.ask('GET /client/v1/notifications/settings', {});
  if (!showTaskReminder) return;
  await loadWords?.();
  notify('app.notifications.reminder', {
    type: 'info',
    messageArgs: { name: row.record.displayName },
    autoHideDuration: null,
    action: <ReminderActions of={row} path={pathOf(row)} />,
  });
}
