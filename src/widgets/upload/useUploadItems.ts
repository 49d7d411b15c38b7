import { useCallback, useSyncExternalStore } from 'react';
import { useUploadDesk } from '../../dataProvider/uploads/UploadDeskContext.ts';
import type { UploadItem } from '../../dataProvider/uploads/uploads.ts';

const none: readonly UploadItem[] = [];

/** The uploads of this tab as they go on. */
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
