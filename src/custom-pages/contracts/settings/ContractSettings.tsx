import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useParams } from 'react-router-dom';
import { registry } from '../../../../schema/index.ts';
import { SettingsPage } from '../../../views/settings/SettingsPage.tsx';
import { TabBar, TabLink } from '../../../widgets/tabs/tabs.tsx';
import { addressOf, tabs, type Tab } from './addresses.ts';
import { TemplatesTab } from './TemplatesTab.tsx';
import { TypesTab } from './TypesTab.tsx';

/** The settings that a part shows whole, by its name. */
const settingsOf: Readonly<Partial<Record<Tab, string>>> = {
  terms: 'contractTerms',
  reminders: 'contractReminders',
  numbers: 'contracting',
};

/** The settings of contracts (AB 2): types, templates, terms, reminders, numbers and approval. The address selects. */
export function ContractSettings() {
  const translate = useTranslate();
  const { subId } = useParams();
  const tab = tabs.find((one) => one === subId) ?? 'types';
  const settings = registry.settings.find(({ name }) => name === settingsOf[tab]);
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <TabBar aria-label={translate('screens.settings.contract')}>
        {tabs.map((one) => (
          <TabLink key={one} to={addressOf(one)} aria-current={one === tab ? 'page' : undefined}>
            {translate(`app.contractSettings.tabs.${one}`)}
          </TabLink>
        ))}
      </TabBar>
      {settings && <SettingsPage key={tab} settings={settings} />}
      {tab === 'types' && <TypesTab />}
      {tab === 'templates' && <TemplatesTab />}
    </Box>
  );
}
