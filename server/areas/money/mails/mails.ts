import type { FastifyInstance } from 'fastify';
import { invoiceMailCalls } from '../../../../schema/areas/money/calls/invoiceMails.ts';
import { invoiceMails } from '../../../../schema/areas/money/settings/invoiceMails.ts';
import { invoiceMailFields } from '../../../../schema/rules/finance/invoiceMails.ts';
import { mergeFieldsIn } from '../../../../schema/rules/texts.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { fieldRefusal, invalid } from '../../../errors.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { previewMail } from './preview.ts';
import { remindNow } from './remindNow.ts';
import { sendInvoice, type MailDeps } from './sending.ts';

const known: readonly string[] = invoiceMailFields;

/** Refuses words of mails with merge fields that do not exist, naming them. */
export function keepMailFields(engine: Engine): void {
  engine.beforeWrite(invoiceMails.name, async ({ after, changes }) => {
    const faults = (['subject', 'body'] as const).flatMap((field) => {
      const names = mergeFieldsIn(String(after[field] ?? '')).filter((name) => !known.includes(name));
      const isSaid = changes.some((change) => change.field === field);
      return isSaid && names.length > 0 ? [fieldRefusal(field, 'unknownMergeFields', { names: names.join(', ') })] : [];
    });
    if (faults.length > 0) throw invalid(faults);
  });
}

/** Registers the calls that show and send the mail of an invoice. */
export function registerInvoiceMails(app: FastifyInstance, deps: MailDeps): void {
  const { engine } = deps;
  registerCall(app, invoiceMailCalls.preview, async ({ actor, params: { id }, query }) => {
    const draft = await previewMail(engine, actor, id, query.as === 'reminder');
    return { ...draft, cc: [...draft.cc] };
  });
  const register = (call: typeof invoiceMailCalls.send | typeof invoiceMailCalls.remind, act: typeof sendInvoice) =>
    registerCall(app, call, async ({ actor, params: { id }, body, request }) => {
      const send = (connection: Connection) => act(deps, connection, actor, id, body ?? {});
      return once(engine, actor, request.headers['idempotency-key'], { route: call.route, id, body }, (running) =>
        running ? send(running) : engine.database.transaction(agencyOf(actor), send),
      );
    });
  register(invoiceMailCalls.send, sendInvoice);
  register(invoiceMailCalls.remind, remindNow);
}
