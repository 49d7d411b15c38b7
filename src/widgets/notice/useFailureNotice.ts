import { useNotify, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { saidOf } from './saidOf.ts';

/** Says in a notice what failed (AB 8). */
export function useFailureNotice(): (error: unknown) => void {
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (error) => {
      const said = saidOf(error, translate);
      notify(said, { type: 'error', messageArgs: { _: said } });
    },
    [notify, translate],
  );
}
