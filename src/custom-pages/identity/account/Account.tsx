import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { useSessionState } from '../../../authProvider/SessionContext.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { PageSection } from '../../../widgets/section/PageSection.tsx';
import { AgencySecurity } from './AgencySecurity.tsx';
import { LetterKeys } from './LetterKeys.tsx';
import { NotificationSettings } from './NotificationSettings.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { OwnTimeZone } from './OwnTimeZone.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SecondFactor } from './SecondFactor.tsx';
import { SessionList } from './SessionList.tsx';
import { useSessions } from './useSessions.ts';

const OwnKeys = lazy(() => import('./api-keys/OwnKeys.tsx').then((module) => ({ default: module.OwnKeys })));

/**
 * Account page of the signed-in person: avatar, time zone, notifications, keyboard, password, second factor, sessions, API keys; for admins,
 * the agency's sign-in requirements.
 */
export function Account() {
  const translate = useTranslate();
  const state = useSessionState();
  const isAdmin = passesFeatureChecks(useActor());
  const { sessions, error, retry, forget, end, ending } = useSessions();
  if (state.status !== 'signedIn') return null;
  const { user } = state;
  // Whoever works above the agencies is at home in none, and has no keys.
  const hasKeys = user.role === 'agency' || user.role === 'staff';
  return (
    <Box sx={{ flex: 1, overflow: 'auto', bgcolor: 'background.paper' }}>
      <PageSection title={translate('app.account.profile')}>
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {user.staffId && <OwnPicture user={user} />}
          <OwnTimeZone user={user} />
        </Box>
      </PageSection>
      {user.staffId && (
        <PageSection title={translate('app.notifications.settings.title')}>
          <NotificationSettings />
        </PageSection>
      )}
      <PageSection title={translate('app.account.keyboard')}>
        <LetterKeys />
      </PageSection>
      <PageSection title={translate('app.account.password')}>
        <PasswordForm email={user.email} onChanged={() => void forget()} />
      </PageSection>
      <PageSection title={translate('app.secondFactor.title')}>
        <SecondFactor email={user.email} />
      </PageSection>
      {isAdmin && (
        <PageSection title={translate('app.secondFactor.agency')}>
          <AgencySecurity />
        </PageSection>
      )}
      <PageSection title={translate('app.account.sessions')}>
        {error && sessions === undefined ? (
          <LoadFailed onRetry={retry} />
        ) : (
          <SessionList sessions={sessions} ending={ending} onEnd={(which) => void end(which)} />
        )}
      </PageSection>
      {hasKeys && (
        <PageSection title={translate('app.apiKeys.title')}>
          <Suspense fallback={null}>
            <OwnKeys />
          </Suspense>
        </PageSection>
      )}
    </Box>
  );
}
