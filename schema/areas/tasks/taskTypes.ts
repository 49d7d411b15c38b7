/**
 * The codes of types of tasks (AB 3), in their order. Every agency starts with one type of each; types that it adds
 * have the code OTHER. The spec's ALL stands for no filter and NEWTASK for no type, so neither is a type.
 */
export const taskTypeCodes = [
  'GENERAL',
  'MEETING',
  'CALL',
  'EMAIL',
  'REHEARSAL',
  'TRAINING',
  'PERFORMANCE',
  'GAME',
  'SOCIALPOST',
  'APPEARANCE',
  'EVENT',
  'FLIGHT',
  'TRANSPORT',
  'RANDRHOLIDAY',
  'OTHER',
] as const;

export type TaskTypeCode = (typeof taskTypeCodes)[number];

/** Properties with which a type starts in a new agency. */
export interface TaskTypeSeed {
  readonly displayName: string;
  readonly color: string;
  /** True if the people of such a task can do nothing else meanwhile. */
  readonly isBusy: boolean;
}

/** The types that every agency starts with. */
export const taskTypeSeeds: Readonly<Record<TaskTypeCode, TaskTypeSeed>> = {
  GENERAL: { displayName: 'General', color: '#5d5f59', isBusy: false },
  MEETING: { displayName: 'Meeting', color: '#2f5d8a', isBusy: true },
  CALL: { displayName: 'Call', color: '#2f5d8a', isBusy: false },
  EMAIL: { displayName: 'Email', color: '#2f5d8a', isBusy: false },
  REHEARSAL: { displayName: 'Rehearsal', color: '#6a4c93', isBusy: true },
  TRAINING: { displayName: 'Training', color: '#6a4c93', isBusy: true },
  PERFORMANCE: { displayName: 'Performance', color: '#b3261e', isBusy: true },
  GAME: { displayName: 'Game', color: '#b3261e', isBusy: true },
  SOCIALPOST: { displayName: 'Social post', color: '#8a6d1f', isBusy: false },
  APPEARANCE: { displayName: 'Appearance', color: '#b3261e', isBusy: true },
  EVENT: { displayName: 'Event', color: '#b3261e', isBusy: true },
  FLIGHT: { displayName: 'Flight', color: '#1a7f4b', isBusy: true },
  TRANSPORT: { displayName: 'Transport', color: '#1a7f4b', isBusy: true },
  RANDRHOLIDAY: { displayName: 'Rest and holiday', color: '#1a7f4b', isBusy: true },
  OTHER: { displayName: 'Other', color: '#5d5f59', isBusy: false },
};
