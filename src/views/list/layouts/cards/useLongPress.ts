import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

/** Milliseconds of a long press, in browsers that do not report it by a context menu. */
const holdTime = 500;
/** Maximum movement meanwhile, in pixels. */
const slip = 10;

/** Suppresses menu and click of the resting finger until the screen is touched again. */
function hushFinger(): void {
  const hush = (event: Event) => {
    // A click without a count comes from a key or from what reads the screen.
    if (event.type === 'click' && (event as UIEvent).detail === 0) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const kinds = ['click', 'contextmenu'];
  for (const kind of kinds) document.addEventListener(kind, hush, { capture: true });
  const end = () => {
    for (const kind of kinds) document.removeEventListener(kind, hush, { capture: true });
  };
  document.addEventListener('pointerdown', end, { capture: true, once: true });
}

/** Calls back on a long press, and suppresses the other events of the same touch. */
export function useLongPress(onHold: (() => void) | undefined) {
  const press = useRef<{ readonly timer: number; readonly x: number; readonly y: number } | null>(null);
  const stop = () => {
    window.clearTimeout(press.current?.timer);
    press.current = null;
  };
  useEffect(() => stop, []);
  if (!onHold) return {};

  const hold = () => {
    stop();
    hushFinger();
    onHold();
  };
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      stop();
      if (pointerType !== 'mouse' && isPrimary) press.current = { timer: window.setTimeout(hold, holdTime), x, y };
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      const { x, y } = press.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > slip) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    onContextMenu: (event: MouseEvent) => {
      if (!press.current) return;
      event.preventDefault();
      hold();
    },
  };
}
