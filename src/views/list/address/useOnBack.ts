import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Does something whenever the browser goes back, or forth again, to another entry of its history. */
export function useOnBack(act: () => void): void {
  const { key } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const former = useRef(key);
  const actNow = useEffectEvent(act);
  useEffect(() => {
    if (former.current === key) return;
    former.current = key;
    if (isBack) actNow();
  }, [key, isBack]);
}
