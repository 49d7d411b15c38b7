import { field } from '../../fields/kinds.ts';

/** Who is in charge of invoices, of a talent or at a partner (AB 3, Billing contact): edited by whoever edits these (AB 6). */
export const billingContacts = field.rows(
  {
    name: field.text({ required: true, max: 200 }),
    phoneNumber: field.phone({ country: 'countryCode' }),
    email: field.text({ pattern: 'email' }),
    entireAddress: field.text({ max: 500 }),
  },
  { isTable: true },
);
