import { styled } from '@mui/material/styles';
import { rowHeight } from '../../../schema/rules/limits.ts';

/** Pixels. */
export const headerHeight = 34;
/** Width of the checkbox column, in pixels. */
export const pickWidth = 44;

/**
 * Table of the grid. Its columns have the widths of the model; remaining room is shared among them. Rows are laid out
 * individually: in table layout all rows would be laid out again whenever one is added or removed. Hence the explicit
 * roles, which some browsers drop from elements that are not displayed as a table.
 */
export const GridFrame = styled('table')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  width: '100%',
  '& thead, & tbody': { display: 'block' },
  '& thead': { position: 'sticky', top: 0, zIndex: 2 },
  '& tr': {
    display: 'flex',
    boxSizing: 'border-box',
    height: rowHeight,
    background: theme.palette.background.paper,
    borderBottom: `1px solid ${theme.palette.line2}`,
    contain: 'layout size style',
  },
  '& tr[aria-hidden]': { border: 0 },
  '& thead tr': { height: headerHeight, borderColor: theme.palette.line },
  '& th, & td': {
    display: 'block',
    boxSizing: 'border-box',
    padding: '0 10px',
    minWidth: 0,
    alignContent: 'center',
    textAlign: 'left',
    whiteSpace: 'nowrap',
    // Not `hidden`, which makes of each cell something that scrolls, with a layer of its own.
    overflow: 'clip',
    textOverflow: 'ellipsis',
  },
  '& th': { position: 'relative', fontWeight: 540, fontSize: 12, color: theme.palette.ink3 },
  // What is drawn goes beyond its heading.
  '& th:has([data-drawn])': { overflow: 'visible', zIndex: 2 },
  '& td': { color: theme.palette.ink2, scrollMargin: `${headerHeight + 2}px 0 2px` },
  '& .first': { paddingLeft: 20 },
  '& .last': { paddingRight: 20 },
  '& .title': { color: theme.palette.ink, fontWeight: 550 },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td.figure': { color: theme.palette.ink },
  '& .pick': { flex: '0 0 var(--pick)', insetInlineStart: 0 },
  '& .side': { flex: '0 0 var(--side)', insetInlineEnd: 0, textAlign: 'right' },
  // What can be done with a row is there for the keyboard at all times, and in sight where somebody is at it.
  '& .quiet': { opacity: 0 },
  '& tr:is(:hover, :has(:focus-visible)) .quiet': { opacity: 1 },
  '@media (hover: none)': { '& .quiet': { opacity: 1 } },
  '& :is(th, td).pinned': { position: 'sticky', zIndex: 1, background: 'inherit' },
  '& .edgeStart': { borderRight: `1px solid ${theme.palette.line2}` },
  '& .edgeEnd': { borderLeft: `1px solid ${theme.palette.line2}` },
  '& tbody tr:hover': { background: theme.palette.row },
  '& tbody tr[aria-selected="true"]': { background: theme.palette.accentSoft },
  '& tr[data-mark] > td:first-of-type': { boxShadow: `inset 2px 0 ${theme.palette.primary.main}` },
  '& tr[data-mark] > td:not(.pinned)': { position: 'relative' },
  '& tr[data-mark] > td:first-of-type::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 8,
    insetBlockStart: 'calc(50% - 3px)',
    width: 6,
    height: 6,
    borderRadius: '50%',
    background: theme.palette.primary.main,
  },
  '& tr[data-mark="gone"] > td:first-of-type': { boxShadow: `inset 2px 0 ${theme.palette.edge}` },
  '& tr[data-mark="gone"] > td:first-of-type::before': { background: theme.palette.edge },
  '& tr[data-mark="gone"] td': { color: theme.palette.ink3 },
  '& tr[data-mark="gone"] .title a': { textDecoration: 'line-through' },
  '& .quiet :is(a, button):hover': { background: theme.palette.line, color: theme.palette.ink },
  '& tbody tr[data-opens]': { cursor: 'pointer' },
  '& :is(th, td):focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: -2 },
  '&[data-stale] tbody': { opacity: 0.55, transition: 'opacity 120ms 120ms' },
  '& input[type="checkbox"]': {
    display: 'block',
    margin: 0,
    width: 14,
    height: 14,
    accentColor: theme.palette.primary.main,
  },
}));

/** Resize handle at the end of a column's heading. */
export const Handle = styled('span')(({ theme }) => ({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: 9,
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 8,
    insetInlineEnd: 4,
    width: 1,
    background: theme.palette.line,
    opacity: 0,
  },
  'th:hover > &::after, &[data-drawn]::after': { opacity: 1 },
  '&[data-drawn]::after': { insetBlock: 0, width: 2, background: theme.palette.primary.main },
}));
