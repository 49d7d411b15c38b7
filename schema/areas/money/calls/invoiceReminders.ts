import { Type } from 'typebox';
import { closed, defineCalls } from '../../../language/call.ts';
import { unsavedVersion } from '../../../language/settings.ts';
import { mostReminders, reminderDays } from '../../../rules/finance/reminders.ts';
import { invoiceReminders } from '../settings/invoiceReminders.ts';

const route = '/finance/v1/invoice-reminder-config' as const;
const days = Type.Integer({ minimum: reminderDays.min, maximum: reminderDays.max });
const version = Type.Integer({ minimum: unsavedVersion, maximum: 2_147_483_647 });
const answer = Type.Object({ invoiceReminderInDays: Type.Array(days), version });

/** Reminders of invoices as a list of days around the due date (AB 7, invoice reminder config). */
export const invoiceReminderCalls = defineCalls(invoiceReminders.about, {
  read: {
    route: `GET ${route}`,
    access: { entity: invoiceReminders.name, action: 'read' },
    summary: 'days on which clients are reminded of an invoice',
    description: 'Negative before the due date.',
    answer,
  },
  change: {
    route: `PUT ${route}`,
    access: { entity: invoiceReminders.name, action: 'update' },
    summary: 'change the days on which clients are reminded of an invoice',
    description: 'A number alone is a list of one. A day that is given twice counts once.',
    body: closed({
      invoiceReminderInDays: Type.Union([days, Type.Array(days, { maxItems: mostReminders })]),
      version: Type.Optional(version),
    }),
    answer,
  },
});
