import { isBefore } from '../../../../schema/fields/zoned.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';
import { weekdays, type RecurrenceSetting } from '../../../../schema/rules/recurrence.ts';
import type { Change } from '../../../engine/writing/changes.ts';
import type { Model } from '../../../engine/model.ts';
import { daysBetween } from './expand.ts';
import type { Place } from './occurrences.ts';
import { fieldOf } from './own.ts';
import { settingKey } from './plan.ts';
import {
  dated,
  inOrder,
  patternOf,
  valuesOfWall,
  wallOf,
  wallOn,
  withTimes,
  type Dated,
  type Pattern,
} from './walls.ts';

type Values = Readonly<Record<string, unknown>>;

/** A change of one task that is to be made on others of its series. */
export interface SeriesEdit {
  /** The names of the fields that it changes, without those that the server keeps. */
  readonly fields: ReadonlySet<string>;
  /** The new values by wire key, but for dates and the rule. */
  readonly values: Values;
  readonly model: Model;
  /** Number of days by which the task moves. */
  readonly moved: number;
  /** The task's dates as they will be, relative to its day; null if it has none. */
  readonly pattern: Pattern | null;
  /** The dates whose time of day stays. */
  readonly sameTimes: ReadonlySet<Dated>;
}

const isDated = (name: string): name is Dated => (dated as readonly string[]).includes(name);

/** Returns the change of a task from how it was to how it will be. */
export function editOf(model: Model, before: Values, after: Values, changes: readonly Change[]): SeriesEdit {
  const isKept = (name: string) => model.entity.fields[name]?.readOnly === true;
  const names = changes.map(({ field }) => fieldOf(model, field)).filter((name) => !isKept(name));
  const fields = new Set(names);
  const isCommon = (name: string) => fields.has(name) && !isDated(name) && name !== settingKey;
  const keys = [...model.columns.filter(({ spec }) => !spec.derive), ...model.links]
    .filter(({ field }) => isCommon(field))
    .map(({ spec }) => spec.key);
  const [was, is] = [patternOf(before), patternOf(after)];
  const sameTimes = dated.filter((name) => {
    const [one, other] = [wallOf(name, before), wallOf(name, after)];
    return one && other && one.time === other.time && one.zone === other.zone && one.isAllDay === other.isAllDay;
  });
  return {
    fields,
    values: Object.fromEntries(keys.map((key) => [key, after[key]])),
    model,
    moved: was && is ? daysBetween(was.day, is.day) : 0,
    pattern: is?.pattern ?? null,
    sameTimes: new Set(sameTimes),
  };
}

/** Returns the place of a member as the change moves it. */
export function placeAfter(member: Place, { moved, pattern, sameTimes }: SeriesEdit): Place {
  const timeOf = (name: Dated, known: string | null) =>
    sameTimes.has(name) && known !== null ? known : (pattern?.[name]?.time ?? null);
  return {
    taskId: member.taskId,
    day: addToDay(member.day, moved),
    startTime: timeOf('startDate', member.startTime),
    dueTime: timeOf('dueDate', member.dueTime),
  };
}

/** The dates of a task on its place, by wire key. */
export function datesAt(place: Place, pattern: Pattern | null, names: readonly Dated[]): Values {
  const timed = pattern && withTimes(pattern, place);
  const values: Record<string, unknown> = {};
  for (const name of names) {
    const date = timed?.[name] ?? null;
    Object.assign(values, valuesOfWall(name, date && wallOn(place.day, date)));
  }
  return values;
}

/**
 * Returns the day on which a task is. It differs from that of its place where the series moved without it, since it was
 * completed, or not to be written by who moved it.
 */
function dayOf(place: Place, record: Values, own: ReadonlySet<string>): string {
  const is = patternOf(record);
  if (!is || dated.some((name) => own.has(name))) return place.day;
  const planned = patternOf(datesAt(place, is.pattern, dated));
  return addToDay(place.day, planned ? daysBetween(planned.day, is.day) : 0);
}

/** The body of a task of the series, and whether it keeps something of its own. */
export interface OwnBody {
  readonly body: Values;
  readonly isKeeping: boolean;
}

/**
 * Returns what a change makes of another task of the series: nothing of the fields that were changed on that one task
 * before, and no dates where its own would be in the wrong order with them.
 * @param names the dates to be written
 */
export function bodyFor(
  record: Values,
  place: Place,
  own: ReadonlySet<string>,
  edit: SeriesEdit,
  names: readonly Dated[],
): OwnBody {
  const { model, values, pattern } = edit;
  const isOpen = (key: string) => !own.has(fieldOf(model, key));
  const common = Object.fromEntries(Object.entries(values).filter(([key]) => isOpen(key)));
  const open = names.filter((name) => !own.has(name));
  const dates = datesAt(place, pattern, open);
  const whole = inOrder({ ...record, startDateDay: null, dueDateDay: null, ...dates });
  const isOrdered =
    !isBefore('dueDate', 'startDate', whole) && (open.includes('dueDate') || whole['dueDate'] === record['dueDate']);
  const ordered = isOrdered ? Object.fromEntries(Object.keys(dates).map((key) => [key, whole[key]])) : {};
  const isKeeping = [...edit.fields].some((name) => own.has(name)) || !isOrdered;
  return { body: { ...common, ...ordered }, isKeeping };
}

/** Returns what a change makes of another task of the series, whose rule stays: see `bodyFor`. */
export function changeOf(
  record: Values,
  place: Place,
  own: ReadonlySet<string>,
  edit: SeriesEdit,
  names: readonly Dated[],
): OwnBody {
  return bodyFor(record, placeAfter({ ...place, day: dayOf(place, record, own) }, edit), own, edit, names);
}

/** A rule that moves with its tasks: its days of the week, and the day on which it ends. */
export function movedSetting(setting: RecurrenceSetting, moved: number): RecurrenceSetting {
  const { end } = setting;
  const days = setting.weekdays?.map((day) => weekdays[(weekdays.indexOf(day) + (moved % 7) + 7) % 7] ?? day);
  return {
    ...setting,
    weekdays: days ? weekdays.filter((day) => days.includes(day)) : null,
    end: end.type === 'ON' ? { type: 'ON', date: addToDay(end.date, moved) } : end,
  };
}
