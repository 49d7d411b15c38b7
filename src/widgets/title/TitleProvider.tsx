import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { TitleContext } from './TitleContext.ts';
import { titleOf } from './titleOf.ts';
import { useScreen } from './useScreen.ts';

/** Keeps the title of the page: that of its screen until the page says its own. The browser's tab follows. */
export function TitleProvider({ children }: { children: ReactNode }) {
  const translate = useTranslate();
  const screen = useScreen();
  const { pathname } = useLocation();
  const [own, setOwn] = useState<string | null>(null);
  const title = own ?? titleOf(screen, pathname, translate);
  const value = useMemo(() => ({ title, setOwn }), [title]);

  useEffect(() => {
    document.title = translate('app.title', { title });
  }, [title, translate]);

  return <TitleContext.Provider value={value}>{children}</TitleContext.Provider>;
}
