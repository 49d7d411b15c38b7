import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { isUuid } from '../../../../schema/rules/texts.ts';
import { TabBar, TabLink } from '../../../widgets/tabs/tabs.tsx';
import { addressOf, tabs } from './addresses.ts';
import { GroupItems } from './GroupItems.tsx';
import { GroupsTab } from './GroupsTab.tsx';
import { TypesTab } from './TypesTab.tsx';

/** The settings of tasks (AB 2, /settings/task): types of tasks, and templates with their tasks. The address selects. */
export function TaskSettings() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'task-type';
  const group = search.get('group') ?? '';
  const content = () => {
    if (tab === 'task-type') return <TypesTab />;
    return isUuid(group) ? <GroupItems key={group} groupId={group} /> : <GroupsTab />;
  };
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <TabBar aria-label={translate('screens.settings.task')}>
        {tabs.map((one) => (
          <TabLink key={one} to={addressOf(one)} aria-current={one === tab ? 'page' : undefined}>
            {translate(`app.taskSettings.tabs.${one}`)}
          </TabLink>
        ))}
      </TabBar>
      {content()}
    </Box>
  );
}
