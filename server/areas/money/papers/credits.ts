import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { creditNote, type CreditNote } from '../../../../schema/areas/money/entities/creditNote.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { invoicing } from '../../../../schema/areas/money/settings/invoicing.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { documentName, keepDocument } from '../../../engine/documents/keepDocument.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { settingsOf } from '../../../engine/settings/values.ts';
import { creditWordsOf, type CreditValues } from './creditWords.ts';
import type { Client, InvoiceWords } from './invoiceWords.ts';
import { keepWords, keptFile, keptWords } from './keptPaper.ts';
import { makeInvoice, type PaperDeps } from './paper.ts';
import { readAgency } from './reading.ts';

type NewNote = CreditValues & { readonly invoiceId: string };

/** Returns a new credit note as its paper says it. */
async function readCreditWords(engine: Engine, actor: Actor, note: NewNote): Promise<InvoiceWords> {
  const system = systemActor(agencyOf(actor));
  const { record } = await findRecord(engine, system, invoice.name, note.invoiceId);
  const credited = record as unknown as Invoice;
  const [settings, agency, { record: partner }] = await Promise.all([
    settingsOf(engine, system, invoicing),
    readAgency(engine, actor),
    findRecord(engine, system, 'partner', credited.client.id),
  ]);
  return creditWordsOf({ note, credited, settings, agency, client: partner as unknown as Client });
}

/** Returns the PDF of a credit note: the one with which it was issued, and for a void one the same words with its mark. */
export async function creditPaper(
  deps: PaperDeps,
  actor: Actor,
  id: string,
): Promise<{ readonly filename: string; readonly content: Buffer }> {
  const { engine } = deps;
  const { record } = await findRecord(engine, actor, creditNote.name, id);
  const { status, paper, number } = record as unknown as CreditNote;
  const filename = documentName(number);
  const kept = status === 'ISSUED' && paper !== null ? await keptFile(deps, actor, paper.id) : null;
  if (kept) return { filename, content: kept };
  const issued = await keptWords(engine, actor, 'credit_note_paper', id);
  const note = record as unknown as NewNote;
  const words = issued?.words ?? (await readCreditWords(engine, actor, note));
  const made = { at: issued?.at ?? engine.clock(), isVoid: status === 'VOIDED' };
  return { filename, content: await makeInvoice(deps, actor, words, made) };
}

/** Keeps the paper of each credit note with its words, in the write that issues it. */
export function keepIssuedCredits(deps: PaperDeps): void {
  const { engine, storage } = deps;
  engine.beforeWrite(
    creditNote.name,
    async ({ actor, after, at = engine.clock() }, connection) => {
      const here = within(engine, connection);
      const words = await readCreditWords(here, actor, after as unknown as NewNote);
      const content = await makeInvoice({ ...deps, engine: here }, actor, words, { at, isVoid: false });
      const { accountId } = actor;
      const facts = { agencyId: agencyOf(actor), accountId, filename: documentName(words.number), at };
      // On the same connection: many at once would wait for further ones that nobody gives back.
      return { paperId: await keepDocument({ database: here.database, storage }, facts, content) };
    },
    { of: ['create'] },
  );
  engine.afterWrite(
    creditNote.name,
    async ({ actor, id, after, at = engine.clock() }, connection) => {
      const words = await readCreditWords(within(engine, connection), actor, after as unknown as NewNote);
      await keepWords(connection, actor, 'credit_note_paper', id, { words, at });
    },
    { of: ['create'] },
  );
}
