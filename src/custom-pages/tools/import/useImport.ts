import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportMapping, Mend } from '../../../../schema/areas/tools/calls/imports.ts';
import { isWorking } from '../../../../schema/areas/tools/imports/states.ts';
import { importPollInterval } from '../../../../schema/rules/limits.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { refusalOf } from '../../../dataProvider/refusal.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

/** Action on an import. */
export type ImportStep =
  | { readonly step: 'start' | 'cancel' | 'undo' }
  | { readonly step: 'mapping'; readonly mapping: ImportMapping }
  | { readonly step: 'sheet'; readonly sheet: number }
  | { readonly step: 'mends'; readonly mends: readonly Mend[] };

/**
 * Loads an import, polling while the server works on it; and returns the actions on it. If another tab has taken a step
 * already, the result of that is shown.
 */
export function useImport(id: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const fail = useFailureNotice();
  const queryKey = ['GET /client/v1/imports/{id}', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.ask('GET /client/v1/imports/{id}', { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.state) ? importPollInterval : false),
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (taken: ImportStep) => {
      const params = { id };
      const version = data?.version ?? 0;
      if (taken.step === 'mapping') {
        const body = { version, mapping: taken.mapping };
        return client.ask('PUT /client/v1/imports/{id}/mapping', { params, body });
      }
      if (taken.step === 'sheet') {
        return client.ask('PUT /client/v1/imports/{id}/sheet', { params, body: { version, sheet: taken.sheet } });
      }
      if (taken.step === 'mends') {
        return client.ask('PUT /client/v1/imports/{id}/mends', { params, body: { version, mends: [...taken.mends] } });
      }
      return client.ask(`POST /client/v1/imports/{id}/${taken.step}`, { params, body: { version } });
    },
    onSuccess: (now) => queryClient.setQueryData(queryKey, now),
    onError: (refused) => {
      fail(refused);
      void refetch();
    },
  });
  return {
    /** Undefined until it is read. */
    one: data,
    /** Error if nothing can be shown; loaded data stays visible. */
    error: data === undefined ? error : null,
    isNowhere: refusalOf(error)?.status === 404,
    retry: () => void refetch(),
    take: mutate,
    /** The step that is under way. */
    taking: isPending ? variables.step : null,
  };
}

/** Actions on an import, and the running one. */
export type ImportSteps = Pick<ReturnType<typeof useImport>, 'take' | 'taking'>;
