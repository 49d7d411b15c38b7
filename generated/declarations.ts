// Generated from the folders of the areas by `npm run generate`. Do not edit.

/** Loads the declarations of an area. */
export const declarations = {
  community: () => import('./declarations/community.ts'),
  conversations: () => import('./declarations/conversations.ts'),
  files: () => import('./declarations/files.ts'),
  money: () => import('./declarations/money.ts'),
  people: () => import('./declarations/people.ts'),
  settings: () => import('./declarations/settings.ts'),
  contracts: () => import('./declarations/contracts.ts'),
  work: () => import('./declarations/work.ts'),
  tasks: () => import('./declarations/tasks.ts'),
};
