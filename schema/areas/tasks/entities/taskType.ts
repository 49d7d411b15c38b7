import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { positionLast } from '../../../rules/limits.ts';
import { taskTypeCodes } from '../taskTypes.ts';

/** A type of task: the spec's own, which an agency may rename, recolour and hide, and those that it adds (AB 3). */
export const taskType = defineEntity({
  name: 'taskType',
  plural: 'taskTypes',
  group: 'none',
  title: 'displayName',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: { base: '/client/v1/task-types' },
  fields: {
    displayName: field.text({ required: true, max: 100, unique: 'notUnique' }),
    code: field.choice(taskTypeCodes, { readOnly: true, required: true, default: 'OTHER' }),
    color: field.text({ required: true, pattern: 'hexColor', default: '#5d5f59' }),
    isBusy: field.flag(),
    isHidden: field.flag(),
    position: field.integer({ required: true, min: 0, max: positionLast, default: positionLast }),
  },
  list: {
    columns: ['displayName', 'color', 'isBusy', 'isHidden', 'position'],
    filters: ['code', 'isHidden'],
    sortable: ['position', 'displayName'],
    search: ['displayName'],
    sort: ['position', 'ASC'],
  },
  options: { sort: ['position'], without: 'isHidden' },
  form: { type: ['displayName', 'color', 'isBusy', 'isHidden', 'position'] },
});

export type TaskType = RecordOf<typeof taskType>;
