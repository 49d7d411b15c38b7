import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Link } from 'react-router-dom';
import { recordPath } from '../../widgets/link/recordPath.ts';

const Bar = styled('nav')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  gap: 20,
  padding: '0 20px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: theme.palette.background.paper,
  borderBottom: `1px solid ${theme.palette.line}`,
  [theme.breakpoints.down('md')]: { padding: '0 16px' },
}));

const Tab = styled(Link)(({ theme }) => ({
  flex: 'none',
  padding: '9px 0 8px',
  borderBottom: '2px solid transparent',
  color: theme.palette.ink2,
  fontWeight: 490,
  textDecoration: 'none',
  '&:hover': { color: theme.palette.ink },
  '&[aria-current]': { color: theme.palette.ink, fontWeight: 570, borderColor: theme.palette.primary.main },
  [theme.breakpoints.down('md')]: { padding: '12px 0 11px' },
}));

interface RecordTabsProps {
  readonly kind: string;
  readonly id: string;
  readonly tabs: readonly string[];
  readonly current: string;
}

/** The tabs of a record's page; each has its own address. */
export function RecordTabs({ kind, id, tabs, current }: RecordTabsProps) {
  const translate = useTranslate();
  return (
    <Bar aria-label={translate('app.views.record.tabs')}>
      {tabs.map((name) => {
        const path = recordPath(kind, id, name);
        if (path === null) return null;
        return (
          <Tab key={name} to={path} aria-current={name === current ? 'page' : undefined}>
            {translate(`tabs.${name}`)}
          </Tab>
        );
      })}
    </Bar>
  );
}
