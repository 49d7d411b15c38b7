import { useDeferredValue } from 'react';

/** False where something is drawn first and true right after: for parts of it that need not hold up the rest. */
export function useDeferredRender(): boolean {
  return useDeferredValue(true, false);
}
