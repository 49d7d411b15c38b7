/** Account and agency of the session, kept in localStorage across reloads and tabs. Tokens are never stored. */
export interface RememberedSession {
  /** Signed-in account and its agency; `ending` if a sign-out has not reached the server; null if signed out. */
  read(): string | null;
  write(value: string | null): void;
  /** Calls back when another tab has changed it, or may have while this page was put by; gives the way to stop that. */
  watch(changed: (value: string | null) => void): () => void;
}

/** Signed out here, but not yet on the server. */
export const ending = 'ending';
/** The browser keeps nothing for pages, so only the server knows. */
export const unknown = 'unknown';

const key = 'greenroom.session';

/** The mark in a browser's storage; `unknown` where that is closed to pages. */
export function createRememberedSession(
  browser: Pick<Window, 'localStorage' | 'addEventListener' | 'removeEventListener'>,
): RememberedSession {
  const read = () => {
    try {
      return browser.localStorage.getItem(key);
    } catch {
      return unknown;
    }
  };
  return {
    read,
    write: (value) => {
      try {
        if (value === null) browser.localStorage.removeItem(key);
        else browser.localStorage.setItem(key, value);
      } catch {
        // A browser that keeps nothing asks the server at every load instead.
      }
    },
    watch: (changed) => {
      const listen = (event: StorageEvent) => {
        if (event.key === key || event.key === null) changed(event.key === null ? null : event.newValue);
      };
      // A page that a step back brings back as it was has heard of nothing meanwhile.
      const wake = (event: PageTransitionEvent) => {
        if (event.persisted) changed(read());
      };
      browser.addEventListener('storage', listen);
      browser.addEventListener('pageshow', wake);
      return () => {
        browser.removeEventListener('storage', listen);
        browser.removeEventListener('pageshow', wake);
      };
    },
  };
}
