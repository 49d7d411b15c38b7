import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { visuallyHidden } from '@mui/utils';
import { useLocaleState, useTranslate } from 'ra-core';
import { formatMoney } from '../../../../../schema/rules/money.ts';
import { formatCount } from '../../../../i18n/numbers.ts';
import { localeOf } from '../../../../i18n/localeOf.ts';
import type { BoardColumn } from '../../../../dataProvider/types.ts';
import type { ShownColumn } from './shownColumns.ts';
import { CollapseIcon } from '../../../../widgets/icons.tsx';
import { ColumnDot } from './ColumnDot.tsx';

const Head = styled('div')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 40,
  // As wide as the ground of a column over which a card is held.
  margin: '0 -4px',
  padding: '8px 6px',
  background: theme.palette.background.default,
  '& h2': { margin: 0, minWidth: 0, fontSize: 13, fontWeight: 600, lineHeight: '20px' },
  '& .collapse': { opacity: 0 },
  '&:is(:hover, :focus-within) .collapse': { opacity: 1 },
  '@media (hover: none)': { '& .collapse': { opacity: 1 } },
}));

/** Returns the number of sums of a column. */
export const sumsOf = ({ sums }: BoardColumn): number => Object.values(sums).flat().length;

/** Sums of a column, each in its currency. */
export function ColumnSums({ column }: { column: BoardColumn }) {
  const [locale] = useLocaleState();
  const sums = Object.entries(column.sums).flatMap(([name, all]) => all.map((sum) => ({ name, ...sum })));
  return sums.map(({ name, currency, amount }) => (
    <span key={`${name} ${currency}`}>{formatMoney(amount, currency, localeOf(locale))}</span>
  ));
}

interface ColumnHeadProps {
  readonly column: ShownColumn;
  readonly headingId: string;
  /** Most sums that a column of the board has, so that all heads are as high. */
  readonly sums: number;
  /** Absent where it is the only column, of which the tabs above say the rest. */
  readonly onCollapse: (() => void) | undefined;
}

/** Head of a column: its name, the number of its cards, and their sums. */
export function ColumnHead({ column, headingId, sums, onCollapse }: ColumnHeadProps) {
  const translate = useTranslate();
  const { label, color, total } = column;
  const fold = translate('app.views.board.collapse', { column: label });
  const hasSums = sumsOf(column) > 0;
  if (!onCollapse && !hasSums) {
    return (
      <h2 id={headingId} style={visuallyHidden}>
        {label}
      </h2>
    );
  }
  return (
    <Head style={{ minHeight: Math.max(40, 16 + sums * 16) }}>
      <ColumnDot color={color} />
      <Box component="h2" id={headingId} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {label}
      </Box>
      <Box component="span" sx={{ color: 'ink3', fontSize: 12, fontVariantNumeric: 'tabular-nums' }}>
        {formatCount(total)}
      </Box>
      <Box
        sx={{
          ml: 'auto',
          display: 'grid',
          justifyItems: 'end',
          color: 'ink2',
          fontSize: 12,
          lineHeight: '16px',
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        <ColumnSums column={column} />
      </Box>
      {onCollapse && (
        <IconButton className="collapse" size="small" title={fold} aria-label={fold} onClick={onCollapse}>
          <CollapseIcon fontSize="inherit" />
        </IconButton>
      )}
    </Head>
  );
}
