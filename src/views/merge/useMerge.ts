import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import type { AnyEntity } from '../../../schema/language/entity.ts';
import type { MergeChoice, MergedField } from '../../../schema/merge.ts';
import { refusalOf, wordsOf } from '../../dataProvider/refusal.ts';
import type { GreenroomDataProvider } from '../../dataProvider/types.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useFailureNotice } from '../../widgets/notice/useFailureNotice.ts';
import { faultsOf } from './mergeFields.ts';

const nothing: ReadonlyMap<string, string> = new Map();

/**
 * Merges two records in the versions that were shown. Errors are shown below their fields; if somebody else has changed
 * one of the records, both are refetched and the choice is asked again.
 */
export function useMerge(entity: AnyEntity, fields: readonly MergedField[], onStale: () => void) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  const notify = useNotify();
  const complain = useFailureNotice();
  const [isMerging, setMerging] = useState(false);
  const [faults, setFaults] = useState(nothing);
  const isBusy = useRef(false);

  const merge = async (kept: WireRecord, gone: WireRecord, choice: MergeChoice): Promise<WireRecord | null> => {
    if (isBusy.current) return null;
    isBusy.current = true;
    setMerging(true);
    setFaults(nothing);
    const seen = ({ id, version }: WireRecord) => ({ id, version: Number(version) });
    try {
      const { data } = await dataProvider.merge<WireRecord>(entity.name, {
        kept: seen(kept),
        gone: seen(gone),
        choice,
      });
      notify('app.views.merge.done');
      // Records that referenced the merged one may be in any list.
      void queryClient.invalidateQueries({
        predicate: ({ queryKey }) => !JSON.stringify(queryKey).includes(gone.id),
      });
      return data;
    } catch (error) {
      const refusal = refusalOf(error);
      const found = refusal ? faultsOf(fields, refusal) : new Map();
      if (found.size > 0) setFaults(new Map([...found].map(([name, detail]) => [name, wordsOf(detail, translate)])));
      else complain(error);
      if (refusal?.key === 'staleVersion') onStale();
      return null;
    } finally {
      isBusy.current = false;
      setMerging(false);
    }
  };
  return { merge, isMerging, faults };
}
