import { useCallback, useEffect, useEffectEvent, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { askingFor } from '../../../widgets/record-param/openRecordParam.ts';

/** Where somebody left a list. */
interface Place {
  /** Pixels from the top. */
  readonly top: number;
  /** They left it for one of its records, from which every way back leads here. */
  readonly isLeft: boolean;
}

const places = new Map<string, Place>();

/**
 * Keeps the place in a list that grows, by its address: whoever comes back to it, by the browser or from a record that
 * they opened there, finds it as they left it. Any other way starts at the top. Gives what to call on opening a record.
 */
export function useScrollRestoration(scroller: RefObject<HTMLElement | null>): () => void {
  const { pathname, search } = useLocation();
  const address = pathname + askingFor(search, null);
  const isBack = useNavigationType() === 'POP';
  // The same address may be gone to again, as where a sheet opens over it: that leaves the place as it is.
  const topOf = useEffectEvent((kept: Place | undefined) => (kept && (isBack || kept.isLeft) ? kept.top : 0));
  // What scrolls stands around the cards, so that it is known only after their layout.
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
