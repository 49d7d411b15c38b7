/**
 * Payers of a task (AB 3, related types): the talents, scouts or partners that it is for, a client outside of the
 * agency's partners, or nobody.
 */
export const chargeToKinds = ['TALENT', 'SCOUT', 'PARTNER', 'EXTERNAL_CLIENT', 'NONE'] as const;

/** Priority levels of a task, the lowest first (AB 3). */
export const priorityLevels = ['LOW', 'MEDIUM', 'HIGH'] as const;

export type ChargeTo = (typeof chargeToKinds)[number];
