import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import type { MatrixLevel } from '../../../schema/access/levels.ts';
import { DownIcon } from '../icons.tsx';
import type { MatrixProps } from './matrixProps.ts';
import { usePermissionWords } from './usePermissionWords.ts';

interface ColumnMenuProps extends Pick<MatrixProps, 'onTickColumn'> {
  readonly level: MatrixLevel;
}

/**
 * Select all and Deselect all of a column. No Access is exclusive: it can be neither combined with other levels nor
 * removed without choosing one (AB 4).
 */
export function ColumnMenu({ level, onTickColumn }: ColumnMenuProps) {
  const translate = useTranslate();
  const words = usePermissionWords();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const choose = (isTicked: boolean) => {
    onTickColumn(level, isTicked);
    setAnchor(null);
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('app.permissions.setAll', { level: words.ofLevel(level) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <DownIcon style={{ fontSize: 12 }} />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(true)}>{translate('app.permissions.selectAll')}</MenuItem>
        {level !== 'NO_ACCESS' && (
          <MenuItem onClick={() => choose(false)}>{translate('app.permissions.deselectAll')}</MenuItem>
        )}
      </Menu>
    </>
  );
}
