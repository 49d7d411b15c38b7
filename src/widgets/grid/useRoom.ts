import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width in pixels of what stands around an element, as it is now; null while it is not known. */
export function useRoom(element: RefObject<HTMLElement | null>): number | null {
  const [room, setRoom] = useState<number | null>(null);
  useLayoutEffect(() => {
    const around = element.current?.parentElement;
    if (!around) return undefined;
    const measure = () => setRoom(around.clientWidth || null);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(around);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
