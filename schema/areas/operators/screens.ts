import { groupOf, screensUnder } from '../../routes/screen.ts';

/** Screens of app admins above the agencies (AB 7). */
export const screens = screensUnder(groupOf('favorites'), [{ name: 'list', path: '', built: 'page' }]);
