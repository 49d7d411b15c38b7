import { field } from '../../../fields/kinds.ts';
import { defineSettings } from '../../../language/defineSettings.ts';
import { mostReminders, reminderDays } from '../../../rules/finance/reminders.ts';

/**
 * Days before (negative) and after the due date on which clients are reminded of an invoice (AB 7, invoice reminder config).
 * `invoiceReminderCalls` answers them as a list of days, as the spec has them.
 */
export const invoiceReminders = defineSettings('invoiceReminders', {
  about: 'reminders of invoices',
  access: 'FINANCE',
  base: '/finance/v1/invoice-reminders',
  fields: {
    steps: field.rows({ days: field.integer({ required: true, ...reminderDays, default: 7 }) }, { max: mostReminders }),
  },
  form: { reminders: ['steps'] },
  notes: ['reminders'],
});
