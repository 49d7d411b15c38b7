import { Type } from 'typebox';
import { closed, defineCalls, oneOf, recordOf } from '../../../language/call.ts';
import { statusCategory, type StatusCategory } from '../entities/statusCategory.ts';
import { statusTypes } from '../../../rules/statuses.ts';

/** Category without its statuses, unless requested. */
type PlainCategory = Omit<StatusCategory, 'statuses' | 'statusIds'> & Partial<StatusCategory>;

/** The plain list of status categories (AB 7), besides the calls of the entity. */
export const statusCategoryCalls = defineCalls(statusCategory.plural, {
  all: {
    route: 'GET /client/v1/status-category',
    access: { entity: statusCategory.name, action: 'read' },
    summary: 'categories of a type of status',
    query: closed({
      type: Type.Optional(oneOf(statusTypes)),
      isIncludeStatus: Type.Optional(Type.Boolean({ description: 'With the statuses of each category' })),
      offHidden: Type.Optional(Type.Boolean({ description: 'Without the categories that the agency has hidden' })),
    }),
    answer: Type.Array(Type.Unsafe<PlainCategory>(recordOf(statusCategory))),
  },
});
