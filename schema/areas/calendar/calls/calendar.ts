import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  instant,
  nullable,
  oneOf,
  recordShape,
  uuid,
  version,
  type ValueOf,
} from '../../../language/call.ts';
import {
  calendarColumns,
  calendarFormats,
  calendarItems,
  calendarViews,
  calendarWindowDays,
} from '../../../rules/calendar.ts';

const day = (description: string) => Type.String({ maxLength: 10, examples: ['2026-11-26'], description });

const item = Type.Object({
  id: uuid,
  kind: Type.String({ description: 'Kind of the record: `task`, `event`, `hold` …' }),
  version,
  displayName: Type.String(),
  edge: Type.Optional(
    oneOf(['START', 'END'], { description: 'The one of its two days that this item is, for contracts' }),
  ),
  isAllDay: Type.Boolean(),
  start: Type.Union([instant, Type.Null()], { description: 'First moment; null for whole days' }),
  end: Type.Union([instant, Type.Null()], { description: 'Moment at which it is over; null for whole days' }),
  startDay: nullable(day('First of its whole days, in every zone')),
  endDay: nullable(day('Last of its whole days, included')),
  people: Type.Array(recordShape, { description: 'Those whose time it takes' }),
  travelBefore: Type.Optional(Type.Integer({ description: 'Minutes on the way there, which take up time too' })),
  travelAfter: Type.Optional(Type.Integer({ description: 'Minutes on the way back' })),
  zones: Type.Optional(
    Type.Array(Type.String(), { description: 'Time zones of its people other than the one that was asked for' }),
  ),
  canMove: Type.Boolean(),
  isClash: Type.Optional(
    Type.Boolean({ description: 'True if another one of these items takes the time of the same people' }),
  ),
  record: Type.Record(Type.String(), Type.Unknown(), { description: 'Further keys of the record: status, type, zone' }),
});
export type CalendarItem = ValueOf<typeof item>;

const undated = Type.Object({ id: uuid, kind: item.properties.kind, displayName: Type.String() });
export type UndatedItem = ValueOf<typeof undated>;

/** Days and filters of a question. */
const asked = {
  from: day('First day, in the zone of the reader'),
  to: day(`Last day, at most ${calendarWindowDays} days later`),
  timezoneId: Type.Optional(Type.String({ maxLength: 64, description: 'IANA zone; by default that of the reader' })),
  kinds: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 20 })),
  personIds: Type.Optional(Type.Array(uuid, { maxItems: 100, description: 'Talents, scouts or staff' })),
  typeIds: Type.Optional(Type.Array(uuid, { maxItems: 100 })),
  statusIds: Type.Optional(Type.Array(uuid, { maxItems: 100 })),
};
const view = oneOf(calendarViews, { description: 'Everything, what is assigned to the reader, or what scouts do' });

/** Format of a file, and the words of a table in the reader's language. */
const file = {
  format: oneOf(calendarFormats),
  headings: Type.Optional(
    Type.Array(Type.String({ maxLength: 100 }), {
      minItems: calendarColumns.length,
      maxItems: calendarColumns.length,
      description: `Headings of the columns ${calendarColumns.join(', ')}`,
    }),
  ),
  words: Type.Optional(
    Type.Record(Type.String(), Type.String({ maxLength: 100 }), {
      description: 'Words for kinds, and for START and END',
    }),
  ),
  sheet: Type.Optional(Type.String({ maxLength: 100, description: 'Name of a workbook’s sheet' })),
};
const oneItem = Type.Object({ data: item });
const inZone = closed({ timezoneId: asked.timezoneId });

/** Calls of the calendar (AB 7). */
export const calendarCalls = defineCalls('calendar', {
  types: {
    route: 'GET /client/v1/calendar/types',
    access: 'signedIn',
    byKey: true,
    summary: 'Kinds of records in calendars',
    query: closed({
      checkPermission: Type.Optional(Type.Boolean({ description: 'Only kinds that the caller may read' })),
    }),
    answer: Type.Object({ data: Type.Array(Type.Object({ kind: Type.String() })) }),
  },
  list: {
    route: 'POST /client/v1/calendar/list',
    access: 'signedIn',
    byKey: true,
    summary: 'What stands in the calendar on some days',
    tool: {
      name: 'calendar',
      description:
        'Says what stands in the calendar on some days, of the whole agency with `view` AGENCY. Events and `busyBlock` take the ' +
        'time of their `people`, holds may: whoever is among the people of none of these is free. `read` an item with `history`, ' +
        'or ask `activity`, to see who booked it.',
    },
    body: closed({
      ...asked,
      view,
      withUndated: Type.Optional(
        Type.Boolean({ description: 'Also what is open without a date, where it is of the reader or of one person' }),
      ),
    }),
    answer: Type.Object({
      data: Type.Array(item),
      undated: Type.Optional(Type.Array(undated)),
      isCut: Type.Boolean({
        description: `True if a kind has more than ${calendarItems} items: the later ones are missing`,
      }),
    }),
    isReading: true,
  },
  task: {
    route: 'GET /client/v1/calendar/tasks/{id}',
    access: { entity: 'task', action: 'read' },
    summary: 'A task as it stands in the calendar',
    query: inZone,
    answer: oneItem,
  },
  event: {
    route: 'GET /client/v1/calendar/events/{id}',
    access: { entity: 'event', action: 'read' },
    summary: 'An event as it stands in the calendar',
    query: inZone,
    answer: oneItem,
  },
  export: {
    route: 'POST /client/v1/calendar/export',
    access: 'signedIn',
    byKey: true,
    summary: 'What stands in the calendar on some days, as a file',
    body: closed({ ...asked, view, ...file }),
    answer: { file: 'application/octet-stream' },
    isReading: true,
  },
  exportPersonal: {
    route: 'POST /client/v1/calendar/personal/export',
    access: 'signedIn',
    byKey: true,
    summary: 'What is assigned to the reader on some days, as a file',
    body: closed({ ...asked, ...file }),
    answer: { file: 'application/octet-stream' },
    isReading: true,
  },
});
