import { useRef } from 'react';

/**
 * Returns a function that runs `act` once at a time: calls during a run do nothing. After an error it can be called
 * again.
 */
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
