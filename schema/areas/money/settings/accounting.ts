import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import { feeTimes } from '../../../rules/finance/fees.ts';

/**
 * Event by which an agency's fees are earned, and address for problems with invoices: behind `/finance/configuration/other`.
 */
export const accounting = defineSettings('accounting', {
  about: 'accounting of the agency',
  access: 'FINANCE',
  base: '/finance/v1/finance-config',
  fields: {
    feeBasis: field.choice(feeTimes, { required: true, default: 'PAID' }),
    errorReportTo: field.text({ max: 254, pattern: 'email' }),
  },
  form: { fees: ['feeBasis'], problems: ['errorReportTo'] },
  notes: ['fees', 'problems'],
});
