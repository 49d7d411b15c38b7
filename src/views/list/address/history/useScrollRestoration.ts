import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { askingFor } from '../../../../widgets/record-param/openRecordParam.ts';

/** Position in a list when it was left. */
interface Place {
  /** Pixels from the top. */
  readonly top: number;
  /** They left it for one of its records, from which every way back leads here. */
  readonly isLeft: boolean;
}

const places = new Map<string, Place>();

/**
 * Restores the scroll position of a growing list by its address, when the user returns by the browser or from a record
 * opened there. Any other navigation starts at the top. Returns the function to call on opening a record.
 */
export function useScrollRestoration(scroller: RefObject<HTMLElement | null>): () => void {
  const { pathname, search } = useLocation();
  const address = pathname + askingFor(search, null);
  const isBack = useNavigationType() === 'POP';
  // The same address may be gone to again, as where a sheet opens over it: that leaves the place as it is.
  const topOf = useEffectEvent((kept: Place | undefined) => (kept && (isBack || kept.isLeft) ? kept.top : 0));
  // The scroll container is outside of the cards, so it is known only after their layout.
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    element.scrollTo({ top: topOf(places.get(address)) });
    const keep = () => places.set(address, { top: element.scrollTop, isLeft: false });
    keep();
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [address, scroller]);
  return useCallback(() => {
    places.set(address, { top: scroller.current?.scrollTop ?? 0, isLeft: true });
  }, [address, scroller]);
}
