import { screensUnder } from './screen.ts';

/** Where a provider of social accounts leads back to (AB 7, social callback), and the dialog of the sandbox in its place. */
export const socialScreens = screensUnder({ name: 'socials', path: '', area: 'auth' }, [
  { name: 'callback', path: '/social-callback', built: 'page' },
  { name: 'sandbox', path: '/social-sandbox', built: 'page' },
]);
