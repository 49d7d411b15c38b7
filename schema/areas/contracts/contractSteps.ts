/** Steps of the status of contracts and sub-contracts (AB 4). */
export const contractSteps = {
  activate: { from: ['DRAFT'], to: 'ACTIVE' },
  complete: { from: ['ACTIVE'], to: 'COMPLETED' },
  cancel: { from: ['DRAFT', 'ACTIVE'], to: 'CANCELLED', isAside: true },
  redraft: { from: ['ACTIVE'], to: 'DRAFT', isAside: true },
  reopen: { from: ['COMPLETED', 'CANCELLED'], to: 'ACTIVE', level: 'EDIT_ALL', isAside: true },
} as const;
