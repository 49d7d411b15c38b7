import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { Fragment, useEffect, useMemo, useRef, type ReactNode } from 'react';
import type { CalendarItem, UndatedItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import type { DayRange } from '../../../../schema/rules/calendar.ts';
import { useLanguage } from '../../../i18n/useLanguage.ts';
import { AvatarStack } from '../../../widgets/avatar/AvatarStack.tsx';
import { useTimeZone } from '../../../widgets/moment/timeZone.ts';
import { PeekLink } from '../../../widgets/peek/PeekLink.tsx';
import { ClashMark } from './ClashMark.tsx';
import { dayFormatOf } from './dayWords.ts';
import { calendarOf, isBlock, useKindWord } from './feeds/kinds.ts';
import { byDay, timesOn } from './itemTimes.ts';
import { useItemTone } from './itemTone.ts';
import { useItemWords } from './useItemWords.ts';
import { timesElsewhere } from './zoneTimes.ts';

const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '92px 3px minmax(0, 1fr) auto',
  columnGap: 10,
  alignItems: 'center',
  minHeight: 34,
  padding: '4px 20px',
  '&:hover': { background: theme.palette.row },
  [theme.breakpoints.down('md')]: {
    minHeight: 48,
    padding: '6px 16px',
    gridTemplateColumns: '54px 3px minmax(0, 1fr) auto',
  },
}));

const Bar = styled('span')({ alignSelf: 'stretch', borderRadius: 2, '&[data-look="held"]': { borderRadius: 0 } });

interface LineProps {
  readonly item: CalendarItem;
  readonly day: string;
}

function AgendaLine({ item, day }: LineProps) {
  const translate = useTranslate();
  const zone = useTimeZone();
  const language = useLanguage();
  const nameOf = useItemWords();
  const { color, look } = useItemTone()(item);
  const times = timesOn(item, day, zone);
  const { displayName: status } = (item.record['status'] ?? {}) as { readonly displayName?: string };
  const kind = useKindWord()(item.kind, 1);
  const isNamed = calendarOf(item.kind)?.isYearly || item.edge !== undefined;
  const people = item.people.map(({ displayName }) => displayName).join(', ');
  const { travelBefore, travelAfter } = item;
  const about = [isNamed ? null : kind, people === '' ? null : people, status ?? null].filter((one) => one !== null);
  const further = [
    ...timesElsewhere(item, zone, language).map((one) => translate('app.calendar.elsewhere', { ...one })),
    travelBefore ? translate('app.calendar.travelBefore', { minutes: travelBefore }) : null,
    travelAfter ? translate('app.calendar.travelAfter', { minutes: travelAfter }) : null,
  ].filter((one) => one !== null);
  return (
    <Line>
      <Box component="span" sx={{ color: 'ink2', fontVariantNumeric: 'tabular-nums', fontSize: { xs: 12.5, md: 13 } }}>
        {times === null && translate('app.calendar.allDay')}
        {times?.from != null && times.from}
        {times !== null &&
          times.from === null &&
          times.to !== null &&
          translate('app.calendar.until', { time: times.to })}
        {times !== null && times.from === null && times.to === null && translate('app.calendar.goesOn')}
        {times?.from != null && times.to !== null && (
          <Box component="span" sx={{ display: { xs: 'block', md: 'inline' }, color: 'ink3' }}>
            {` – ${times.to}`}
          </Box>
        )}
      </Box>
      <Bar
        aria-hidden
        data-look={look}
        style={
          look === 'held'
            ? { background: `repeating-linear-gradient(${color} 0 4px, transparent 4px 7px)` }
            : { background: color }
        }
      />
      <Box sx={{ minWidth: 0 }}>
        <Box
          sx={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            fontWeight: 540,
            ...(look === 'off' && { textDecoration: 'line-through', color: 'ink3' }),
          }}
        >
          {item.isClash && <ClashMark />}
          {isBlock(item) ? (
            nameOf(item)
          ) : (
            <PeekLink kind={item.kind} id={item.id}>
              {nameOf(item)}
            </PeekLink>
          )}
        </Box>
        {[about, further].map((words, index) =>
          words.length > 0 ? (
            <Box
              key={index}
              sx={{ color: 'ink3', fontSize: 12, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
            >
              {words.join(' · ')}
            </Box>
          ) : null,
        )}
      </Box>
      {item.people.length > 0 && (
        <Box aria-hidden sx={{ display: { xs: 'none', md: 'block' } }}>
          <AvatarStack of={item.people} />
        </Box>
      )}
    </Line>
  );
}

interface DayHeadProps {
  readonly id: string;
  readonly isToday: boolean;
  readonly children: ReactNode;
}

function DayHead({ id, isToday, children }: DayHeadProps) {
  return (
    <Box
      component="h2"
      id={id}
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 1,
        m: 0,
        px: { xs: 2, md: 2.5 },
        py: 0.75,
        fontSize: 12.5,
        lineHeight: '20px',
        fontWeight: 600,
        color: 'ink2',
        bgcolor: isToday ? 'today' : 'background.default',
        borderBottom: 1,
        borderColor: 'line2',
      }}
    >
      {children}
    </Box>
  );
}

interface AgendaProps {
  readonly items: readonly CalendarItem[];
  /** Records without a date. */
  readonly undated: readonly UndatedItem[];
  readonly days: DayRange;
  readonly today: string;
}

/** A calendar as a list, day by day: the first thing that a phone shows. */
export function Agenda({ items, undated, days, today }: AgendaProps) {
  const zone = useTimeZone();
  const language = useLanguage();
  const translate = useTranslate();
  const wordOf = useKindWord();
  const list = useRef<HTMLDivElement>(null);
  const found = useMemo(() => byDay(items, days, zone), [days, items, zone]);
  useEffect(() => {
    list.current?.scrollTo({ top: 0 });
  }, [days.from]);
  const format = dayFormatOf(language, { weekday: 'long', day: 'numeric', month: 'long' });
  return (
    <Box ref={list} tabIndex={-1} sx={{ flex: 1, minHeight: 0, overflow: 'auto', outline: 'none', pb: 10 }}>
      {found.map(({ day, items: ofDay }) => (
        <Fragment key={day}>
          <DayHead id={`agenda-${day}`} isToday={day === today}>
            {format(day)}
            {day === today && (
              <Box component="span" sx={{ color: 'primary.main' }}>
                {` · ${translate('app.calendar.today')}`}
              </Box>
            )}
          </DayHead>
          <Box component="ul" aria-labelledby={`agenda-${day}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {ofDay.map((item) => (
              <AgendaLine key={`${item.kind} ${item.id} ${item.edge ?? ''}`} item={item} day={day} />
            ))}
          </Box>
        </Fragment>
      ))}
      {undated.length > 0 && (
        <>
          <DayHead id="agenda-undated" isToday={false}>
            {translate('app.calendar.undated')}
          </DayHead>
          <Box component="ul" aria-labelledby="agenda-undated" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {undated.map(({ kind, id, displayName }) => (
              <Line key={`${kind} ${id}`}>
                <Box component="span" sx={{ color: 'ink2', fontSize: { xs: 12.5, md: 13 } }}>
                  {wordOf(kind, 1)}
                </Box>
                <span />
                <Box sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                  <PeekLink kind={kind} id={id}>
                    {displayName}
                  </PeekLink>
                </Box>
              </Line>
            ))}
          </Box>
        </>
      )}
    </Box>
  );
}
