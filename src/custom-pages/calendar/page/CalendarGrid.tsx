import { useTheme } from '@mui/material/styles';
import FullCalendar, {
  type CalendarRef,
  type DayHeaderInfo,
  type EventApi,
  type EventChangeInfo,
  type EventDisplayInfo,
  type EventInput,
  type MountInfo,
} from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import french from '@fullcalendar/react/locales/fr';
import '@fullcalendar/react/skeleton.css';
import classic from '@fullcalendar/react/themes/classic';
import '@fullcalendar/react/themes/classic/theme.css';
import timeGrid from '@fullcalendar/react/timegrid';
import { useTranslate } from 'ra-core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { weekdayNumber, type CalendarRange } from '../../../../schema/rules/calendar.ts';
import { addToDay, dayAt } from '../../../../schema/rules/dates.ts';
import { useFirstWeekday } from '../../../authProvider/useFirstWeekday.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { localeOf } from '../../../i18n/localeOf.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import type { EmptySlot } from './AddItem.tsx';
import { CalendarStyles } from './CalendarStyles.tsx';
import { dayFormatOf } from './dayWords.ts';
import { keyOfItem } from './itemKey.ts';
import { calendarOf } from './feeds/kinds.ts';
import { ItemFace } from './ItemFace.tsx';
import { useItemTone } from './itemTone.ts';
import { moments, usualLength, wholeDays, type ItemTimes } from './movedTimes.ts';
import { moveShortcuts, useMoveKeys } from './useMoveKeys.ts';
import type { Moves } from './useMoves.ts';
import { useItemWords } from './useItemWords.ts';

const plugins = [dayGrid, timeGrid, interaction, classic];
const locales = [french];
const views: Readonly<Record<CalendarRange, string>> = {
  month: 'dayGridMonth',
  week: 'timeGridWeek',
  day: 'timeGridDay',
  agenda: 'timeGridDay',
};
/** The grid of a week is named by its days, not by its month alone. */
const viewOptions = { timeGridWeek: { titleFormat: { day: 'numeric', month: 'short', year: 'numeric' } } } as const;
const dayMinutes = 1440;
const time = { hour: '2-digit', minute: '2-digit', hour12: false } as const;

const itemOf = (event: { readonly extendedProps: Readonly<Record<string, unknown>> }) =>
  event.extendedProps['item'] as CalendarItem;

/** May an item be longer: has its record an end besides its beginning? */
function hasLength({ kind, edge }: CalendarItem): boolean {
  return edge === undefined && calendarOf(kind)?.end !== undefined;
}

/** Returns the times of an event of the grid; `former` is the item before, which knows what had no length. */
function timesOf(event: EventApi, former: CalendarItem, zone: string): ItemTimes {
  if (event.allDay) {
    const first = event.startStr.slice(0, 10);
    return wholeDays(first, event.end === null ? first : addToDay(dayAt(event.end.getTime(), zone), -1));
  }
  const start = event.start?.getTime() ?? 0;
  return moments(start, event.end?.getTime() ?? (former.isAllDay ? start + usualLength : start));
}

/** Tells assistive technology how an item is moved by keys, and finds it again once it has been. */
function markItem({ el, event }: MountInfo<EventDisplayInfo>) {
  const item = itemOf(event);
  el.dataset['item'] = keyOfItem(item);
  if (item.canMove) el.setAttribute('aria-keyshortcuts', moveShortcuts);
}

/** Minutes that the drawn part of an event lasts by the clock: to the end of its first day, or from the beginning of its last. */
function minutesDrawn({ startStr, endStr, end }: EventApi, isStart: boolean, isEnd: boolean): number {
  const minutesOf = (text: string) => Number(text.slice(11, 13)) * 60 + Number(text.slice(14, 16));
  const first = isStart ? minutesOf(startStr) : 0;
  const last = isEnd && end !== null ? minutesOf(endStr) || dayMinutes : dayMinutes;
  return end === null ? usualLength / 60_000 : Math.max(1, last - first);
}

const face = ({ event, timeText, isShort, isStart, isEnd, view }: EventDisplayInfo) => {
  const isBar = event.allDay && view.type !== views.month;
  const isTimed = !event.allDay && view.type !== views.month;
  return (
    <ItemFace
      item={itemOf(event)}
      time={timeText}
      isTall={isTimed && !isShort}
      isBar={isBar}
      {...(isTimed && { drawn: { minutes: minutesDrawn(event, isStart, isEnd), isStart, isEnd } })}
    />
  );
};

/** The head of a day that leads to it. Its name is the date alone, so the weekday is no text: names contain what is seen. */
const dayHead = ({ text, weekdayText, dayNumberText, hasNavLink }: DayHeaderInfo) =>
  hasNavLink ? (
    <>
      <span className="calendar-weekday" data-weekday={weekdayText} />
      {dayNumberText}
    </>
  ) : (
    text
  );

interface CalendarGridProps {
  readonly items: readonly CalendarItem[];
  readonly range: CalendarRange;
  readonly day: string;
  readonly onOpen: (item: CalendarItem) => void;
  readonly onDay: (day: string) => void;
  readonly moves: Moves;
  /** Asks where an item is to be moved to. */
  readonly onAsk: (item: CalendarItem) => void;
  /** Adds something at empty times; absent for who may add nothing. */
  readonly onAdd: ((slot: EmptySlot) => void) | undefined;
}

const focusable = 'a[href], button, [tabindex]';

/** Returns the element around a part of the grid that scrolls it. */
function scrollerOf(part: HTMLElement, frame: HTMLElement): HTMLElement | null {
  let box = part.parentElement;
  while (box && box !== frame && !['auto', 'scroll'].includes(getComputedStyle(box).overflowY)) box = box.parentElement;
  return box === frame ? null : box;
}

/**
 * Lets hours be scrolled by keyboard where no item in them takes the focus: the head of their row takes it. What scrolls
 * cannot, since a table has nothing focusable between its rows.
 */
function focusHours(frame: HTMLElement): void {
  for (const head of frame.querySelectorAll<HTMLElement>('[role="rowheader"]')) {
    head.removeAttribute('tabindex');
    if (scrollerOf(head, frame)?.querySelector(focusable) === null) head.tabIndex = 0;
  }
}

/** The month, week or day of a calendar. */
export function CalendarGrid({ items, range, day, onOpen, onDay, moves, onAsk, onAdd }: CalendarGridProps) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const language = useLanguage();
  const firstWeekday = useFirstWeekday();
  const { palette } = useTheme();
  const toneOf = useItemTone();
  const nameOf = useItemWords();
  const dayName = useMemo(() => dayFormatOf(language, { day: 'numeric', month: 'long', year: 'numeric' }), [language]);
  const grid = useRef<CalendarRef>(null);
  const [start] = useState({ view: views[range], day });
  const view = views[range];
  useEffect(() => {
    const api = grid.current?.getApi();
    // A change while the calendar draws itself is an error of React.
    queueMicrotask(() => api?.changeView(view, day));
  }, [day, view]);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = frame;
    if (current === null) return undefined;
    // The calendar draws its items when it sees fit.
    const drawing = new MutationObserver(() => focusHours(current));
    drawing.observe(current, { childList: true, subtree: true });
    focusHours(current);
    return () => drawing.disconnect();
  }, []);
  const events = useMemo(
    () =>
      items.map((item): EventInput => {
        const { color, look } = toneOf(item);
        const isPoint = item.start === item.end;
        return {
          id: keyOfItem(item),
          title: nameOf(item),
          allDay: item.isAllDay,
          ...(item.isAllDay
            ? { start: item.startDay ?? '', end: addToDay(item.endDay ?? item.startDay ?? '', 1) }
            : {
                start: new Date(item.start ?? 0).toISOString(),
                ...(!isPoint && { end: new Date(item.end ?? 0).toISOString() }),
              }),
          startEditable: item.canMove,
          durationEditable: item.canMove && hasLength(item),
          color,
          className: look === 'plain' ? 'calendar-item' : `calendar-item calendar-${look}`,
          extendedProps: { item },
        };
      }),
    [items, nameOf, toneOf],
  );
  const keys = useMoveKeys(items, range, moves, onAsk);
  const change = ({ event, revert }: EventChangeInfo) => {
    const item = itemOf(event);
    void moves.move(item, timesOf(event, item, zone)).then((isMoved) => {
      if (!isMoved) revert();
    });
  };
  return (
    <div ref={frame} className="calendar-frame" {...keys}>
      <CalendarStyles />
      <FullCalendar
        ref={grid}
        className="calendar-grid"
        plugins={plugins}
        locales={locales}
        locale={localeOf(language)}
        colorScheme={palette.mode}
        timeZone={zone}
        initialView={start.view}
        views={viewOptions}
        initialDate={start.day}
        firstDay={weekdayNumber(firstWeekday)}
        headerToolbar={false}
        height="100%"
        fixedWeekCount={false}
        borderless
        nowIndicator
        scrollTime="08:00:00"
        scrollTimeReset={false}
        slotDuration="00:30:00"
        eventDisplay="block"
        eventTimeFormat={time}
        slotHeaderFormat={time}
        dayMaxEvents
        eventMaxStack={4}
        slotEventOverlap={false}
        allDayText={translate('app.calendar.allDay')}
        timedText={translate('app.calendar.hours')}
        moreLinkText={(count) => translate('app.calendar.more', { smart_count: count })}
        moreLinkHint={(count) => translate('app.calendar.moreHint', { smart_count: count })}
        closeHint={translate('app.actions.close')}
        navLinks
        navLinkHint={(_text, date) => translate('app.calendar.openDay', { day: dayName(dayAt(date.getTime(), zone)) })}
        navLinkDayClick={(date) => onDay(dayAt(date.getTime(), zone))}
        navLinkClass="calendar-link"
        popoverClass="calendar-popover"
        moreLinkClass="calendar-more"
        dayHeaderInnerClass={({ isToday }) => (isToday ? 'calendar-head calendar-today' : 'calendar-head')}
        allDayHeaderInnerClass="calendar-hour"
        slotLaneClass="calendar-slot"
        slotHeaderInnerClass="calendar-hour"
        dayCellTopInnerClass={({ isToday }) => (isToday ? 'calendar-number calendar-today' : 'calendar-number')}
        events={events}
        eventContent={face}
        dayHeaderContent={dayHead}
        eventInteractive
        eventClick={({ event, jsEvent }) => {
          jsEvent.preventDefault();
          onOpen(itemOf(event));
        }}
        selectable={onAdd !== undefined}
        selectLongPressDelay={500}
        select={(span) => {
          const { clientX: left = 0, clientY: top = 0 } = span.jsEvent ?? {};
          const times = span.allDay
            ? wholeDays(span.startStr.slice(0, 10), addToDay(dayAt(span.end.getTime(), zone), -1))
            : moments(span.start.getTime(), span.end.getTime());
          grid.current?.getApi().unselect();
          onAdd?.({ times, left, top });
        }}
        eventDrop={change}
        eventResize={change}
        eventDidMount={markItem}
        eventResizableFromStart
        snapDuration="00:15:00"
        eventLongPressDelay={400}
        dragScroll
      />
    </div>
  );
}
