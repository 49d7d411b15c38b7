import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router-dom';
import { TitleContext } from './TitleContext.ts';
import { titleOf } from './titleOf.ts';
import { useScreen } from './useScreen.ts';

/** Part of a route for a page that is no screen. */
export interface PageHandle {
  /** Key of its title. */
  readonly title?: string | undefined;
}

/** Keeps the title of the page: that of its screen until the page says its own. The browser's tab follows. */
export function TitleProvider({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const screen = useScreen();
  const { pathname } = useLocation();
  const [own, setOwn] = useState<string | null>(null);
  const [unread, setUnread] = useState<string | null>(null);
  const { title: key } = (useMatches().at(-1)?.handle ?? {}) as PageHandle;
  const title = own ?? (key ? translate(key) : titleOf(screen, pathname, translate));
  const value = useMemo(() => ({ title, setOwn, setUnread }), [title]);

  useEffect(() => {
    const whole = translate('app.title', { title });
    document.title = unread === null ? whole : `(${unread}) ${whole}`;
  }, [title, translate, unread]);

  return <TitleContext.Provider value={value}>{children}</TitleContext.Provider>;
}
