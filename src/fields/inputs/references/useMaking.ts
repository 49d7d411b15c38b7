import { useDataProvider, useNotify } from 'ra-core';
import { useRef } from 'react';
import type { Reference } from '../../../../schema/fields/field.ts';
import { registry } from '../../../../schema/index.ts';
import { refusalOf } from '../../../dataProvider/refusal.ts';
import { useIdempotencyKey } from '../../../dataProvider/useIdempotencyKey.ts';
import { useInvalidate } from '../../useInvalidate.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import type { WireRecord } from '../../kind.ts';

/** Makes records of one kind from a typed word. */
export interface Maker {
  readonly kind: string;
  /** Label of the kind, if a field may reference several. */
  readonly name?: string;
  /** Creates the record; null if it was refused, after showing the error. */
  readonly make: (word: string) => Promise<Reference | null>;
}

/**
 * Returns a function that creates a record while another form is open, and invalidates the lists and options that
 * include it. A server error is shown in its own words, any other failure in general ones (AB 8); the result is then
 * null. Repeating it with the same body creates no second record.
 */
export function useMaking(): (kind: string, body: Record<string, unknown>) => Promise<Reference | null> {
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  const keyOf = useIdempotencyKey();
  const made = useRef(0);
  return async (kind, body) => {
    try {
      // After a success, the same name again means another record.
      const meta = { idempotencyKey: keyOf({ kind, body, after: made.current }) };
      const { data } = await dataProvider.create<WireRecord>(kind, { data: body, meta });
      made.current += 1;
      void invalidate(kind);
      return { id: data.id, displayName: String(data[registry.get(kind).title]), avatar: null, kind };
    } catch (error) {
      if (refusalOf(error)?.status === 400) complain(error);
      else notify('rules.somethingWentWrong', { type: 'error' });
      return null;
    }
  };
}
