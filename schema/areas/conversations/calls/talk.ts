import { Type } from 'typebox';
import {
  closed,
  defineCalls,
  instant,
  nullable,
  recordShape,
  referenceShape,
  text,
  uuid,
  type ValueOf,
} from '../../../language/call.ts';

/** Lines of a page of a time line, by default and at most. */
export const talkPageSize = 30;
const talkPageLimit = 100;

const talkLine = Type.Object({
  id: uuid,
  kind: Type.String({ description: 'Entity of the record: `callLog`, `mailLog`, `enquiry`, `note`, `event` …' }),
  at: instant,
  isAllDay: Type.Boolean({ description: 'True for a whole day: the moment is its first one' }),
  title: text(),
  line: nullable(text()),
  direction: nullable(Type.String({ description: '`IN`, `OUT`, `MISSED`, seen from the agency' })),
  by: Type.Array(referenceShape, { description: 'Who of the agency' }),
  about: Type.Array(recordShape, { description: 'With whom else' }),
});
/** A call, a mail, an enquiry, a note or an event as a line of a time line. */
export type TalkLine = ValueOf<typeof talkLine>;

const place = { before: instant, beforeId: uuid };

/** The time line of what was said with somebody, whatever it was said by. */
export const talkCalls = defineCalls('talk', {
  list: {
    route: 'GET /client/v1/talk',
    access: 'signedIn',
    byKey: true,
    summary: 'Calls, mails, enquiries, notes and events with somebody, the newest first',
    description:
      'Holds what the caller may read of each entity, and nothing else. Pages go by moment: `next` of one is what the next one asks for. ' +
      'With `isSpoken` it holds only what counts as having spoken, at the moment at which that was.',
    tool: {
      name: 'talk',
      description:
        'Says when the agency last spoke with a talent, scout, partner or contact, who did and about what: calls, mails, enquiries, ' +
        'notes and events, the newest first.',
    },
    query: closed({
      kind: Type.String({ maxLength: 40, description: 'Entity of the person or company', examples: ['talent'] }),
      id: uuid,
      of: Type.Optional(Type.String({ maxLength: 40, description: 'Only the records of this entity' })),
      isSpoken: Type.Optional(Type.Boolean()),
      before: Type.Optional(place.before),
      beforeId: Type.Optional(place.beforeId),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: talkPageLimit })),
    }),
    answer: Type.Object({
      data: Type.Array(talkLine),
      kinds: Type.Array(Type.String(), {
        description: 'Entities of which the caller may read talk with such a record',
      }),
      next: nullable(Type.Object(place)),
    }),
  },
});
