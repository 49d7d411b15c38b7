import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';
import { isFocusFree } from '../../../../theme/focus/freeFocus.ts';

/** Focusable element of a list's rows: the grid's tab stop, or the cards' selection. */
const rowsStop = '[role="grid"] td[tabindex="0"], [data-selects]';

/**
 * Moves the focus to the rows when the focused element disappears, as soon as they are loaded; without rows, to their
 * container. A focus that has moved elsewhere is left alone.
 * @param isReady the rows that are shown are those that the list requests
 */
export function useRowsFocus(body: RefObject<HTMLElement | null>, isReady: boolean, isNarrow: boolean): () => void {
  const leaving = useRef<Element | null>(null);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const focused = document.activeElement;
    const isGone = isFocusFree();
    if (leaving.current === null || !isReady || (focused === leaving.current && !isGone)) return;
    leaving.current = null;
    const stop = body.current?.querySelector<HTMLElement>(rowsStop) ?? body.current;
    if (isGone) stop?.focus({ preventScroll: isNarrow });
  });
  return useCallback(() => {
    leaving.current = document.activeElement;
    draw();
  }, []);
}
