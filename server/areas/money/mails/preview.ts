import type { Actor } from '../../../../schema/access/access.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { invoiceMailTypes } from '../../../../schema/rules/finance/invoiceMails.ts';
import { agencyOf, todayOfAgency } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { draftMail, type MailDraft } from './draft.ts';
import { lastReminder } from './keptReminders.ts';
import { reminderType } from './remindNow.ts';

/** Reads the mail that would send an invoice now, or remind of it, and when its client was last reminded. */
export async function previewMail(
  engine: Engine,
  actor: Actor,
  id: string,
  isReminder: boolean,
): Promise<MailDraft & { readonly remindedAt: number | null }> {
  const agencyId = agencyOf(actor);
  return engine.database.transaction(agencyId, async (connection) => {
    const here = within(engine, connection);
    const { record } = await findRecord(here, actor, invoice.name, id);
    const today = await todayOfAgency(connection, engine.clock());
    const type = isReminder ? reminderType(record as unknown as Invoice, today) : invoiceMailTypes.INVOICE;
    const draft = await draftMail(here, actor, id, type);
    return { ...draft, remindedAt: await lastReminder(connection, agencyId, id) };
  });
}
