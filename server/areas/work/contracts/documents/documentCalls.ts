import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { contractDocumentCalls } from '../../../../../schema/areas/work/calls/contractDocuments.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';
import { keepContractDocument } from './keeping.ts';
import { contractFileName, makeContract, readContractPaper, requireText, type PaperDeps } from './paper.ts';

/** Nothing that is given out may run or load anything. */
const policy = "sandbox; default-src 'none'";

/** Registers the calls about the documents of contracts. */
export function registerContractDocuments(app: FastifyInstance, deps: PaperDeps): void {
  const { engine } = deps;
  registerCall(app, contractDocumentCalls.preview, async ({ actor, params, query, reply }) => {
    const { words } = await readContractPaper(engine, actor, params.id);
    requireText(words);
    const content = await makeContract(deps, actor, words, engine.clock());
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
