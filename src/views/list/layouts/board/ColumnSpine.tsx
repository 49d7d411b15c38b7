import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { formatCount } from '../../../../i18n/numbers.ts';
import type { ShownColumn } from './shownColumns.ts';
import { focusRing } from '../../../../theme/components/base.ts';
import { ColumnDot } from './ColumnDot.tsx';

const Spine = styled('button')(({ theme }) => ({
  flex: 'none',
  width: 40,
  padding: '12px 0',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 10,
  border: `1px solid ${theme.palette.line}`,
  borderRadius: 8,
  background: theme.palette.rail,
  color: theme.palette.ink2,
  font: 'inherit',
  fontSize: 13,
  cursor: 'pointer',
  '& > div': { position: 'sticky', top: 12, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 10 },
  '& strong': { writingMode: 'vertical-rl', fontWeight: 600, color: theme.palette.ink, whiteSpace: 'nowrap' },
  '&:hover': { background: theme.palette.row },
  '&:focus-visible': focusRing(theme),
}));

interface ColumnSpineProps {
  readonly column: ShownColumn;
  readonly onExpand: () => void;
}

/** A column that was folded up: its name and the number of its cards. */
export function ColumnSpine({ column, onExpand }: ColumnSpineProps) {
  const translate = useTranslate();
  const { label, color, total } = column;
  return (
    <Spine
      type="button"
      aria-expanded={false}
      aria-label={translate('app.views.board.expand', { column: label, count: formatCount(total) })}
      onClick={onExpand}
    >
      <div>
        <ColumnDot color={color} />
        <span style={{ fontVariantNumeric: 'tabular-nums' }}>{formatCount(total)}</span>
        <strong>{label}</strong>
      </div>
    </Spine>
  );
}
