import type { FastifyInstance } from 'fastify';
import { invoiceReminderCalls } from '../../../schema/areas/money/calls/invoiceReminders.ts';
import { invoiceReminders } from '../../../schema/areas/money/settings/invoiceReminders.ts';
import type { SettingsValues } from '../../../schema/language/settings.ts';
import type { Engine } from '../../engine/engine.ts';
import { requireSettings } from '../../engine/settings/requireSettings.ts';
import { changeSettings, settingsOf } from '../../engine/settings/values.ts';
import { registerCall } from '../../plugins/callRoute.ts';

type Read = SettingsValues<typeof invoiceReminders>;

const daysOf = ({ steps, version }: Read) => ({ invoiceReminderInDays: steps.map(({ days }) => days), version });

/** Registers the calls that read and change the reminders of invoices as a list of days (AB 7). */
export function registerInvoiceReminders(app: FastifyInstance, engine: Engine): void {
  registerCall(app, invoiceReminderCalls.read, async ({ actor }) => {
    requireSettings(engine, actor, 'read', invoiceReminders);
    return daysOf(await settingsOf(engine, actor, invoiceReminders));
  });
  registerCall(app, invoiceReminderCalls.change, async ({ actor, body: { invoiceReminderInDays, version } }) => {
    requireSettings(engine, actor, 'update', invoiceReminders);
    const { steps: present } = await settingsOf(engine, actor, invoiceReminders);
    const given = new Set([invoiceReminderInDays].flat());
    // A day that stays keeps its row, so that the history names the others alone.
    const steps = [...given].map((days) => present.find((step) => step.days === days) ?? { days });
    return daysOf((await changeSettings(engine, actor, invoiceReminders, { steps }, version)) as unknown as Read);
  });
}
