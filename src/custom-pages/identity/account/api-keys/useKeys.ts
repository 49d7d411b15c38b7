import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import type { ApiKey } from '../../../../../schema/areas/identity/calls/apiKeys.ts';
import { useClient } from '../../../../dataProvider/ClientContext.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { usePages } from '../../../../widgets/simple-list/usePages.ts';

const queryKey = ['apiKeys'] as const;

/** Returns the API keys of the person, and a function to read them anew. */
export function useOwnKeys() {
  const client = useClient();
  const queryClient = useQueryClient();
  const { data, error, refetch } = useQuery({
    queryKey: [...queryKey, 'own'],
    queryFn: ({ signal }) => client.ask('GET /user/v1/api-keys', { signal }),
  });
  return {
    keys: data?.data,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
    forget: () => queryClient.invalidateQueries({ queryKey }),
  };
}

/** Returns the API keys of the agency, page by page. */
export function useAgencyKeys() {
  const client = useClient();
  const { forget: _forget, ...pages } = usePages([...queryKey, 'agency'], (query, signal) =>
    client.ask('GET /client/v1/api-keys', { query, signal }),
  );
  return pages;
}

/** Returns the function that revokes a key: an own one, or as an admin anybody's. */
export function useRevoke(isOwn: boolean) {
  const client = useClient();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const fail = useFailureNotice();
  return async ({ id, name }: Pick<ApiKey, 'id' | 'name'>) => {
    try {
      const params = { id };
      await (isOwn
        ? client.ask('DELETE /user/v1/api-keys/{id}', { params })
        : client.ask('DELETE /client/v1/api-keys/{id}', { params }));
      notify('app.apiKeys.revoked', { messageArgs: { name } });
    } catch (failure) {
      fail(failure);
    }
    await queryClient.invalidateQueries({ queryKey });
  };
}
