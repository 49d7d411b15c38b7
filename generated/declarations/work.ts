// Generated from the folders of the areas by `npm run generate`. Do not edit.
import { event } from '../../schema/areas/work/entities/event.ts';
import { hold } from '../../schema/areas/work/entities/hold.ts';
import { opportunity } from '../../schema/areas/work/entities/opportunity.ts';
import { project } from '../../schema/areas/work/entities/project.ts';
import { projectGroup } from '../../schema/areas/work/entities/projectGroup.ts';
import { status } from '../../schema/areas/work/entities/status.ts';
import { statusCategory } from '../../schema/areas/work/entities/statusCategory.ts';
import { supplier } from '../../schema/areas/work/entities/supplier.ts';

/** Entities of the area. */
export const declared = {
  event,
  hold,
  opportunity,
  project,
  projectGroup,
  status,
  statusCategory,
  supplier,
};
