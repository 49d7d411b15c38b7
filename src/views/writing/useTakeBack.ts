import { useDataProvider, useTranslate } from 'ra-core';
import { useCallback } from 'react';
import { rowError } from '../../dataProvider/bulk.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';

/**
 * Returns a function that takes back one write of the person: every value that it changed comes back, a moment that a
 * step set too. Throws the server's refusal, if others changed one of them since.
 */
export function useTakeBack(resource: string): (id: string, version: number) => Promise<void> {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const translate = useTranslate();
  return useCallback(
    async (id, version) => {
      const { data } = await dataProvider.bulk(resource, [{ id, version }], { undo: true });
      for (const row of data) if ('error' in row) throw rowError(row, translate);
    },
    [dataProvider, resource, translate],
  );
}
