import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTheme } from '@mui/material/styles';
import type { ListAddress } from '../useListState.ts';

/**
 * The number, from 0, of the first card that is not scrolled away. What scrolls stays when the cards go, and may not have
 * been there yet when they came, so that it is looked up.
 */
function firstInSight(cards: HTMLElement, { current: scroller }: RefObject<HTMLElement | null>): number {
  const top = scroller?.getBoundingClientRect().top ?? 0;
  const index = [...cards.children].findIndex((card) => card.getBoundingClientRect().bottom > top);
  return Math.max(index, 0);
}

/**
 * Keeps the place where cards turn into a table (a phone is held sideways): the table opens on the page of the card that
 * was on top. `firstPage` is the page of the first card.
 */
export function usePageOfCards(
  address: ListAddress,
  firstPage: number,
  scroller: RefObject<HTMLElement | null>,
  cards: RefObject<HTMLElement | null>,
): void {
  const { breakpoints } = useTheme();
  const latest = useRef({ ...address, firstPage });
  useLayoutEffect(() => {
    latest.current = { ...address, firstPage };
  });
  useLayoutEffect(() => {
    const list = cards.current;
    return () => {
      const isWide = window.matchMedia(breakpoints.up('sm').replace('@media ', '')).matches;
      if (!isWide || !list) return;
      const { state, go, firstPage: first } = latest.current;
      const pageIndex = first + Math.floor(firstInSight(list, scroller) / state.pageSize);
      if (pageIndex !== state.pageIndex) go({ ...state, pageIndex }, { replace: true });
    };
  }, [breakpoints, cards, scroller]);
}
