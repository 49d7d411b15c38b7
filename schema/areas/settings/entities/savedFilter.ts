import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { savedParametersLimit } from '../../../rules/limits.ts';

/**
 * Saved query of a list, private to its owner (AB 3, AB 7; CM 3, CM 7): the person is always that of the session.
 * `ownerType` and `ownerId` give the record on whose page the list is shown.
 */
export const savedFilter = defineEntity({
  name: 'savedFilter',
  plural: 'savedFilters',
  group: 'none',
  title: 'name',
  access: { own: true },
  api: {
    base: '/v1/api-filters',
    alsoUnder: ['/finance', '/client'],
    routes: {
      list: 'GET /user',
      create: 'POST /user-session',
      update: 'PUT /user',
      delete: 'DELETE /user/{id}',
    },
    without: ['bulk', 'export', 'history'],
  },
  fields: {
    name: field.text({ required: true, max: 100 }),
    api: field.text({ required: true, isFilteredWhole: true }),
    parameters: field.text({ required: true, max: savedParametersLimit, namesRecords: true }),
    ownerId: field.text({ isFilteredWhole: true, max: 64, namesRecords: true }),
    ownerType: field.text({ isFilteredWhole: true, max: 50 }),
  },
  list: {
    columns: ['name', 'api', 'parameters', 'ownerId', 'ownerType'],
    filters: ['api', 'ownerId', 'ownerType'],
    sortable: ['name', 'createdAt'],
    sort: ['name', 'ASC'],
  },
  form: { filter: ['name', 'api', 'parameters', 'ownerId', 'ownerType'] },
});

export type SavedFilter = RecordOf<typeof savedFilter>;
