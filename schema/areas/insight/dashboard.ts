/** Tiles of the page Today, in the order in which an agency has them at first. */
export const dashboardTiles = [
  'overdue',
  'dueSoon',
  'inProgress',
  'newProspects',
  'prospectsPending',
  'today',
  'stillOn',
  'waiting',
  'approvals',
  'money',
  'activity',
  'talents',
  'teamLoad',
  'contractsEnding',
  'birthdays',
] as const;
export type DashboardTile = (typeof dashboardTiles)[number];

/** Returns all tiles in a chosen order; those that it does not name, of a later version, stand behind their usual neighbour. */
export function orderedTiles(order: readonly DashboardTile[]): readonly DashboardTile[] {
  const all = [...order];
  for (const [index, name] of dashboardTiles.entries()) {
    if (all.includes(name)) continue;
    const before = dashboardTiles[index - 1];
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, name);
  }
  return all;
}

/** Tiles that are one number each; the others list what they count. */
export const numberTiles: readonly DashboardTile[] = [
  'overdue',
  'dueSoon',
  'inProgress',
  'newProspects',
  'prospectsPending',
];

/** Tiles that are shown only where they count something. */
export const quietTiles: readonly DashboardTile[] = ['stillOn', 'approvals'];

/** Rows that a tile lists. */
export const tileRows = 6;
/** Birthdays and colleagues that a tile reads; it unfolds to all of them. */
export const tileMost = 50;
/** Number of writes that the tile of the activity reads; several can share a line. */
export const tileWrites = 30;
/** Faces that a tile shows. */
export const tileFaces = 12;
/** Days in which a contract ends, a birthday comes and a prospect is new. */
export const endingDays = 30;
export const birthdayDays = 14;
export const newProspectDays = 7;

/** Page on which somebody starts: the home of their role, or Today. */
export type StartPage = 'HOME' | 'TODAY';
/** Key of the preference that keeps it. */
export const startKey = 'start.page';
/** The preference as it is kept. */
export interface StartChoice {
  readonly page: StartPage;
}
/** Address of the page Today (AB 2). */
export const todayPath = '/dashboard/management-dashboard';
