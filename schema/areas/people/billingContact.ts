import { field } from '../../fields/kinds.ts';

/**
 * Billing contacts of a talent or a partner (AB 3, Billing contact): editing them needs the right to edit the record
 * (AB 6).
 */
export const billingContacts = field.rows(
  {
    name: field.text({ required: true, max: 200 }),
    phoneNumber: field.phone({ country: 'countryCode' }),
    email: field.text({ pattern: 'email' }),
    entireAddress: field.text({ max: 500 }),
  },
  { isTable: true },
);
