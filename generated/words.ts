// Generated from the folders of the areas by `npm run generate`. Do not edit.

/** Loads the English words of an area's entities. */
export const areaWords = {
  community: () => import('./words/community.ts'),
  files: () => import('./words/files.ts'),
  people: () => import('./words/people.ts'),
  settings: () => import('./words/settings.ts'),
  work: () => import('./words/work.ts'),
};
