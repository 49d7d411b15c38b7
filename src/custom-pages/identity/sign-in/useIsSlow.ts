import { useEffect, useState } from 'react';

/** After how long waiting is told, in milliseconds. */
const patience = 5_000;

/** Whether something has been going on for so long that people begin to wonder. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isBusy) return undefined;
    const timer = setTimeout(() => setSlow(true), patience);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isBusy]);
  return isSlow;
}
