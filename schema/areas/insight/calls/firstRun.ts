import { Type } from 'typebox';
import { defineCalls, oneOf, type ValueOf } from '../../../language/call.ts';
import { firstRunSteps } from '../firstRun.ts';

const state = Type.Object({
  steps: Type.Array(Type.Object({ name: oneOf(firstRunSteps), isDone: Type.Boolean() }), {
    description: 'What sets up an agency, in order. IMPORT is done with the first list that was imported.',
  }),
  isMailSent: Type.Boolean({ description: 'Whether mail leaves; whoever runs the server sets that up' }),
  samples: Type.Integer({ minimum: 0, description: 'Number of records of the sample data; 0 without it' }),
});
export type FirstRunState = ValueOf<typeof state>;

/** Calls of the first days of an agency: what sets it up, and sample data to look around with. */
export const firstRunCalls = defineCalls('firstRun', {
  state: {
    route: 'GET /client/v1/first-run',
    access: 'admin',
    summary: 'What of the set-up of the agency is done',
    answer: state,
  },
  addSamples: {
    route: 'POST /client/v1/first-run/samples',
    access: 'admin',
    summary: 'Add sample data; where it is there already, nothing',
    answer: state,
  },
  removeSamples: {
    route: 'DELETE /client/v1/first-run/samples',
    access: 'admin',
    summary: 'Delete what is left of the sample data',
    answer: state,
  },
});
