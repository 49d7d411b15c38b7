import type { Actor } from '../../../../schema/access/access.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { readAgencyPaper } from '../../../engine/documents/letterhead.ts';
import { makeDocument } from '../../../engine/documents/makeDocument.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { DocumentKind, DocumentsPort } from '../../../integrations/documents/port.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import type { InvoiceWords } from './invoiceWords.ts';

/** An invoice on paper: its words under the agency's head. */
const invoiceDocument: DocumentKind<InvoiceWords> = { template: 'invoice' };

/** Services by which invoices are put on paper. */
export interface PaperDeps {
  readonly engine: Engine;
  readonly documents: DocumentsPort;
  readonly storage: StoragePort;
}

/**
 * Makes the PDF of an invoice.
 * @param at the moment that it says it was made at, in milliseconds: the same words give the same bytes
 */
export async function makeInvoice(
  { engine, documents, storage }: PaperDeps,
  actor: Actor,
  words: InvoiceWords,
  { at, isVoid }: { readonly at: number; readonly isVoid: boolean },
): Promise<Buffer> {
  const { head } = await readAgencyPaper(engine, storage, agencyOf(actor));
  const { title, number: reference, accent = null } = words;
  const letterhead = { ...head, title, reference, accent, mark: isVoid ? words.void : null, at };
  return makeDocument(documents, invoiceDocument, letterhead, words);
}
