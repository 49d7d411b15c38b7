import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import { Checklist } from '../../../fields/filters/Checklist.tsx';
import { useReferencesById } from '../../../fields/useOptions.ts';
import { Avatar } from '../../../widgets/avatar/Avatar.tsx';
import { Calendar } from '../../../widgets/day/Calendar.tsx';
import { useFilterSources, type FilterSource } from './filterSources.ts';
import type { CalendarAddress } from './useCalendarState.ts';

/** Width of the column, in pixels, and the most people that it offers to tick. */
export const sideWidth = 264;
const mostPeople = 40;

/** Tasks are about companies too. */
const isPerson = (kind: string) => kind === 'talent' || kind === 'scout';

/** Returns the people on the days that were last read whole, so that ticking one does not take away the others. */
function usePeople(items: readonly CalendarItem[] | undefined, isWhole: boolean): readonly Reference[] {
  const [read, setRead] = useState(items);
  if (isWhole && items !== undefined && items !== read) setRead(items);
  return useMemo(() => {
    const all = (read ?? [])
      .flatMap((item) => item.people as readonly Reference[])
      .filter(({ kind }) => isPerson(kind));
    const found = new Map(all.map((one) => [one.id, one]));
    return [...found.values()].toSorted((one, other) => one.displayName.localeCompare(other.displayName));
  }, [read]);
}

function useNamed({ resource, name }: FilterSource, ids: readonly string[]) {
  return useReferencesById(resource, name, ids).references;
}

const nobody: FilterSource = { resource: 'event', name: 'talents' };

interface CalendarSideProps extends CalendarAddress {
  readonly items: readonly CalendarItem[] | undefined;
  readonly isOfOne: boolean;
}

/** The column beside a calendar: a month to go to any day, and the people to tick. */
export function CalendarSide({ state, go, items, isOfOne }: CalendarSideProps) {
  const translate = useTranslate();
  const { personIds } = state;
  const [first, second] = useFilterSources('personIds');
  const people = usePeople(items, personIds.length === 0);
  const unknown = personIds.filter((id) => !people.some((one) => one.id === id));
  const named = [
    ...useNamed(first ?? nobody, first ? unknown : []),
    ...useNamed(second ?? nobody, second ? unknown : []),
  ];
  const shown = [...named, ...people].slice(0, mostPeople);
  return (
    <Box
      component="aside"
      aria-label={translate('app.calendar.side')}
      sx={{
        flex: 'none',
        width: sideWidth,
        overflow: 'auto',
        borderRight: 1,
        borderColor: 'line',
        bgcolor: 'background.paper',
        '& .MuiDateCalendar-root': { width: sideWidth - 16, height: 290, mx: 0.5 },
        '& .MuiPickersSlideTransition-root': { minHeight: 200 },
        '& .MuiPickersDay-root, & .MuiDayCalendar-weekDayLabel': { width: 30, height: 30 },
      }}
    >
      <Calendar value={state.day} onChange={(day) => go({ day })} isQuiet />
      {!isOfOne && shown.length > 0 && (
        <Box
          component="section"
          aria-label={translate('app.calendar.people')}
          sx={{ borderTop: 1, borderColor: 'line2' }}
        >
          <Box sx={{ px: 1.5, pt: 1.25, fontSize: 12, fontWeight: 540, color: 'ink3' }}>
            {translate('app.calendar.people')}
          </Box>
          <Checklist
            label={translate('app.calendar.people')}
            options={shown.map((one) => ({
              value: one.id,
              content: (
                <>
                  <Avatar of={one} size={20} />
                  <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
                    {one.displayName}
                  </Box>
                </>
              ),
            }))}
            chosen={personIds}
            onChange={(next) => go({ personIds: next })}
          />
        </Box>
      )}
    </Box>
  );
}
