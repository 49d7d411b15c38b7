/**
 * The fixed categories of each type of status (AB 4): agencies name, colour and order their own statuses within them.
 * A type's first category holds the status that new records take; the colour is that of the seeded status.
 */
export const statusCategories = {
  TASK: { NEW: '#2f5d8a', IN_PROGRESS: '#8a6d1f', BLOCKED: '#b3261e', COMPLETED: '#1a7f4b' },
  PIPELINE: { OPPORTUNITY: '#2f5d8a', WON: '#1a7f4b', LOST: '#b3261e', DECLINED: '#5d5f59' },
  EVENT: { UPCOMING: '#2f5d8a', IN_PROGRESS: '#8a6d1f', COMPLETED: '#1a7f4b', CANCELLED: '#b3261e' },
  PROJECT: { NEW: '#2f5d8a', IN_PROGRESS: '#8a6d1f', BLOCKED: '#b3261e', COMPLETED: '#1a7f4b' },
  CONTRACT: { DRAFT: '#2f5d8a', ACTIVE: '#8a6d1f', COMPLETED: '#1a7f4b', CANCELLED: '#b3261e' },
} as const;

/** Type of work that has statuses. */
export type StatusType = keyof typeof statusCategories;

/** Every type of work that has statuses. */
export const statusTypes = Object.keys(statusCategories) as StatusType[];

type CodesOf<Type extends StatusType> = keyof (typeof statusCategories)[Type];

/** Code of a status category. */
export type StatusCategoryCode = { [Type in StatusType]: CodesOf<Type> }[StatusType];

/** Every category code of every type, each once. */
export const statusCategoryCodes: readonly StatusCategoryCode[] = [
  ...new Set(statusTypes.flatMap((type) => Object.keys(statusCategories[type]) as StatusCategoryCode[])),
];

/** Categories of work that does not take place, whatever its dates say. */
export const calledOffCategories: readonly string[] = [
  'LOST',
  'DECLINED',
  'CANCELLED',
] satisfies readonly StatusCategoryCode[];
