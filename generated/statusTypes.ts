// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { contractStatuses } from '../schema/areas/contracts/statuses/contract.ts';
import { eventStatuses } from '../schema/areas/work/statuses/event.ts';
import { pipelineStatuses } from '../schema/areas/work/statuses/pipeline.ts';
import { projectStatuses } from '../schema/areas/work/statuses/project.ts';
import { taskStatuses } from '../schema/areas/tasks/statuses/task.ts';

/** Every type of statuses. */
export const declaredStatusTypes = [
  contractStatuses,
  eventStatuses,
  pipelineStatuses,
  projectStatuses,
  taskStatuses,
] as const;
