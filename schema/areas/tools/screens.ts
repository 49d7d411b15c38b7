import { groupOf, groupUnder, recordPages, screensUnder, type Sketch } from '../../routes/screen.ts';

/** The tools of the agency, and of one talent; where a provider of social accounts leads back to (AB 2, AB 7). */

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

/** Screens of the area. */
export const screens = [
  ...screensUnder(groupOf('tools'), tools),
  ...screensUnder(groupUnder('talent', 'tools'), tools),
  ...screensUnder(recordPages('talent'), [
    { name: 'insights', path: '/dashboard/detail/insights', module: 'insights', back: 'list' },
  ]),
  ...screensUnder({ name: 'socials', path: '', area: 'auth' }, [
    { name: 'callback', path: '/social-callback', built: 'page' },
    { name: 'sandbox', path: '/social-sandbox', built: 'page' },
  ]),
] as const;
