import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';

/**
 * Ways to reach an agency, besides its general settings (AB 7). Legal name and address stand in the settings of invoices
 * (`invoicing`), whose papers carry them.
 */
export const agencyProfile = defineSettings('agencyProfile', {
  about: 'contact details of the agency',
  access: 'ORGANIZATION',
  isForAdmins: true,
  base: '/client/v1/agency-profile',
  fields: {
    email: field.text({ max: 254, pattern: 'email' }),
    phoneNumber: field.phone({ country: 'countryCode' }),
    website: field.text({ pattern: 'website' }),
  },
  form: { contact: ['email', 'phoneNumber', 'website'] },
  notes: ['contact'],
});
