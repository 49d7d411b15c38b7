import { createHash } from 'node:crypto';
import type { Actor } from '../../../../../schema/access/access.ts';
import { canField } from '../../../../../schema/access/can.ts';
import { contract } from '../../../../../schema/areas/contracts/entities/contract.ts';
import type { Media } from '../../../../../schema/media.ts';
import type { Connection } from '../../../../database/pools.ts';
import { agencyOf } from '../../../../engine/agency.ts';
import { keepDocument } from '../../../../engine/documents/keepDocument.ts';
import { within, type Engine } from '../../../../engine/engine.ts';
import { findRecord } from '../../../../engine/reading/readOne.ts';
import { requireRight } from '../../../../engine/requireRight.ts';
import { writeKept } from '../../../../engine/writing/writeKept.ts';
import { notFound, RefusalError } from '../../../../errors.ts';
import { lockedContract } from '../renewing.ts';
import {
  contractFileName,
  makeContract,
  readContractPaper,
  requireText,
  requireWhole,
  type PaperDeps,
} from './paper.ts';

/** The documents of a contract, as the actor may see them. */
async function documentsOf(engine: Engine, actor: Actor, id: string): Promise<readonly Media[]> {
  const { record } = await findRecord(engine, actor, contract.name, id, { isWritten: true });
  return ((record as Readonly<Record<string, unknown>>)['documents'] ?? []) as readonly Media[];
}

/**
 * Adds a kept file to the documents of a contract, after that which is the last one; false for a contract that is gone, or
 * has another last document by now.
 */
export async function addDocument(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  { id, fileId, after }: { readonly id: string; readonly fileId: string; readonly after?: string | null },
): Promise<boolean> {
  const here = within(engine, connection);
  const record = await lockedContract(here, connection, actor, id);
  if (!record) return false;
  const known = (record['documentIds'] ?? []) as readonly string[];
  if (after !== undefined && (known.at(-1) ?? null) !== after) return false;
  const documentIds = [...known, fileId];
  await writeKept(here, connection, actor, [contract.name, id], { documentIds }, { step: 'keepDocument' });
  return true;
}

/** Keeps a document once; null where somebody else has kept one meanwhile. */
async function keepOnce(deps: PaperDeps, actor: Actor, id: string): Promise<Media | null> {
  const { engine, storage } = deps;
  const paper = await readContractPaper(engine, actor, id);
  requireText(paper.words);
  if (canField(actor, contract.fields.documents.access) === 'none') throw new RefusalError('forbidden', 'notAllowed');
  requireWhole(paper);
  const last = (await documentsOf(engine, actor, id)).at(-1);
  if (last?.uploadedDate != null) {
    const again = await makeContract(deps, actor, paper.words, last.uploadedDate);
    if (createHash('sha256').update(again).digest('hex') === last.sha256) return last;
  }
  const at = engine.clock();
  const content = await makeContract(deps, actor, paper.words, at);
  const filename = contractFileName(paper.words);
  const facts = { agencyId: agencyOf(actor), accountId: actor.accountId, filename, at };
  const fileId = await keepDocument({ database: engine.database, storage }, facts, content);
  const isKept = await engine.database.transaction(agencyOf(actor), (connection) =>
    addDocument(engine, connection, actor, { id, fileId, after: last?.id ?? null }),
  );
  return (isKept && (await documentsOf(engine, actor, id)).find((one) => one.id === fileId)) || null;
}

/** Most tries to keep a document while others keep theirs. */
const mostTries = 5;

/**
 * Makes the document of a contract as the actor may know it, and keeps it among the contract's documents; where the last
 * one says the same, that one. Refuses one with gaps, and who may not see the documents that are kept.
 */
export async function keepContractDocument(deps: PaperDeps, actor: Actor, id: string): Promise<Media> {
  const { engine } = deps;
  requireRight(engine, actor, 'update', contract.name);
  await findRecord(engine, actor, contract.name, id, { action: 'update', fields: ['id'] });
  for (let tries = 0; tries < mostTries; tries += 1) {
    const kept = await keepOnce(deps, actor, id);
    if (kept) return kept;
  }
  throw notFound();
}
