import { Type } from 'typebox';
import { closed, defineCalls, idOf, nullable, recordOf, version } from '../../../language/call.ts';
import { scout } from '../entities/scout.ts';

/** Taking back what `convert-to-talent` did. */
export const conversionCalls = defineCalls('talents', {
  undo: {
    route: 'POST /client/v1/talents/{id}/undo-conversion',
    access: { entity: 'talent', action: 'update' },
    summary: 'Make a talent the prospect again that they were, within 30 days',
    params: { id: idOf('talent') },
    body: nullable(closed({ version: Type.Optional(version) })),
    answer: recordOf(scout),
  },
});
