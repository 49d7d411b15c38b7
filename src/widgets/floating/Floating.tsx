import Popover from '@mui/material/Popover';
import { useEffect, useMemo, useState, type ReactNode } from 'react';

interface FloatingProps {
  readonly label: string;
  /** Element that opened it. */
  readonly anchor: Element;
  /** The edge of the anchor with which it begins. */
  readonly side: 'left' | 'right';
  /** Pixels; by default as wide as its content, and at least `minWidth`. */
  readonly width?: number;
  readonly minWidth?: number;
  readonly minHeight?: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Returns the position of an element, measured when first needed and after the window was resized. */
function usePlaceOf(element: Element) {
  const [place, setPlace] = useState(() => element.getBoundingClientRect());
  useEffect(() => {
    const measure = () => setPlace(element.getBoundingClientRect());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [element]);
  return useMemo(() => ({ nodeType: Node.ELEMENT_NODE, getBoundingClientRect: () => place }), [place]);
}

/** A small dialog that floats below what opened it, and stays there though that moves: chips may come before it. */
export function Floating({ label, anchor, side, width, minWidth, minHeight, onClose, children }: FloatingProps) {
  const place = usePlaceOf(anchor);
  return (
    <Popover
      open
      anchorEl={place}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: side }}
      transformOrigin={{ vertical: 'top', horizontal: side }}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-label': label,
          sx: { width, minWidth, minHeight, maxWidth: 'calc(100vw - 32px)', mt: 0.5 },
        },
      }}
    >
      {children}
    </Popover>
  );
}
