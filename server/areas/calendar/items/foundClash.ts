import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import type { Reference } from '../../../../schema/fields/field.ts';

/** Something that people have at the same time: only its times where the writer may not see it. */
export type Clash = Pick<CalendarItem, 'isAllDay' | 'start' | 'end' | 'startDay' | 'endDay'> & {
  /** People of the written record whose time it takes. */
  readonly people: readonly Pick<Reference, 'id' | 'displayName'>[];
  readonly id?: string;
  readonly kind?: string;
  readonly displayName?: string;
  /** Only the way there or back meets it. */
  readonly isTravel?: true;
  /** Of a hold: its state, and what it is for, as far as the writer may know. */
  readonly hold?: { readonly state: string; readonly about: string | null };
};

/** A clash as it is told to the writer, and what it is with, whoever asks. */
export interface FoundClash {
  readonly told: Clash;
  readonly item: { readonly kind: string; readonly id?: string };
}

/** Returns what is told of an item that clashes: its times and whose they are, and its name only where it may be seen. */
export function clashOf(
  item: CalendarItem,
  people: readonly Reference[],
  { isNamed, isTravel }: { readonly isNamed: boolean; readonly isTravel: boolean },
): Clash {
  const { isAllDay, start, end, startDay, endDay, id, kind, displayName } = item;
  const theirs = item.people.map((person) => person.id);
  return {
    isAllDay,
    start,
    end,
    startDay,
    endDay,
    people: people
      .filter((person) => theirs.includes(person.id))
      .map((person) => ({ id: person.id, displayName: person.displayName })),
    ...(isNamed && { id, kind, displayName }),
    ...(isTravel && { isTravel }),
  };
}
