import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { catalogueTypes } from '../../../rules/catalogues.ts';
import { positionLast } from '../../../rules/limits.ts';

/**
 * An entry of one of the small lists that an agency keeps: positions, industries, sports, tags (AB 3). Leagues lie within
 * sports and teams within leagues (`parentTypes`). A new entry goes to the end of its list.
 */
export const catalogue = defineEntity({
  name: 'catalogue',
  plural: 'catalogues',
  group: 'none',
  title: 'displayName',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: {
    base: '/client/v1/catalogues',
    alsoAt: { '/client/v1/categories': ['create', 'delete'] },
    // The settings show a list whole.
    mostRows: 1_000,
  },
  fields: {
    displayName: field.text({ required: true, max: 100, unique: { within: ['type'], message: 'entryNameTaken' } }),
    type: field.choice(catalogueTypes, { required: true, isFixed: true, filter: 'type' }),
    parent: field.ref('catalogue', { treeDepth: 3, onDelete: 'refuse' }),
    position: field.integer({ required: true, min: 0, default: positionLast }),
  },
  list: {
    columns: ['displayName', 'type', 'parent', 'position'],
    filters: ['type', 'parent'],
    sortable: ['displayName', 'position'],
    search: ['displayName'],
    sort: ['displayName', 'ASC'],
  },
  options: { sort: ['position'] },
  form: { entry: ['displayName', 'type', 'parent', 'position'] },
});

export type Catalogue = RecordOf<typeof catalogue>;
