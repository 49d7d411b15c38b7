import { createTransport, type TransportParts } from './transport.ts';
import { createUnfinished } from './unfinished.ts';
import { createUploads, type Uploads } from './uploads.ts';

/** Waits so long, or until the browser has found the network again. */
function waitIn(browser: Window) {
  return (milliseconds: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const end = () => {
        browser.clearTimeout(timer);
        browser.removeEventListener('online', end);
        signal.removeEventListener('abort', end);
        if (signal.aborted) reject(signal.reason as Error);
        else resolve();
      };
      const timer = browser.setTimeout(end, milliseconds);
      browser.addEventListener('online', end);
      signal.addEventListener('abort', end);
    });
}

/** Lets the browser ask before a page is left on which something is still uploaded. */
function guardLeaving(browser: Window, uploads: Uploads): void {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  uploads.subscribe(() => {
    const isBusy = uploads.items().some(({ status }) => status === 'uploading' || status === 'idle');
    if (isBusy) browser.addEventListener('beforeunload', ask);
    else browser.removeEventListener('beforeunload', ask);
  });
}

/**
 * Uploads of a browser's tab.
 * @param owner account and agency whose unfinished ones may be resumed
 */
export function uploadsOfBrowser(
  browser: Window,
  owner: string,
  parts: Omit<TransportParts, 'createRequest'>,
): Uploads {
  const clock = Date.now;
  const uploads = createUploads({
    transport: createTransport({ ...parts, createRequest: () => new XMLHttpRequest() }),
    unfinished: createUnfinished(browser.localStorage, owner, clock),
    clock,
    wait: waitIn(browser),
    // Pages without https have no `randomUUID`.
    newKey: () =>
      Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(''),
  });
  guardLeaving(browser, uploads);
  return uploads;
}
