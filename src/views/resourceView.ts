import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';

/** How an entity's views depart from the default ones; what is absent is the default (design 11, principle 4). */
export interface ResourceView {
  /** Stands in the menu. */
  readonly icon: ComponentType<SvgIconProps>;
}
