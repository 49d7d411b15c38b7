import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useSearchParams } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import { HistoryButton } from '../../../views/settings/HistoryButton.tsx';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { TabBar, TabLink } from '../../../widgets/tabs/tabs.tsx';
import { CustomFieldsOf } from './CustomFieldsOf.tsx';
import { ModuleList } from './ModuleList.tsx';
import { modules } from './modules.ts';
import { settings, useHiddenLists } from './useHiddenLists.ts';

/** Entries of each list that are shown at first. */
const first = 10;

/** The small lists and custom fields of each part of the product (AB 2, /settings/modules-configure). */
export function ModulesPage() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const module = modules.find(({ name }) => name === search.get('module')) ?? modules[0];
  const { hidden, mayHide, hide, history } = useHiddenLists();
  const nameOf = (entity: string) => translate(`resources.${entity}.name`, { smart_count: 2 });
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <TabBar aria-label={translate('screens.settings.modules')}>
        {modules.map((one) => (
          <TabLink
            key={one.name}
            to={`${pathTo('settings.modules')}?module=${one.name}`}
            aria-current={one === module ? 'page' : undefined}
          >
            {one.entities.map(nameOf).join(', ')}
          </TabLink>
        ))}
      </TabBar>
      <SimpleListHead lead={translate('app.catalogueLists.modulesLead')}>
        <HistoryButton settings={settings} {...history} record={undefined} />
      </SimpleListHead>
      {module?.types.map((type) => (
        <ModuleList
          key={type}
          type={type}
          first={first}
          isHidden={hidden.includes(type)}
          onHide={mayHide(type) ? (isHidden) => void hide(type, isHidden) : undefined}
        />
      ))}
      {module?.customOwners.map((owner) => (
        <CustomFieldsOf key={owner} owner={owner} />
      ))}
    </Box>
  );
}
