import { useCallback, useEffect, useRef, useState } from 'react';
import type { OpenedShare, SharedItem } from '../../schema/areas/files/calls/shares.ts';
import { askForDownload, openShare, type Refused } from './asking.ts';

/** State of the page: being opened, refused, or open. */
export type ShareView =
  | { readonly is: 'opening' }
  | { readonly is: 'refused'; readonly why: Refused; readonly isAgain: boolean }
  | { readonly is: 'open'; readonly share: OpenedShare };

/** A shared link: opened at once, and again with a password; downloads of its files. */
export interface ShareControl {
  readonly view: ShareView;
  readonly isBusy: boolean;
  readonly open: (password: string) => Promise<void>;
  /** Downloads a file, or all of them as a ZIP; returns whether it could. */
  readonly download: (item: SharedItem | null) => Promise<boolean>;
}

/** Milliseconds for which a download that began is not asked for again: each counts, and people click twice. */
const askedFor = 2_000;

/** Starts a download from an address that answers with one. */
function follow(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

/** Opens the share of a link when the page opens. */
export function useShare(token: string): ShareControl {
  const [view, setView] = useState<ShareView>({ is: 'opening' });
  const [isBusy, setBusy] = useState(false);
  const word = useRef('');
  const isBegun = useRef(false);
  const asked = useRef(new Map<string | null, Promise<boolean>>());

  const open = useCallback(
    async (password: string) => {
      setBusy(true);
      const answer = await openShare(token, password);
      setBusy(false);
      word.current = password;
      setView(
        answer.refused === null
          ? { is: 'open', share: answer.data }
          : { is: 'refused', why: answer, isAgain: password !== '' },
      );
    },
    [token],
  );
  useEffect(() => {
    // Strict mode runs effects twice, and each opening counts.
    if (isBegun.current) return;
    isBegun.current = true;
    void open('');
  }, [open]);

  const ask = async (id: string | null): Promise<boolean> => {
    if (view.is !== 'open') return false;
    let { share } = view;
    let answer = await askForDownload(share.grant, id);
    if (answer.refused === 'closed') {
      // The page has stood open for longer than its grant is good.
      const again = await openShare(token, word.current);
      if (again.refused !== null) return false;
      share = again.data;
      answer = await askForDownload(share.grant, id);
    }
    if (answer.refused !== null) return false;
    setView({ is: 'open', share: { ...share, downloadsLeft: answer.data.downloadsLeft } });
    follow(answer.data.url);
    return true;
  };
  const download = (item: SharedItem | null): Promise<boolean> => {
    const id = item?.id ?? null;
    const running = asked.current.get(id);
    if (running) return running;
    const begun = ask(id);
    asked.current.set(id, begun);
    const forget = () => asked.current.delete(id);
    void begun.then((isDone) => (isDone ? setTimeout(forget, askedFor) : forget()), forget);
    return begun;
  };

  return { view, isBusy, open, download };
}
