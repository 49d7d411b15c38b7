import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { useLocation, useParams, useSearchParams } from 'react-router-dom';
import { codeOf, namesOf, type ChoiceField } from '../../../schema/fields/choice.ts';
import { registry } from '../../../schema/index.ts';
import { maySettings, typeField, type AnySettings } from '../../../schema/language/settings.ts';
import { useActor } from '../../authProvider/ActorContext.ts';
import type { WireRecord } from '../../fields/kind.ts';
import { useWords } from '../../fields/useWords.ts';
import { PageSection } from '../../widgets/section/PageSection.tsx';
import { LoadFailed } from '../../widgets/states/LoadFailed.tsx';
import { SettingsClosed } from '../../widgets/states/SettingsClosed.tsx';
import { TabBar, TabLink } from '../../widgets/tabs/tabs.tsx';
import { SectionsSkeleton } from '../skeletons/RecordSkeleton.tsx';
import { Definition } from '../record/tabs/facts/ShowView.tsx';
import { useViewFields } from '../view-fields/viewFields.ts';
import { HistoryButton } from './HistoryButton.tsx';
import { SettingsForm } from './SettingsForm.tsx';
import { titleOf } from '../../widgets/title/titleOf.ts';
import { usePageTitle } from '../../widgets/title/TitleContext.ts';
import { useScreen } from '../../widgets/title/useScreen.ts';
import { useSettings, type SettingsType } from './useSettings.ts';

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

interface SettingsPageProps {
  readonly settings: AnySettings;
}

/** One record of settings, in a form for who may change it. */
function SettingsRecord({ settings, type }: SettingsPageProps & { readonly type?: SettingsType }) {
  const actor = useActor();
  const mayRead = maySettings(actor, 'read', settings, registry);
  const [starts, setStarts] = useState(0);
  const restart = () => setStarts((count) => count + 1);
  const { record, error, retry, save, history } = useSettings(settings, mayRead, type, restart);
  if (!mayRead) return <SettingsClosed isForAdmins={settings.isForAdmins} />;
  if (record && maySettings(actor, 'update', settings, registry)) {
    return (
      <SettingsForm
        key={starts}
        settings={settings}
        record={record}
        save={save}
        onRestart={restart}
        history={history}
      />
    );
  }
  return (
    <Box sx={{ flex: 1, overflow: 'auto', bgcolor: 'background.paper' }}>
      {record && <Facts settings={settings} record={record} />}
      {record && (
        <Box sx={{ px: { xs: 1, md: 1.5 }, py: 1 }}>
          <HistoryButton settings={settings} {...history} record={undefined} />
        </Box>
      )}
      {!record && (error ? <LoadFailed onRetry={retry} /> : <SectionsSkeleton />)}
    </Box>
  );
}

/** Settings of which each type has a record: a tab each, which the address says by its path or else its query. */
function SettingsByType({ settings, by }: SettingsPageProps & { readonly by: ChoiceField }) {
  const translate = useTranslate();
  const { ofChoice } = useWords(settings.name);
  const [search] = useSearchParams();
  const inPath = Object.values(useParams());
  const types = namesOf(by.choices).map((name) => ({ name, code: codeOf(by.choices, name) }));
  const ofPath = types.find(({ code }) => inPath.includes(String(code)));
  const ofQuery = types.find(({ code }) => String(code) === search.get(typeField));
  const type = (ofPath ?? ofQuery ?? types[0])?.code;
  const title = titleOf(useScreen(), useLocation().pathname, translate);
  usePageTitle(ofPath && `${title} · ${ofChoice(typeField, by, ofPath.name)}`);
  return (
    <>
      <TabBar aria-label={translate(`resources.${settings.name}.name`, { smart_count: 2 })}>
        {types.map(({ name, code }) => (
          <TabLink
            key={name}
            to={ofPath ? `../${code}` : `?${typeField}=${code}`}
            relative="path"
            aria-current={code === type ? 'page' : undefined}
          >
            {ofChoice(typeField, by, name)}
          </TabLink>
        ))}
      </TabBar>
      <SettingsRecord key={type} settings={settings} type={type} />
    </>
  );
}

/** The page of settings of an agency, from their declaration. */
export function SettingsPage({ settings }: SettingsPageProps) {
  const { by } = settings;
  return by ? <SettingsByType settings={settings} by={by} /> : <SettingsRecord settings={settings} />;
}
