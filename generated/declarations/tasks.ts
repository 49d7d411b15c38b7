// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { task } from '../../schema/areas/tasks/entities/task.ts';
import { taskGroup } from '../../schema/areas/tasks/entities/taskGroup.ts';
import { taskGroupItem } from '../../schema/areas/tasks/entities/taskGroupItem.ts';
import { taskRule } from '../../schema/areas/tasks/entities/taskRule.ts';
import { taskType } from '../../schema/areas/tasks/entities/taskType.ts';

/** Entities of the area. */
export const declared = {
  task,
  taskGroup,
  taskGroupItem,
  taskRule,
  taskType,
};
