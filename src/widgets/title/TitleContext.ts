import { createContext, useContext, useEffect } from 'react';

/** The title of the page that is open, and how a page puts its own in its place. */
export interface PageTitle {
  readonly title: string;
  readonly setOwn: (title: string | null) => void;
  /** Puts the number of unread notifications, as it is shown, before the title in the browser's tab. */
  readonly setUnread: (shown: string | null) => void;
}

/** Title of the open page, and its setter. */
export const TitleContext = createContext<PageTitle>({
  title: '',
  setOwn: () => undefined,
  setUnread: () => undefined,
});

/** The title of the page that is open. */
export function useTitle(): string {
  return useContext(TitleContext).title;
}

/** Names the page after what it shows (a record by its name) in the top bar and the browser's tab, while it is open. */
export function usePageTitle(title: string | null | undefined): void {
  const { setOwn } = useContext(TitleContext);
  useEffect(() => {
    if (!title) return undefined;
    setOwn(title);
    return () => setOwn(null);
  }, [setOwn, title]);
}

/** Says the number of unread notifications in the browser's tab; null for none. */
export function useUnreadInTitle(shown: string | null): void {
  const { setUnread } = useContext(TitleContext);
  useEffect(() => {
    setUnread(shown);
    return () => setUnread(null);
  }, [setUnread, shown]);
}
