import { groupOf, groupUnder, screensUnder, type Sketch } from '../../routes/screen.ts';

/** The library of the whole agency, and of one talent or scout (AB 2). */

const library = [
  { name: 'home', path: '', back: 'parent' },
  { name: 'folder', path: '/*', back: 'list' },
] as const satisfies readonly Sketch[];

/** Screens of the area. */
export const screens = [
  ...screensUnder(groupOf('library'), library),
  ...screensUnder({ name: 'library', path: '', area: 'library' }, [{ name: 'download', path: '/download' }]),
  ...screensUnder(groupUnder('talent', 'library'), library),
  ...screensUnder(groupUnder('scout', 'library'), library),
] as const;
