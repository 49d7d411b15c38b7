import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { lazy, Suspense, useContext, useMemo, useState } from 'react';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { rangeDays, type CalendarView } from '../../../../schema/rules/calendar.ts';
import type { RecordPageProps } from '../../../area.ts';
import { useFirstWeekday } from '../../../authProvider/useFirstWeekday.ts';
import { CalendarIcon } from '../../../theme/icons/areas.tsx';
import { PeekContext } from '../../../widgets/peek/PeekContext.ts';
import { useIsNarrow } from '../../../widgets/screen/useIsNarrow.ts';
import { LoadFailed } from '../../../widgets/states/LoadFailed.tsx';
import { Message } from '../../../widgets/states/Message.tsx';
import { isBlock } from './feeds/kinds.ts';
import { SubscribeButton } from './feeds/SubscribeButton.tsx';
import { AddItem, useAddable, type EmptySlot } from './AddItem.tsx';
import { Agenda } from './Agenda.tsx';
import { CalendarHead } from './CalendarHead.tsx';
import { CalendarNews } from './CalendarNews.tsx';
import { CalendarSide } from './CalendarSide.tsx';
import { isFiltered } from './calendarState.ts';
import { CalendarTabs } from './CalendarTabs.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import { wholeDays } from './movedTimes.ts';
import { useCalendar } from './useCalendar.ts';
import { useCalendarState } from './useCalendarState.ts';
import { useMoves } from './useMoves.ts';
import { WeekStrip } from './WeekStrip.tsx';

const CalendarGrid = lazy(async () => ({ default: (await import('./CalendarGrid.tsx')).CalendarGrid }));

function Loading() {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      aria-label={translate('app.views.list.loading')}
      sx={{ flex: 1, p: 2.5, display: 'grid', gap: 1.5, alignContent: 'start' }}
    >
      {[38, 62, 51, 70, 44, 58].map((share) => (
        <Skeleton key={share} width={`${share}%`} height={28} />
      ))}
    </Box>
  );
}

const MoveDialog = lazy(async () => ({ default: (await import('./MoveDialog.tsx')).MoveDialog }));

interface CalendarProps {
  readonly view: CalendarView;
  /** The person whose days alone are shown. */
  readonly personId?: string;
  readonly personKind?: string;
}

/** A calendar: what stands on some days, and everything to look at other days, other people or other kinds of records. */
function Calendar({ view, personId, personKind }: CalendarProps) {
  const translate = useTranslate();
  const isNarrow = useIsNarrow();
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const firstWeekday = useFirstWeekday();
  const peek = useContext(PeekContext);
  const address = useCalendarState();
  const { state, today, go } = address;
  const { range, day } = state;
  const days = useMemo(() => rangeDays(range, day, firstWeekday), [day, firstWeekday, range]);
  const isOfOne = personId !== undefined;
  const filters = isOfOne ? { ...state, personIds: [personId] } : state;
  const isMine = view === 'PERSONAL' || isOfOne;
  const withUndated = isMine && range === 'agenda' && days.from <= today && days.to >= today;
  const question = { view, days, filters, withUndated };
  const { items, undated, isCut, isStale, error, reread } = useCalendar(question);
  const moves = useMoves();
  const [slot, setSlot] = useState<EmptySlot | null>(null);
  const mayAdd = useAddable().length > 0;
  const [asked, setAsked] = useState<CalendarItem | null>(null);
  const isEmpty = items?.length === 0 && undated.length === 0 && !isStale;
  const isNarrowed = isOfOne ? isFiltered({ ...state, personIds: [] }) : isFiltered(state);
  const lead = isNarrowed ? 'app.calendar.emptyFiltered' : `app.calendar.emptyLead.${view}`;

  const body = () => {
    if (items === undefined) return error ? <LoadFailed onRetry={reread} /> : <Loading />;
    if (error) return <LoadFailed onRetry={reread} />;
    if (range !== 'agenda')
      return (
        <Suspense fallback={<Loading />}>
          <Box sx={{ flex: 1, minHeight: 0, minWidth: 0, '& > div': { height: '100%' } }}>
            <CalendarGrid
              items={items}
              range={range}
              day={day}
              onOpen={({ kind, id }) => !isBlock({ kind }) && peek?.({ kind, id })}
              onDay={(one) => go({ range: 'day', day: one })}
              moves={moves}
              onAsk={setAsked}
              onAdd={mayAdd ? setSlot : undefined}
            />
          </Box>
        </Suspense>
      );
    if (isEmpty) return <Message icon={CalendarIcon} title={translate('app.calendar.empty')} lead={translate(lead)} />;
    return <Agenda items={items} undated={undated} days={days} today={today} />;
  };

  return (
    <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
      {!isOfOne && <CalendarTabs />}
      <CalendarHead {...address} days={days} isOfOne={isOfOne}>
        {!isNarrow && <ExportMenu question={question} />}
        <SubscribeButton view={view} personId={personId} />
        {mayAdd && (
          <Button
            size="small"
            variant="contained"
            color="primary"
            aria-haspopup="menu"
            sx={{ flex: 'none' }}
            onClick={({ currentTarget }) => {
              const { left, bottom } = currentTarget.getBoundingClientRect();
              setSlot({ times: wholeDays(day, day), left, top: bottom + 4 });
            }}
          >
            {translate('app.calendar.add')}
          </Button>
        )}
      </CalendarHead>
      {isNarrow && <WeekStrip {...address} />}
      <Box sx={{ flex: 1, display: 'flex', minHeight: 0, minWidth: 0 }}>
        {isWide && <CalendarSide {...address} items={isStale ? undefined : items} isOfOne={isOfOne} />}
        <Box
          component="section"
          aria-label={translate('app.calendar.content')}
          aria-busy={isStale || items === undefined}
          sx={{
            flex: 1,
            display: 'flex',
            flexDirection: 'column',
            minHeight: { xs: 320, md: 0 },
            minWidth: 0,
            bgcolor: 'background.paper',
            ...(isStale && { '& > :last-child': { opacity: 0.55, transition: 'opacity 120ms 120ms' } }),
          }}
        >
          {(isCut || (isEmpty && range !== 'agenda' && !error)) && (
            <Box
              role="status"
              sx={{ flex: 'none', px: 2.5, py: 0.75, color: 'ink2', borderBottom: 1, borderColor: 'line2' }}
            >
              {isCut ? translate('app.calendar.cut') : `${translate('app.calendar.empty')}. ${translate(lead)}`}
            </Box>
          )}
          {body()}
        </Box>
      </Box>
      {slot && (
        <AddItem
          slot={slot}
          subject={personKind === undefined || personId === undefined ? undefined : { kind: personKind, id: personId }}
          onClose={() => setSlot(null)}
          onAdded={reread}
        />
      )}
      {asked && (
        <Suspense fallback={null}>
          <MoveDialog item={asked} onMove={(to) => void moves.move(asked, to)} onClose={() => setAsked(null)} />
        </Suspense>
      )}
      {items && <CalendarNews items={items} onNews={reread} />}
    </Box>
  );
}

/** The calendar of the agency (AB 2). */
export const AgencyCalendar = () => <Calendar view="AGENCY" />;

/** The calendar of what is assigned to the reader (AB 2). */
export const PersonalCalendar = () => <Calendar view="PERSONAL" />;

/** The calendar of what prospects do (AB 2). */
export const ScoutCalendar = () => <Calendar view="SCOUT" />;

/** The days of a person, on their pages. */
export const RecordCalendar = ({ entity, record }: RecordPageProps) => (
  <Calendar view="AGENCY" personId={record.id} personKind={entity.name} />
);
