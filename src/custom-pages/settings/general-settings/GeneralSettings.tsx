import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'ra-core';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import { useActor } from '../../../authProvider/ActorContext.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { ClosedIcon } from '../../../theme/icons/actions.tsx';
import { SettingsLinks } from '../../../views/SettingsLinks.tsx';
import { PageSection } from '../../../widgets/section/PageSection.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import { useGeneralSettings } from './useGeneralSettings.ts';

/** Name and place of an agency (AB 2); its admins change them. */
export function GeneralSettings() {
  const translate = useTranslate();
  const isAdmin = passesFeatureChecks(useActor());
  const { settings, error, retry, save } = useGeneralSettings(isAdmin);
  if (!isAdmin) {
    return (
      <Message
        icon={ClosedIcon}
        title={translate('app.noAccess.title')}
        lead={translate('app.agencies.general.adminsOnly')}
      >
        <SettingsLinks />
      </Message>
    );
  }
  return (
    <Box sx={{ flex: 1, overflow: 'auto', bgcolor: 'background.paper' }}>
      <PageSection title={translate('app.agencies.general.title')}>
        {settings && <GeneralForm key={JSON.stringify(settings)} settings={settings} onSave={save} />}
        {!settings && (error ? <LoadFailed onRetry={retry} /> : <Skeleton width="46%" height={20} />)}
      </PageSection>
      <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 3 }}>
        <SettingsLinks />
      </Box>
    </Box>
  );
}
