import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { hold } from '../../../../schema/areas/work/entities/hold.ts';
import { opportunity } from '../../../../schema/areas/work/entities/opportunity.ts';
import type { Reference } from '../../../../schema/fields/field.ts';
import type { AnyEntity } from '../../../../schema/language/entity.ts';
import type { Registry } from '../../../../schema/language/registry.ts';
import { targetsOf } from '../../../../schema/language/records/references.ts';
import { endOfDay, startOfDay } from '../../../../schema/rules/dates.ts';
import { calledOffCategories } from '../../../../schema/rules/statuses.ts';
import { guarded, meets, referencesIn, type Span } from './booked.ts';

type Values = Readonly<Record<string, unknown>>;

/** An item, and what decides whether it clashes with another. */
export interface JudgedItem {
  readonly item: CalendarItem;
  readonly isBusy: boolean;
  /** Ids of other items that are the same booking, such as the event of a task. */
  readonly own: readonly string[];
}

/** Returns true if an item is a hold that keeps its day: the first in its order, or a confirmed one. */
export function takesDay({ kind, record: { state, rank } }: CalendarItem): boolean {
  return kind === hold.name && (state === 'CONFIRMED' || (state === 'HELD' && rank === 1));
}

/**
 * Returns the keys by which records of an entity point to others that take up time, and to the opportunities that holds
 * may be for.
 */
export function bookingLinks({ fields, calendar }: AnyEntity, registry: Registry): readonly string[] {
  return Object.keys(fields).filter(
    (name) =>
      calendar?.people?.includes(name) !== true &&
      targetsOf(fields[name]!).some(
        (kind) => kind === opportunity.name || registry.get(kind).calendar?.busy !== undefined,
      ),
  );
}

/** Returns the ids of the records to which some of a record's keys point. */
export const idsIn = (record: Values, keys: readonly string[]): readonly string[] =>
  keys.flatMap((key) => referencesIn(record[key]).map(({ id }) => id));

const minuteLength = 60_000;

interface Slot {
  readonly judged: JudgedItem;
  readonly span: Span;
  readonly wide: Span;
}

function slotOf(judged: JudgedItem, zone: string): Slot {
  const { isAllDay, start, end, startDay, endDay, travelBefore = 0, travelAfter = 0 } = judged.item;
  const span: Span =
    isAllDay && startDay !== null
      ? [startOfDay(startDay, zone), endOfDay(endDay ?? startDay, zone) + 1]
      : [start ?? 0, end ?? start ?? 0];
  return { judged, span, wide: [span[0] - travelBefore * minuteLength, span[1] + travelAfter * minuteLength] };
}

const isCalledOff = ({ record }: CalendarItem) =>
  calledOffCategories.includes(((record['status'] ?? {}) as { readonly categoryCode?: string }).categoryCode ?? '');

/** Do two items take the time of somebody twice? */
function clash(one: Slot, other: Slot): boolean {
  const [a, b] = [one.judged, other.judged];
  if (a.own.includes(b.item.id) || b.own.includes(a.item.id) || a.item.id === b.item.id) return false;
  const holds = [a, b].filter(({ item }) => item.kind === hold.name).length;
  // Two holds have an order, and one for the same event or opportunity is the same booking.
  if (holds === 2 || (holds === 1 && a.own.some((id) => b.own.includes(id)))) return false;
  return meets(one.wide, other.span) || meets(one.span, other.wide);
}

/** Returns items, those marked whose people have another one of them at the same time, as the clash guard judges. */
export function withClashMarks(items: readonly JudgedItem[], zone: string): readonly CalendarItem[] {
  const slots = items
    .filter(({ item, isBusy }) => isBusy && !isCalledOff(item))
    .map((judged) => slotOf(judged, zone))
    .filter(({ span }) => span[1] > span[0])
    .toSorted((one, other) => one.wide[0] - other.wide[0]);
  const ofPerson = new Map<string, Slot[]>();
  const marked = new Set<CalendarItem>();
  for (const slot of slots) {
    for (const { id, kind } of slot.judged.item.people as readonly Reference[]) {
      if (!guarded.includes(kind)) continue;
      // What is over cannot meet anything that begins later.
      const before = (ofPerson.get(id) ?? []).filter(({ wide }) => wide[1] > slot.wide[0]);
      for (const other of before) {
        if (!clash(slot, other)) continue;
        marked.add(slot.judged.item);
        marked.add(other.judged.item);
      }
      ofPerson.set(id, [...before, slot]);
    }
  }
  return items.map(({ item }) => (marked.has(item) ? { ...item, isClash: true } : item));
}
