import { Type } from 'typebox';
import { closed, defineCalls, instant, nullable, oneOf, uuid, type ValueOf } from '../../../language/call.ts';
import { activityWrite } from './activity.ts';
import { dashboardTiles } from '../dashboard.ts';

const filters = Type.Record(Type.String(), Type.Unknown(), { description: 'Filters of the list that it counts' });

const row = Type.Object({
  id: uuid,
  kind: Type.String(),
  displayName: Type.String(),
  avatar: nullable(Type.String()),
  at: Type.Union([instant, Type.Null()], { description: 'Moment that counts for the tile' }),
  day: nullable(Type.String({ description: 'Whole day that counts, YYYY-MM-DD' })),
  about: nullable(Type.String({ description: 'For whom it is' })),
  list: Type.Optional(
    Type.Object(
      { entity: Type.String(), total: Type.Integer(), filters, orderBy: nullable(Type.String()) },
      { description: 'A list that its number counts' },
    ),
  ),
});
export type DashboardRow = ValueOf<typeof row>;

const tile = Type.Object({
  name: oneOf(dashboardTiles),
  entity: nullable(Type.String({ description: 'Kind of the records of its list; null for a tile without one' })),
  total: nullable(
    Type.Integer({
      description: 'Number of records of which the rows are the first; null for a tile that counts nothing',
    }),
  ),
  filters,
  orderBy: nullable(Type.String()),
  rows: Type.Array(row, { description: 'The first of them' }),
  writes: Type.Optional(
    Type.Array(activityWrite, { description: 'Of the tile of the activity: since yesterday, the newest first' }),
  ),
  hasFailed: Type.Boolean({ description: 'True if it could not be read; the others were' }),
});
export type DashboardTileAnswer = ValueOf<typeof tile>;

const names = Type.Array(oneOf(dashboardTiles), { maxItems: dashboardTiles.length, uniqueItems: true });

/** Tiles in their order, and those of them that are not shown. Tiles that the order does not name follow it. */
const choice = closed({ order: names, hidden: names });
export type DashboardChoice = ValueOf<typeof choice>;

const settings = Type.Object({
  agency: nullable(choice),
  own: nullable(choice),
  available: Type.Array(oneOf(dashboardTiles), { description: 'Tiles whose records the caller may read' }),
  mayChangeAgency: Type.Boolean(),
});
export type DashboardSettings = ValueOf<typeof settings>;

/** Calls of the page Today and of its settings (AB 2). */
export const dashboardCalls = defineCalls('dashboard', {
  today: {
    route: 'GET /client/v1/dashboard',
    access: 'signedIn',
    summary: 'All tiles of the page Today, in the order of the caller',
    byKey: true,
    tool: {
      name: 'today',
      description:
        'Says what the day asks for: tasks that are due, what happens today, contracts and invoices to look at, and what was ' +
        'done lately. Each tile has its total and its first rows; `list` its `entity` with its `filters` for all of them.',
    },
    answer: Type.Object({ tiles: Type.Array(tile) }),
  },
  settings: {
    route: 'GET /client/v1/dashboard/settings',
    access: 'signedIn',
    summary: 'Tiles of the page Today, as the agency and the caller have chosen them',
    answer: settings,
  },
  changeSettings: {
    route: 'PUT /client/v1/dashboard/settings',
    access: 'signedIn',
    summary: 'Choose tiles and their order; null goes back to those of the agency, or to the usual ones',
    body: closed({ scope: oneOf(['OWN', 'AGENCY']), choice: nullable(choice) }),
    answer: settings,
  },
});
