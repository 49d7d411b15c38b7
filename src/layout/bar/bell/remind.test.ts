import { expect, it, vi } from 'vitest';
import type { useClient } from '../../../dataProvider/ClientContext.ts';
import { remind } from './remind.tsx';

const row = {
  id: 'one',
  events: [{ kind: 'REMINDER' }],
  record: { id: 'task', entity: 'task', displayName: 'Call Ada' },
};

/** Returns a client that answers what a reminder asks. */
const client = (showTaskReminder: boolean) =>
  ({
    ask: (call: string) => Promise.resolve(call.endsWith('/settings') ? { showTaskReminder } : { data: [row] }),
  }) as unknown as ReturnType<typeof useClient>;

it('shows a reminder once its words are there', async () => {
  let haveWords = () => {};
  const words = new Promise<void>((resolve) => (haveWords = resolve));
  const notify = vi.fn<() => void>();
  const reminding = remind({ client: client(true), notify, loadWords: () => words, id: 'one' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(notify).not.toHaveBeenCalled();
  haveWords();
  await reminding;
  expect(notify).toHaveBeenCalledWith(
    'app.notifications.reminder',
    expect.objectContaining({ autoHideDuration: null }),
  );
});

it('shows none to those who have switched that off', async () => {
  const notify = vi.fn<() => void>();
  await remind({ client: client(false), notify, id: 'one' });
  expect(notify).not.toHaveBeenCalled();
});
