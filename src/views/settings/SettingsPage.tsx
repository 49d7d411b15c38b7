import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { registry } from '../../../schema/index.ts';
import { maySettings, type AnySettings } from '../../../schema/language/settings.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { ClosedIcon } from '../../theme/icons/actions.tsx';
import { PageSection } from '../../widgets/section/PageSection.tsx';
import { LoadFailed } from '../../widgets/states/LoadFailed.tsx';
import { Message } from '../../widgets/states/Message.tsx';
import { SectionsSkeleton } from '../detail/RecordSkeleton.tsx';
import { Definition } from '../detail/ShowView.tsx';
import { SettingsLinks } from '../SettingsLinks.tsx';
import { useViewFields } from '../viewFields.ts';
import { SettingsForm } from './SettingsForm.tsx';
import { useSettings } from './useSettings.ts';

/** Values of settings for readers who may not change them. */
function Facts({ settings, record }: { readonly settings: AnySettings; readonly record: WireRecord }) {
  const translate = useTranslate();
  const { sections } = useViewFields(settings);
  return sections.map(({ name, title, fields }) => (
    <PageSection key={name} title={translate(title)}>
      <Box component="dl" sx={{ m: 0, my: -0.75 }}>
        {fields.map((named) => (
          <Definition key={named.name} entity={settings} record={record} {...named} />
        ))}
      </Box>
    </PageSection>
  ));
}

/** The page of settings of an agency, from their declaration, with the way to its other settings. */
export function SettingsPage({ settings }: { readonly settings: AnySettings }) {
  const translate = useTranslate();
  const actor = useActor();
  const mayRead = maySettings(actor, 'read', settings, registry);
  const { record, error, retry, save } = useSettings(settings, mayRead);
  const [starts, setStarts] = useState(0);
  if (!mayRead) {
    const lead = translate(settings.isForAdmins ? 'app.settings.adminsOnly' : 'app.settings.closed');
    return (
      <Message icon={ClosedIcon} title={translate('app.noAccess.title')} lead={lead}>
        <SettingsLinks />
      </Message>
    );
  }
  const links = (
    <Box sx={{ px: { xs: 2, sm: 2.5 }, pb: 3 }}>
      <SettingsLinks />
    </Box>
  );
  if (record && maySettings(actor, 'update', settings, registry)) {
    return (
      <SettingsForm
        key={starts}
        settings={settings}
        record={record}
        save={save}
        onRestart={() => setStarts((count) => count + 1)}
      >
        {links}
      </SettingsForm>
    );
  }
  return (
    <Box sx={{ flex: 1, overflow: 'auto', bgcolor: 'background.paper' }}>
      {record && <Facts settings={settings} record={record} />}
      {!record && (error ? <LoadFailed onRetry={retry} /> : <SectionsSkeleton />)}
      {links}
    </Box>
  );
}
