import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'ra-core';
import { MoreIcon } from '../../../../widgets/icons.tsx';
import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';
import { useLibrary } from './LibraryContext.ts';

/** The button of an item's menu; an item of the system has none (AB 2). */
export function ItemTools({ of }: { readonly of: LibraryItem }) {
  const translate = useTranslate();
  const { active, openMenu } = useLibrary();
  if (of.system) return null;
  return (
    <IconButton
      size="small"
      data-tools
      aria-haspopup="menu"
      aria-label={translate('app.library.menuOf', { name: of.name })}
      tabIndex={active === of.key ? 0 : -1}
      onClick={(event) => openMenu(of, event.currentTarget)}
    >
      <MoreIcon fontSize="small" />
    </IconButton>
  );
}
