import { useSyncExternalStore } from 'react';
import { useUploadDesk } from '../../dataProvider/uploads/UploadDeskContext.ts';

/** Returns true if something was uploaded in this tab, so that the upload dialog must be rendered. */
export function useHasUploads(): boolean {
  const desk = useUploadDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.current() !== null);
}
