import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Session } from '../authProvider/session.ts';
import { SessionContext } from '../authProvider/SessionContext.ts';
import type { Channel, Topic } from './channel.ts';
import { ChannelContext } from './ChannelContext.ts';
import { useRightsNews } from './useRightsNews.ts';

const topics = new Set<Topic>();
const watchers = new Set<(isOpen: boolean) => void>();
const channel: Channel = {
  subscribe: (topic) => {
    topics.add(topic);
    return () => topics.delete(topic);
  },
  watch: (watcher) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  },
};

const catchUp = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);

/** Opens a page with the person's rights and a list, each answered by the server in turn. */
function open() {
  const may = vi.fn<() => Promise<{ levels: string }>>().mockResolvedValue({ levels: 'may' });
  const list = vi.fn<() => Promise<string>>().mockResolvedValue('rows');
  const fields = vi.fn<() => Promise<readonly string[]>>().mockResolvedValue([]);
  function Page() {
    useRightsNews();
    const rights = useQuery({ queryKey: ['auth', 'getPermissions', {}], queryFn: may }).data?.levels;
    useQuery({ queryKey: ['customFields'], queryFn: fields });
    return `${rights}, ${useQuery({ queryKey: ['talent'], queryFn: list }).data}`;
  }
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const page = render(
    <QueryClientProvider client={client}>
      <SessionContext value={{ catchUp } as unknown as Session}>
        <ChannelContext value={channel}>
          <Page />
        </ChannelContext>
      </SessionContext>
    </QueryClientProvider>,
  );
  const leave = () => {
    page.unmount();
    return topics.size + watchers.size;
  };
  return { may, list, fields, leave };
}
const connect = () => act(() => watchers.forEach((watcher) => watcher(true)));

it('reads everything anew when the person may do something else than before', async () => {
  const { may, list, leave } = open();
  await screen.findByText('may, rows');
  const [topic] = topics;
  expect(topic?.destination).toBe('/queue/account');
  act(() => topic?.onMessage({ kind: 'RECORD_VERSIONS', entity: 'talent', versions: [] }));
  expect(may).toHaveBeenCalledOnce();
  may.mockResolvedValue({ levels: 'may not' });
  list.mockResolvedValue('none');
  act(() => topic?.onMessage({ kind: 'PERMISSION_UPDATE' }));
  await screen.findByText('may not, none');
  expect(leave()).toBe(0);
});

it('finds rights that changed while there was no connection, and leaves the rows alone where none did', async () => {
  const { may, list, leave } = open();
  await screen.findByText('may, rows');
  connect();
  await waitFor(() => expect(may).toHaveBeenCalledTimes(2));
  may.mockResolvedValue({ levels: 'may not' });
  connect();
  await screen.findByText('may not, rows');
  await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  expect(leave()).toBe(0);
});

it('reads the fields that the agency adds anew when it has changed them, and where it may have', async () => {
  const { list, fields, leave } = open();
  await screen.findByText('may, rows');
  const [topic] = topics;
  act(() => topic?.onMessage({ kind: 'FIELDS_UPDATE' }));
  await waitFor(() => expect(fields).toHaveBeenCalledTimes(2));
  connect();
  await waitFor(() => expect(fields).toHaveBeenCalledTimes(3));
  expect(list).toHaveBeenCalledOnce();
  expect(leave()).toBe(0);
});

it('takes over what the agency changed in its settings', async () => {
  const { may, leave } = open();
  await screen.findByText('may, rows');
  const [topic] = topics;
  act(() => topic?.onMessage({ kind: 'SETTINGS_UPDATE' }));
  await waitFor(() => expect(catchUp).toHaveBeenCalledOnce());
  await waitFor(() => expect(may).toHaveBeenCalledTimes(2));
  expect(leave()).toBe(0);
});
