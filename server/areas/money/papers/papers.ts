import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { creditNoteCalls } from '../../../../schema/areas/money/calls/creditNotes.ts';
import { invoicePaperCalls } from '../../../../schema/areas/money/calls/papers.ts';
import { making } from '../../../engine/documents/makeDocument.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { createTurns } from '../../../workers/turns.ts';
import { creditPaper } from './credits.ts';
import { invoicePaper } from './keeping.ts';
import type { PaperDeps } from './paper.ts';
import { samplePaper } from './sample.ts';

/** Nothing that is given out may run or load anything. */
const policy = "sandbox; default-src 'none'";

interface Sent {
  readonly filename: string;
  readonly content: Buffer;
  readonly type?: 'inline' | 'attachment';
}

function sendPdf(reply: FastifyReply, { filename, content, type = 'inline' }: Sent): FastifyReply {
  return reply
    .type('application/pdf')
    .headers({
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': policy,
      'content-disposition': contentDisposition(filename, { type }),
    })
    .send(content);
}

/** Registers the calls that give an invoice, a sample of one or a credit note as a PDF (AB 7). */
export function registerInvoicePapers(app: FastifyInstance, deps: PaperDeps): void {
  const inTurn = createTurns();
  registerCall(app, invoicePaperCalls.exportPdf, async ({ actor, params, query, reply }) => {
    const paper = await making(() => inTurn(() => invoicePaper(deps, actor, params.id)));
    return sendPdf(reply, { ...paper, type: query.download === undefined ? 'inline' : 'attachment' });
  });
  registerCall(app, creditNoteCalls.exportPdf, async ({ actor, params, query, reply }) => {
    const paper = await making(() => inTurn(() => creditPaper(deps, actor, params.id)));
    return sendPdf(reply, { ...paper, type: query.download === undefined ? 'inline' : 'attachment' });
  });
  registerCall(app, invoicePaperCalls.sample, async ({ actor, body, reply }) => {
    const content = await making(() => inTurn(() => samplePaper(deps, actor, body)));
    return sendPdf(reply, { filename: 'invoice.pdf', content });
  });
}
