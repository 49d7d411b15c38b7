import { field } from '../../fields/kinds.ts';

/** Fields of the staff who work on an opportunity or an event, to whom it is assigned (AB 3, contact roles). */
export const teamFields = {
  lead: field.ref('staff', { assigns: true }),
  assignees: field.refs('staff', { assigns: true }),
  collaborators: field.refs('staff', { assigns: true }),
  creator: field.ref('staff', { readOnly: true, isCreator: true }),
} as const;

/** Filter of a list by anybody who works on its records. */
export const teamFilter = { anyOf: ['lead', 'assignees', 'collaborators'] } as const;

/** Tab with the staff who work on a record, and their roles. */
export const teamTab = {
  staff: { team: { lead: 'LEAD', assignees: 'ASSIGNEE', collaborators: 'COLLABORATOR' } },
} as const;
