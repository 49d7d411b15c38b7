import { groupOf, groupUnder, screensUnder, type Owner } from '../../routes/screen.ts';

/** The days of a person, on their pages. */
const calendarOf = <const Name extends Owner>(owner: Name) =>
  screensUnder(groupUnder(owner, 'calendar'), [
    { name: 'agency', path: '', built: 'detail', back: 'parent', entity: owner, record: 'id', section: 'calendar' },
  ]);

/** Screens of the calendar on its own and on the pages of people. */
export const screens = [
  ...screensUnder(groupOf('calendar'), [
    { name: 'agency', path: '', built: 'page' },
    // What is assigned to somebody is theirs to see without the right on everybody's days.
    { name: 'personal', path: '/personal', built: 'page', access: { anyOf: ['TASK', 'EVENT'] } },
    { name: 'scout', path: '/scout', built: 'page' },
  ]),
  ...calendarOf('talent'),
  ...calendarOf('scout'),
] as const;
