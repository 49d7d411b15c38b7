import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { passesFeatureChecks } from '../../../schema/access/scope.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import { ClosedIcon } from '../../theme/icons/actions.tsx';
import { Message } from './Message.tsx';

interface SettingsClosedProps {
  /** True where admins alone may read them; else a right is missing. */
  readonly isForAdmins: boolean;
}

/** Message in place of settings that the signed-in person may not read. */
export function SettingsClosed({ isForAdmins }: SettingsClosedProps) {
  const translate = useTranslate();
  const lead = translate(isForAdmins ? 'app.settings.adminsOnly' : 'app.settings.closed');
  return <Message icon={ClosedIcon} title={translate('app.noAccess.title')} lead={lead} />;
}

/** Shows a page of settings to admins of the agency, and a message to everybody else. */
export function ForAdmins({ children }: { readonly children: ReactNode }) {
  return passesFeatureChecks(useActor()) ? children : <SettingsClosed isForAdmins />;
}
