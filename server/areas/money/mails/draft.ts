import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { invoiceMails } from '../../../../schema/areas/money/settings/invoiceMails.ts';
import { invoicing } from '../../../../schema/areas/money/settings/invoicing.ts';
import { formatDay } from '../../../../schema/rules/dates.ts';
import type { InvoiceMailField, InvoiceMailType } from '../../../../schema/rules/finance/invoiceMails.ts';
import { wordLanguageOf } from '../../../../schema/rules/locales.ts';
import { fillMergeFields } from '../../../../schema/rules/texts.ts';
import { formatMoney } from '../../../../schema/rules/money.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { documentName } from '../../../engine/documents/keepDocument.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { wordingOf } from './wordings.ts';

/** A mail about an invoice before it is sent. */
export interface MailDraft {
  readonly to: string | null;
  readonly cc: readonly string[];
  readonly replyTo: string | null;
  readonly subject: string;
  readonly body: string;
  /** Name of the PDF that it carries; null for none. */
  readonly attachment: string | null;
}

interface Client {
  readonly displayName: string;
  readonly billingContacts?: readonly { readonly name: string; readonly email: string | null }[];
}

/** Record that a mail is about: its client, and values of its merge fields as they are kept. */
interface Subject {
  readonly clientId: string;
  readonly currency: string;
  readonly number: string;
  readonly total: string | null;
  readonly outstanding: string | null;
  readonly issuedOn: string;
  readonly dueOn: string | null;
}

/** Returns a mail of a type about a record, in the agency's words. */
export async function draftAbout(
  engine: Engine,
  actor: Actor,
  type: InvoiceMailType,
  own: Subject,
): Promise<MailDraft> {
  // What goes to a client is the same, whatever the sender may read of partners and settings.
  const system = systemActor(agencyOf(actor));
  const [{ record: partner }, mail, settings, { rows }] = await Promise.all([
    findRecord(engine, system, 'partner', own.clientId),
    settingsOf(engine, system, invoiceMails, type),
    settingsOf(engine, system, invoicing),
    engine.database.query<{ name: string; locale: string }>(agencyOf(actor), {
      text: 'select name, locale from identity_agency_settings()',
      values: [],
    }),
  ]);
  const { displayName, billingContacts = [] } = partner as unknown as Client;
  const contact = billingContacts.find(({ email }) => email !== null);
  const { name: agency = '', locale = 'en' } = rows[0] ?? {};
  const wording = wordingOf(type, locale, own.dueOn !== null);
  const language = wordLanguageOf(locale);
  const amount = (text: string | null) => formatMoney(text ?? '0', own.currency, locale, 'code');
  const words: Readonly<Record<InvoiceMailField, string>> = {
    client: displayName,
    contact: contact?.name ?? displayName,
    number: own.number,
    total: amount(own.total),
    outstanding: amount(own.outstanding),
    issuedOn: formatDay(own.issuedOn, language),
    dueOn: own.dueOn === null ? '' : formatDay(own.dueOn, language),
    agency: settings.legalName ?? agency,
  };
  const filled = (text: string) => fillMergeFields(text, (key) => words[key as InvoiceMailField]);
  return {
    to: contact?.email ?? null,
    cc: mail.cc === null ? [] : [mail.cc],
    replyTo: mail.replyTo ?? settings.email,
    subject: filled(mail.subject ?? wording.subject),
    body: filled(mail.body ?? wording.body),
    attachment: mail.attachesPdf ? documentName(own.number) : null,
  };
}

/** Reads the mail that an invoice would be sent with now, in the agency's words. Throws 404 for one that nobody may read. */
export async function draftMail(engine: Engine, actor: Actor, id: string, type: InvoiceMailType): Promise<MailDraft> {
  const { record } = await findRecord(engine, actor, invoice.name, id);
  const own = record as unknown as Invoice;
  return draftAbout(engine, actor, type, { ...own, clientId: own.client.id });
}
