import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance } from 'fastify';
import { invoicePaperCalls } from '../../../../schema/areas/money/calls/papers.ts';
import { making } from '../../../engine/documents/makeDocument.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { createTurns } from '../../../workers/turns.ts';
import { invoicePaper } from './keeping.ts';
import type { PaperDeps } from './paper.ts';

/** Nothing that is given out may run or load anything. */
const policy = "sandbox; default-src 'none'";

/** Registers the call that gives an invoice as a PDF (AB 7). */
export function registerInvoicePapers(app: FastifyInstance, deps: PaperDeps): void {
  const inTurn = createTurns();
  registerCall(app, invoicePaperCalls.exportPdf, async ({ actor, params, query, reply }) => {
    const { filename, content } = await making(() => inTurn(() => invoicePaper(deps, actor, params.id)));
    return reply
      .type('application/pdf')
      .headers({
        'cache-control': 'private, no-store',
        'x-content-type-options': 'nosniff',
        'content-security-policy': policy,
        'content-disposition': contentDisposition(filename, {
          type: query.download === undefined ? 'inline' : 'attachment',
        }),
      })
      .send(content);
  });
}
