import { Type } from 'typebox';
import { closed, defineCalls, nullable } from '../../../language/call.ts';

const value = nullable(Type.Object({}, { additionalProperties: true }));

/**
 * Display preferences of the signed-in person, such as the columns of a table (AB 2): small objects under keys that the
 * browser chooses, for this person in this agency only.
 */
export const preferenceCalls = defineCalls('preferences', {
  all: {
    route: 'GET /user/v1/preferences',
    access: 'signedIn',
    summary: 'The preferences of the signed-in person, by key',
    answer: Type.Record(Type.String(), value),
  },
  keep: {
    route: 'PUT /user/v1/preferences/{key}',
    access: 'signedIn',
    summary: 'Keep a preference of the signed-in person; null removes it',
    params: { key: Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9._/-]{0,99}$', examples: ['columns.talents'] }) },
    body: closed({ value }),
    answer: Type.Object({}),
  },
});
