import { useRef, useState, type PointerEvent } from 'react';

/** Drag of a handle that changes a width. */
export interface WidthDrag {
  /** Distance dragged so far in pixels; null while nothing is dragged. */
  readonly offset: number | null;
  /** Handlers of the handle. */
  readonly handlers: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: () => void;
  };
}

/** Follows the drag of a handle. The new size is reported once, when the drag ends elsewhere than it began. */
export function useWidthDrag(size: number, onSize: (size: number) => void): WidthDrag {
  const start = useRef<number | null>(null);
  const [offset, setOffset] = useState<number | null>(null);
  const dragged = ({ clientX }: PointerEvent) => (start.current === null ? 0 : clientX - start.current);
  const end = () => {
    start.current = null;
    setOffset(null);
  };
  return {
    offset,
    handlers: {
      onPointerDown: (event) => {
        if (event.button !== 0 || !event.isPrimary) return;
        event.stopPropagation();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = event.clientX;
        setOffset(0);
      },
      onPointerMove: (event) => {
        if (start.current !== null) setOffset(dragged(event));
      },
      onPointerUp: (event) => {
        const by = dragged(event);
        end();
        if (by !== 0) onSize(size + by);
      },
      onPointerCancel: end,
    },
  };
}
