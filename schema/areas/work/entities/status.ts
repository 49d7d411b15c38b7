import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { positionLast } from '../../../rules/limits.ts';
import { statusTypes } from '../../../rules/statuses.ts';

/** A status that the agency keeps within one of the fixed categories of a type of work (AB 3, Task; AB 7). */
export const status = defineEntity({
  name: 'status',
  plural: 'statuses',
  group: 'none',
  title: 'statusName',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: { base: '/client/v1/status', routes: { list: 'GET /', update: 'PUT /' } },
  fields: {
    statusName: field.text({ required: true, max: 100, unique: { within: ['type'], message: 'statusNameTaken' } }),
    type: field.choice(statusTypes, { required: true, isFixed: true, filter: 'type' }),
    category: field.ref('statusCategory', { required: true, onDelete: 'refuse', same: ['type'] }),
    color: field.text({ required: true, pattern: 'hexColor', default: '#2f5d8a' }),
    position: field.integer({ required: true, min: 0, default: positionLast }),
  },
  list: {
    columns: ['statusName', 'type', 'category', 'color', 'position'],
    filters: ['type', 'category'],
    sortable: ['position', 'statusName'],
    search: ['statusName'],
    sort: ['position', 'ASC'],
  },
  options: { sort: ['category.position', 'position'], without: 'category.isHidden' },
  form: { status: ['statusName', 'type', 'category', 'color', 'position'] },
});

export type Status = RecordOf<typeof status>;
