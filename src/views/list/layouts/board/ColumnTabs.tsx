import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../../../i18n/numbers.ts';
import type { ShownColumn } from './shownColumns.ts';
import { focusRing } from '../../../../theme/components/base.ts';
import { ColumnDot } from './ColumnDot.tsx';

const Bar = styled('div')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  gap: 8,
  padding: '8px 16px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: `1px solid ${theme.palette.line}`,
  background: theme.palette.background.paper,
}));

const Tab = styled('button')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 36,
  padding: '0 12px',
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 18,
  background: 'none',
  color: theme.palette.ink2,
  font: 'inherit',
  '&[aria-pressed="true"]': {
    borderColor: theme.palette.primary.main,
    background: theme.palette.accentSoft,
    color: theme.palette.ink,
  },
  '&:focus-visible': focusRing(theme),
  '& > span:last-of-type': { fontVariantNumeric: 'tabular-nums', fontSize: 12 },
}));

interface ColumnTabsProps {
  readonly columns: readonly ShownColumn[];
  readonly current: ShownColumn;
  readonly onChange: (columnKey: string) => void;
}

/** The columns of a board on a phone, of which one is shown. */
export function ColumnTabs({ columns, current, onChange }: ColumnTabsProps) {
  const translate = useTranslate();
  return (
    <Bar role="group" aria-label={translate('app.views.board.columns')}>
      {columns.map(({ key, label, color, total }) => (
        <Tab key={key} type="button" aria-pressed={key === current.key} onClick={() => onChange(key)}>
          <ColumnDot color={color} />
          {label}
          <span>{formatCount(total)}</span>
        </Tab>
      ))}
    </Bar>
  );
}
