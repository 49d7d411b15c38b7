// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { contract } from '../../schema/areas/work/entities/contract.ts';
import { contractAmount } from '../../schema/areas/work/entities/contractAmount.ts';
import { contractTemplate } from '../../schema/areas/work/entities/contractTemplate.ts';
import { contractType } from '../../schema/areas/work/entities/contractType.ts';
import { event } from '../../schema/areas/work/entities/event.ts';
import { hold } from '../../schema/areas/work/entities/hold.ts';
import { opportunity } from '../../schema/areas/work/entities/opportunity.ts';
import { project } from '../../schema/areas/work/entities/project.ts';
import { projectGroup } from '../../schema/areas/work/entities/projectGroup.ts';
import { status } from '../../schema/areas/work/entities/status.ts';
import { statusCategory } from '../../schema/areas/work/entities/statusCategory.ts';
import { subContract } from '../../schema/areas/work/entities/subContract.ts';
import { supplier } from '../../schema/areas/work/entities/supplier.ts';
import { task } from '../../schema/areas/work/entities/task.ts';
import { taskGroup } from '../../schema/areas/work/entities/taskGroup.ts';
import { taskGroupItem } from '../../schema/areas/work/entities/taskGroupItem.ts';
import { taskRule } from '../../schema/areas/work/entities/taskRule.ts';
import { taskType } from '../../schema/areas/work/entities/taskType.ts';

/** Entities of the area. */
export const declared = {
  contract,
  contractAmount,
  contractTemplate,
  contractType,
  event,
  hold,
  opportunity,
  project,
  projectGroup,
  status,
  statusCategory,
  subContract,
  supplier,
  task,
  taskGroup,
  taskGroupItem,
  taskRule,
  taskType,
};
