// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { contractStatuses, contractStatusNames } from '../schema/areas/contracts/statuses/contract.ts';
import { eventStatuses, eventStatusNames } from '../schema/areas/work/statuses/event.ts';
import { pipelineStatuses, pipelineStatusNames } from '../schema/areas/work/statuses/pipeline.ts';
import { projectStatuses, projectStatusNames } from '../schema/areas/work/statuses/project.ts';
import { taskStatuses, taskStatusNames } from '../schema/areas/tasks/statuses/task.ts';

/** Names of the first statuses, by type. */
export const declaredStatusNames = {
  [contractStatuses.code]: contractStatusNames,
  [eventStatuses.code]: eventStatusNames,
  [pipelineStatuses.code]: pipelineStatusNames,
  [projectStatuses.code]: projectStatusNames,
  [taskStatuses.code]: taskStatusNames,
};
