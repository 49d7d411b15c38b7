import { Type } from 'typebox';
import { closed, defineCalls, nothing } from '../../../language/call.ts';

const topic = Type.String({ pattern: '^[A-Za-z.]{1,100}$', description: 'What follows `/queue/`' });

/** Calls about a session's realtime connection (AB 7), besides the messages themselves. */
export const realtimeCalls = defineCalls('realtime', {
  unsubscribe: {
    route: 'POST /user/v1/realtime/unsubscribe',
    access: 'signedIn',
    summary: 'Hear no more of a topic, or of any, in this session',
    body: closed({ topic: Type.Optional(topic) }),
    answer: nothing,
    byKey: false,
  },
});
