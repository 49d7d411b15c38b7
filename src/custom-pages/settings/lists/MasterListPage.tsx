import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { Navigate, useParams } from 'react-router-dom';
import { pathTo } from '../../../../schema/routes.ts';
import { masterLists } from '../../../../schema/rules/catalogues.ts';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { TabBar, TabLink } from '../../../widgets/tabs/tabs.tsx';
import { usePageTitle } from '../../../widgets/title/TitleContext.ts';
import { EntryList } from './EntryList.tsx';

/** Entries that are shown at first. */
const first = 50;

type Slug = keyof typeof masterLists;
const slugs = Object.keys(masterLists) as Slug[];

/** The lists of sports, leagues, teams and industries (AB 2, /settings/master-config/{slug}). */
export function MasterListPage() {
  const translate = useTranslate();
  const { slug } = useParams();
  const open = slugs.find((one) => one === slug);
  const nameOf = (one: Slug) => translate(`app.catalogueLists.titles.${masterLists[one]}`);
  usePageTitle(open && `${translate('screens.settings.masterConfig')} · ${nameOf(open)}`);
  if (open === undefined) return <Navigate replace to={pathTo('settings.customField')} />;
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <TabBar aria-label={translate('screens.settings.masterConfig')}>
        {slugs.map((one) => (
          <TabLink
            key={one}
            to={pathTo('settings.masterConfig', { slug: one })}
            aria-current={one === open ? 'page' : undefined}
          >
            {nameOf(one)}
          </TabLink>
        ))}
      </TabBar>
      <SimpleListHead lead={translate(`app.catalogueLists.${open === 'industry' ? 'lead' : 'treeLead'}`)} />
      <EntryList key={open} type={masterLists[open]} first={first} />
    </Box>
  );
}
