import { useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { libraryItem } from '../../../../schema/areas/files/entities/libraryItem.ts';
import { libraryNameFrom } from '../../../../schema/areas/files/library.ts';
import { plainFilename } from '../../../../schema/rules/filenames.ts';
import { libraryExtensions, libraryUploadLimit } from '../../../../schema/rules/limits.ts';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { errorOf } from '../../../dataProvider/refusal.ts';
import type { UploadItem } from '../../../dataProvider/uploads/uploads.ts';
import { useUploadDesk } from '../../../dataProvider/uploads/UploadDeskContext.ts';
import { askLibrary, type LibraryPlace } from '../../../widgets/library/libraryPlace.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';
import { isInPlace, useShowInPlace } from '../../../widgets/upload/inPlace.ts';
import { faultOfFile } from '../../../widgets/upload/useAccepted.ts';
import { useUploadItems } from '../../../widgets/upload/useUploadItems.ts';
import { useFilings, type Filing } from './filings.ts';

/** Returns what is said of a filing beside its upload. */
function stateOf({ error, media, isFiled }: Filing): Partial<UploadItem> {
  if (error !== undefined) return { status: 'error', error };
  if (isFiled) return { status: 'done' };
  // Uploaded, it is still to be put into the folder.
  return media ? { status: 'uploading' } : {};
}

const limits = { extensions: libraryExtensions, limit: libraryUploadLimit };

/**
 * Uploads files into a folder, and shows those that are on their way there. Each is put into the folder that was open
 * when it was chosen, also after the page was left.
 * @param parentKey null until the folder is known
 */
export function useFiling(place: LibraryPlace, parentKey: string | null) {
  const desk = useUploadDesk();
  const client = useClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  const queryClient = useQueryClient();
  const translate = useTranslate();
  /** Files that the library does not take, until they are taken off the list. */
  const [refused, setRefused] = useState<readonly UploadItem[]>([]);
  const uploads = useUploadItems();
  const filings = useFilings();

  const put = async (filing: Filing) => {
    const { uid, media, name } = filing;
    if (!media) return;
    try {
      await askLibrary(client, filing.place, 'POST /media/v1/library/object', {
        query: { parentKey: filing.parentKey },
        body: [{ mediaId: media.id, name }],
      });
      filings.put({ ...filing, isFiled: true });
    } catch (error) {
      filings.put({ ...filing, error });
      if (!isInPlace(uid)) complain(error);
    }
  };

  const isUnderWay = filings
    .all()
    .some(
      ({ uid, isFiled, error }) =>
        !isFiled && error === undefined && uploads.some((one) => one.uid === uid && one.status !== 'error'),
    );
  const filed = filings.all().flatMap(({ uid, isFiled }) => (isFiled ? uid : []));
  // The folder is read once for all files that arrive together.
  const arrived = isUnderWay ? '' : filed.join(' ');
  useEffect(() => {
    if (arrived === '') return;
    void queryClient.invalidateQueries({ queryKey: [libraryItem.name] }).then(() => {
      for (const uid of arrived.split(' ')) {
        // What was seen to arrive among the rows needs no line elsewhere.
        if (isInPlace(uid)) desk.current()?.remove(uid);
        filings.drop(uid);
      }
    });
  }, [arrived, queryClient, desk, filings]);

  const add = async (files: readonly File[]) => {
    const taken = files.filter((file) => faultOfFile(file, limits) === null);
    const faults = files.flatMap((file): readonly UploadItem[] => {
      const fault = faultOfFile(file, limits);
      if (!fault) return [];
      const error = errorOf({ status: 400, code: null, message: '', details: [], ...fault }, translate);
      const { name, size, type } = file;
      return [{ uid: crypto.randomUUID(), name: plainFilename(name), size, type, percent: 0, status: 'error', error }];
    });
    setRefused((former) => [...former, ...faults]);
    if (taken.length === 0 || parentKey === null) return;
    let opened;
    try {
      opened = await desk.open();
    } catch {
      notify('app.failed.title', { type: 'error' });
      return;
    }
    const renamed: string[] = [];
    for (const file of taken) {
      const former = plainFilename(file.name);
      const name = libraryNameFrom(former);
      if (name !== former) renamed.push(name);
      const { uid, done } = opened.add(file);
      const filing: Filing = { uid, place, parentKey, name };
      filings.put(filing);
      void done.then((media) => {
        if (media === null) filings.drop(uid);
        else {
          const there = { ...filing, media };
          filings.put(there);
          void put(there);
        }
      });
    }
    if (renamed.length > 0)
      notify('app.library.notices.renamed', { messageArgs: { smart_count: renamed.length, name: renamed[0] } });
  };

  const rows = filings.all().flatMap((filing) => {
    const item = filing.parentKey === parentKey && uploads.find(({ uid }) => uid === filing.uid);
    if (!item) return [];
    return [{ ...item, name: filing.name, ...stateOf(filing) }];
  });
  useShowInPlace(rows.map(({ uid }) => uid));

  return {
    rows: [...refused, ...rows],
    isRefused: (uid: string) => refused.some((one) => one.uid === uid),
    add: (files: readonly File[]) => void add(files),
    retry: (uid: string) => {
      const filing = filings.all().find((one) => one.uid === uid);
      if (!filing?.media) return desk.current()?.retry(uid);
      const { error: _former, ...again } = filing;
      filings.put(again);
      return void put(again);
    },
    remove: (uid: string) => {
      setRefused((former) => former.filter((one) => one.uid !== uid));
      filings.drop(uid);
      desk.current()?.remove(uid);
    },
  };
}

export type FilingRows = ReturnType<typeof useFiling>;
