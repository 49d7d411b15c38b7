import { Type } from 'typebox';
import { defineCalls, idOf, recordShape } from '../../../language/call.ts';

/** Calls of the call log besides those of every entity. */
export const callLogCalls = defineCalls('callLog', {
  others: {
    route: 'GET /client/v1/call-logs/{id}/others',
    access: { entity: 'callLog', action: 'read' },
    summary: 'Others who have the number of a call',
    description:
      'People and partners that the call is not about; of those assigned to the reader, where they see no other calls.',
    params: { id: idOf('callLog') },
    answer: Type.Object({ people: Type.Array(recordShape) }),
  },
});
