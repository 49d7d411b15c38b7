import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useSessionState } from '../../authProvider/SessionContext.ts';
import { LoadFailed } from '../../layout/states/LoadFailed.tsx';
import { usePageTitle } from '../../layout/title/TitleContext.ts';
import { PageSection } from '../../widgets/section/PageSection.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionList } from './SessionList.tsx';
import { useSessions } from './useSessions.ts';

/** The signed-in person's own account: another password, and where they are signed in. */
export function Account() {
  const translate = useTranslate();
  const state = useSessionState();
  const { sessions, error, retry, forget, end, ending } = useSessions();
  usePageTitle(translate('app.account.title'));
  if (state.status !== 'signedIn') return null;
  return (
    <Box sx={{ flex: 1, overflow: 'auto', bgcolor: 'background.paper' }}>
      <PageSection title={translate('app.account.password')}>
        <PasswordForm email={state.user.email} onChanged={() => void forget()} />
      </PageSection>
      <PageSection title={translate('app.account.sessions')}>
        {error && sessions === undefined ? (
          <LoadFailed onRetry={retry} />
        ) : (
          <SessionList sessions={sessions} ending={ending} onEnd={(which) => void end(which)} />
        )}
      </PageSection>
    </Box>
  );
}
