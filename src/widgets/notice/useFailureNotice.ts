import { useNotify } from 'ra-core';
import { useCallback } from 'react';

/** Says in a notice what failed: what the data provider says of a refusal, else that something went wrong (AB 8). */
export function useFailureNotice(): (error: unknown) => void {
  const notify = useNotify();
  return useCallback(
    (error) => {
      const said = error instanceof Error && error.message ? error.message : undefined;
      notify(said ?? 'rules.somethingWentWrong', { type: 'error', messageArgs: said ? { _: said } : {} });
    },
    [notify],
  );
}
