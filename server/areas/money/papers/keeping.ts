import { buffer } from 'node:stream/consumers';
import type { Actor } from '../../../../schema/access/access.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { documentName, keepDocument } from '../../../engine/documents/keepDocument.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { objectOf, type MediaRow } from '../../../engine/media/mediaRow.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { readInvoiceWords, type InvoiceWords } from './invoiceWords.ts';
import { makeInvoice, type PaperDeps } from './paper.ts';

/** Words of an invoice as they were when it was sent, and when that was. */
interface SentWords {
  readonly words: InvoiceWords;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Returns the words with which an invoice was sent; null before. */
async function sentWords(engine: Engine, actor: Actor, id: string): Promise<SentWords | null> {
  const { rows } = await engine.database.query<SentWords>(agencyOf(actor), {
    text: `select words, floor(extract(epoch from created_at) * 1000)::float8 as at from invoice_paper
      where agency_id = $1 and invoice_id = $2`,
    values: [agencyOf(actor), id],
  });
  return rows[0] ?? null;
}

/** Reads a file that is kept; null for one that is gone. */
async function keptFile({ engine, storage }: PaperDeps, actor: Actor, fileId: string): Promise<Buffer | null> {
  const { rows } = await engine.database.query<MediaRow>(agencyOf(actor), {
    text: 'select * from media where agency_id = $1 and id = $2',
    values: [agencyOf(actor), fileId],
  });
  const found = rows[0] && objectOf(rows[0], 'origin');
  return found ? buffer(await storage.get(found.object)) : null;
}

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
  const sent = await sentWords(engine, actor, id);
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
      await connection.query({
        text: `insert into invoice_paper (agency_id, invoice_id, words, created_at)
          values ($1, $2, $3, to_timestamp($4::float8 / 1000))`,
        values: [agencyOf(actor), id, JSON.stringify(words), at],
      });
      const { accountId } = actor;
      const facts = { agencyId: agencyOf(actor), accountId, filename: documentName(words.number), at };
      return { paperId: await keepDocument({ database: engine.database, storage }, facts, content) };
    },
    { of: ['update'], when: ({ before, after }) => after['status'] === 'SENT' && before?.['status'] !== 'SENT' },
  );
}
