import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Returns the present width of an element's container in pixels; null while unknown.
 * @param expected the future container, if it is rendered before
 */
export function useRoom(
  element: RefObject<HTMLElement | null>,
  expected: RefObject<HTMLElement | null>,
): number | null {
  // Known from the start, so that what depends on it is not drawn twice.
  const [room, setRoom] = useState<number | null>(() => expected.current?.clientWidth || null);
  useLayoutEffect(() => {
    const around = element.current?.parentElement;
    if (!around) return undefined;
    // Also reports the first width, as soon as the browser has it: reading it here would force a layout.
    const observer = new ResizeObserver(() => setRoom(around.clientWidth || null));
    observer.observe(around);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
