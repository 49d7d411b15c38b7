import { useEffect, useState } from 'react';

/** Time after which waiting is explained, in milliseconds. */
const patience = 5_000;

/** Returns true if something has been busy for a noticeably long time. */
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
