import { useDeferredValue } from 'react';

/** Returns false in the first render and true right after: for parts that may render later. */
export function useDeferredRender(): boolean {
  return useDeferredValue(true, false);
}
