import { useIsFetching } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Turns true once nothing has been loading for a moment, and stays so: for what the page can be read without. */
export function useIsIdle(): boolean {
  const fetching = useIsFetching();
  const [isIdle, setIdle] = useState(false);
  useEffect(() => {
    if (isIdle || fetching > 0) return undefined;
    const timer = setTimeout(() => setIdle(true), 400);
    return () => clearTimeout(timer);
  }, [fetching, isIdle]);
  return isIdle;
}
