/** The small lists that each agency keeps for itself; one treatment for all (AB 3, master config kinds and others). */
export const catalogueTypes = [
  'POSITION',
  'INDUSTRY',
  'TALENT_CATEGORY',
  'TALENT_TYPE',
  'TALENT_SUB_TYPE',
  'SPORT',
  'TEAM',
  'LEAGUE',
  'TAG',
  'LOST_REASON',
  'PIPELINE_SOURCE',
  'EVENT_TYPE',
  'PROJECT_TYPE',
  'EXPENSE_CATEGORY',
] as const;

export type CatalogueType = (typeof catalogueTypes)[number];
