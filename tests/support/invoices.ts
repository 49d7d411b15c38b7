import { expect } from 'vitest';
import type { Answer, Json } from './app.ts';
import type { PrincipalName } from './principals.ts';
import { openWorkshop } from './workshop.ts';

/** A line of an invoice for a sum, as bodies give it. */
export const lineOf = (unitPrice: string, more: object = {}) => ({ description: 'Fee', unitPrice, ...more });

/** A house that writes invoices: a client, a contract, tax rates of 10 and 20 %. `viewAssigned` has no right on finance. */
export async function openInvoices() {
  const shop = await openWorkshop([
    'agency',
    'viewAll',
    'viewAssigned',
    'editAssigned',
    'editAll',
    'people',
    'work',
    'none',
    'otherAgency',
  ]);
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: object,
    as: PrincipalName = 'agency',
  ): Promise<Answer> =>
    shop.test.ask({ method, path: `/finance/v1/${path}`, token: shop.house.of(as).token, ...(body && { body }) });
  const ok = ({ status, text, data }: Answer): Json => {
    expect(status, text).toBe(200);
    return data;
  };
  const client: Json = await shop.make('partner', { displayName: 'Opera House' });
  const contract: Json = await shop.make('contract', { summary: 'Season', clientId: client.id });
  const rateOf = (rate: string, more: object = {}): Promise<Json> =>
    shop.make('taxRate', { displayName: `Rate ${shop.next()}`, rate, ...more });
  const [ten, twenty] = [await rateOf('10'), await rateOf('20')];
  /** A contract amount that is ready to be invoiced. */
  const readyAmount = (amount = '100.00', more: object = {}): Promise<Json> =>
    shop.make('contractAmount', {
      label: `Part ${shop.next()}`,
      amount,
      amountCurrency: 'AUD',
      contractId: contract.id,
      readiness: 'READY_TO_INVOICE',
      ...more,
    });
  const bodyOf = (more: object = {}) => ({
    clientId: client.id,
    issuedOn: '2026-11-30',
    currency: 'AUD',
    lines: [lineOf('100.00', { taxRateId: ten.id })],
    ...more,
  });
  const create = (more: object = {}, as: PrincipalName = 'agency'): Promise<Answer> =>
    shop.call('invoice', 'create', { given: bodyOf(more), as });
  /** A new invoice: one line of 100.00 AUD at 10 % by default. */
  const invoice = async (more?: object): Promise<Json> => ok(await create(more));
  /** The line of an invoice for a contract amount. */
  const lineFor = ({ id, amount }: Json, more: object = {}) => lineOf(amount, { itemId: id, ...more });
  const step = (id: string, name: 'markSent' | 'void', given: object = {}): Promise<Answer> =>
    ask('POST', `invoices/${id}/${name}`, given);
  return { shop, ask, ok, client, contract, rateOf, ten, twenty, readyAmount, bodyOf, create, invoice, lineFor, step };
}
