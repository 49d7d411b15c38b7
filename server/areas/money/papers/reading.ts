import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { invoicing } from '../../../../schema/areas/money/settings/invoicing.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { invoiceWordsOf, type Agency, type Client, type InvoiceWords } from './invoiceWords.ts';

/** Reads the name and the language of an agency. */
export async function readAgency({ database }: Engine, actor: Actor): Promise<Agency> {
  const { rows } = await database.query<Agency>(agencyOf(actor), {
    text: 'select name, locale from identity_agency_settings()',
    values: [],
  });
  return rows[0] ?? { name: '', locale: 'en' };
}

/** Reads an invoice as its paper says it now. Throws 404 where the actor may not read it. */
export async function readInvoiceWords(engine: Engine, actor: Actor, id: string): Promise<InvoiceWords> {
  const { record: found } = await findRecord(engine, actor, invoice.name, id);
  const record = found as unknown as Invoice;
  const [settings, agency, { record: partner }] = await Promise.all([
    settingsOf(engine, actor, invoicing),
    readAgency(engine, actor),
    // The paper of who may read an invoice names its client, whatever they may read of partners.
    findRecord(engine, systemActor(agencyOf(actor)), 'partner', String(record.clientId)),
  ]);
  return invoiceWordsOf({ record, settings, agency, client: partner as unknown as Client });
}
