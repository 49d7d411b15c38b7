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
  'CALL_OUTCOME',
] as const;

export type CatalogueType = (typeof catalogueTypes)[number];

/** Lists without which something cannot be done: a step asks for an entry of them. */
const neededTypes = ['LOST_REASON'] as const;

type HideableType = Exclude<CatalogueType, (typeof neededTypes)[number]>;

/** The lists that an agency may hide. */
export const hideableTypes: readonly HideableType[] = catalogueTypes.filter(
  (type): type is HideableType => !neededTypes.some((needed) => needed === type),
);

/** The type of an entry's parent, for the lists that form a tree: a league of a sport, a team of a league. */
export const parentTypes: Partial<Readonly<Record<CatalogueType, CatalogueType>>> = { LEAGUE: 'SPORT', TEAM: 'LEAGUE' };

/** The lists of /settings/master-config by the words of their addresses (AB 3, master config kinds). */
export const masterLists = { sport: 'SPORT', league: 'LEAGUE', team: 'TEAM', industry: 'INDUSTRY' } as const;
