import { useCreate, useDelete, useUpdate } from 'ra-core';
import { useState } from 'react';
import { catalogue } from '../../../../schema/areas/settings/entities/catalogue.ts';
import type { CatalogueType } from '../../../../schema/rules/catalogues.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { refusalOf } from '../../../dataProvider/refusal.ts';
import { useIdempotencyKey } from '../../../dataProvider/useIdempotencyKey.ts';
import type { WireRecord } from '../../../fields/kind.ts';
import { useInvalidate } from '../../../fields/useInvalidate.ts';
import type { RelatedData } from '../../../views/removal/RemovalContext.ts';
import { useRestore } from '../../../views/writing/useRestore.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { useUndoNotice } from '../../../widgets/notice/useUndoNotice.tsx';
import type { EntryValues } from './EntryForm.tsx';
import type { EntryRow } from './useEntries.ts';

const pessimistic = { mutationMode: 'pessimistic', returnPromise: true } as const;

/** An entry with the number of records that have it. */
export interface UsedEntry {
  readonly row: EntryRow;
  readonly usage: RelatedData;
}

/** Adds, changes, deletes and merges entries of a small list. Add and save reject with the server's refusal. */
export function useEntrySteps(type: CatalogueType) {
  const client = useClient();
  const offerUndo = useUndoNotice();
  const complain = useFailureNotice();
  const invalidate = useInvalidate();
  const restore = useRestore(catalogue.name);
  const keyOf = useIdempotencyKey();
  const [create] = useCreate<WireRecord>();
  const [update] = useUpdate<WireRecord>();
  const [deleteOne] = useDelete<WireRecord>();
  const [used, setUsed] = useState<UsedEntry | null>(null);
  return {
    used,
    setUsed,
    add: async (values: EntryValues) => {
      const data = { ...values, type };
      await create(catalogue.name, { data, meta: { idempotencyKey: keyOf(data) } }, pessimistic);
      await invalidate(catalogue.name);
    },
    save: async ({ id, version }: EntryRow, values: EntryValues) => {
      await update(catalogue.name, { id, data: { ...values, version }, previousData: { id } }, pessimistic);
      await invalidate(catalogue.name);
    },
    remove: async (row: EntryRow) => {
      try {
        const gone = await deleteOne(catalogue.name, { id: row.id, previousData: row }, pessimistic);
        offerUndo('app.views.record.deletedOne', () => restore(row.id, gone?.version), { name: row.displayName });
        await invalidate(catalogue.name, row.id);
      } catch (error) {
        const refusal = refusalOf(error);
        const isUsed = refusal?.key === 'relatedData' || refusal?.key === 'stillNeeded';
        if (isUsed && refusal.data !== undefined) setUsed({ row, usage: refusal.data as RelatedData });
        else complain(error);
      }
    },
    /** Counts the records that have an entry, for the dialog that merges it. */
    askMerge: async (row: EntryRow) => {
      try {
        const usage = await client.ask('GET /client/v1/categories/{id}/references', { params: { id: row.id } });
        setUsed({ row, usage });
      } catch (error) {
        complain(error);
      }
    },
    /** Moves the records of an entry to another one and deletes it. Resolves to their number; rejects if refused. */
    merge: async ({ id, version }: EntryRow, to: EntryRow) => {
      const body = { to: to.id, version };
      try {
        const { moved } = await client.ask('POST /client/v1/catalogues/{id}/replace', { params: { id }, body });
        await invalidate(catalogue.name, id);
        return moved;
      } catch (error) {
        void invalidate(catalogue.name);
        throw error;
      }
    },
  };
}
