import type { Reference } from '../../../../../schema/fields/field.ts';
import type { AnyEntity, TimelineConfig } from '../../../../../schema/language/entity.ts';
import { daysBetween, spanOf, type DaySpan } from '../../../../../schema/language/lists/timeline.ts';
import { addToDay } from '../../../../../schema/rules/dates.ts';
import type { WireRecord } from '../../../../fields/kind.ts';

/** A record with its days. */
export interface Bar {
  readonly record: WireRecord;
  readonly span: DaySpan;
  /** It has one date alone: a point in time that lasts no days. */
  readonly isPoint: boolean;
}

/** Days in a row on which a person has as much to do. */
export interface Load {
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

/** A row of a timeline: a heading, one record, or a person with theirs in lanes that do not overlap. */
export type TimelineRow = { readonly key: string } & (
  | { readonly shows: 'group'; readonly label: string | null; readonly total: number }
  | { readonly shows: 'record'; readonly bar: Bar }
  | {
      readonly shows: 'person';
      readonly of: Reference | null;
      readonly lanes: readonly (readonly Bar[])[];
      readonly loads: readonly Load[];
    }
);

/** Bars of records, and the records without any date. */
export function barsOf(
  entity: AnyEntity,
  timeline: TimelineConfig<string>,
  records: readonly WireRecord[],
  zone: string,
): { readonly bars: readonly Bar[]; readonly undated: readonly WireRecord[] } {
  const bars: Bar[] = [];
  const undated: WireRecord[] = [];
  for (const record of records) {
    const span = spanOf(entity, timeline, record, zone);
    const isPoint = [timeline.start, timeline.end].some((name) => record[name] == null);
    if (span) bars.push({ record, span, isPoint });
    else undated.push(record);
  }
  return { bars, undated };
}

const byDay = (one: Bar, other: Bar) =>
  one.span.first === other.span.first
    ? one.span.last.localeCompare(other.span.last)
    : one.span.first.localeCompare(other.span.first);

/** Bars by the record that a reference names, those without one last, the others by their first day. */
function byReference(bars: readonly Bar[], field: string): readonly (readonly [Reference | null, readonly Bar[]])[] {
  const found = new Map<string, [Reference | null, Bar[]]>();
  for (const bar of bars) {
    const reference = (bar.record[field] ?? null) as Reference | null;
    const known = found.get(reference?.id ?? '');
    if (known) known[1].push(bar);
    else found.set(reference?.id ?? '', [reference, [bar]]);
  }
  return [...found.values()].toSorted(([one], [other]) => Number(one === null) - Number(other === null));
}

/** Bars of one person in as few lanes as hold them side by side. */
function lanesOf(bars: readonly Bar[]): readonly (readonly Bar[])[] {
  const lanes: Bar[][] = [];
  for (const bar of bars) {
    const free = lanes.find((lane) => (lane.at(-1)?.span.last ?? '') < bar.span.first);
    if (free) free.push(bar);
    else lanes.push([bar]);
  }
  return lanes;
}

/** The days on which bars stand, by how many there are: days without any are left out. */
export function loadsOf(bars: readonly Bar[]): readonly Load[] {
  const changes = new Map<string, number>();
  const add = (day: string, count: number) => changes.set(day, (changes.get(day) ?? 0) + count);
  for (const { span } of bars) {
    add(span.first, 1);
    add(addToDay(span.last, 1), -1);
  }
  const days = [...changes.keys()].toSorted();
  const loads: Load[] = [];
  let count = 0;
  for (const [index, first] of days.entries()) {
    count += changes.get(first) ?? 0;
    const next = days[index + 1];
    if (count > 0 && next !== undefined) loads.push({ first, last: addToDay(next, -1), count });
  }
  return loads;
}

interface Rows {
  readonly group: string | undefined;
  readonly person: string | undefined;
  /** Returns true if a record still has to be done. */
  readonly isOpen: (record: WireRecord) => boolean;
}

/** The rows of bars: under headings where records stand in groups, or one a person. */
export function rowsOfBars(bars: readonly Bar[], { group, person, isOpen }: Rows): readonly TimelineRow[] {
  const sorted = bars.toSorted(byDay);
  if (person !== undefined) {
    return byReference(sorted, person)
      .toSorted(([one], [other]) => (one && other ? one.displayName.localeCompare(other.displayName) : 0))
      .map(([of, theirs]) => ({
        key: `person ${of?.id ?? ''}`,
        shows: 'person',
        of,
        lanes: lanesOf(theirs),
        loads: loadsOf(theirs.filter(({ record }) => isOpen(record))),
      }));
  }
  const rowOf = (bar: Bar): TimelineRow => ({ key: bar.record.id, shows: 'record', bar });
  const groups = group === undefined ? [] : byReference(sorted, group);
  if (groups.every(([of]) => of === null)) return sorted.map(rowOf);
  return groups.flatMap(([of, theirs]): readonly TimelineRow[] => [
    { key: `group ${of?.id ?? ''}`, shows: 'group', label: of?.displayName ?? null, total: theirs.length },
    ...theirs.map(rowOf),
  ]);
}

/** Days around today that a timeline draws at most, to either side. */
const farthest = 550;

/** The days that a timeline draws, in order: those of all bars and today, with room around them. */
export function daysOfBars(bars: readonly Bar[], today: string): readonly string[] {
  const near = (day: string) => Math.max(-farthest, Math.min(farthest, daysBetween(today, day)));
  const firsts = bars.map(({ span }) => near(span.first));
  const lasts = bars.map(({ span }) => near(span.last));
  const from = firsts.reduce((one, other) => Math.min(one, other), 0) - 10;
  const to = lasts.reduce((one, other) => Math.max(one, other), 0) + 30;
  return Array.from({ length: to - from + 1 }, (_, index) => addToDay(today, from + index));
}
