import { groupOf, groupUnder, screensUnder, type Sketch } from '../../routes/screen.ts';

/** Communications of the whole agency, and of one talent or scout (AB 2). */

/** The log of calls. That of the whole agency opens on the last month. */
const calls = { name: 'calls', path: '/calls', back: 'parent', built: 'list', entity: 'callLog' } as const;

const placeholders = [
  { name: 'log', path: '/:section', back: 'parent', allowed: { section: ['emails', 'whatsapp', 'website'] } },
] as const satisfies readonly Sketch[];

const ofPerson = [{ ...calls, below: 'aboutIds', shows: {} }, ...placeholders] as const satisfies readonly Sketch[];

/** Screens of the area. */
export const screens = [
  ...screensUnder(groupOf('comms'), [{ ...calls, shows: { opensWith: 'lastMonth' } }, ...placeholders]),
  ...screensUnder(groupUnder('talent', 'comms'), ofPerson),
  ...screensUnder(groupUnder('scout', 'comms'), ofPerson),
] as const;
