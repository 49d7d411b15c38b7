/** The steps between the states of an account, alike for talents and scouts: put away, and brought back. */
export const stateSteps = {
  archive: { field: 'state', from: ['ACTIVE'], to: 'ARCHIVED', isAside: true },
  reactivate: { field: 'state', from: ['ARCHIVED', 'DEACTIVATE'], to: 'ACTIVE', isAside: true },
} as const;
