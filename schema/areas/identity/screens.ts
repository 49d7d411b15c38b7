import { screensUnder } from '../../routes/screen.ts';

/** Signing in and out, passwords and the second factor (AB 2); and where to work, for which the spec names no address. */
export const screens = screensUnder({ name: 'auth', path: '', area: 'auth' }, [
  { name: 'login', path: '/login', built: 'page' },
  { name: 'logout', path: '/logout', built: 'page' },
  { name: 'forgotPassword', path: '/forgot-password', built: 'page' },
  { name: 'resetPassword', path: '/reset-password', built: 'page' },
  { name: 'secondFactorSetup', path: '/2fa/setup', built: 'page' },
  { name: 'secondFactorVerify', path: '/2fa/verify', built: 'page' },
  { name: 'secondFactorVerified', path: '/2fa/verify-success', built: 'page' },
  { name: 'chooseAgency', path: '/choose-agency', built: 'page' },
  { name: 'setPassword', path: '/staff/set-password/:code', built: 'page' },
]);
