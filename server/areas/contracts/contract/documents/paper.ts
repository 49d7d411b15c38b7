import type { Actor } from '../../../../../schema/access/access.ts';
import { contract } from '../../../../../schema/areas/contracts/entities/contract.ts';
import { filledIn } from '../../../../../schema/areas/contracts/mergeFields.ts';
import { mergeGap } from '../../../../../schema/rules/texts.ts';
import type { Field } from '../../../../../schema/fields/field.ts';
import { writtenKeys } from '../../../../../schema/fields/kinds.ts';
import { agencyOf } from '../../../../engine/agency.ts';
import { documentName } from '../../../../engine/documents/keepDocument.ts';
import { readAgencyPaper } from '../../../../engine/documents/letterhead.ts';
import { makeDocument, making } from '../../../../engine/documents/makeDocument.ts';
import type { Engine } from '../../../../engine/engine.ts';
import { findRecord } from '../../../../engine/reading/readOne.ts';
import { fieldRefusal, RefusalError } from '../../../../errors.ts';
import type { Block } from '../../../../integrations/documents/blocks.ts';
import { readMarkdown } from '../../../../integrations/documents/markdown.ts';
import type { DocumentKind, DocumentsPort } from '../../../../integrations/documents/port.ts';
import type { StoragePort } from '../../../../integrations/storage/port.ts';
import { isSent } from '../approvals.ts';
import { contractTextOf } from '../contractText.ts';

/** A contract on paper: its text under the agency's head. */
const contractDocument: DocumentKind<{ readonly text: readonly Block[] }> = { template: 'contract' };

/** Services by which the documents of contracts are made. */
export interface PaperDeps {
  readonly engine: Engine;
  readonly documents: DocumentsPort;
  readonly storage: StoragePort;
}

/** The words of a contract's document, as they stood at one moment. */
export interface ContractWords {
  readonly title: string;
  readonly reference: string | null;
  /** Markdown, filled in. */
  readonly text: string;
  readonly isDraft: boolean;
}

/** A contract's words for a reader, and the merge fields that have no value for them. */
export interface ContractPaper {
  readonly words: ContractWords;
  readonly missing: readonly string[];
}

/** Reads the words of a contract's document as the actor may know them. Throws 404 where they may not read it. */
export async function readContractPaper(engine: Engine, actor: Actor, id: string): Promise<ContractPaper> {
  const { record } = await findRecord(engine, actor, contract.name, id);
  const { text, missing } = await contractTextOf(engine, actor, id);
  const { summary, reference, signedOn, statusId } = record as Readonly<Record<string, unknown>>;
  return {
    words: {
      title: String(summary),
      reference: typeof reference === 'string' ? reference : null,
      text,
      isDraft: signedOn == null && !(await isSent(engine, actor, statusId)),
    },
    missing,
  };
}

/** Refuses a document without a text. */
export function requireText({ text }: ContractWords): void {
  if (text.trim() === '') throw new RefusalError('invalid', 'documentEmpty');
}

const { name: kind } = contract;
const fields: Readonly<Record<string, Field>> = contract.fields;

/** Returns the key under which bodies have the field of a merge field. */
function bodyKeyOf(key: string): string {
  const [name = key] = filledIn(key).split('.');
  const field = fields[name];
  return (field && writtenKeys(name, field)[0]) ?? name;
}

/** Refuses a document without a text, or with gaps in it: each is told as a fault of the field that fills it. */
export function requireWhole({ words, missing }: ContractPaper): void {
  requireText(words);
  if (missing.length === 0) return;
  const details = missing.map((key) => fieldRefusal(bodyKeyOf(key), 'documentGap', { kind, fields: key }));
  throw new RefusalError('invalid', missing.length === 1 ? 'documentGap' : 'documentGaps', {
    params: { kind, fields: missing.join(', ') },
    details,
  });
}

/**
 * Makes the document of a contract.
 * @param at the moment that it says it was made at, in milliseconds
 */
export async function makeContract(
  { engine, documents, storage }: PaperDeps,
  actor: Actor,
  { title, reference, text, isDraft }: ContractWords,
  at: number,
): Promise<Buffer> {
  const [blocks, { head, words }] = await Promise.all([
    making(() => readMarkdown(text, { gap: mergeGap })),
    readAgencyPaper(engine, storage, agencyOf(actor)),
  ]);
  const letterhead = { ...head, title, reference, mark: isDraft ? words.draft : null, at };
  return makeDocument(documents, contractDocument, letterhead, { text: blocks });
}

/** Returns the name of the document's file. */
export function contractFileName({ reference, title }: ContractWords): string {
  return documentName(reference, title);
}
