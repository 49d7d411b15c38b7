import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ImportDetail, ImportMapping } from '../../../schema/imports/wire.ts';
import { isWorking } from '../../../schema/imports/wire.ts';
import { importPollInterval } from '../../../schema/rules/limits.ts';
import { useClient } from '../../dataProvider/ClientContext.ts';
import { refusalOf } from '../../dataProvider/refusal.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';

/** The API's base of imports. */
export const importsPath = '/client/v1/imports';

/** What somebody does with an import. */
export type ImportStep =
  | { readonly step: 'start' | 'cancel' | 'undo' }
  | { readonly step: 'mapping'; readonly mapping: ImportMapping };

/**
 * One import as it stands on the server, asked for again and again while the server works on it; and the ways to go on. A
 * step that another tab has taken already shows where it has led.
 */
export function useImport(id: string) {
  const client = useClient();
  const queryClient = useQueryClient();
  const fail = useFailureNotice();
  const queryKey = [importsPath, 'one', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call<ImportDetail>({ method: 'GET', path: `${importsPath}/${id}`, signal }),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.state) ? importPollInterval : false),
  });
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (taken: ImportStep) =>
      client.call<ImportDetail>({
        method: taken.step === 'mapping' ? 'PUT' : 'POST',
        path: `${importsPath}/${id}/${taken.step}`,
        body: { version: data?.version, ...(taken.step === 'mapping' && { mapping: taken.mapping }) },
      }),
    onSuccess: (now) => queryClient.setQueryData(queryKey, now),
    onError: (refused) => {
      fail(refused);
      void refetch();
    },
  });
  return {
    /** Undefined until it is read. */
    one: data,
    /** Why it cannot be shown; what is shown already stays. */
    error: data === undefined ? error : null,
    isNowhere: refusalOf(error)?.status === 404,
    retry: () => void refetch(),
    take: mutate,
    /** The step that is under way. */
    taking: isPending ? variables.step : null,
  };
}

export type ImportSteps = Pick<ReturnType<typeof useImport>, 'take' | 'taking'>;
