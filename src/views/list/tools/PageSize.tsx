import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { pageSizes } from '../../../../schema/rules/limits.ts';
import { DownIcon } from '../../../widgets/icons.tsx';
import { changeListState } from '../address/listState.ts';
import { useOpenList } from '../rows/OpenListContext.ts';
import { LateMenu, LateMenuItem, menuAhead } from '../../../widgets/menu/LateMenu.tsx';

/** Number of rows on a page, and its choice. A menu, since a select of the library is as large as the rest of the footer. */
export function PageSize() {
  const { state, go } = useOpenList();
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = translate('app.views.list.pageSize');
  const perPage = (size: number) => translate('app.views.list.perPage', { size });
  const choose = (pageSize: number) => {
    setAnchor(null);
    go(changeListState(state, { pageSize }));
  };
  return (
    <>
      <Button
        variant="text"
        size="small"
        color="inherit"
        aria-label={`${translate('app.views.filter.named', { field: label })} ${perPage(state.pageSize)}`}
        aria-haspopup="listbox"
        aria-expanded={anchor !== null}
        {...menuAhead}
        onClick={(event) => setAnchor(event.currentTarget)}
        endIcon={<DownIcon />}
        sx={{ fontSize: 13, fontWeight: 400, color: 'ink2' }}
      >
        {perPage(state.pageSize)}
      </Button>
      <LateMenu
        disablePortal
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        // Below there is no room.
        anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        slotProps={{ list: { role: 'listbox', 'aria-label': label } }}
      >
        {pageSizes.map((size) => (
          <LateMenuItem
            key={size}
            role="option"
            aria-selected={size === state.pageSize}
            selected={size === state.pageSize}
            onClick={() => choose(size)}
          >
            {perPage(size)}
          </LateMenuItem>
        ))}
      </LateMenu>
    </>
  );
}
