import type { Actor } from '../../../../schema/access/access.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { agencyOf, todayOfAgency } from '../../../engine/agency.ts';
import { documentName, keepDocument } from '../../../engine/documents/keepDocument.ts';
import { within } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { keepWords, keptFile, keptWords } from './keptPaper.ts';
import { makeInvoice, type PaperDeps } from './paper.ts';
import { readInvoiceWords } from './reading.ts';

/** Returns the PDF of an invoice: the kept one of a sent one, otherwise as it is now. */
export async function invoicePaper(
  deps: PaperDeps,
  actor: Actor,
  id: string,
): Promise<{ readonly filename: string; readonly content: Buffer }> {
  const { engine } = deps;
  const { record } = await findRecord(engine, actor, invoice.name, id);
  const { status, paper, number } = record as unknown as Invoice;
  const filename = documentName(number);
  const sent = await keptWords(engine, actor, 'invoice_paper', id);
  const kept = status === 'SENT' && paper !== null ? await keptFile(deps, actor, paper.id) : null;
  if (kept) return { filename, content: kept };
  const words = sent?.words ?? (await readInvoiceWords(engine, actor, id));
  const made = { at: sent?.at ?? engine.clock(), isVoid: status === 'VOIDED' };
  return { filename, content: await makeInvoice(deps, actor, words, made) };
}

/**
 * Keeps the paper of each invoice that is sent, with its words, in the write that sends it. A file that such a write leaves
 * behind because it fails is swept, as nothing uses it.
 */
export function keepSentInvoices(deps: PaperDeps): void {
  const { engine, storage } = deps;
  engine.beforeWrite(
    invoice.name,
    async ({ actor, id }, connection) => {
      const here = within(engine, connection);
      const words = await readInvoiceWords(here, actor, id);
      const at = engine.clock();
      const content = await makeInvoice({ ...deps, engine: here }, actor, words, { at, isVoid: false });
      await keepWords(connection, actor, 'invoice_paper', id, { words, at });
      const { accountId } = actor;
      const facts = { agencyId: agencyOf(actor), accountId, filename: documentName(words.number), at };
      const paperId = await keepDocument({ database: engine.database, storage }, facts, content);
      // The agency's day, wherever its sender is.
      return { paperId, sentOn: await todayOfAgency(connection, at) };
    },
    { of: ['update'], when: ({ before, after }) => after['status'] === 'SENT' && before?.['status'] !== 'SENT' },
  );
}
