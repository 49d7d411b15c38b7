import { visuallyHidden } from '@mui/utils';
import { useTranslate } from 'ra-core';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { ClashMark } from './ClashMark.tsx';
import { calendarOf, useKindWord } from './feeds/kinds.ts';
import { useItemWords } from './useItemWords.ts';
import { timesElsewhere } from './zoneTimes.ts';

interface ItemFaceProps {
  readonly item: CalendarItem;
  /** Its time of day; empty for a whole day. */
  readonly time: string;
  /** True where there is room for more than one line. */
  readonly isTall: boolean;
  /** A bar of whole days above hours: high enough to be pressed, as bars stand close together. */
  readonly isBar?: boolean;
  /** Minutes that the drawn part of the item lasts, beside hours: its travel is drawn there too, at the ends that are seen. */
  readonly drawn?: { readonly minutes: number; readonly isStart: boolean; readonly isEnd: boolean };
}

interface WayProps {
  readonly side: 'before' | 'after';
  readonly minutes: number;
  /** Minutes of the item beside it. */
  readonly of: number;
}

/** The time on the way, hatched, before an item or after it. */
function Way({ side, minutes, of }: WayProps) {
  const translate = useTranslate();
  return (
    <span className="calendar-way" data-side={side} style={{ ['--share' as string]: minutes / of }}>
      <span style={visuallyHidden}>
        {translate(`app.calendar.${side === 'before' ? 'travelBefore' : 'travelAfter'}`, { minutes })}
      </span>
    </span>
  );
}

/** An item in the grid of a calendar: its time, its name and whose time it takes. */
export function ItemFace({ item, time, isTall, isBar = false, drawn }: ItemFaceProps) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const language = useLanguage();
  const wordOf = useKindWord();
  const nameOf = useItemWords();
  const isNamed = calendarOf(item.kind)?.isYearly || item.edge !== undefined;
  const people = item.people.map(({ displayName }) => displayName).join(', ');
  const { travelBefore, travelAfter } = item;
  const elsewhere = time === '' ? [] : timesElsewhere(item, zone, language);
  return (
    <>
      {drawn?.isStart && travelBefore && <Way side="before" minutes={travelBefore} of={drawn.minutes} />}
      <span className="calendar-face" data-tall={isTall || undefined} data-bar={isBar || undefined}>
        {!isNamed && <span style={visuallyHidden}>{wordOf(item.kind, 1)} </span>}
        {time !== '' && !isTall && <span className="calendar-time">{time} </span>}
        {item.isClash && <ClashMark />}
        <span className="calendar-name">{nameOf(item)}</span>
        {time !== '' && isTall && <span className="calendar-time"> {time}</span>}
        {people !== '' && (
          <span className="calendar-people">
            {isTall ? '' : ' · '}
            {people}
          </span>
        )}
        {isTall &&
          elsewhere.map((one) => (
            <span key={one.place} className="calendar-time">
              {' '}
              {translate('app.calendar.elsewhere', { ...one })}
            </span>
          ))}
      </span>
      {drawn?.isEnd && travelAfter && <Way side="after" minutes={travelAfter} of={drawn.minutes} />}
    </>
  );
}
