import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isFocusLost } from '../../theme/focus/firstField.ts';

/** Time in which a page that one went to shows its heading, in milliseconds. */
const arrival = 5_000;

/** Focuses the heading of the page, unless something on the page has taken the focus. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('h1');
  if (!heading || document.activeElement === heading || !isFocusLost()) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/**
 * Gives the heading of a page the focus after moving to it, where what had it is gone: screen readers read on from there,
 * and Tab starts there. What loads later brings its own heading, until somebody presses something.
 */
export function useHeadingFocus(): void {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return undefined;
    former.current = pathname;
    focusHeading();
    const observer = new MutationObserver(focusHeading);
    observer.observe(document.body, { childList: true, subtree: true });
    const stop = () => {
      observer.disconnect();
      clearTimeout(timer);
      window.removeEventListener('keydown', stop, true);
      window.removeEventListener('pointerdown', stop, true);
    };
    const timer = setTimeout(stop, arrival);
    window.addEventListener('keydown', stop, true);
    window.addEventListener('pointerdown', stop, true);
    return stop;
  }, [pathname]);
}
