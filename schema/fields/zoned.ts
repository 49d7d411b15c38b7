import type { CommonOptions, Field, KindDefinition, Maybe } from './field.ts';
import { dayAt, endOfDay, isTimeZone, startOfDay } from '../rules/dates.ts';
import { refusal } from './rule.ts';
import { boolean, instantSchema, nullable, string } from './schemas.ts';

export interface ZonedOptions extends CommonOptions {
  /** The name of another zoned field that this one may not come before. */
  readonly after?: string;
}

type Parts<Value> = { '': Value; TimeZone: string | null; IsAllDay: boolean };
/** Derived by the server: the last millisecond (of the day, or the moment itself), and the day of an all-day date. */
type Derived = { End: number | null; Day: string | null };

export interface ZonedField<Value = number | null> extends Field<Parts<Value> & Derived, Parts<Value>>, ZonedOptions {
  readonly kind: 'zoned';
}

type Values = Readonly<Record<string, unknown>>;

/** A meeting's time: a moment and the IANA zone it was said in, or a whole day of that zone. */
export function zoned<const O extends ZonedOptions>(options?: O): ZonedField<Maybe<O, number>> {
  return { ...options, kind: 'zoned' };
}

/** The days whose first and last moments are dates that JavaScript and PostgreSQL hold, in every zone. */
const firstDay = '0001-01-03';
const lastDay = '9999-12-29';

/** Can the first and the last moment of a day (`YYYY-MM-DD`) be kept in every zone? */
export function isKeepableDay(day: string): boolean {
  return day.length === firstDay.length && day >= firstDay && day <= lastDay;
}

/** The wire keys of a zoned field. */
export function zonedKeys(name: string) {
  return {
    moment: name,
    zone: `${name}TimeZone`,
    isAllDay: `${name}IsAllDay`,
    end: `${name}End`,
    day: `${name}Day`,
  } as const;
}

/** Returns the keys by which a zoned value is written. */
export function writtenZonedKeys(name: string): readonly string[] {
  const { moment, zone, isAllDay } = zonedKeys(name);
  return [moment, zone, isAllDay];
}

/** Returns the parts of a zoned value; null without a moment, or without a zone that determines its day. */
export function readZoned(name: string, record: Values): { moment: number; zone: string; isAllDay: boolean } | null {
  const keys = zonedKeys(name);
  const { [keys.moment]: moment, [keys.zone]: zone, [keys.isAllDay]: isAllDay } = record;
  if (typeof moment !== 'number' || typeof zone !== 'string' || !isTimeZone(zone)) return null;
  return { moment, zone, isAllDay: isAllDay === true };
}

/** The day (`YYYY-MM-DD`) of an all-day date, the same for every reader; null for a moment and for nothing. */
export function allDayOf(name: string, record: Values): string | null {
  const known = record[zonedKeys(name).day];
  if (typeof known === 'string') return known;
  const value = readZoned(name, record);
  return value?.isAllDay ? dayAt(value.moment, value.zone) : null;
}

/** The day of a zoned value in its zone; null without a value or a zone. */
export function dayOfZoned(name: string, record: Values): string | null {
  const value = readZoned(name, record);
  return value && dayAt(value.moment, value.zone);
}

/** The last millisecond of a zoned value: the end of an all-day date in its zone, or the moment itself. */
function endOf(name: string, record: Values): number | null {
  const value = readZoned(name, record);
  if (value?.isAllDay) return endOfDay(dayAt(value.moment, value.zone), value.zone);
  return (record[name] as number | null | undefined) ?? null;
}

/** Does a zoned value come before another one? Days are compared where either is all-day, each in its own zone. */
export function isBefore(name: string, other: string, record: Values): boolean {
  const [own, earlier] = [record[name], record[other]];
  if (typeof own !== 'number' || typeof earlier !== 'number') return false;
  const [value, start] = [readZoned(name, record), readZoned(other, record)];
  if (!value || !start || !(value.isAllDay || start.isAllDay)) return own < earlier;
  return dayAt(value.moment, value.zone) < dayAt(start.moment, start.zone);
}

/** The zone of a moment that a body gives without one: that of the field which it may not come before. */
function zoneAfter(name: string, after: string | undefined, body: Values, before: Values): Values {
  const { zone } = zonedKeys(name);
  if (after === undefined || typeof body[name] !== 'number' || body[zone] !== undefined) return {};
  const { zone: first } = zonedKeys(after);
  const given = body[first] ?? before[zone] ?? before[first];
  return typeof given === 'string' ? { [zone]: given } : {};
}

/**
 * Completes a body: a moment that is cleared takes its zone with it; an all-day date begins with its day, and keeps the
 * day where only the zone changes.
 */
function settle(name: string, { after }: ZonedOptions, body: Values, before: Values): Values {
  const keys = zonedKeys(name);
  if (![keys.moment, keys.zone, keys.isAllDay].some((key) => body[key] !== undefined)) return {};
  if (body[name] === null) {
    const cleared = { [keys.zone]: null, [keys.isAllDay]: false };
    return Object.fromEntries(Object.entries(cleared).filter(([key]) => body[key] === undefined));
  }
  const zone = zoneAfter(name, after, body, before);
  const value = readZoned(name, { ...before, ...body, ...zone });
  if (!value?.isAllDay) return zone;
  const isMoved = body[name] === undefined && body[keys.zone] !== undefined;
  const day = (isMoved ? allDayOf(name, before) : null) ?? dayAt(value.moment, value.zone);
  return isKeepableDay(day) ? { ...zone, [name]: startOfDay(day, value.zone) } : zone;
}

const parentOf = ({ parent }: { readonly parent: unknown }) => parent as Values;

export const zonedKind: KindDefinition<ZonedField> = {
  columns: (name, field) => {
    const keys = zonedKeys(name);
    const encode = (wire: number | null) => (wire === null ? null : new Date(wire).toISOString());
    const moment = { type: 'timestamptz', isNullable: true, schema: nullable(instantSchema), encode } as const;
    return [
      {
        ...moment,
        key: keys.moment,
        isNullable: !field.required,
        schema: field.required ? instantSchema : nullable(instantSchema),
      },
      { key: keys.zone, type: 'text', isNullable: true, schema: nullable(string) },
      { key: keys.isAllDay, type: 'boolean', isNullable: false, default: false, schema: boolean },
      { ...moment, key: keys.end, derive: (record) => endOf(name, record) },
      {
        key: keys.day,
        type: 'date',
        isNullable: true,
        schema: nullable({ ...string, format: 'date' }),
        derive: (record) => allDayOf(name, { ...record, [keys.day]: null }),
      },
    ];
  },
  settle: (name, field, body, before) => settle(name, field, body, before),
  rules: (name, field, yup) => {
    const keys = zonedKeys(name);
    return {
      [keys.moment]: yup
        .number()
        .typeError(refusal('date'))
        .integer(refusal('date'))
        .test('moment', refusal('required'), (value, context) => {
          const { [keys.zone]: zone, [keys.isAllDay]: isAllDay } = parentOf(context);
          return value != null || (!zone && isAllDay !== true);
        })
        .test('day', refusal('date'), (_value, context) => {
          const value = readZoned(name, parentOf(context));
          return !value?.isAllDay || isKeepableDay(dayAt(value.moment, value.zone));
        })
        .test('after', refusal('dateOrder'), (value, context) => {
          const { after } = field;
          return value == null || after === undefined || !isBefore(name, after, parentOf(context));
        }),
      [keys.zone]: yup
        .string()
        .test('zone', refusal('timeZone'), (value) => !value || isTimeZone(value))
        .test('known', refusal('required'), (value, context) => Boolean(value) || parentOf(context)[name] == null),
      [keys.isAllDay]: yup.boolean(),
    };
  },
  filters: (name) => {
    const { end: key } = zonedKeys(name);
    return [
      { param: `${name}From`, match: 'from', key, schema: instantSchema },
      { param: `${name}To`, match: 'to', key, schema: instantSchema },
    ];
  },
  sortKey: (name) => zonedKeys(name).end,
};
