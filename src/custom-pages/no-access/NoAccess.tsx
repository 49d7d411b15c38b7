import { useTranslate } from 'ra-core';
import { ClosedIcon } from '../../theme/icons/actions.tsx';
import { Message } from '../../layout/states/Message.tsx';
import { WaysBack } from '../../layout/states/WaysBack.tsx';

/** The page exists, but the signed-in person may not open it (AB 6). */
export function NoAccess() {
  const translate = useTranslate();
  return (
    <Message icon={ClosedIcon} title={translate('app.noAccess.title')} lead={translate('app.noAccess.lead')}>
      <WaysBack />
    </Message>
  );
}
