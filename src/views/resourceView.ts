import type { SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { WireRecord } from '../fields/kind.ts';

/** How an entity's views depart from the default ones; what is absent is the default (design 11, principle 4). */
export interface ResourceView {
  /** Stands in the menu. */
  readonly icon: ComponentType<SvgIconProps>;
  /** The field whose value stands as a pill beside the name of a record; none unless said. */
  readonly mainStatus?: string;
  /** The line under the name of a record. */
  readonly Subtitle?: ComponentType<{ readonly record: WireRecord }>;
}
