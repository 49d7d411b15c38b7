import { useTranslate, useUpdate } from 'ra-core';
import { useCallback, useRef } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import { useInvalidate } from '../../fields/useInvalidate.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';

/** Pinning of an entity's records. */
export interface Pinning {
  readonly isPinned: (record: WireRecord) => boolean;
  /** Returns the word of what a press does. */
  readonly wordOf: (record: WireRecord) => string;
  readonly toggle: (record: WireRecord) => Promise<void>;
}

/** Returns how records are pinned and unpinned (`list.pin`); null for an entity without a pin. */
export function usePinning(entity: AnyEntity): Pinning | null {
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const complain = useFailureNotice();
  const [update] = useUpdate<WireRecord>();
  const { pin } = entity.list;
  const isPinned = useCallback((record: WireRecord) => pin !== undefined && record[pin] === true, [pin]);
  const isBusy = useRef(false);
  const toggle = useCallback(
    async (record: WireRecord) => {
      if (isBusy.current) return;
      isBusy.current = true;
      const data = { [pin ?? '']: !isPinned(record) };
      try {
        await update(
          entity.name,
          { id: record.id, data, previousData: { id: record.id } },
          { mutationMode: 'pessimistic', returnPromise: true },
        );
      } catch (error) {
        complain(error);
      } finally {
        isBusy.current = false;
      }
      void invalidate(entity.name);
    },
    [complain, entity.name, invalidate, isPinned, pin, update],
  );
  const wordOf = (record: WireRecord) => translate(isPinned(record) ? 'app.views.owned.unpin' : 'app.views.owned.pin');
  return pin === undefined ? null : { isPinned, wordOf, toggle };
}
