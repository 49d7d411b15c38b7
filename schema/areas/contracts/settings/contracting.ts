import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import { defaultContractPrefix, seriesPrefixLimit } from '../../../rules/limits.ts';

/** Numbering of an agency's contracts, and the value above which one needs the approval of a second person. */
export const contracting = defineSettings('contracting', {
  about: 'settings of contracts',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  base: '/client/v1/contract-config',
  fields: {
    prefix: field.text({ required: true, max: seriesPrefixLimit, default: defaultContractPrefix }),
    approvalAbove: field.money({ access: 'FINANCE' }),
  },
  form: { numbers: ['prefix'], approval: ['approvalAbove'] },
  notes: ['numbers', 'approval'],
});
