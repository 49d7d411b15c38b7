import { useCallback, useEffect, useEffectEvent, useRef, type FocusEvent } from 'react';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import type { CalendarRange } from '../../../../schema/rules/calendar.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { keyOfItem } from './itemKey.ts';
import { shifted, type ItemTimes, type TimesShift } from './movedTimes.ts';
import type { Moves } from './useMoves.ts';
import { isFocusFree } from '../../../theme/focus/freeFocus.ts';

/** Keys as `aria-keyshortcuts` names them. */
export const moveShortcuts =
  'Alt+ArrowLeft Alt+ArrowRight Alt+ArrowUp Alt+ArrowDown Alt+Shift+ArrowUp Alt+Shift+ArrowDown M';

/** Time after the last key at which a move is sent, in milliseconds: one write for several presses. */
const pause = 700;

type Arrow = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

function shiftOf(key: Arrow, isLength: boolean, isMonth: boolean, isAllDay: boolean): TimesShift | null {
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
  if (!isVertical) return { days: sign, isLength };
  if (isMonth) return { days: 7 * sign, isLength };
  // Days lie beside each other there: whole ones have nothing above them.
  return isAllDay ? null : { quarters: sign, isLength };
}

interface Pending {
  readonly item: CalendarItem;
  readonly to: ItemTimes;
}

/**
 * Returns the keys that move the focused item of a grid: Alt and an arrow by a day or a quarter of an hour, with Shift
 * its length, and M to ask where to. Several presses are one move; the focus stays with the item.
 */
export function useMoveKeys(
  items: readonly CalendarItem[],
  range: CalendarRange,
  { show, move }: Moves,
  onAsk: (item: CalendarItem) => void,
) {
  const zone = useTimeZone();
  const pending = useRef<Pending | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const focused = useRef<string | null>(null);

  const send = useCallback(() => {
    clearTimeout(timer.current);
    const one = pending.current;
    pending.current = null;
    if (one) void move(one.item, one.to);
  }, [move]);
  const flush = useEffectEvent(send);
  useEffect(() => () => flush(), []);

  useEffect(() => {
    const key = focused.current;
    if (key === null) return;
    const find = () => document.querySelector<HTMLElement>(`[data-item="${CSS.escape(key)}"]`);
    // The grid draws the item anew, after this.
    const frame = requestAnimationFrame(() => {
      if (isFocusFree()) find()?.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, [items]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { activeElement, body } = document;
    // Between two drawings the item that had the focus is gone.
    const key =
      activeElement === body ? focused.current : activeElement?.closest('[data-item]')?.getAttribute('data-item');
    const item = items.find((one) => keyOfItem(one) === key);
    if (!key || !item?.canMove || event.ctrlKey || event.metaKey) return;
    if (event.key.toLowerCase() === 'm' && !event.altKey) {
      event.preventDefault();
      send();
      onAsk(item);
      return;
    }
    if (!event.altKey || !['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].includes(event.key)) return;
    // Alt and an arrow to the left is the way back of browsers.
    event.preventDefault();
    const shift = shiftOf(event.key as Arrow, event.shiftKey, range === 'month', item.isAllDay);
    if (!shift) return;
    if (pending.current && keyOfItem(pending.current.item) !== key) send();
    const { item: original, to: from } = pending.current ?? { item, to: item };
    const to = shifted(from, shift, zone);
    pending.current = { item: original, to };
    focused.current = key;
    show(item, to);
    clearTimeout(timer.current);
    timer.current = setTimeout(send, pause);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
  const onFocus = ({ target }: FocusEvent) => {
    focused.current = target.closest('[data-item]')?.getAttribute('data-item') ?? null;
  };
  const onBlur = ({ target }: FocusEvent) => {
    const key = focused.current;
    // What is drawn anew loses the focus too, as an element that is gone.
    queueMicrotask(() => {
      if (target.isConnected && focused.current === key) focused.current = null;
    });
  };
  return { onFocus, onBlur };
}
