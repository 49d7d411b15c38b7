import { useRef } from 'react';

/** Lets something be done once at a time: asked for while it is under way, nothing happens. It may fail, and be asked for again. */
export function useSingleRun(act: () => Promise<void>): () => Promise<void> {
  const isBusy = useRef(false);
  return async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await act();
    } finally {
      isBusy.current = false;
    }
  };
}
