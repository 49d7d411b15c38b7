import { Type } from 'typebox';
import { systemActor } from '../../../../../schema/access/access.ts';
import { contract } from '../../../../../schema/areas/contracts/entities/contract.ts';
import { keepDocument } from '../../../../engine/documents/keepDocument.ts';
import { within } from '../../../../engine/engine.ts';
import { defineJob } from '../../../../jobs/job.ts';
import type { Jobs } from '../../../../jobs/jobs.ts';
import { isSent } from '../approvals.ts';
import { addDocument } from './keeping.ts';
import { contractFileName, makeContract, readContractPaper, requireWhole, type PaperDeps } from './paper.ts';

const nullable = <T extends ReturnType<typeof Type.String>>(type: T) => Type.Union([type, Type.Null()]);

/** Keeps the document of a contract that was sent, with the words that it had then. */
const keepSentContract = defineJob({
  name: 'keepSentContract',
  payload: Type.Object({
    contractId: Type.String({ format: 'uuid' }),
    accountId: Type.String({ format: 'uuid' }),
    staffId: nullable(Type.String({ format: 'uuid' })),
    at: Type.Integer(),
    title: Type.String(),
    reference: nullable(Type.String()),
    text: Type.String(),
  }),
});

/**
 * Keeps the document of each contract that is sent, once each time, whichever server does it. Nobody sends a contract
 * whose text has gaps for them, or cannot be printed; one without a text is sent without a document.
 */
export function keepSentContracts(deps: PaperDeps, jobs: Jobs): void {
  const { engine } = deps;
  engine.afterWrite(
    contract.name,
    async ({ actor, id, before, after, version }, connection) => {
      const here = within(engine, connection);
      if (!(await isSent(here, actor, after['statusId'])) || (await isSent(here, actor, before?.['statusId']))) return;
      const paper = await readContractPaper(here, actor, id);
      const { title, reference, text } = paper.words;
      if (text.trim() === '') return;
      requireWhole(paper);
      const at = engine.clock();
      // Made now to learn whether it can be, and kept later, so that no file is left behind by a write that fails.
      await makeContract({ ...deps, engine: here }, actor, paper.words, at);
      const { accountId, staffId } = actor;
      await jobs.enqueue(
        connection,
        actor,
        keepSentContract,
        { contractId: id, accountId, staffId, at, title, reference, text },
        { once: `document/${id}/${version}` },
      );
    },
    { of: ['update'], when: ({ changes }) => changes.some(({ field }) => field === 'statusId') },
  );
  jobs.handle(keepSentContract, async ({ payload, agencyId }, connection) => {
    const { contractId: id, accountId, staffId, at, ...named } = payload;
    const actor = { ...systemActor(agencyId), accountId, staffId };
    const words = { ...named, isDraft: false };
    const content = await makeContract(deps, actor, words, at);
    const facts = { agencyId, accountId, filename: contractFileName(words), at };
    const fileId = await keepDocument({ database: engine.database, storage: deps.storage }, facts, content);
    await addDocument(engine, connection, actor, { id, fileId });
  });
}
