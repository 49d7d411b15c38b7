import type { Field } from '../../fields/field.ts';
import { columnName } from '../../fields/field.ts';
import { zonedKeys } from '../../fields/zoned.ts';

/** Place of an entity's records in calendars: these lines bring it into the calendar, the clash guard and feeds. */
export interface CalendarConfig<Name extends string = string> {
  /** A zoned field or a day. An item begins there; where it is empty, at `end`. */
  readonly start: Name;
  /** A field of the same kind. An item ends there; without it, or where it is empty, it ends as it begins. */
  readonly end?: Name;
  /** Fields that point to the people whose time an item takes; without them, the record itself is the person. */
  readonly people?: readonly Name[];
  /** Values of choices whose records are in no calendar, by field. */
  readonly leavesOut?: { readonly [Field in Name]?: readonly (string | number)[] };
  /** An item on its first and on its last day, instead of one that lasts from the first to the last. */
  readonly isEdges?: true;
  /** The day comes round each year, as a birthday does. */
  readonly isYearly?: true;
  /**
   * Items that take up the time of their people, so that a second one at the same time asks first: all of them, or those
   * that point by a field to a record with a flag. `asks` is for those that ask, and of which a rule of their area says
   * when they take up time themselves, as holds do.
   */
  readonly busy?: true | 'asks' | { readonly by: Name; readonly flag: string };
  /** Integers: minutes on the way there and back, which take up the time of its people too; not for whole days. */
  readonly travel?: { readonly before: Name; readonly after: Name };
  /** Of people: the field with the zone in which they live, whose times their items tell besides. */
  readonly zone?: Name;
}

type Declared = {
  readonly calendar?: CalendarConfig;
  readonly fields: Readonly<Record<string, Field>>;
};

/** Key of a write that accepts that people have something else at the same time. */
export const acceptClashKey = 'acceptClash';

/** Do writes of an entity ask about clashes: because it takes up people's time, or because a rule guards its writes? */
export function asksAboutClashes(entity: {
  readonly calendar?: CalendarConfig | undefined;
  readonly isGuarded?: boolean | undefined;
}): boolean {
  const { calendar, isGuarded } = entity;
  return calendar?.busy !== undefined || isGuarded === true;
}

/** Items that last longer are found by an index of their own, so that a window reads few rows of the others. */
export const longItemDays = 35;

/** SQL of the times of items, over the columns of their table. */
export interface CalendarSql {
  /** The first moment, or the first day. */
  readonly begin: string;
  /** The last moment, or the last day. */
  readonly finish: string;
  /** Condition that an item lasts no longer than `longItemDays`; null where none lasts. */
  readonly isShort: string | null;
  /** For zoned items: condition that they are whole days, and the first and last of these. */
  readonly days: { readonly isWhole: string; readonly first: string; readonly last: string } | null;
  /** Minutes of travel before it begins and after it ends; null where there is none. */
  readonly travel: { readonly before: string; readonly after: string } | null;
}

const joined = (columns: readonly string[]) =>
  columns.length > 1 ? `coalesce(${columns.join(', ')})` : columns.join('');

/** Returns the SQL of the times of an entity's items; indexes and queries share it. */
export function calendarSql({ calendar, fields }: Declared, prefix = ''): CalendarSql | null {
  if (!calendar) return null;
  const { start, end, travel } = calendar;
  const names = end === undefined ? [start] : [start, end];
  const column = (key: string) => `${prefix}${columnName(key)}`;
  if (fields[start]?.kind === 'date') {
    const columns = names.map(column);
    const [begin, finish] = [joined(columns), joined(columns.toReversed())];
    return {
      begin,
      finish,
      isShort: end === undefined ? null : `(${finish} - ${begin}) <= ${longItemDays}`,
      days: null,
      travel: null,
    };
  }
  const keys = names.map(zonedKeys);
  const begin = joined(keys.map(({ moment }) => column(moment)));
  const finish = joined(keys.map((one) => column(one.end)).toReversed());
  const days = keys.map(({ day }) => column(day));
  const isWhole = keys
    .map(({ moment, isAllDay }) => `(${column(moment)} is null or ${column(isAllDay)})`)
    .join(' and ');
  const minutes = (name: string) => `case when ${isWhole} then 0 else coalesce(${column(name)}, 0) end`;
  return {
    begin,
    finish,
    isShort: `(${finish} - ${begin}) <= interval '${longItemDays} days'`,
    days: { isWhole: `(${isWhole})`, first: joined(days), last: joined(days.toReversed()) },
    travel: travel ? { before: minutes(travel.before), after: minutes(travel.after) } : null,
  };
}

const pointing: readonly string[] = ['ref', 'refs', 'refOneOf', 'refsOneOf'];

/** Returns the mistakes in an entity's place in calendars. */
export function calendarMistakes({ calendar, fields }: Declared): readonly string[] {
  if (!calendar) return [];
  const { start, end, people = [], leavesOut = {}, isEdges, isYearly, busy, travel, zone } = calendar;
  const kind = fields[start]?.kind;
  const mistakes: string[] = [];
  if (kind !== 'zoned' && kind !== 'date')
    mistakes.push(`the calendar starts at '${start}', which is no moment or day`);
  if (end !== undefined && fields[end]?.kind !== kind)
    mistakes.push(`the calendar ends at '${end}', which is not of the kind of '${start}'`);
  if (isEdges && (end === undefined || kind !== 'date'))
    mistakes.push('the calendar has items on the first and the last day, but does not have two days');
  if (isYearly && (end !== undefined || kind !== 'date'))
    mistakes.push('the calendar repeats each year what is not one day');
  if (busy && people.length === 0) mistakes.push('the calendar takes up the time of nobody');
  if (busy && busy !== 'asks' && kind !== 'zoned') mistakes.push('the calendar takes up time by days that have none');
  if (typeof busy === 'object' && fields[busy.by]?.kind !== 'ref')
    mistakes.push(`the calendar takes up time by '${busy.by}', which points to no record`);
  if (travel && (kind !== 'zoned' || !busy)) mistakes.push('the calendar has travel where no time is taken up');
  for (const name of travel ? [travel.before, travel.after] : []) {
    if (fields[name]?.kind !== 'integer') mistakes.push(`the calendar has travel of '${name}', which is no integer`);
  }
  if (zone !== undefined && (people.length > 0 || fields[zone]?.kind !== 'text'))
    mistakes.push(`the calendar has the zone '${zone}', which is none of a person`);
  for (const name of people) {
    if (!pointing.includes(fields[name]?.kind ?? ''))
      mistakes.push(`the calendar has people in '${name}', which points to nobody`);
  }
  for (const name of Object.keys(leavesOut)) {
    if (fields[name]?.kind !== 'choice')
      mistakes.push(`the calendar leaves out values of '${name}', which is no choice`);
  }
  return mistakes;
}
