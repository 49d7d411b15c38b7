import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import type { SettingsValues } from '../../../language/settings.ts';
import { passwordMinimum, passwordMinimumLongest } from '../../../rules/limits.ts';

/** Sign-in rules of an agency, kept with the agency itself: signing in reads them before anybody is in it. */
export const security = defineSettings('security', {
  about: 'rules by which people of the agency sign in',
  access: 'ORGANIZATION',
  isForAdmins: true,
  base: '/user/v1/agency/security',
  isKeptByArea: true,
  fields: {
    requiresTwoFactor: field.flag({ required: true }),
    passwordLength: field.integer({ required: true, min: passwordMinimum, max: passwordMinimumLongest }),
  },
  form: { signIn: ['requiresTwoFactor', 'passwordLength'] },
});
export type AgencySecurity = SettingsValues<typeof security>;
