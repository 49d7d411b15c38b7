import { groupOf, groupUnder, screensUnder, type Sketch } from '../../routes/screen.ts';

/** Communications of the whole agency, and of one talent or scout (AB 2). */

const comms = [
  {
    name: 'log',
    path: '/:section',
    back: 'parent',
    allowed: { section: ['calls', 'emails', 'whatsapp', 'website'] },
  },
] as const satisfies readonly Sketch[];

/** Screens of the area. */
export const screens = [
  ...screensUnder(groupOf('comms'), comms),
  ...screensUnder(groupUnder('talent', 'comms'), comms),
  ...screensUnder(groupUnder('scout', 'comms'), comms),
] as const;
