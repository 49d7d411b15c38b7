import { styled } from '@mui/material/styles';
import { rowHeight } from '../../../schema/rules/limits.ts';

/** Pixels. */
export const headerHeight = 34;
/** Room after the columns for the button in the corner, in pixels. */
export const cornerWidth = 36;
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
    '--ground': theme.palette.background.paper,
    background: 'var(--ground)',
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
  // A heading that does not fit on its line has a second one.
  '& th': {
    position: 'relative',
    fontWeight: 540,
    fontSize: 12,
    lineHeight: '15px',
    whiteSpace: 'normal',
    color: theme.palette.ink3,
  },
  // What is drawn goes beyond its heading.
  '& th:has([data-drawn])': { overflow: 'visible', zIndex: 2 },
  '& td': { color: theme.palette.ink2, scrollMargin: `${headerHeight + 2}px var(--end) 2px 0` },
  '& .first': { paddingLeft: 20 },
  '& .last': { paddingRight: 20 },
  '& .title': { color: theme.palette.ink, fontWeight: 550 },
  '& .figure': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& td.figure': { color: theme.palette.ink },
  '& .pick': { flex: '0 0 var(--pick)', insetInlineStart: 0, textOverflow: 'clip' },
  // The end of a row lies over its last columns: only what stands in it takes clicks.
  '& .side': {
    position: 'sticky',
    zIndex: 1,
    insetInlineEnd: 0,
    flex: '0 0 var(--side)',
    marginInlineStart: 'calc(var(--end) - var(--side))',
    textAlign: 'right',
    pointerEvents: 'none',
  },
  // More actions than it has room for go over the columns, not over the edge.
  '& td.side:not(.fixed)': { display: 'flex', justifyContent: 'flex-end' },
  '& .side.fixed': { background: 'var(--ground)', pointerEvents: 'auto' },
  '& .side > *': { pointerEvents: 'auto' },
  // A column that is cut fades out.
  '& .side.cut': {
    '--fade': 'calc(100% - var(--end))',
    background: 'linear-gradient(to right, transparent calc(var(--fade) - 28px), var(--ground) var(--fade))',
  },
  '& .side.fixed.cut': { overflow: 'visible' },
  '& .side.fixed.cut::before': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: -28,
    width: 28,
    background: 'linear-gradient(to right, transparent, var(--ground))',
    pointerEvents: 'none',
  },
  // What can be done with a row is there for the keyboard at all times, and in sight where somebody is at it.
  '& .quiet': { opacity: 0 },
  '& .side:not(.fixed) .quiet': {
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    height: rowHeight - 1,
    paddingInlineStart: 32,
    marginInlineEnd: -20,
    paddingInlineEnd: 20,
    background: 'linear-gradient(to right, transparent, var(--ground) 28px)',
  },
  '& tr:hover .quiet, & tr:has(:focus-visible) .fixed .quiet, & .side:is(:focus-visible, :focus-within) .quiet': {
    opacity: 1,
  },
  '@media (hover: none)': { '& .quiet': { opacity: 1 } },
  '& :is(th, td).pinned': { position: 'sticky', zIndex: 1, background: 'var(--ground)' },
  '& .edgeStart': { borderRight: `1px solid ${theme.palette.line2}` },
  '& .edgeEnd': { borderLeft: `1px solid ${theme.palette.line2}` },
  '& tbody tr:hover': { '--ground': theme.palette.row },
  // The shapes of states and tags get an outline, since their soft grounds are close to that of the row.
  '& tbody tr[aria-selected="true"]': { '--ground': theme.palette.rowPicked, '--outline': '1px' },
  '& tbody tr[aria-selected="true"] > td:first-of-type': { boxShadow: `inset 2px 0 ${theme.palette.primary.main}` },
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
