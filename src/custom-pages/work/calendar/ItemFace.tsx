import { visuallyHidden } from '@mui/utils';
import type { CalendarItem } from '../../../../schema/areas/work/calls/calendar.ts';
import { calendarOf, useKindWord } from './feeds/kinds.ts';
import { useItemWords } from './useItemWords.ts';

interface ItemFaceProps {
  readonly item: CalendarItem;
  /** Its time of day; empty for a whole day. */
  readonly time: string;
  /** True where there is room for more than one line. */
  readonly isTall: boolean;
}

/** An item in the grid of a calendar: its time, its name and whose time it takes. */
export function ItemFace({ item, time, isTall }: ItemFaceProps) {
  const wordOf = useKindWord();
  const nameOf = useItemWords();
  const isNamed = calendarOf(item.kind)?.isYearly || item.edge !== undefined;
  const people = item.people.map(({ displayName }) => displayName).join(', ');
  return (
    <span className="calendar-face" data-tall={isTall || undefined}>
      {!isNamed && <span style={visuallyHidden}>{wordOf(item.kind, 1)} </span>}
      {time !== '' && !isTall && <span className="calendar-time">{time} </span>}
      <span className="calendar-name">{nameOf(item)}</span>
      {time !== '' && isTall && <span className="calendar-time"> {time}</span>}
      {people !== '' && (
        <span className="calendar-people">
          {isTall ? '' : ' · '}
          {people}
        </span>
      )}
    </span>
  );
}
