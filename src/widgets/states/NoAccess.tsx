import { useTranslate } from 'ra-core';
import { isMember } from '../../../schema/access/scope.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { ClosedIcon } from '../../theme/icons/actions.tsx';
import { Message } from './Message.tsx';
import { WaysBack } from './WaysBack.tsx';

/**
 * Shown for a page that exists but is closed to the signed-in person (AB 6), with the people who could change that, if
 * any.
 */
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
