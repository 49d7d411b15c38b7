import IconButton from '@mui/material/IconButton';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { ShownColumn } from './shownColumns.ts';
import { MoreIcon } from '../../../../widgets/icons.tsx';
import { ColumnDot } from './ColumnDot.tsx';

interface MoveMenuProps {
  /** Title of the card. */
  readonly title: string;
  /** The columns into which it may be moved. */
  readonly columns: readonly ShownColumn[];
  readonly onMove: (column: ShownColumn) => void;
}

/** Way of a card into any other column without dragging. */
export function MoveMenu({ title, columns, onMove }: MoveMenuProps) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (columns.length === 0) return null;
  const label = translate('app.views.board.move', { title });
  return (
    <>
      <IconButton
        size="small"
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="inherit" />
      </IconButton>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          slotProps={{ paper: { role: 'dialog', 'aria-label': translate('app.views.board.moveTo') } }}
        >
          <ListSubheader role="presentation">{translate('app.views.board.moveTo')}</ListSubheader>
          {columns.map((column) => (
            <MenuItem
              key={column.key}
              onClick={() => {
                setAnchor(null);
                onMove(column);
              }}
              sx={{ gap: 1 }}
            >
              <ColumnDot color={column.color} />
              {column.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
