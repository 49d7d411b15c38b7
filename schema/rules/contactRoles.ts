/** Roles of staff members on a piece of work (AB 3, contact roles). */
export const contactRoles = ['LEAD', 'ASSIGNEE', 'COLLABORATOR'] as const;

export type ContactRole = (typeof contactRoles)[number];
