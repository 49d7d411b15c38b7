import { Type } from 'typebox';
import { recordSchema } from '../../../derive/jsonSchema.ts';
import type { StatusReference } from '../../../fields/field.ts';
import { statusReference, string } from '../../../fields/schemas.ts';
import { closed, defineCalls, idOf, nullable, oneOf, uuid, version } from '../../../language/call.ts';
import { status } from '../entities/status.ts';
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

const placed = {
  description: 'After `previousId`, else before `afterId`; null, or none, is an end of the list',
  body: closed({ previousId: Type.Optional(nullable(uuid)), afterId: Type.Optional(nullable(uuid)) }),
  answer: Type.Array(Type.Object({ id: uuid, version })),
};

const replaced = {
  body: closed({
    version: Type.Optional(version),
    statusId: { ...uuid, description: 'Status that the records get; of the same type' },
  }),
  answer: Type.Object({ id: uuid, version, moved: Type.Integer({ description: 'Number of records' }) }),
};

/** The order of the statuses of a category, and the ways to take one away that records have. */
export const statusCalls = defineCalls(status.plural, {
  reorder: {
    route: 'PUT /client/v1/status/{id}/reorder',
    access: { entity: status.name, action: 'update' },
    summary: 'put a status between two others of its category',
    params: { id: idOf(status.name) },
    ...placed,
  },
  replace: {
    route: 'POST /client/v1/status/{id}/replace',
    access: { entity: status.name, action: 'delete' },
    summary: 'delete a status, and give another one to the records that have it',
    description: 'All or none; each record by the rules of its states',
    params: { id: idOf(status.name) },
    ...replaced,
  },
});

/** The plain list of status categories (AB 7), their order, and hiding those that are in use. */
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
  reorder: {
    route: 'PUT /client/v1/status-category/{id}/reorder',
    access: { entity: statusCategory.name, action: 'update' },
    summary: 'put a category between two others of its type',
    params: { id: idOf(statusCategory.name) },
    ...placed,
  },
  hide: {
    route: 'POST /client/v1/status-category/{id}/hide',
    access: { entity: statusCategory.name, action: 'update' },
    summary: 'hide a category, and give a status of another one to the records in it',
    description: 'All or none; each record by the rules of its states',
    params: { id: idOf(statusCategory.name) },
    ...replaced,
  },
});
