import { useQuery } from '@tanstack/react-query';
import type { Media } from '../../../../../schema/media.ts';
import { uploadPollInterval } from '../../../../../schema/rules/limits.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';

/** Returns a file as it is now: one that is still being processed is asked for until it is there. */
export function useFresh(of: Media): Media {
  const client = useClient();
  const { data = of } = useQuery({
    queryKey: ['media', of.id],
    queryFn: ({ signal }) => client.ask('GET /media/v1/{id}', { params: { id: of.id }, signal }),
    enabled: of.isProcessing,
    retry: false,
    refetchInterval: ({ state }) => (state.error || state.data?.isProcessing === false ? false : uploadPollInterval),
  });
  return of.isProcessing ? data : of;
}
