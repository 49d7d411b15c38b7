import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { statusTypes, type StatusType } from '../../../../schema/rules/statuses.ts';
import { SimpleListHead } from '../../../widgets/simple-list/SimpleListHead.tsx';
import { TabBar, TabLink } from '../../../widgets/tabs/tabs.tsx';
import { addressOf, type Section } from './addresses.ts';

const others = { statuses: 'statusCategories', statusCategories: 'statuses' } as const;

interface StatusFrameProps {
  readonly section: Section;
  readonly type: StatusType;
  readonly children: ReactNode;
}

/** A page of the settings of statuses: a tab for each type of work, what the page is for, and the way to the other one. */
export function StatusFrame({ section, type, children }: StatusFrameProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', overflow: 'auto', bgcolor: 'background.paper' }}>
      <TabBar aria-label={translate('app.statusSettings.types')}>
        {statusTypes.map((one) => (
          <TabLink key={one} to={addressOf(section, one)} aria-current={one === type ? 'page' : undefined}>
            {translate(`app.statusSettings.typeTabs.${one}`)}
          </TabLink>
        ))}
      </TabBar>
      <SimpleListHead lead={translate(`app.statusSettings.${section}.lead`)}>
        <Button component={Link} to={addressOf(others[section], type)}>
          {translate(`screens.settings.${others[section]}`)}
        </Button>
      </SimpleListHead>
      {children}
    </Box>
  );
}
