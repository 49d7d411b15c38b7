import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';
import type { ComponentType, ReactNode } from 'react';

/** An icon of the house: lines of 1.5 on a field of 16, in the colour of the text around it. */
export type Icon = ComponentType<SvgIconProps>;

/** Creates an icon from a drawing on a field of 16 by 16. */
export function drawn(name: string, drawing: ReactNode): Icon {
  function DrawnIcon({ sx, ...props }: SvgIconProps) {
    return (
      <SvgIcon
        viewBox="0 0 16 16"
        sx={{
          fill: 'none',
          stroke: 'currentColor',
          strokeWidth: 1.5,
          strokeLinecap: 'round',
          strokeLinejoin: 'round',
          ...sx,
        }}
        {...props}
      >
        {drawing}
      </SvgIcon>
    );
  }
  DrawnIcon.displayName = name;
  return DrawnIcon;
}
