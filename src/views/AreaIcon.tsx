import type { SvgIconProps } from '@mui/material/SvgIcon';
import { createElement } from 'react';
import { browserAreas } from '../../generated/browserAreas.ts';
import { viewOf } from './viewOf.ts';
import { LibraryIcon } from '../theme/icons/areas.tsx';
import type { Icon } from '../theme/icons/drawn.tsx';

const areaIcons = new Map<string, Icon>(browserAreas.flatMap(({ icons }) => Object.entries(icons)));

/** An area of the product, and its entity if it has one. */
interface Shown {
  readonly area: string;
  readonly entity?: string | undefined;
}

/** The icon of a part of the product, by its name in the menu. */
export function iconOfArea(name: string): Icon {
  return areaIcons.get(name) ?? LibraryIcon;
}

/** The icon of an entity by its view, else that of its area. */
export function AreaIcon({ of: { area, entity }, ...props }: SvgIconProps & { readonly of: Shown }) {
  const view = entity === undefined ? undefined : viewOf(entity);
  return createElement(view?.icon ?? iconOfArea(area), props);
}
