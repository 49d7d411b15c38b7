import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  idOf,
  instant,
  nothing,
  nullable,
  oneOf,
  recordShape,
  text,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';
import { calendarFileLimit, eventFaults, sourceFailures } from '../sources.ts';

const source = Type.Object({
  id: uuid,
  person: recordShape,
  name: Type.String(),
  host: nullable(Type.String({ description: 'Host of its address, which is a secret itself; null for a file' })),
  showsNames: Type.Boolean({ description: 'Names of its events are kept, for whoever may edit the person' }),
  createdAt: instant,
  readAt: nullable(Type.Integer({ description: 'When it was last read whole' })),
  nextAt: nullable(Type.Integer({ description: 'When it is read next; null for a file' })),
  failure: nullable(oneOf(sourceFailures, { description: 'Why it could not be read; what was read before is kept' })),
  failedSince: nullable(Type.Integer()),
  events: Type.Integer(),
  blocks: Type.Integer({ description: 'Times that it takes up, from a year ago to two years ahead' }),
  faultCount: Type.Integer({ description: 'Events that were left out' }),
  faults: Type.Array(Type.Object({ reason: oneOf(eventFaults), title: Type.String() }), {
    description: 'The first of them',
  }),
});
export type CalendarSource = ValueOf<typeof source>;

const content = {
  address: Type.Optional(text(2000)),
  content: Type.Optional(Type.String({ maxLength: calendarFileLimit, description: 'Text of a calendar file (.ics)' })),
};
const name = text(100);
const params = { id: idOf('source') } as const;
const notes = 'Asks for the right to edit the person';

// The server goes on reading an address after its API key has ended.
const door = { access: 'signedIn', byKey: false } as const;

/** Calendars that other programs keep of a person: their times count as busy. */
export const sourceCalls = defineCalls('calendar', {
  sources: {
    route: 'GET /client/v1/calendar/sources',
    ...door,
    summary: 'Calendars from elsewhere of the people whom the caller may edit',
    query: closed({ personId: Type.Optional(uuid) }),
    answer: Type.Object({ data: Type.Array(source) }),
  },
  createSource: {
    route: 'POST /client/v1/calendar/sources',
    ...door,
    summary: 'Read a calendar from elsewhere for a person, by its address or from a file',
    description: notes,
    body: closed({
      personId: uuid,
      name,
      ...content,
      showsNames: Type.Optional(Type.Boolean()),
      timezoneId: Type.Optional(
        Type.String({ maxLength: 64, description: 'Zone of times without one; by default that of the caller' }),
      ),
    }),
    answer: source,
  },
  updateSource: {
    route: 'PUT /client/v1/calendar/sources/{id}',
    ...door,
    summary: 'Rename a calendar from elsewhere, or give it another address or file',
    description: notes,
    params,
    body: closed({ name: Type.Optional(name), ...content }),
    answer: source,
  },
  readSource: {
    route: 'POST /client/v1/calendar/sources/{id}/read',
    ...door,
    summary: 'Read a calendar from elsewhere again, now',
    description: notes,
    params,
    answer: source,
  },
  deleteSource: {
    route: 'DELETE /client/v1/calendar/sources/{id}',
    ...door,
    summary: 'Forget a calendar from elsewhere, and its times',
    description: notes,
    params,
    answer: nothing,
  },
});
