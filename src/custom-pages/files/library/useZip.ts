import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useClient } from '../../../dataProvider/ClientContext.ts';
import { refusalOf } from '../../../dataProvider/refusal.ts';
import type { LibraryItem } from '../../../widgets/library/libraryPlace.ts';
import { useFailureNotice } from '../../../widgets/notice/useFailureNotice.ts';

/** Lets the browser fetch an address that answers with a file. */
function fetchFile(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  link.click();
}

/** Downloads items as a ZIP. Sensitive ones among them, at any depth, are asked about first. */
export function useZip() {
  const client = useClient();
  const notify = useNotify();
  const complain = useFailureNotice();
  /** Items of a ZIP that waits for a Yes. */
  const [asked, setAsked] = useState<readonly LibraryItem[] | null>(null);
  const zip = async (items: readonly LibraryItem[], isConfirmed: boolean) => {
    try {
      const body = { keys: items.map(({ key }) => key), isConfirmed };
      const { url } = await client.ask('POST /media/v1/library/zip', { body });
      notify('app.library.notices.zip');
      fetchFile(url);
    } catch (error) {
      if (!isConfirmed && refusalOf(error)?.key === 'sensitiveUnconfirmed') setAsked(items);
      else complain(error);
    }
  };
  return {
    isAsking: asked !== null,
    start: (items: readonly LibraryItem[]) => void zip(items, false),
    decide: (isYes: boolean) => {
      if (isYes && asked) void zip(asked, true);
      setAsked(null);
    },
  };
}
