import { useEffect } from 'react';

/** Keeps the focus on the page when what had it goes, from the moment that its part has loaded. */
export function useKeptFocus(): void {
  useEffect(() => {
    let stop = () => {};
    let isOver = false;
    void import('../../theme/focus/keepFocus.ts').then(({ keepFocus }) => {
      if (!isOver) stop = keepFocus();
    });
    return () => {
      isOver = true;
      stop();
    };
  }, []);
}
