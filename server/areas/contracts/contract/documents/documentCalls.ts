import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { contractDocumentCalls } from '../../../../../schema/areas/contracts/calls/contractDocuments.ts';
import { createTurns } from '../../../../workers/turns.ts';
import { making } from '../../../../engine/documents/makeDocument.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { keepContractDocument } from './keeping.ts';
import { contractFileName, makeContract, readContractPaper, requireText, type PaperDeps } from './paper.ts';

/** Nothing that is given out may run or load anything. */
const policy = "sandbox; default-src 'none'";

/** Registers the calls about the documents of contracts. */
export function registerContractDocuments(app: FastifyInstance, deps: PaperDeps): void {
  const { engine } = deps;
  // Many that are asked for at once would else all be read at once, while others wait for the database.
  const inTurn = createTurns();
  registerCall(app, contractDocumentCalls.preview, async ({ actor, params, query, reply }) => {
    const { words, content } = await making(() =>
      inTurn(async () => {
        const paper = await readContractPaper(engine, actor, params.id);
        requireText(paper.words);
        return { words: paper.words, content: await makeContract(deps, actor, paper.words, engine.clock()) };
      }),
    );
    return reply
      .type('application/pdf')
      .headers({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': policy,
        'content-disposition': contentDisposition(contractFileName(words), {
          type: query.download === undefined ? 'inline' : 'attachment',
        }),
      })
      .send(content);
  });
  registerCall(app, contractDocumentCalls.keep, async ({ actor, params }) =>
    keepContractDocument(deps, actor, params.id),
  );
}
