import { useTranslate } from 'ra-core';
import { usePageTitle } from '../title/TitleContext.ts';
import { useScreen } from '../title/useScreen.ts';
import { Message } from './Message.tsx';
import { WaysBack } from './WaysBack.tsx';
import { LostIcon } from '../../theme/icons/actions.tsx';

/** There is nothing at this address: no screen, or no such record on it. An unknown path keeps its own title (AB 2). */
export function NotFound() {
  const translate = useTranslate();
  const screen = useScreen();
  const title = translate('app.notFound.title');
  usePageTitle(screen === null ? null : title);
  return (
    <Message icon={LostIcon} title={title} lead={translate('app.notFound.lead')}>
      <WaysBack />
    </Message>
  );
}
