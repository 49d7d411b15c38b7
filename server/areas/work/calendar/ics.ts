import ICAL from 'ical.js';
import type { CalendarItem } from '../../../../schema/areas/work/calls/calendar.ts';
import { calledOffCategories } from '../../../../schema/rules/statuses.ts';
import { addToDay } from '../../../../schema/rules/dates.ts';

type JcalProperty = [name: string, parameters: object, type: string, ...values: string[]];
type JcalComponent = [
  name: string,
  properties: (JcalProperty | [string, object, 'integer', number])[],
  parts: unknown[],
];

/** Texts of a calendar file, and the moment at which it is written (milliseconds). */
export interface IcsOptions {
  readonly name: string;
  readonly now: number;
  /** Names an item in words; by default its own name. */
  readonly nameOf?: (item: CalendarItem) => string;
}

/** Hours after which calendars are asked to read a feed again. */
const rereadHours = 1;

const stamp = (moment: number) => `${new Date(moment).toISOString().slice(0, 19)}Z`;

/** Returns the id of an item in other calendars, which it keeps as long as it exists. */
export function uidOf({ kind, id, edge, startDay, isAllDay }: CalendarItem, isYearly: boolean): string {
  const part = edge ?? (isYearly && isAllDay ? (startDay ?? '') : '');
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

function eventOf(item: CalendarItem, { now, nameOf = ({ displayName }) => displayName }: IcsOptions): JcalComponent {
  const { record, people, version } = item;
  const { displayName: status, categoryCode = '' } = (record['status'] ?? {}) as Partial<Record<string, string>>;
  const about = [people.map(({ displayName }) => displayName).join(', '), status ?? ''].filter((one) => one !== '');
  const isOption = record['state'] === 'HELD';
  const told = calledOffCategories.includes(categoryCode) ? 'CANCELLED' : isOption ? 'TENTATIVE' : 'CONFIRMED';
  const isYearly = item.isAllDay && !item.canMove && record['status'] === undefined && item.edge === undefined;
  return [
    'vevent',
    [
      ['uid', {}, 'text', uidOf(item, isYearly)],
      ['dtstamp', {}, 'date-time', stamp(now)],
      ['sequence', {}, 'integer', version],
      ...timesOf(item),
      ['summary', {}, 'text', nameOf(item)],
      ...(about.length > 0 ? [['description', {}, 'text', about.join('\n')] satisfies JcalProperty] : []),
      ['status', {}, 'text', told],
      ['categories', {}, 'text', item.kind],
    ],
    [],
  ];
}

/**
 * Returns items as a calendar file (RFC 5545): moments in UTC, whole days as dates, the version of a record as the number
 * of its changes.
 */
export function icsOf(items: readonly CalendarItem[], options: IcsOptions): string {
  const calendar: JcalComponent = [
    'vcalendar',
    [
      ['version', {}, 'text', '2.0'],
      ['prodid', {}, 'text', '-//Greenroom//Calendar//EN'],
      ['calscale', {}, 'text', 'GREGORIAN'],
      ['method', {}, 'text', 'PUBLISH'],
      ['x-wr-calname', {}, 'text', options.name],
      ['refresh-interval', {}, 'duration', `PT${rereadHours}H`],
      ['x-published-ttl', {}, 'text', `PT${rereadHours}H`],
    ],
    items.map((item) => eventOf(item, options)),
  ];
  return `${ICAL.stringify(calendar as unknown as unknown[])}\r\n`;
}
