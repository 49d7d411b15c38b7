import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { statusCategoryCodes, statusTypes } from '../../../rules/statuses.ts';

/** A fixed, seeded category of statuses, which an agency may rename, order and hide, never add (AB 4, AB 7). */
export const statusCategory = defineEntity({
  name: 'statusCategory',
  plural: 'statusCategories',
  group: 'none',
  title: 'displayName',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: {
    base: '/client/v1/status-category',
    routes: { update: 'PUT /' },
    without: ['create', 'delete', 'restore', 'bulk'],
  },
  fields: {
    displayName: field.text({ required: true, max: 100 }),
    type: field.choice(statusTypes, { readOnly: true, isFixed: true, required: true, filter: 'type' }),
    code: field.choice(statusCategoryCodes, { readOnly: true, required: true }),
    statuses: field.refs('status', { inverse: 'category' }),
    isHidden: field.flag(),
    position: field.integer({ required: true, min: 0, default: 0 }),
  },
  list: {
    columns: ['displayName', 'type', 'code', 'statuses', 'isHidden', 'position'],
    filters: ['type', 'isHidden'],
    sortable: ['position', 'displayName'],
    sort: ['position', 'ASC'],
  },
  options: { sort: ['position'], without: 'isHidden' },
  form: { category: ['displayName', 'isHidden', 'position'] },
});

export type StatusCategory = RecordOf<typeof statusCategory>;
