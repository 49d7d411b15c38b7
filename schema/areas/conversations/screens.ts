import { groupOf, groupUnder, screensUnder, type Sketch } from '../../routes/screen.ts';

/** Communications of the whole agency, and of one talent or scout (AB 2). */

/** The log of calls. That of the whole agency opens on the last month. */
const calls = {
  name: 'calls',
  path: '/calls',
  back: 'parent',
  built: 'list',
  entity: 'callLog',
  beside: true,
} as const;

/** The log of mails, likewise. */
const emails = {
  name: 'emails',
  path: '/emails',
  back: 'parent',
  built: 'list',
  entity: 'mailLog',
  beside: true,
} as const;

/** Enquiries that the agency's forms brought. */
const website = {
  name: 'website',
  path: '/website',
  back: 'parent',
  built: 'list',
  entity: 'enquiry',
  beside: true,
} as const;

const placeholders = [
  { name: 'log', path: '/:section', back: 'parent', allowed: { section: ['whatsapp'] } },
] as const satisfies readonly Sketch[];

const ofPerson = [
  { ...calls, below: 'aboutIds', shows: {} },
  { ...emails, below: 'aboutIds', shows: {} },
  { ...website, below: 'personIds', shows: {} },
  ...placeholders,
] as const satisfies readonly Sketch[];

/** Screens of the area. */
export const screens = [
  ...screensUnder(groupOf('comms'), [
    { ...calls, shows: { opensWith: 'lastMonth' } },
    { ...emails, shows: { opensWith: 'lastMonth' } },
    website,
    ...placeholders,
  ]),
  ...screensUnder(groupUnder('talent', 'comms'), ofPerson),
  ...screensUnder(groupUnder('scout', 'comms'), ofPerson),
] as const;
