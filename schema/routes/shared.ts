import { groupOf, groupUnder, screensUnder, type Owner, type Sketch } from './screen.ts';

/** Tasks, communications, library and tools: of the whole agency, and of one talent or scout. */

const tasks = [{ name: 'list', path: '', back: 'parent' }] as const satisfies readonly Sketch[];

const comms = [
  {
    name: 'log',
    path: '/:section',
    back: 'parent',
    allowed: { section: ['calls', 'emails', 'whatsapp', 'website'] },
  },
] as const satisfies readonly Sketch[];

const library = [
  { name: 'home', path: '', back: 'parent' },
  { name: 'folder', path: '/*', back: 'list' },
] as const satisfies readonly Sketch[];

const tools = [
  { name: 'home', path: '', back: 'parent' },
  { name: 'disco', path: '/disco', back: 'list' },
  { name: 'tourTracks', path: '/tour-tracks', back: 'list' },
  { name: 'tour', path: '/tour-tracks/:section', back: 'list', allowed: { section: ['budget', 'tour_itinerary'] } },
  { name: 'ticketing', path: '/oztix/events', back: 'list' },
  {
    name: 'ticketingEvent',
    path: '/oztix/events/:section',
    back: 'list',
    allowed: { section: ['dashboard', 'detail', 'insights'] },
  },
] as const satisfies readonly Sketch[];

/** Tasks, communications, library and tools of the whole agency. */
export const sharedScreens = [
  ...screensUnder(groupOf('tasks'), tasks),
  ...screensUnder(groupOf('comms'), comms),
  ...screensUnder(groupOf('library'), library),
  ...screensUnder(groupOf('tools'), tools),
] as const;

/** Tasks, communications and library of a talent or scout. */
export function recordsOf<const Name extends Owner>(owner: Name) {
  return [
    ...screensUnder(groupUnder(owner, 'tasks'), tasks),
    ...screensUnder(groupUnder(owner, 'comms'), comms),
    ...screensUnder(groupUnder(owner, 'library'), library),
  ] as const;
}

/** The tools of one talent. */
export const talentTools = screensUnder(groupUnder('talent', 'tools'), tools);
