import type { Actor } from '../../../../schema/access/access.ts';
import type { Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { invoiceMailTypes, type InvoiceMailType } from '../../../../schema/rules/finance/invoiceMails.ts';
import { toMinorUnits } from '../../../../schema/rules/money.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf, todayOfAgency } from '../../../engine/agency.ts';
import { within } from '../../../engine/engine.ts';
import { RefusalError } from '../../../errors.ts';
import { draftMail, type MailDraft } from './draft.ts';
import { keepReminder } from './keptReminders.ts';
import { lockToMail, postWithPaper, writtenMail, type MailDeps, type SentMail } from './sending.ts';

/** Milliseconds of a day. */
const dayLength = 86_400_000;

/** Returns the type of the reminder of an invoice on a day. */
export function reminderType({ dueOn }: Pick<Invoice, 'dueOn'>, today: string): InvoiceMailType {
  return dueOn !== null && today > dueOn ? invoiceMailTypes.OVERDUE : invoiceMailTypes.REMINDER;
}

/**
 * Reminds a client of an open invoice. The sweep sends no step until today any more.
 * @param given what the mail says other than the draft
 * @throws RefusalError 400 as `writtenMail`, and for an invoice that was not sent, is void or is paid
 */
export async function remindNow(
  deps: MailDeps,
  connection: Connection,
  actor: Actor,
  id: string,
  given: Partial<MailDraft>,
): Promise<SentMail> {
  const engine = within(deps.engine, connection);
  const own = await lockToMail(engine, connection, actor, id);
  if (own.status !== 'SENT') throw new RefusalError('transitionRefused', 'unsentReminder');
  if (toMinorUnits(own.outstanding ?? '0', own.currency) <= 0n)
    throw new RefusalError('transitionRefused', 'nothingOwed');
  const now = engine.clock();
  const today = await todayOfAgency(connection, now);
  const mail = writtenMail(await draftMail(engine, actor, id, reminderType(own, today)), given);
  const days = (Date.parse(today) - Date.parse(own.dueOn ?? own.issuedOn)) / dayLength;
  await keepReminder(connection, { agencyId: agencyOf(actor), id, days, now });
  return postWithPaper(deps, connection, actor, id, mail);
}
