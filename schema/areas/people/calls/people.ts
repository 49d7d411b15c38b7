import { Type } from 'typebox';
import { closed, defineCalls, nullable, referenceShape, text } from '../../../language/call.ts';
import { keywordLimit, peopleFoundLimit } from '../../../rules/limits.ts';

const reference = Type.Object({ ...referenceShape.properties, kind: Type.String() });

/** The search over all kinds of people, companies and their contacts that the caller may read. */
export const peopleCalls = defineCalls('people', {
  search: {
    route: 'GET /client/v1/people',
    access: 'signedIn',
    byKey: true,
    summary: 'People of all kinds by name, the likeliest first',
    query: closed({
      keyword: text(keywordLimit),
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: peopleFoundLimit, default: 20 })),
    }),
    answer: Type.Object({
      data: Type.Array(Type.Object({ ...reference.properties, owner: nullable(reference) })),
    }),
  },
});
