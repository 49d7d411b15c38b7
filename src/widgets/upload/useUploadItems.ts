import { useCallback, useSyncExternalStore } from 'react';
import { useUploadDesk } from '../../dataProvider/uploads/UploadDeskContext.ts';
import type { UploadItem } from '../../dataProvider/uploads/uploads.ts';

const none: readonly UploadItem[] = [];

/** Returns the uploads of this tab, and follows their progress. */
export function useUploadItems(): readonly UploadItem[] {
  const desk = useUploadDesk();
  const subscribe = useCallback(
    (changed: () => void) => {
      let end = desk.current()?.subscribe(changed);
      const endDesk = desk.subscribe(() => {
        end?.();
        end = desk.current()?.subscribe(changed);
        changed();
      });
      return () => {
        end?.();
        endDesk();
      };
    },
    [desk],
  );
  return useSyncExternalStore(subscribe, () => desk.current()?.items() ?? none);
}
