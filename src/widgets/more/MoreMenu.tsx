import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import { useState, type ReactNode } from 'react';
import { MoreIcon } from '../icons.tsx';

/** Closes the menu, and does something then. */
export type Then = (act: () => unknown) => () => void;

interface MoreMenuProps {
  /** Label of the button: the subject of the menu, if there are several. */
  readonly label: string;
  /** The entries; each does what it does through `then`, which closes the menu before. */
  readonly children: (then: Then) => ReactNode;
}

/** A button with three dots, and the menu of what else can be done. */
export function MoreMenu({ label, children }: MoreMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const then: Then = (act) => () => {
    // It is closing already: a second press of the same means nothing more.
    if (anchor === null) return;
    setAnchor(null);
    void act();
  };
  return (
    <>
      <IconButton
        title={label}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="inherit" />
      </IconButton>
      <Menu
        disablePortal
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // What cannot be chosen says why, which has to be reached.
        slotProps={{ list: { disabledItemsFocusable: true } }}
      >
        {children(then)}
      </Menu>
    </>
  );
}
