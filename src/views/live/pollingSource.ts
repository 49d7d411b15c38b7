import { liveInterval, liveIntervalLongest } from '../../../schema/rules/limits.ts';
import type { RecordVersion } from '../../dataProvider/types.ts';
import type { LiveSource } from './liveSource.ts';

/** Fetches the versions of records; missing ones are left out of the answer. */
export type AskVersions = (
  entity: string,
  ids: readonly string[],
  signal: AbortSignal,
) => Promise<readonly RecordVersion[]>;

const isWatched = () => document.visibilityState === 'visible' && navigator.onLine;

/**
 * Creates a source that polls, one request at a time, while the page is visible and online; at once when it becomes
 * visible, with growing intervals while it fails.
 */
export function createPollingSource(ask: AskVersions): LiveSource {
  return {
    subscribe: (entity, ids, onChange) => {
      const ending = new AbortController();
      let timer: number | undefined;
      let isAsking = false;
      let failures = 0;

      const plan = () => {
        window.clearTimeout(timer);
        if (ending.signal.aborted || isAsking || !isWatched()) return;
        timer = window.setTimeout(look, Math.min(liveInterval * 2 ** failures, liveIntervalLongest));
      };
      const look = () => {
        window.clearTimeout(timer);
        if (isAsking || !isWatched()) return;
        isAsking = true;
        void ask(entity, ids, ending.signal)
          .then(
            (versions) => {
              failures = 0;
              if (ending.signal.aborted) return;
              const found = new Map(versions.map(({ id, version }) => [id, version]));
              onChange(new Map(ids.map((id) => [id, found.get(id) ?? null])));
            },
            () => {
              failures += 1;
            },
          )
          .finally(() => {
            isAsking = false;
            plan();
          });
      };
      const onBack = () => {
        if (isWatched()) look();
        else window.clearTimeout(timer);
      };

      const { signal } = ending;
      document.addEventListener('visibilitychange', onBack, { signal });
      window.addEventListener('online', onBack, { signal });
      window.addEventListener('offline', onBack, { signal });
      plan();
      return () => {
        ending.abort();
        window.clearTimeout(timer);
      };
    },
  };
}
