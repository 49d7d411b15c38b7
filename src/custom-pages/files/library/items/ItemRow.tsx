import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useLocale, useTranslate } from 'ra-core';
import { rowHeight } from '../../../../../schema/rules/limits.ts';
import { fileSize } from '../../../../widgets/file/fileSize.ts';
import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';
import { Moment } from '../../../../widgets/moment/Moment.tsx';
import { SmallFace } from './ItemFace.tsx';
import { foldersAround, isFolder, kindWord } from './itemFacts.ts';
import { ItemName } from './ItemName.tsx';
import { ItemTools } from './ItemTools.tsx';
import { useItemEvents } from './useItemEvents.ts';

/** Columns of rows and of their heads. */
export const rowColumns = 'minmax(160px, 1fr) 110px 90px 150px 40px';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: rowColumns,
  alignItems: 'center',
  columnGap: 20,
  minHeight: rowHeight,
  boxSizing: 'border-box',
  padding: '0 12px 0 20px',
  borderBottom: `1px solid ${theme.palette.line2}`,
  cursor: 'default',
  userSelect: 'none',
  '&:hover': { background: theme.palette.row },
  '&[aria-selected="true"]': {
    background: theme.palette.rowPicked,
    boxShadow: `inset 2px 0 ${theme.palette.primary.main}`,
  },
  '&:focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '&[data-over]': {
    outline: `2px solid ${theme.palette.primary.main}`,
    outlineOffset: -2,
    background: theme.palette.accentSoft,
  },
  '& > .quiet': { color: theme.palette.ink2, whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
  '& [data-tools]': { opacity: 0 },
  '&:hover [data-tools], &:focus-within [data-tools], &:focus [data-tools]': { opacity: 1 },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'minmax(0, 1fr) 44px',
    minHeight: 56,
    padding: '0 4px 0 16px',
    '& [data-tools]': { opacity: 1 },
    '& > .quiet': { display: 'none' },
  },
}));

interface ItemRowProps {
  readonly of: LibraryItem;
  readonly rowIndex: number;
  /** The folders around it are said, since items of several are shown. */
  readonly hasPath: boolean;
}

/** A folder or a file as a row: name, kind, size, when it was changed, and its menu. */
export function ItemRow({ of, rowIndex, hasPath }: ItemRowProps) {
  const translate = useTranslate();
  const locale = useLocale();
  const kind = translate(kindWord(of));
  const size = of.bytes === null || isFolder(of) ? '' : fileSize(of.bytes, locale);
  const around = hasPath ? foldersAround(of).join(' / ') : '';
  return (
    <Row
      role="row"
      aria-rowindex={rowIndex}
      aria-label={[of.name, kind, size].filter(Boolean).join(', ')}
      {...useItemEvents(of)}
    >
      <Box role="gridcell" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
        <SmallFace of={of} />
        <Box sx={{ minWidth: 0, flex: 1 }}>
          <ItemName of={of} lines={1} />
          {around !== '' && (
            <Box
              sx={{
                fontSize: 11.5,
                lineHeight: '14px',
                color: 'ink3',
                overflow: 'hidden',
                textOverflow: 'ellipsis',
                whiteSpace: 'nowrap',
                pb: 0.25,
              }}
            >
              {around}
            </Box>
          )}
          <Box sx={{ display: { xs: 'block', sm: 'none' }, fontSize: 12, color: 'ink3' }}>
            {[kind, size].filter(Boolean).join(' · ')}
          </Box>
        </Box>
      </Box>
      <div role="gridcell" className="quiet">
        {kind}
      </div>
      <Box role="gridcell" className="quiet" sx={{ textAlign: 'right' }}>
        {size}
      </Box>
      <div role="gridcell" className="quiet">
        <Moment at={of.updatedAt} />
      </div>
      <Box role="gridcell" sx={{ textAlign: 'right' }}>
        <ItemTools of={of} />
      </Box>
    </Row>
  );
}
