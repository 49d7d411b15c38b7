import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { PaletteEntry } from './entries.ts';

interface EnterParts {
  readonly keyword: string;
  readonly entries: readonly PaletteEntry[];
  /** True if the first entry stays the first, whatever else is found. */
  readonly isFirstSure: boolean;
  readonly isSearching: boolean;
  /** Enter was pressed behind the keyword already. */
  readonly isEntered: boolean;
  readonly onChoose: (entry: PaletteEntry) => void;
}

/**
 * Makes Enter open the first result of the whole keyword, however fast it was typed: if it is not known yet, it waits
 * until another key is pressed or the search has failed. An entry chosen by arrow keys opens at once.
 */
export function useEnter({ keyword, entries, isFirstSure, isSearching, isEntered, onChoose }: EnterParts) {
  const awaited = useRef(isEntered ? keyword : null);
  const wentAt = useRef<string | null>(null);

  useEffect(() => {
    if (awaited.current !== keyword || (isSearching && !isFirstSure)) return;
    awaited.current = null;
    const [first] = entries;
    if (first && isFirstSure) onChoose(first);
  });

  return {
    /** Ignores automatic highlighting. */
    onHighlightChange: () => {
      wentAt.current = keyword;
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement> & { defaultMuiPrevented?: boolean }) => {
      awaited.current = null;
      const isOver = isFirstSure || !isSearching || wentAt.current === keyword;
      if (event.key !== 'Enter' || event.nativeEvent.isComposing || isOver) return;
      awaited.current = keyword;
      event.preventDefault();
      event.defaultMuiPrevented = true;
    },
  };
}
