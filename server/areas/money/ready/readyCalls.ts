import type { FastifyInstance } from 'fastify';
import { defaultsOfActor, type Actor } from '../../../../schema/access/access.ts';
import { readyCalls } from '../../../../schema/areas/money/calls/ready.ts';
import { invoice, type Invoice } from '../../../../schema/areas/money/entities/invoice.ts';
import { fromMinorUnits } from '../../../../schema/rules/money.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { createRecord } from '../../../engine/writing/create.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import { countedPageOf, windowOf } from '../../../paging.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { bodyOf, draftsOf, previewOf } from './drafts.ts';
import { pickItems, requireUnchanged, termsOf, type Picked } from './picking.ts';
import { readPayers } from './payers.ts';
import { readItems, type ReadyRow } from './readyItems.ts';

interface Choice {
  readonly items: readonly Picked[];
  readonly issuedOn?: string;
}

const wireOf = ({ taxRateId: _rate, taxMode: _mode, total: _total, ...row }: ReadyRow) => ({
  ...row,
  amount: fromMinorUnits(row.amount, row.currency),
});

/** Reads chosen items as drafts of invoices. */
async function draft(engine: Engine, actor: Actor, { items, issuedOn }: Choice) {
  const terms = await termsOf(engine, actor, issuedOn);
  const picked = await pickItems(engine, actor, items);
  return { terms, picked, drafts: draftsOf(picked, terms) };
}

/** Makes the invoices of chosen items in one transaction. */
async function createInvoices(engine: Engine, connection: Connection, actor: Actor, choice: Choice) {
  const here = within(engine, connection);
  const { terms, picked, drafts } = await draft(here, actor, choice);
  const invoices: { readonly id: string; readonly number: string }[] = [];
  for (const one of drafts) {
    const { record } = await createRecord(here, actor, invoice.name, bodyOf(one, terms), { connection });
    const { id, number } = record as unknown as Invoice;
    invoices.push({ id, number });
  }
  await requireUnchanged(here, actor, picked);
  return { invoices };
}

/** Registers the calls about what is ready to be invoiced (AB 3, invoice readiness; AB 7, invoice metadata). */
export function registerReadyItems(app: FastifyInstance, engine: Engine): void {
  registerCall(app, readyCalls.list, async ({ actor, body }) => {
    const window = windowOf(body);
    const { data, ...page } = countedPageOf(window, await readItems(engine, actor, body ?? {}, window));
    return { ...page, data: data.map(wireOf) };
  });
  registerCall(app, readyCalls.preview, async ({ actor, body }) => {
    const { terms, drafts } = await draft(engine, actor, body);
    return { invoices: drafts.map((one) => previewOf(one, terms)) };
  });
  registerCall(app, readyCalls.create, async ({ actor, body, request }) => {
    const key = request.headers['idempotency-key'];
    return once(engine, actor, key, { call: readyCalls.create.route, body }, (connection) =>
      connection
        ? createInvoices(engine, connection, actor, body)
        : engine.database.transaction(agencyOf(actor), (own) => createInvoices(engine, own, actor, body)),
    );
  });
  registerCall(app, readyCalls.metadata, async ({ actor }) => {
    const [terms, { clients, currencies }] = await Promise.all([termsOf(engine, actor), readPayers(engine, actor)]);
    const { issuedOn: today, termDays, taxMode, rounding, taxRateId, rates } = terms;
    const { currency } = defaultsOfActor(actor);
    return {
      taxRates: rates.map(({ id, displayName, rate }) => ({ id, displayName, rate })),
      currencies: [...new Set([currency, ...currencies])],
      today,
      termDays,
      taxRateId,
      taxMode,
      rounding,
      clients,
    };
  });
}
