import type Divider from '@mui/material/Divider';
import type { MenuProps } from '@mui/material/Menu';
import type MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';

const load = async () => (await import('./menuParts.ts')).menuParts;

const Menu = lazy(async () => ({ default: (await load()).Menu }));

/** Entry of a late menu. */
export const LateMenuItem = lazy(async () => ({ default: (await load()).MenuItem })) as unknown as typeof MenuItem;

/** Line between entries of a late menu. */
export const LateDivider = lazy(async () => ({ default: (await load()).Divider })) as unknown as typeof Divider;

/** Handlers of a button that opens a late menu: it loads when the button is pointed at, before it is pressed. */
export const menuAhead = { onPointerEnter: () => void load().catch(() => undefined) };

/** A menu that loads when it is first opened, and opens once it is loaded. */
export function LateMenu(props: MenuProps) {
  const { open } = props;
  const [wasOpen, setWasOpen] = useState(open);
  if (open && !wasOpen) setWasOpen(true);
  return (
    wasOpen && (
      <Suspense>
        <Menu {...props} />
      </Suspense>
    )
  );
}
