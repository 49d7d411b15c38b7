import { defineArea } from '../../language/area.ts';
import { screens } from './screens.ts';

/** Signing in and out, passwords, the second factor, the own account. */
export const area = defineArea({
  menu: [{ name: 'auth', home: '/login', roles: ['agency', 'staff', 'app_admin', 'super_admin'] }],
  screens,
});
