import { Type } from 'typebox';
import { closed, defineCalls, idOf, nullable, recordOf, text, uuid, version } from '../../../language/call.ts';
import { valuesLimit } from '../../../rules/limits.ts';
import { catalogue } from '../entities/catalogue.ts';

const params = { id: idOf(catalogue.name) };

/** The order of a small list, and removing an entry that records have. */
export const catalogueCalls = defineCalls(catalogue.plural, {
  reorder: {
    route: 'PUT /client/v1/catalogues/{id}/reorder',
    access: { entity: catalogue.name, action: 'update' },
    summary: 'put an entry between two others of its list',
    description: 'After `previousId`, else before `afterId`; null, or none, is an end of the list',
    params,
    body: closed({ previousId: Type.Optional(nullable(uuid)), afterId: Type.Optional(nullable(uuid)) }),
    answer: Type.Array(Type.Object({ id: uuid, version })),
  },
  replace: {
    route: 'POST /client/v1/catalogues/{id}/replace',
    access: { entity: catalogue.name, action: 'delete' },
    summary: 'merge an entry into another one',
    description: 'Records that have it get the other one, and it is deleted: all or none',
    params,
    body: closed({
      version: Type.Optional(version),
      to: { ...uuid, description: 'Entry that the records get; of the same list' },
    }),
    answer: Type.Object({
      id: uuid,
      version,
      moved: Type.Integer({ description: 'Number of records, deleted ones aside' }),
    }),
  },
});

const changed = closed({
  id: uuid,
  version: Type.Optional(version),
  displayName: Type.Optional(text()),
  parentId: Type.Optional(nullable(uuid)),
  position: Type.Optional(Type.Integer({ minimum: 0 })),
});

/** The entries of small lists under the name of AB 7, categories; adding and deleting one are calls of the entity. */
export const categoryCalls = defineCalls('categories', {
  saveMany: {
    route: 'PUT /client/v1/categories/bulk',
    access: { entity: catalogue.name, action: 'update' },
    summary: 'change several entries of small lists',
    description: 'All or none; each fault under its place: `categories.2.displayName`',
    // The handler refuses a body without them once the right has been passed.
    body: closed({ categories: Type.Optional(Type.Array(changed, { minItems: 1, maxItems: 2 * valuesLimit })) }),
    answer: Type.Array(recordOf(catalogue)),
  },
  references: {
    route: 'GET /client/v1/categories/{id}/references',
    access: { entity: catalogue.name, action: 'read' },
    summary: 'number of records that have an entry, by kind and field',
    params,
    answer: Type.Object({
      related: Type.Array(Type.Object({ entity: Type.String(), field: Type.String(), total: Type.Integer() })),
      others: Type.Integer({ description: 'Number of references that the caller may only count' }),
    }),
  },
});
