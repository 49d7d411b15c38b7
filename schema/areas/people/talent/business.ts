import { billingContacts } from '../billingContact.ts';
import { field } from '../../../fields/kinds.ts';

/**
 * Data for signing and paying a person: the tab `business` of talents and scouts (AB 2). Financial data requires the
 * right on finance.
 */
export const businessFields = {
  agreements: field.rows(
    {
      title: field.text({ required: true, max: 200 }),
      type: field.choice(['REPRESENTATION', 'MANAGEMENT', 'PUBLISHING', 'RECORDING', 'OTHER']),
      signedOn: field.date(),
      startsOn: field.date(),
      endsOn: field.date({ after: 'startsOn' }),
    },
    { isTable: true },
  ),
  memberships: field.rows(
    {
      organisation: field.text({ required: true, max: 200 }),
      number: field.text({ max: 80 }),
      endsOn: field.date(),
    },
    { isTable: true },
  ),
  billingContacts,
  commission: field.measure('share', { access: 'FINANCE' }),
  companies: field.rows(
    {
      name: field.text({ required: true, max: 200 }),
      role: field.text({ max: 120 }),
      registrationNumber: field.text({ max: 80 }),
      country: field.text({ max: 80, suggests: 'country' }),
    },
    { access: 'FINANCE', isTable: true },
  ),
  taxNumber: field.text({ max: 80, access: 'FINANCE' }),
  taxResidence: field.text({ max: 80, suggests: 'country', access: 'FINANCE' }),
  isTaxRegistered: field.flag({ access: 'FINANCE' }),
  bankAccounts: field.rows(
    {
      accountName: field.text({ required: true, max: 200 }),
      bank: field.text({ max: 120 }),
      branchCode: field.text({ max: 40 }),
      accountNumber: field.text({ required: true, max: 60 }),
      swift: field.text({ max: 20 }),
      isDefault: field.flag(),
    },
    { access: 'FINANCE', isTable: true },
  ),
};

export const businessSections = {
  agreements: ['agreements', 'commission'],
  memberships: ['memberships'],
  billing: ['billingContacts'],
  companies: ['companies'],
  tax: ['taxNumber', 'taxResidence', 'isTaxRegistered'],
  bank: ['bankAccounts'],
} as const;

export const businessTab = { business: ['agreements', 'memberships', 'billing', 'companies', 'tax', 'bank'] } as const;
