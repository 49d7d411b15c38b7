import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { positionLast } from '../../../rules/limits.ts';

/** A template of tasks that belong together: what there is to do for a show, a signing, a tour (AB 7, Tasks). */
export const taskGroup = defineEntity({
  name: 'taskGroup',
  group: 'none',
  title: 'displayName',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: { base: '/client/v1/task-group-templates' },
  fields: {
    displayName: field.text({ required: true, max: 200, unique: 'notUnique' }),
    description: field.text({ isMultiline: true, max: 2000 }),
    isWorkingDaysOnly: field.flag(),
    position: field.integer({ required: true, min: 0, max: positionLast, default: positionLast }),
  },
  list: {
    columns: ['displayName', 'description', 'isWorkingDaysOnly', 'position'],
    filters: ['displayName'],
    sortable: ['position', 'displayName'],
    search: ['displayName'],
    sort: ['position', 'ASC'],
  },
  options: { sort: ['position'] },
  form: { group: ['displayName', 'description', 'isWorkingDaysOnly', 'position'] },
});

export type TaskGroup = RecordOf<typeof taskGroup>;
