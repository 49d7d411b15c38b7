import { useLayoutEffect, useState, type RefObject } from 'react';

/** Returns the present width of an element in pixels; null while unknown. */
export function useWidth(element: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const observer = new ResizeObserver(() => setWidth(current.clientWidth || null));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
