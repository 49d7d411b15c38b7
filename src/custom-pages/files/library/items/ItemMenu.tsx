import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'ra-core';
import type { LibraryItem } from '../../../../widgets/library/libraryPlace.ts';
import type { MenuPlace } from './LibraryContext.ts';
import { downloadOf, isFolder } from './itemFacts.ts';

/** Actions on items, for menus and bars. */
export interface ItemDeeds {
  readonly open: (item: LibraryItem) => void;
  readonly look: (item: LibraryItem) => void;
  readonly details: (item: LibraryItem) => void;
  readonly zip: (items: readonly LibraryItem[]) => void;
  readonly copyLink: (item: LibraryItem) => void;
  readonly share: (items: readonly LibraryItem[]) => void;
  readonly rename: (item: LibraryItem) => void;
  readonly askMove: (items: readonly LibraryItem[]) => void;
  readonly flag: (item: LibraryItem) => void;
  readonly remove: (items: readonly LibraryItem[]) => void;
}

interface ItemMenuProps {
  readonly of: LibraryItem;
  readonly at: MenuPlace;
  readonly mayWrite: boolean;
  readonly deeds: ItemDeeds;
  readonly onClose: () => void;
}

const canCopy = 'clipboard' in navigator;

/** The menu of an item (AB 2): download and links for all who read it, the rest for who may write. */
export function ItemMenu({ of, at, mayWrite, deeds, onClose }: ItemMenuProps) {
  const translate = useTranslate();
  const entry = (word: string, act: () => void, keys?: string) => (
    <MenuItem
      key={word}
      onClick={() => {
        onClose();
        // Once the focus is back at what opened the menu: what opens next takes it from there.
        requestAnimationFrame(act);
      }}
      sx={{ gap: 3, justifyContent: 'space-between' }}
    >
      {translate(`app.library.do.${word}`)}
      {keys !== undefined && (
        <kbd aria-hidden style={{ font: 'inherit', fontSize: 12, opacity: 0.7 }}>
          {keys}
        </kbd>
      )}
    </MenuItem>
  );
  const address = downloadOf(of);
  const reading = isFolder(of)
    ? [entry('open', () => deeds.open(of)), entry('zip', () => deeds.zip([of]))]
    : [
        entry('look', () => deeds.look(of)),
        ...(address
          ? [
              <MenuItem key="download" component="a" href={address} download={of.name} onClick={onClose}>
                {translate('app.library.do.download')}
              </MenuItem>,
            ]
          : []),
        ...(canCopy ? [entry('copyLink', () => deeds.copyLink(of))] : []),
      ];
  const writing = mayWrite
    ? [
        <Divider key="writing" />,
        entry('rename', () => deeds.rename(of), 'F2'),
        entry('move', () => deeds.askMove([of])),
        ...(isFolder(of) ? [] : [entry(of.isSensitive ? 'usual' : 'sensitive', () => deeds.flag(of))]),
        entry('delete', () => deeds.remove([of])),
      ]
    : [];
  return (
    <Menu
      open
      disablePortal
      onClose={onClose}
      {...(at instanceof HTMLElement
        ? { anchorEl: at }
        : { anchorReference: 'anchorPosition' as const, anchorPosition: at })}
    >
      {reading}
      {entry('share', () => deeds.share([of]))}
      {entry('details', () => deeds.details(of))}
      {writing}
    </Menu>
  );
}
