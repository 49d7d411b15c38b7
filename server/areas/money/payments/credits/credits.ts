import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../../../../schema/access/access.ts';
import { creditNoteCalls } from '../../../../../schema/areas/money/calls/creditNotes.ts';
import { creditNote, type CreditNote } from '../../../../../schema/areas/money/entities/creditNote.ts';
import { invoice, type Invoice } from '../../../../../schema/areas/money/entities/invoice.ts';
import { bodyRule, checkBody } from '../../../../../schema/derive/rules.ts';
import { field } from '../../../../../schema/fields/kinds.ts';
import type { CallBody } from '../../../../../schema/language/call.ts';
import { creditReasonLimit } from '../../../../../schema/rules/finance/invoices.ts';
import type { Connection } from '../../../../database/pools.ts';
import { agencyOf, todayOfAgency } from '../../../../engine/agency.ts';
import { within, type Engine } from '../../../../engine/engine.ts';
import { findRecord } from '../../../../engine/reading/readOne.ts';
import { createRecord } from '../../../../engine/writing/create.ts';
import { once } from '../../../../engine/writing/idempotency.ts';
import { fieldRefusal, invalid } from '../../../../errors.ts';
import { registerCall } from '../../../../plugins/callRoute.ts';

type Asked = CallBody<typeof creditNoteCalls.issue>;

/** Parts of a credit note that are judged as those of a form. */
const rule = bodyRule(
  { issuedOn: field.date({ required: true }), reason: field.text({ required: true, max: creditReasonLimit }) },
  'create',
);

/** Issues a credit note, of the agency's today and in the invoice's currency unless told otherwise. */
async function issue(engine: Engine, connection: Connection, actor: Actor, asked: Asked): Promise<CreditNote> {
  const here = within(engine, connection);
  const { record } = await findRecord(here, actor, invoice.name, asked.invoiceId);
  const { currency } = record as unknown as Invoice;
  const issuedOn = await todayOfAgency(connection, engine.clock());
  const { note = null, ...given } = { issuedOn, currency, ...asked };
  const { values, faults } = await checkBody(
    rule,
    { issuedOn: given.issuedOn, reason: given.reason },
    { today: issuedOn },
  );
  if (faults.length > 0)
    throw invalid(faults.map(({ field: key, key: fault, params }) => fieldRefusal(key, fault, params)));
  const set = { ...given, ...values, amount: given.amount.trim() };
  const made = await createRecord(here, actor, creditNote.name, { note }, { connection, set });
  return made.record as unknown as CreditNote;
}

/** Registers the call that issues a credit note. */
export function registerCredits(app: FastifyInstance, engine: Engine): void {
  registerCall(app, creditNoteCalls.issue, async ({ actor, body, request }) => {
    const asked = { call: creditNoteCalls.issue.route, body };
    return once(engine, actor, request.headers['idempotency-key'], asked, (running) => {
      const work = (connection: Connection) => issue(engine, connection, actor, body);
      return running ? work(running) : engine.database.transaction(agencyOf(actor), work);
    });
  });
}
