import { useRef, useState } from 'react';
import type { Media } from '../../../schema/media.ts';
import { useUploadDesk } from '../../dataProvider/uploads/UploadDeskContext.ts';
import { useUploadItems } from './useUploadItems.ts';

/**
 * The uploads that one field has begun and that are not done, and how to begin more.
 * @param onSettled gets each file once it can be had, null where it was given up, and how many are still to come
 */
export function useUploading(onSettled: (media: Media | null, left: number) => void) {
  const desk = useUploadDesk();
  const all = useUploadItems();
  const [begun, setBegun] = useState<readonly string[]>([]);
  const left = useRef(0);
  return {
    items: all.filter(({ uid, status }) => begun.includes(uid) && status !== 'done'),
    add: async (files: readonly File[]) => {
      left.current += files.length;
      const uploads = await desk.open();
      for (const file of files) {
        const { uid, done } = uploads.add(file);
        setBegun((former) => [...former, uid]);
        void done.then((media) => {
          left.current -= 1;
          onSettled(media, left.current);
        });
      }
    },
    retry: (uid: string) => desk.current()?.retry(uid),
    remove: (uid: string) => desk.current()?.remove(uid),
  };
}
