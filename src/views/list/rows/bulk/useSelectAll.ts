import { useDataProvider } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { GreenroomDataProvider } from '../../../../dataProvider/types.ts';
import { useFailureNotice } from '../../../../widgets/notice/useFailureNotice.ts';
import { pickAll, type Found } from './pickAll.ts';
import { withRecords } from './picked.ts';
import type { Picking } from './usePicking.ts';

/** Picks all that a list finds, beyond the page that is shown; how many have been found so far, null while none are sought. */
export function useSelectAll(found: Found, change: Picking['change']) {
  const dataProvider = useDataProvider<GreenroomDataProvider>();
  const complain = useFailureNotice();
  const [count, setCount] = useState<number | null>(null);
  const work = useRef<AbortController | null>(null);
  const question = JSON.stringify([found.entity.name, found.filter]);

  const stop = useCallback(() => {
    work.current?.abort();
    work.current = null;
    setCount(null);
  }, []);
  useEffect(() => stop, [question, stop]);

  const start = async () => {
    stop();
    const { signal } = (work.current = new AbortController());
    setCount(0);
    try {
      const records = await pickAll(dataProvider, found, signal, (so) => !signal.aborted && setCount(so));
      if (!signal.aborted) change((picked) => withRecords(picked, records));
    } catch (error) {
      if (!signal.aborted) complain(error);
    } finally {
      if (!signal.aborted) stop();
    }
  };
  return { count, start: () => void start(), stop };
}
