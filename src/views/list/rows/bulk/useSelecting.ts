import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { readEntry } from '../../address/history/listEntry.ts';
import { emptySelection } from './picked.ts';
import type { Picking } from './usePicking.ts';

/** Mode in which a tap on a record selects instead of opening it, as on a phone. */
export interface Selecting {
  readonly isOn: boolean;
  readonly start: () => void;
  /** Ends the mode and clears the selection. */
  readonly end: () => void;
}

/**
 * Returns the selection mode, which has an entry in the browser's history: one step back ends it. It is on while
 * anything is selected.
 */
export function useSelecting({ picked, change }: Picking): Selecting {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const type = useNavigationType();
  const { selecting } = readEntry(state);
  const [place, setPlace] = useState<string | null>(null);
  const isStarted = place === pathname;

  const forget = useCallback(() => {
    setPlace(null);
    change(() => emptySelection);
  }, [change]);
  const start = useCallback(() => {
    setPlace(pathname);
    const entry = readEntry(state);
    if (!entry.selecting) void navigate({ pathname, search }, { state: { ...entry, selecting: 'begun' } });
  }, [navigate, pathname, search, state]);
  const end = useCallback(() => {
    forget();
    if (isStarted && selecting === 'begun') void navigate(-1);
  }, [forget, isStarted, navigate, selecting]);

  const isInEntry = selecting !== undefined;
  const wasInEntry = useRef(isInEntry);
  const leaveByBack = useEffectEvent(() => type === 'POP' && forget());
  useEffect(() => {
    if (wasInEntry.current && !isInEntry) leaveByBack();
    wasInEntry.current = isInEntry;
  }, [isInEntry]);

  return { isOn: isStarted || picked.size > 0, start, end };
}
