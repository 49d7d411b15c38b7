import type { SvgIconProps } from '@mui/material/SvgIcon';
import { createElement } from 'react';
import { useAreaParts } from './AreaPartsContext.ts';
import { LibraryIcon } from '../../theme/icons/areas.tsx';

/** An area of the product, and its entity if it has one. */
interface Shown {
  readonly area: string;
  readonly entity?: string | undefined;
}

/** The icon of an entity by its view, else that of its area, by its name in the menu. */
export function AreaIcon({ of: { area, entity }, ...props }: SvgIconProps & { readonly of: Shown }) {
  const { views, icons } = useAreaParts();
  const view = entity === undefined ? undefined : views.get(entity);
  return createElement(view?.icon ?? icons.get(area) ?? LibraryIcon, props);
}
