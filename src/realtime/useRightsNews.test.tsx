import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { Channel, Topic } from './channel.ts';
import { ChannelContext } from './ChannelContext.ts';
import { useRightsNews } from './useRightsNews.ts';

it('reads everything anew when the person may do something else than before', async () => {
  const topics = new Set<Topic>();
  const channel: Channel = {
    subscribe: (topic) => {
      topics.add(topic);
      return () => topics.delete(topic);
    },
    watch: () => () => undefined,
  };
  const read = vi.fn<() => Promise<string>>().mockResolvedValueOnce('may').mockResolvedValue('may not');
  function Page() {
    useRightsNews();
    return useQuery({ queryKey: ['rights'], queryFn: read }).data ?? '';
  }
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const { unmount } = render(
    <QueryClientProvider client={client}>
      <ChannelContext value={channel}>
        <Page />
      </ChannelContext>
    </QueryClientProvider>,
  );
  await screen.findByText('may');
  const [topic] = topics;
  expect(topic?.destination).toBe('/queue/account');
  act(() => topic?.onMessage({ kind: 'RECORD_VERSIONS', entity: 'talent', versions: [] }));
  expect(read).toHaveBeenCalledOnce();
  act(() => topic?.onMessage({ kind: 'PERMISSION_UPDATE' }));
  await waitFor(() => expect(screen.getByText('may not')).toBeInTheDocument());
  unmount();
  expect(topics.size).toBe(0);
});
