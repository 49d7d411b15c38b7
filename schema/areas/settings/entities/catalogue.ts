import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { catalogueTypes } from '../../../rules/catalogues.ts';

/** An entry of one of the small lists that an agency keeps: positions, industries, sports, tags (AB 3). */
export const catalogue = defineEntity({
  name: 'catalogue',
  plural: 'catalogues',
  group: 'none',
  title: 'displayName',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: { base: '/client/v1/catalogues' },
  fields: {
    displayName: field.text({ required: true, max: 100, unique: { within: ['type'], message: 'entryNameTaken' } }),
    type: field.choice(catalogueTypes, { required: true, isFixed: true, filter: 'type' }),
    position: field.integer({ required: true, min: 0, default: 0 }),
  },
  list: {
    columns: ['displayName', 'type', 'position'],
    filters: ['type'],
    sortable: ['displayName', 'position'],
    search: ['displayName'],
    sort: ['displayName', 'ASC'],
  },
  options: { sort: ['position'] },
  form: { entry: ['displayName', 'type', 'position'] },
});

export type Catalogue = RecordOf<typeof catalogue>;
