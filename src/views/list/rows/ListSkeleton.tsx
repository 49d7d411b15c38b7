import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyframes, styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { rowHeight, skeletonRows } from '../../../../schema/rules/limits.ts';
import { pickWidth } from '../../../widgets/grid/GridFrame.tsx';

/** Widths of what is to come, in percent: uneven, as text is. */
const widths = [46, 62, 38, 54, 70, 42, 58];

const widthOf = (row: number, part = 0): string => `${widths[(row * 3 + part) % widths.length]}%`;

interface RowsProps {
  readonly rows: number;
}

/** Skeletons of cards: avatar, name, state and a line of values. */
export function CardSkeletons({ rows }: RowsProps) {
  const translate = useTranslate();
  return (
    <Box role="status" aria-label={translate('app.views.list.loading')}>
      {Array.from({ length: rows }, (_row, row) => (
        <Box key={row} sx={{ display: 'flex', gap: 1.5, p: '12px 16px', borderBottom: 1, borderColor: 'line2' }}>
          <Skeleton variant="circular" width={36} height={36} sx={{ flex: 'none', borderRadius: '50%' }} />
          <Box sx={{ flex: 1, display: 'grid', gap: 0.5 }}>
            <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 22 }}>
              <Skeleton width={widthOf(row)} height={14} />
              <Skeleton variant="rounded" width={66} height={18} sx={{ borderRadius: '9px' }} />
            </Box>
            <Box sx={{ display: 'flex', alignItems: 'center', height: 22 }}>
              <Skeleton width={widthOf(row, 1)} height={12} />
            </Box>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** Pixels between columns, and beside them. */
const gap = 20;

const pulse = keyframes({ '50%': { opacity: 0.45 } });

/** Drawn while much else starts, hence of plain elements: a component for each bar would take as long as the rows do. */
const Lines = styled('div')(({ theme }) => ({
  overflow: 'hidden',
  '& > div': {
    display: 'grid',
    alignItems: 'center',
    gap,
    height: rowHeight,
    padding: `0 ${gap}px`,
    borderBottom: `1px solid ${theme.palette.line2}`,
  },
  '& > div:first-of-type': { height: rowHeight + 1, borderColor: theme.palette.line },
  '& span': { display: 'flex', alignItems: 'center', gap: 8 },
  '& i': {
    height: 14,
    borderRadius: 4,
    background: theme.palette.line,
    '@media (prefers-reduced-motion: no-preference)': { animation: `${pulse} 2s ease-in-out 0.5s infinite` },
  },
  '& > div:first-of-type i': { width: 56, height: 10 },
  '& i.face': { flex: 'none', width: 22, height: 22, borderRadius: '50%' },
  '& > div > i.box': { width: 14, height: 14, borderRadius: 3 },
}));

/** Names start at the same position as those of the grid, which are inset 10 pixels in their column. */
const boxWidth = pickWidth + 10 - 2 * gap;

interface RowSkeletonsProps extends RowsProps {
  readonly columns: number;
  /** True if rows have checkboxes. */
  readonly canPick: boolean;
}

/** Rows to come, below the line of their headings. */
function RowSkeletons({ rows, columns, canPick }: RowSkeletonsProps) {
  const translate = useTranslate();
  const boxes = canPick ? `${boxWidth}px ` : '';
  const gridTemplateColumns = `${boxes}minmax(200px, 1.6fr) repeat(${columns - 1}, minmax(90px, 1fr))`;
  return (
    <Lines role="status" aria-label={translate('app.views.list.loading')}>
      {Array.from({ length: rows + 1 }, (_row, row) => (
        <div key={row} style={{ gridTemplateColumns }}>
          {canPick && <i className="box" />}
          {Array.from({ length: columns }, (_part, part) => (
            <span key={part}>
              {part === 0 && row > 0 && <i className="face" />}
              <i style={row === 0 ? undefined : { width: widthOf(row, part) }} />
            </span>
          ))}
        </div>
      ))}
    </Lines>
  );
}

interface ListSkeletonProps extends Omit<RowSkeletonsProps, 'rows'> {
  readonly isNarrow: boolean;
}

/** Skeleton of a list before its first rows (AB 9: 15), in the shape of the rows. */
export function ListSkeleton({ isNarrow, ...shape }: ListSkeletonProps) {
  if (!isNarrow) return <RowSkeletons rows={skeletonRows} {...shape} />;
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', height: 36, px: 2, pt: 1 }}>
        <Skeleton width={72} height={12} />
        <Skeleton width={48} height={12} />
      </Box>
      <CardSkeletons rows={skeletonRows} />
    </>
  );
}
