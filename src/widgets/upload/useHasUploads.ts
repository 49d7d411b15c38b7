import { useSyncExternalStore } from 'react';
import { useUploadDesk } from '../../dataProvider/uploads/UploadDeskContext.ts';

/** Whether something was uploaded in this tab, so that the dialog of uploads has to be there. */
export function useHasUploads(): boolean {
  const desk = useUploadDesk();
  return useSyncExternalStore(desk.subscribe, () => desk.current() !== null);
}
