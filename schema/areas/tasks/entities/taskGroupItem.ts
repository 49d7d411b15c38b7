import { defineEntity } from '../../../language/define.ts';
import type { RecordOf } from '../../../language/entity.ts';
import { field } from '../../../fields/kinds.ts';
import { priorityLevels } from '../../../rules/tasks.ts';
import { positionLast } from '../../../rules/limits.ts';
import { dayOffsetLimit } from '../../../rules/taskGroups.ts';

/** One task of a template, on a day that is counted from the start (AB 7, Tasks). */
export const taskGroupItem = defineEntity({
  name: 'taskGroupItem',
  group: 'none',
  title: 'summary',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  api: { base: '/client/v1/task-group-templates/items', routes: { update: 'PUT /' } },
  fields: {
    summary: field.text({ required: true, max: 500 }),
    taskGroup: field.ref('taskGroup', { required: true, onDelete: 'cascade' }),
    dayOffset: field.integer({ required: true, min: -dayOffsetLimit, max: dayOffsetLimit, default: 0 }),
    type: field.ref('taskType', { onDelete: 'refuse' }),
    priorityLevel: field.choice(priorityLevels, { required: true, default: 'MEDIUM' }),
    assignee: field.ref('staff'),
    description: field.text({ isMultiline: true, isRich: true }),
    position: field.integer({ required: true, min: 0, max: positionLast, default: positionLast }),
  },
  list: {
    columns: ['summary', 'taskGroup', 'dayOffset', 'type', 'priorityLevel', 'assignee', 'position'],
    filters: ['taskGroup', 'type', 'assignee'],
    sortable: ['position', 'summary'],
    search: ['summary'],
    sort: ['position', 'ASC'],
  },
  form: {
    item: ['summary', 'taskGroup', 'dayOffset', 'type', 'priorityLevel', 'assignee', 'description', 'position'],
  },
});

export type TaskGroupItem = RecordOf<typeof taskGroupItem>;
