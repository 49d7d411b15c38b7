import { useSyncExternalStore } from 'react';

/** Interval at which relative times are updated, in milliseconds: their smallest unit is a minute. */
const pace = 30_000;

const listeners = new Set<() => void>();
let now = 0;
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
  now = Date.now();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, pace);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Returns the time of the last update: constant between two updates, so that all of a page agrees. */
function read(): number {
  const isStopped = timer === undefined && Math.abs(Date.now() - now) > pace;
  if (isStopped) now = Date.now();
  return now;
}

/** Now (milliseconds since the epoch), kept up to date by one timer for the whole page. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, read);
}
