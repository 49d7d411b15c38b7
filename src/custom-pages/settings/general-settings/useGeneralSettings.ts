import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { GeneralSettings } from '../../../../schema/areas/settings/calls/general.ts';
import { useSession } from '../../../authProvider/SessionContext.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';

const queryKey = ['settings', 'general'] as const;

/** Returns the agency's general settings, for its admins, and their change; for others no request is made. */
export function useGeneralSettings(isAdmin: boolean) {
  const client = useClient();
  const session = useSession();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.ask('GET /client/v1/general', { signal }),
    enabled: isAdmin,
  });
  const save = async (body: Partial<GeneralSettings>) => {
    const settings = await client.ask('PUT /client/v1/general', { body: body as never });
    queryClient.setQueryData(queryKey, settings);
    // Forms and filters take the currency and the country from the session, the bar the name.
    await session.catchUp();
    notify('app.agencies.general.saved', { type: 'success' });
  };
  return { settings: data, error, retry: () => void refetch(), save };
}
