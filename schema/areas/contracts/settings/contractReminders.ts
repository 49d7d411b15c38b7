import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import { contractReminders as reminders, mostDays } from '../../../rules/contracts.ts';

/** Days before which an agency reminds the staff of a contract: its notice, its end, what is due (AB 7, contract reminder config). */
export const contractReminders = defineSettings('contractReminders', {
  about: 'reminders of contracts',
  access: { read: 'everyone', write: 'ORGANIZATION' },
  base: '/client/v1/contract-reminder-config',
  fields: {
    rules: field.rows(
      {
        of: field.choice(reminders, { required: true, default: 'END' }),
        daysBefore: field.integer({ required: true, min: 0, max: mostDays, default: 30 }),
      },
      { max: 20 },
    ),
  },
  form: { reminders: ['rules'] },
  notes: ['reminders'],
});
