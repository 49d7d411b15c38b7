import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Media } from '../../../schema/media.ts';
import { uploadPollInterval } from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';

/** State of a recording: available, still being processed, not playable here, or missing. */
export type Standing = 'ready' | 'processing' | 'unplayable' | 'missing';

/** Returns the state of a recording, which is asked for until it is processed. */
export function useStanding(of: Media) {
  const client = useClient();
  const [isBroken, setBroken] = useState(false);
  const { data, error } = useQuery({
    queryKey: ['media', of.id],
    queryFn: ({ signal }) => client.ask('GET /media/v1/{id}', { params: { id: of.id }, signal }),
    initialData: of,
    retry: false,
    refetchInterval: ({ state }) => (state.data?.isProcessing && !state.error ? uploadPollInterval : false),
  });
  const isMissing = refusalOf(error)?.status === 404 || (data.cdnOrigin === null && !data.isProcessing);
  const standing: Standing = isMissing
    ? 'missing'
    : data.isProcessing
      ? 'processing'
      : isBroken
        ? 'unplayable'
        : 'ready';
  return { media: data, standing, onError: () => setBroken(true) } as const;
}
