import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type TranslateFunction } from 'ra-core';
import { useCallback, useRef, useState } from 'react';
import { rowError } from '../../../../dataProvider/bulk.ts';
import type { BulkRow, BulkWork, GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import { valuesLimit } from '../../../../../schema/rules/limits.ts';
import { useInvalidate } from '../../../../fields/useInvalidate.ts';
import type { PickedRecord } from './picked.ts';
import { runInSlices, type Outcome } from './runInSlices.ts';

/** Returns the reason of a failure in words: the server's message for a row, or for the whole call. */
function wordsFor(fault: unknown, translate: TranslateFunction): string {
  const row = fault as BulkRow | undefined;
  const error = row && 'error' in row ? rowError(row, translate) : fault;
  return error instanceof Error && error.message ? error.message : translate('rules.unknownError');
}

const targetOf = (id: string, version: number | undefined) => ({ id, ...(version !== undefined && { version }) });

interface Task {
  readonly records: readonly PickedRecord[];
  readonly work: BulkWork;
}

interface BulkRun {
  /** Number of records tried; null while idle. */
  readonly tried: number | null;
  /** Does something with records, so many at a time; when it is over, lists and pages show what became of them. */
  readonly run: (records: readonly PickedRecord[], work: BulkWork) => Promise<Outcome>;
  /** Ends it after those that are under way. */
  readonly stop: () => void;
}

/** Changes, deletes, restores or takes a step of many records in calls of a bearable size, each record with the version that was seen. */
export function useBulkRun(resource: string): BulkRun {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const translate = useTranslate();
  const invalidate = useInvalidate();
  const [tried, setTried] = useState<number | null>(null);
  const isStopped = useRef(false);
  // As a mutation of the query client: what this tab writes is no news from others.
  const { mutateAsync } = useMutation({
    mutationFn: async ({ records, work }: Task) => {
      isStopped.current = false;
      setTried(0);
      const outcome = await runInSlices(records, {
        send: async (slice) => {
          // Items join or leave whatever the set holds by now, and a step asks where a record is by now.
          const isAnyVersion = 'add' in work || 'remove' in work || 'step' in work;
          const targets = slice.map(({ id, version }) => (isAnyVersion ? { id } : targetOf(id, version)));
          return (await dataProvider.bulk(resource, targets, work)).data;
        },
        say: (fault) => wordsFor(fault, translate),
        onProgress: setTried,
        isStopped: () => isStopped.current,
        // An undo is one call wherever that is possible, so that it is not left half done.
        ...('undo' in work && { size: valuesLimit }),
      });
      void invalidate(resource);
      setTried(null);
      return outcome;
    },
  });
  const run = useCallback<BulkRun['run']>((records, work) => mutateAsync({ records, work }), [mutateAsync]);
  const stop = useCallback(() => {
    isStopped.current = true;
  }, []);
  return { tried, run, stop };
}
