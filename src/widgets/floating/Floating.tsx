import Popover from '@mui/material/Popover';
import type { ReactNode } from 'react';

interface FloatingProps {
  readonly label: string;
  /** What opened it. */
  readonly anchor: Element;
  /** The edge of the anchor with which it begins. */
  readonly side: 'left' | 'right';
  /** Pixels; as much as it needs, and at least so much, unless said. */
  readonly width?: number;
  readonly minWidth?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A small dialog that floats below what opened it. */
export function Floating({ label, anchor, side, width, minWidth, onClose, children }: FloatingProps) {
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { width, minWidth, maxWidth: 'calc(100vw - 32px)', mt: 0.5 },
        },
      }}
    >
      {children}
    </Popover>
  );
}
