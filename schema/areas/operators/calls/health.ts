import { Type } from 'typebox';
import { defineCalls } from '../../../language/call.ts';

const answer = Type.Object({ status: Type.String() });

/** Health check for monitoring. */
export const healthCalls = defineCalls('health', {
  alive: {
    route: 'GET /healthz',
    access: 'public',
    summary: 'Does the process live?',
    answer,
    envelope: 'none',
  },
  ready: {
    route: 'GET /readyz',
    access: 'public',
    summary: 'Can it work?',
    answer,
    envelope: 'none',
  },
});
