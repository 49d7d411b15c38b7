import type Divider from '@mui/material/Divider';
import type { MenuProps } from '@mui/material/Menu';
import type MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { menuParts } from './menuParts.ts';

let loaded: typeof menuParts | null = null;
const load = async () => (loaded ??= (await import('./menuParts.ts')).menuParts);

const LazyMenu = lazy(async () => ({ default: (await load()).Menu as ComponentType<MenuProps> }));
const LazyItem = lazy(async () => ({ default: (await load()).MenuItem as ComponentType }));
const LazyDivider = lazy(async () => ({ default: (await load()).Divider as ComponentType }));

// What has loaded is drawn at once. A lazy entry would suspend a menu that is open by then: for a third of a second it
// would hide the page from assistive technology and show nothing.
function Item(props: object) {
  const Part = (loaded?.MenuItem ?? LazyItem) as ComponentType;
  return <Part {...props} />;
}

function Line(props: object) {
  const Part = (loaded?.Divider ?? LazyDivider) as ComponentType;
  return <Part {...props} />;
}

/** Entry of a late menu. */
export const LateMenuItem = Item as unknown as typeof MenuItem;

/** Line between entries of a late menu. */
export const LateDivider = Line as unknown as typeof Divider;

/** Handlers of a button that opens a late menu: it loads when the button is pointed at, before it is pressed. */
export const menuAhead = { onPointerEnter: () => void load().catch(() => undefined) };

/** A menu that loads when it is first opened, and opens once it is loaded. */
export function LateMenu(props: MenuProps) {
  const { open } = props;
  const [Menu, setMenu] = useState<ComponentType<MenuProps> | null>(null);
  if (open && Menu === null) setMenu(() => loaded?.Menu ?? LazyMenu);
  return (
    Menu && (
      <Suspense>
        <Menu {...props} />
      </Suspense>
    )
  );
}
