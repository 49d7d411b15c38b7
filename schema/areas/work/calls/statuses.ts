import { Type } from 'typebox';
import { recordSchema } from '../../../derive/jsonSchema.ts';
import type { StatusReference } from '../../../fields/field.ts';
import { statusReference, string } from '../../../fields/schemas.ts';
import { closed, defineCalls, oneOf } from '../../../language/call.ts';
import { statusCategory, type StatusCategory } from '../entities/statusCategory.ts';
import { statusTypes } from '../../../rules/statuses.ts';

/** Status of a category, as AB 3 names it, with what references of statuses tell. */
type ListedStatus = StatusReference & { readonly statusName: string };
/** Category without its statuses, unless requested. */
type ListedCategory = Omit<StatusCategory, 'statuses' | 'statusIds'> & {
  readonly statuses?: readonly ListedStatus[];
  readonly statusIds?: readonly string[];
};

function listedCategory() {
  const record = recordSchema(statusCategory);
  const items = {
    ...statusReference,
    properties: { ...(statusReference['properties'] as object), statusName: string },
  };
  const properties = { ...(record['properties'] as object), statuses: { type: 'array', items } };
  return Type.Unsafe<ListedCategory>({ ...record, properties });
}

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
    answer: Type.Array(listedCategory()),
  },
});
