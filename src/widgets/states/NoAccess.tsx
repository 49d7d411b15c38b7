import { useTranslate } from 'ra-core';
import { isMember } from '../../../schema/access/scope.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { ClosedIcon } from '../../theme/icons/actions.tsx';
import { Message } from './Message.tsx';
import { WaysBack } from './WaysBack.tsx';

/** The page exists, but the signed-in person may not open it (AB 6). Says who could change that, where somebody could. */
export function NoAccess() {
  const translate = useTranslate();
  const actor = useActor();
  const outside = actor.role === 'super_admin' ? 'app.noAccess.leadChoose' : 'app.noAccess.leadOutside';
  const lead = isMember(actor) ? 'app.noAccess.lead' : outside;
  return (
    <Message icon={ClosedIcon} title={translate('app.noAccess.title')} lead={translate(lead)}>
      <WaysBack />
    </Message>
  );
}
