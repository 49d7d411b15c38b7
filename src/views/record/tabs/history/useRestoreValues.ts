import { useDataProvider } from 'ra-core';
import { useCallback } from 'react';
import type { AnyEntity } from '../../../../../schema/language/entity.ts';
import type { WireRecord } from '../../../../fields/kind.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';
import { useSavedNotice } from '../../../writing/useSavedNotice.tsx';

type Values = Readonly<Record<string, unknown>>;

/** Returns a function that writes former values of a record, by the version that was seen, and offers to undo that. */
export function useRestoreValues(entity: AnyEntity): (record: WireRecord, body: Values) => Promise<void> {
  const dataProvider = useDataProvider();
  const invalidate = useInvalidate();
  const notifySaved = useSavedNotice(entity);
  return useCallback(
    async (record, body) => {
      const { id, version } = record;
      try {
        const { data } = await dataProvider.update<WireRecord>(entity.name, {
          id,
          data: { ...body, version },
          previousData: { id, version } as WireRecord,
        });
        notifySaved('app.views.history.broughtBack', {}, { ...data, former: version });
      } finally {
        void invalidate(entity.name);
      }
    },
    [dataProvider, entity, invalidate, notifySaved],
  );
}
