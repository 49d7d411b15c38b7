import { groupOf, groupUnder, screensUnder, type Owner, type Sketch } from '../../routes/screen.ts';

/** The library of the whole agency (AB 2), and those of talents, scouts, partners and staff. */

const library = [
  { name: 'home', path: '', back: 'parent', built: 'page' },
  { name: 'folder', path: '/*', back: 'list', built: 'page' },
] as const satisfies readonly Sketch[];

/** The library of a record on its pages. */
const libraryOf = <const Name extends Owner>(owner: Name) => {
  const shown = { built: 'detail', entity: owner, record: 'id', section: 'library' } as const;
  return [
    { ...shown, name: 'home', path: '', back: 'parent' },
    { ...shown, name: 'folder', path: '/*', back: 'list' },
  ] as const;
};

/** Screens of the area. */
export const screens = [
  ...screensUnder(groupOf('library'), library),
  ...screensUnder({ name: 'library', path: '', area: 'library' }, [
    { name: 'download', path: '/download', built: 'page' },
  ]),
  ...screensUnder(groupUnder('talent', 'library'), libraryOf('talent')),
  ...screensUnder(groupUnder('scout', 'library'), libraryOf('scout')),
  ...screensUnder(groupUnder('partner', 'library'), libraryOf('partner')),
  // The root of that of a staff member is a tab of their profile.
  ...screensUnder(
    {
      ...groupUnder('staff', 'library'),
      path: '/staff/:id/profile/library/:folder',
      list: '/staff/:id/profile/library',
    },
    [libraryOf('staff')[1]],
  ),
] as const;
