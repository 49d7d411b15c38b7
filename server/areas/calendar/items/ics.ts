import ICAL from 'ical.js';
import type { CalendarItem } from '../../../../schema/areas/calendar/calls/calendar.ts';
import { calledOffCategories } from '../../../../schema/rules/statuses.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';

type JcalProperty = [name: string, parameters: object, type: string, ...values: string[]];
type JcalComponent = [
  name: string,
  properties: (JcalProperty | [string, object, 'integer', number])[],
  parts: unknown[],
];

/** An item as a calendar file tells it. */
export type IcsItem = CalendarItem & {
  /** Moment of its last change (milliseconds); the time of writing by default. */
  readonly changedAt?: number;
  /** True for one that was deleted. */
  readonly isGone?: boolean;
  /** True if it takes up time; not told by default. */
  readonly isBusy?: boolean;
  readonly location?: string | undefined;
  /** Further lines of its description. */
  readonly lines?: readonly string[];
};

/** Texts of a calendar file, and the moment at which it is written (milliseconds). */
export interface IcsOptions {
  readonly name: string;
  readonly now: number;
  /** Kinds of records that stand there once a year. */
  readonly yearlyKinds: readonly string[];
  /** Names an item in words; by default its own name. */
  readonly nameOf?: (item: CalendarItem) => string;
  /** Tells nothing of items but their times, each under this name. */
  readonly onlyTimes?: { readonly name: string; readonly uidOf: (uid: string) => string } | undefined;
}

/** Hours after which calendars are asked to read a feed again. */
const rereadHours = 1;

const stamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19)}Z`;

/** Returns the id of an item in other calendars, which it keeps as long as it exists. */
export function uidOf({ kind, id, edge, startDay }: CalendarItem, isYearly: boolean): string {
  const part = edge ?? (isYearly ? (startDay ?? '') : '');
  return `${[kind, id, part].filter((one) => one !== '').join('-')}@greenroom`;
}

function timesOf({ isAllDay, start, end, startDay, endDay }: CalendarItem): JcalProperty[] {
  if (isAllDay && startDay !== null) {
    // Theirs ends on the day after.
    const after = addToDay(endDay ?? startDay, 1);
    return [
      ['dtstart', {}, 'date', startDay],
      ['dtend', {}, 'date', after],
    ];
  }
  const from = start ?? 0;
  const properties: JcalProperty[] = [['dtstart', {}, 'date-time', stamp(from)]];
  if (end !== null && end > from) properties.push(['dtend', {}, 'date-time', stamp(end)]);
  return properties;
}

function statusOf({ record, isGone }: IcsItem): string {
  const { categoryCode = '' } = (record['status'] ?? {}) as Partial<Record<string, string>>;
  if (isGone || calledOffCategories.includes(categoryCode)) return 'CANCELLED';
  return record['state'] === 'HELD' ? 'TENTATIVE' : 'CONFIRMED';
}

/** Returns the properties of an item besides its times. */
function aboutOf(item: IcsItem, { nameOf = ({ displayName }) => displayName }: IcsOptions): JcalProperty[] {
  const { record, people, lines = [], location } = item;
  const { displayName: status } = (record['status'] ?? {}) as Partial<Record<string, string>>;
  const about = [people.map(({ displayName }) => displayName).join(', '), status ?? '', ...lines];
  const description = about.filter((one) => one !== '').join('\n');
  return [
    ['summary', {}, 'text', nameOf(item)],
    ...(description === '' ? [] : [['description', {}, 'text', description] satisfies JcalProperty]),
    ...(location === undefined ? [] : [['location', {}, 'text', location] satisfies JcalProperty]),
    ['categories', {}, 'text', item.kind],
  ];
}

function eventOf(item: IcsItem, options: IcsOptions): JcalComponent {
  const { version, changedAt, isBusy } = item;
  const { onlyTimes, yearlyKinds } = options;
  const uid = uidOf(item, yearlyKinds.includes(item.kind));
  return [
    'vevent',
    [
      ['uid', {}, 'text', onlyTimes ? onlyTimes.uidOf(uid) : uid],
      ['dtstamp', {}, 'date-time', stamp(changedAt ?? options.now)],
      ...(changedAt === undefined ? [] : [['last-modified', {}, 'date-time', stamp(changedAt)] satisfies JcalProperty]),
      ['sequence', {}, 'integer', version],
      ...timesOf(item),
      ...(onlyTimes ? [['summary', {}, 'text', onlyTimes.name] satisfies JcalProperty] : aboutOf(item, options)),
      ['status', {}, 'text', statusOf(item)],
      ...(isBusy === undefined
        ? []
        : [['transp', {}, 'text', isBusy ? 'OPAQUE' : 'TRANSPARENT'] satisfies JcalProperty]),
    ],
    [],
  ];
}

const written = (part: JcalComponent): string => `${ICAL.stringify(part as unknown as unknown[]).trimEnd()}\r\n`;

/** The whole file but its items, which come before its last line. */
function frameOf({ name }: IcsOptions): readonly [head: string, foot: string] {
  const calendar: JcalComponent = [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Greenroom//Calendar//EN'],
      ['calscale', {}, 'text', 'GREGORIAN'],
      ['method', {}, 'text', 'PUBLISH'],
      ['x-wr-calname', {}, 'text', name],
      ['refresh-interval', {}, 'duration', `PT${rereadHours}H`],
      ['x-published-ttl', {}, 'text', `PT${rereadHours}H`],
    ],
    [],
  ];
  const foot = 'END:VCALENDAR\r\n';
  return [written(calendar).slice(0, -foot.length), foot];
}

/**
 * Yields the lines of a calendar file (RFC 5545), an item at a time: moments in UTC, whole days as dates, the version of a
 * record as the number of its changes.
 */
export function* icsLines(items: Iterable<IcsItem>, options: IcsOptions): Generator<string> {
  const [head, foot] = frameOf(options);
  yield head;
  for (const item of items) yield written(eventOf(item, options));
  yield foot;
}

/** Returns items as a calendar file. */
export function icsOf(items: readonly IcsItem[], options: IcsOptions): string {
  return [...icsLines(items, options)].join('');
}
