import type { SvgIconProps } from '@mui/material/SvgIcon';
import { createElement } from 'react';
import { browserAreas } from '../../../generated/browserAreas.ts';
import { resourceViews } from '../../resources/index.ts';
import { LibraryIcon } from '../../theme/icons/areas.tsx';
import type { Icon } from '../../theme/icons/drawn.tsx';
import type { MenuItem } from './plan.ts';

const areaIcons = new Map<string, Icon>(browserAreas.flatMap(({ icons }) => Object.entries(icons)));
const viewIcons: Readonly<Record<string, { readonly icon: Icon } | undefined>> = resourceViews;

type Shown = Pick<MenuItem, 'area' | 'entity'>;

/** The icon of a part of the product, by its name in the menu. */
export function iconOfArea(name: string): Icon {
  return areaIcons.get(name) ?? LibraryIcon;
}

/** The icon of an entity by its view, else that of its area. */
export function AreaIcon({ of: { area, entity }, ...props }: SvgIconProps & { readonly of: Shown }) {
  const view = entity === undefined ? undefined : viewIcons[entity];
  return createElement(view?.icon ?? iconOfArea(area), props);
}
