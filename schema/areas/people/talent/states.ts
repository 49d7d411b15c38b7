/** The states of an account, alike for talents and scouts: put away, and brought back. A form may change it as well. */
export const accountStates = {
  steps: {
    archive: { from: ['ACTIVE'], to: 'ARCHIVED', isAside: true },
    reactivate: { from: ['ARCHIVED', 'DEACTIVATE'], to: 'ACTIVE', isAside: true },
  },
  free: 'all',
} as const;
