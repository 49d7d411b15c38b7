import type { FastifyInstance } from 'fastify';
import { defaultsOfActor, type Actor } from '../../../../schema/access/access.ts';
import { invoiceContactCalls } from '../../../../schema/areas/money/calls/contacts.ts';
import type { AnswerOf } from '../../../../schema/language/call.ts';
import { fromMinorUnits } from '../../../../schema/rules/money.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { registerCall } from '../../../plugins/callRoute.ts';

type OpenContract = AnswerOf<typeof invoiceContactCalls.contracts>[number];

/** A billing contact of a partner, as its record has it. */
interface BillingContact {
  readonly name: string;
  readonly email: string | null;
  readonly phoneNumber: string | null;
  readonly countryCode: string | null;
  readonly entireAddress: string | null;
}

/** Reads the contracts with amounts in a currency that are not invoiced, and the sums of these. */
async function openContracts(engine: Engine, actor: Actor, currency: string): Promise<readonly OpenContract[]> {
  const { rows } = await engine.database.query<OpenContract>(agencyOf(actor), {
    text: `select c.id, c.summary as "displayName", a.amount, $2 as currency,
        case when p.id is not null then
          json_build_object('id', p.id, 'displayName', p.label, 'avatar', p.avatar) end as client
      from (select contract_id, sum(amount)::text as amount from contract_amounts a
          where agency_id = $1 and amount_currency = $2 and deleted_at is null and readiness <> 'INVOICED'
            and not exists (select from invoice_item n where n.agency_id = $1 and n.item_id = a.id)
          group by contract_id) a
        join contracts c on c.agency_id = $1 and c.id = a.contract_id and c.deleted_at is null
        left join record p on p.agency_id = $1 and p.id = c.client_id and p.deleted_at is null
      order by c.summary, c.id`,
    values: [agencyOf(actor), currency],
  });
  return rows.map((row) => ({ ...row, amount: fromMinorUnits(row.amount, currency) }));
}

/** Registers the calls about the contracts and clients that invoices are for (AB 7). */
export function registerInvoiceContacts(app: FastifyInstance, engine: Engine): void {
  registerCall(app, invoiceContactCalls.contracts, ({ actor, query }) =>
    openContracts(engine, actor, query.currency ?? defaultsOfActor(actor).currency),
  );
  registerCall(app, invoiceContactCalls.client, async ({ actor, query }) => {
    const { record } = await findRecord(engine, actor, 'partner', query.clientId, { fields: ['billingContacts'] });
    const [first] = (record as unknown as { billingContacts: readonly BillingContact[] }).billingContacts;
    if (!first) return null;
    const { name, email, phoneNumber, countryCode, entireAddress: address } = first;
    return { name, email, phoneNumber, countryCode, address };
  });
}
