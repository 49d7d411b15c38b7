import { useCallback, useEffect, useReducer, useRef, type RefObject } from 'react';

/** What of a list's rows takes the focus: the grid's one stop, or what the cards are picked by. */
const rowsStop = '[role="grid"] td[tabindex="0"], [data-selects]';

/**
 * Gives the focus to the rows once what has it now is gone, as soon as they are there; where there are none, to the place
 * where they would stand. Whoever has gone elsewhere meanwhile stays there.
 * @param isReady the rows that are shown are those that the list asks for
 */
export function useRowsFocus(body: RefObject<HTMLElement | null>, isReady: boolean, isNarrow: boolean): () => void {
  const leaving = useRef<Element | null>(null);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    const focused = document.activeElement;
    const isGone = focused === document.body;
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
