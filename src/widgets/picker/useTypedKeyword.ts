import { useCallback, useEffect, useState } from 'react';
import { filterToAddressDebounce } from '../../../schema/rules/limits.ts';

/**
 * State of a search input whose keyword is in the address: it is written there after a pause (AB 9), or at once by
 * `send`, and follows other changes of the address (a link, Clear, the back button).
 * @param go writes a keyword to the address; false if it is refused, and then the former one is shown
 */
export function useTypedKeyword(keyword: string, go: (keyword: string) => boolean) {
  const [typed, setTyped] = useState(keyword);
  const [seen, setSeen] = useState(keyword);
  const [sent, setSent] = useState(keyword);

  if (keyword !== seen) {
    setSeen(keyword);
    if (keyword !== sent) {
      setSent(keyword);
      setTyped(keyword);
    }
  }

  const send = useCallback(() => {
    const next = typed.trim();
    if (next === sent) return;
    const isTaken = go(next);
    setSent(isTaken ? next : keyword);
    if (!isTaken) setTyped(keyword);
  }, [go, keyword, sent, typed]);
  useEffect(() => {
    const timer = setTimeout(send, filterToAddressDebounce);
    return () => clearTimeout(timer);
  }, [send]);

  return { typed, setTyped, send };
}
