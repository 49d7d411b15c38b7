import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import { othersOfHold } from '../../../rules/holds.ts';

/** Usual answers of an agency about days on hold. */
export const holding = defineSettings('holding', {
  about: 'settings of days on hold',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  base: '/client/v1/hold-settings',
  fields: { others: field.choice(othersOfHold, { required: true, default: 'RELEASE' }) },
  form: { confirming: ['others'] },
  notes: ['confirming'],
});
