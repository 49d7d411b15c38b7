import { useTranslate } from 'ra-core';
import { SkipTo } from '../widgets/skip/SkipTo.tsx';

/** The element that holds the page itself. */
export const contentId = 'content';

/** The first thing that the keyboard reaches: past the menu, to the page. */
export function SkipLink() {
  const translate = useTranslate();
  return <SkipTo to={contentId}>{translate('app.shell.skip')}</SkipTo>;
}
