import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import type { Media } from '../../../schema/media.ts';
import { useUploadDesk } from '../../dataProvider/uploads/UploadDeskContext.ts';
import type { Begun, Uploads } from '../../dataProvider/uploads/uploads.ts';
import { useUploadItems } from './useUploadItems.ts';

/**
 * Returns the unfinished uploads that one field has begun, and the function to begin more.
 * @param onSettled receives each file once it is available, null if it was cancelled; the number of files still to
 * come; and its index among the chosen ones, since the order of completion may differ
 * @param isPassing true if the page goes on with the file, so that no list of uploads keeps it
 */
export function useUploading(
  onSettled: (media: Media | null, left: number, place: number) => void,
  { isPassing = false }: { readonly isPassing?: boolean } = {},
) {
  const desk = useUploadDesk();
  const all = useUploadItems();
  const notify = useNotify();
  const [begun, setBegun] = useState<readonly string[]>([]);
  const left = useRef(0);
  const chosen = useRef(0);
  const settle = (media: Media | null, place: number) => {
    left.current -= 1;
    onSettled(media, left.current, place);
  };
  /** Takes places for so many files that were chosen; the first of them. */
  const choose = (count: number) => {
    const first = chosen.current;
    chosen.current += count;
    left.current += count;
    return first;
  };
  const follow = ({ uid, done }: Begun, place: number) => {
    setBegun((former) => [...former, uid]);
    void done.then((media) => {
      if (isPassing) desk.current()?.remove(uid);
      settle(media, place);
    });
  };
  return {
    /** Number of chosen files that are neither uploaded nor cancelled. */
    underWay: () => left.current,
    items: all.filter(({ uid, status }) => begun.includes(uid) && status !== 'done'),
    add: async (files: readonly File[]) => {
      const first = choose(files.length);
      let uploads: Uploads;
      try {
        uploads = await desk.open();
      } catch {
        notify('app.failed.title', { type: 'error' });
        for (const place of files.keys()) settle(null, first + place);
        return;
      }
      for (const [place, file] of files.entries()) follow(uploads.add(file), first + place);
    },
    /** The same with what is at an address. Throws why nothing is kept of it. */
    link: async (address: string) => {
      const place = choose(1);
      try {
        const found = await (await desk.open()).link(address);
        if ('done' in found) follow(found, place);
        else settle(found, place);
      } catch (error) {
        settle(null, place);
        throw error;
      }
    },
    retry: (uid: string) => desk.current()?.retry(uid),
    remove: (uid: string) => desk.current()?.remove(uid),
  };
}
