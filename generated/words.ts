// Generated from the catalogs by `npm run generate`. Do not edit.

/** Loads the English words of the lists of an area. */
export const areaWords = {
  community: () => import('./words/community.ts'),
  contracts: () => import('./words/contracts.ts'),
  conversations: () => import('./words/conversations.ts'),
  files: () => import('./words/files.ts'),
  money: () => import('./words/money.ts'),
  people: () => import('./words/people.ts'),
  settings: () => import('./words/settings.ts'),
  tasks: () => import('./words/tasks.ts'),
  work: () => import('./words/work.ts'),
};
