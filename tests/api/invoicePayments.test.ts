import { randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { refusalOf } from '../support/contracts.ts';
import { lineOf, openInvoices } from '../support/invoices.ts';
import type { PrincipalName } from '../support/principals.ts';

/** Payments of invoices: recorded and taken back, never changed. */
const { shop, ask, ok, invoice, step } = await openInvoices();
afterAll(() => shop.close());

const today = '2026-11-20';
const plain = (amount: string, more: object = {}) =>
  invoice({ lines: [lineOf(amount)], taxMode: 'NONE', ...more }) as Promise<Json>;
const pay = (id: string, amount: unknown, more: object = {}, as?: PrincipalName) =>
  ask('PUT', `invoices/${id}/payments`, { amount, paidOn: today, ...more }, as);
const takeBack = (id: string, payment: string, as?: PrincipalName) =>
  ask('DELETE', `invoices/${id}/payments/${payment}`, undefined, as);
const list = async (id: string, as?: PrincipalName) => ok(await ask('GET', `invoices/${id}/payments`, undefined, as));
const stateOf = ({ paid, outstanding, paymentStatus }: Json) => [paid, outstanding, paymentStatus];

describe('a payment', () => {
  it('leaves the rest open, and pays the invoice with the last of it', async () => {
    const { id } = await plain('110.00');
    const part = ok(await pay(id, '60.00', { method: 'CARD', receivedBy: 'TALENT', reference: 'R1', note: 'Half' }));
    expect(stateOf(part)).toEqual(['60.00', '50.00', 'PARTIALLY_PAID']);
    const over = await pay(id, '50.01');
    expect(refusalOf(over)).toEqual([400, 'amount', 'aboveOutstanding']);
    expect(over.json.errorDetails[0].message).toBe('Only 50.00 AUD is still open');
    const whole = ok(await pay(id, '50'));
    expect(stateOf(whole)).toEqual(['110.00', '0.00', 'PAID']);
    expect(whole.payments).toMatchObject([
      { amount: '50.00', method: 'BANK', receivedBy: 'AGENCY', reference: null, isReversed: false, reverses: null },
      { amount: '60.00', method: 'CARD', receivedBy: 'TALENT', reference: 'R1', note: 'Half', paidOn: today },
    ]);
    expect(whole.payments[0].by).toBe('agency of staff');
    expect(refusalOf(await pay(id, '0.01'))).toEqual([400, 'amount', 'aboveOutstanding']);
    const record = await shop.read('invoice', id);
    expect([...stateOf(record), record.version]).toEqual([...stateOf(whole), whole.version]);
    expect(await list(id)).toEqual(whole);
    const history = await shop.call('invoice', 'history', { id });
    const paid = history.data.data.flatMap(({ changes }: Json) => changes).filter((one: Json) => one.field === 'paid');
    expect(paid.slice(0, 2).map(({ after }: Json) => after)).toEqual(['110.00', '60.00']);
  });

  it('is taken back once by a second row, which stays', async () => {
    const { id } = await plain('100.00');
    const [{ id: first }] = ok(await pay(id, '100.00')).payments;
    const open = ok(await takeBack(id, first));
    expect(stateOf(open)).toEqual(['0.00', '100.00', 'UNPAID']);
    expect(open.payments).toMatchObject([
      { amount: '-100.00', reverses: first, isReversed: false, paidOn: today },
      { id: first, amount: '100.00', isReversed: true },
    ]);
    expect(refusalOf(await takeBack(id, first))).toEqual([400, undefined, 'alreadyReversed']);
    expect(refusalOf(await takeBack(id, open.payments[0].id))).toEqual([400, undefined, 'reversalKept']);
    expect((await takeBack(id, randomUUID())).status).toBe(404);
    expect((await takeBack((await plain('1.00')).id, first)).status).toBe(404);
    expect(stateOf(ok(await pay(id, '40.00')))).toEqual(['40.00', '60.00', 'PARTIALLY_PAID']);
  });

  it('is taken only as an amount of the currency that is above zero', async () => {
    const { id } = await plain('100.00');
    for (const wrong of ['0', '0.00', '-1.00', '0.001', '1e1', 'ten', '', '99999999999999999999'])
      expect([wrong, (await pay(id, wrong)).status]).toEqual([wrong, 400]);
    for (const wrong of [10.5, 10, null]) expect([wrong, (await pay(id, wrong)).status]).toEqual([wrong, 400]);
    expect(refusalOf(await pay(id, '-1.00'))).toEqual([400, 'amount', 'tooSmall']);
    const { id: yen } = await plain('1000', { currency: 'JPY' });
    expect(refusalOf(await pay(yen, '10.5'))).toEqual([400, 'amount', 'dollar']);
    expect(stateOf(ok(await pay(yen, '400')))).toEqual(['400', '600', 'PARTIALLY_PAID']);
    expect((await list(id)).payments).toEqual([]);
  });

  it('is of a real day up to the agency’s today', async () => {
    const { id } = await plain('100.00');
    // It is still 19 November in UTC.
    shop.test.pass(-2 * 3_600_000);
    expect((await pay(id, '1.00', { paidOn: today })).status).toBe(200);
    expect(refusalOf(await pay(id, '1.00', { paidOn: '2026-11-21' }))).toEqual([400, 'paidOn', 'dateInFuture']);
    shop.test.pass(2 * 3_600_000);
    expect((await pay(id, '1.00', { paidOn: '2026-02-30' })).status).toBe(400);
    expect((await pay(id, '1.00', { paidOn: 'today' })).status).toBe(400);
  });

  it('is recorded of a sent invoice, and of none that is void', async () => {
    const sent = await plain('10.00');
    ok(await step(sent.id, 'markSent'));
    const [{ id: first }] = ok(await pay(sent.id, '4.00')).payments;
    const reason = { voidReason: 'Wrong client' };
    expect((await step(sent.id, 'void', reason)).status).toBe(400);
    ok(await takeBack(sent.id, first));
    ok(await step(sent.id, 'void', reason));
    expect(refusalOf(await pay(sent.id, '4.00'))).toEqual([400, undefined, 'closedInState']);
  });
});

describe('a payment above what is open', () => {
  // A client of its own each, so that its credit is known.
  const clientOf = async () => (await shop.make('partner', { displayName: `Payer ${shop.next()}` })).id as string;
  const creditOf = async (id: string) => (await list(id)).credit;
  const over = { overpayment: 'CREDIT' };
  const use = { method: 'CREDIT' };

  it('is refused, or leaves the rest to the client as credit', async () => {
    const { id } = await plain('100.00', { clientId: await clientOf() });
    expect(refusalOf(await pay(id, '110.00', { overpayment: 'REFUSE' }))).toEqual([400, 'amount', 'aboveOutstanding']);
    const paid = ok(await pay(id, '110.00', over));
    expect([...stateOf(paid), paid.credit]).toEqual(['100.00', '0.00', 'PAID', '10.00']);
    expect(paid.payments).toMatchObject([{ amount: '100.00', credit: '10.00', method: 'BANK' }]);
    expect(ok(await pay(id, '5.00', over))).toMatchObject({ paid: '100.00', credit: '15.00' });
  });

  it('pays another invoice of the client in that currency, up to what there is', async () => {
    const clientId = await clientOf();
    const { id: first } = await plain('100.00', { clientId });
    ok(await pay(first, '110.00', over));
    const { id } = await plain('50.00', { clientId });
    const above = await pay(id, '10.01', use);
    expect(refusalOf(above)).toEqual([400, 'amount', 'aboveCredit']);
    expect(above.json.errorDetails[0].message).toBe('The client has a credit of only 10.00 AUD');
    expect(refusalOf(await pay(id, '1.00', { ...use, receivedBy: 'TALENT' }))).toEqual([
      400,
      'receivedBy',
      'contradicts',
    ]);
    const paid = ok(await pay(id, '10.00', use));
    expect([...stateOf(paid), paid.credit]).toEqual(['10.00', '40.00', 'PARTIALLY_PAID', '0.00']);
    expect(paid.payments).toMatchObject([{ amount: '10.00', credit: '0.00', method: 'CREDIT' }]);
    const { id: yen } = await plain('50', { clientId, currency: 'JPY' });
    const { id: others } = await plain('50.00', { clientId: await clientOf() });
    for (const one of [yen, others]) {
      expect(await creditOf(one)).toMatch(/^0(\.00)?$/);
      expect(refusalOf(await pay(one, '1', use))).toEqual([400, 'amount', 'aboveCredit']);
    }
    const small = await plain('2.00', { clientId });
    ok(await pay(first, '10.00', over));
    expect(refusalOf(await pay(small.id, '3.00', { ...use, ...over }))).toEqual([400, 'amount', 'aboveOutstanding']);
  });

  it('is taken back with its credit, but not once that is used', async () => {
    const clientId = await clientOf();
    const { id: first } = await plain('100.00', { clientId });
    const [{ id: payment }] = ok(await pay(first, '110.00', over)).payments;
    const { id } = await plain('50.00', { clientId });
    const [{ id: used }] = ok(await pay(id, '7.00', use)).payments;
    const refused = await takeBack(first, payment);
    expect(refusalOf(refused)).toEqual([400, undefined, 'creditUsed']);
    expect(refused.json.error.message).toContain('7.00 AUD');
    expect(stateOf(await list(first))).toEqual(['100.00', '0.00', 'PAID']);
    expect(ok(await takeBack(id, used)).credit).toBe('10.00');
    const open = ok(await takeBack(first, payment));
    expect([...stateOf(open), open.credit]).toEqual(['0.00', '100.00', 'UNPAID', '0.00']);
    expect(open.payments[0]).toMatchObject({ amount: '-100.00', credit: '-10.00' });
    expect(refusalOf(await takeBack(first, payment))).toEqual([400, undefined, 'alreadyReversed']);
  });

  it('leaves credit that two at once do not both use', async () => {
    const clientId = await clientOf();
    const { id: first } = await plain('100.00', { clientId });
    const [{ id: payment }] = ok(await pay(first, '110.00', over)).payments;
    const others = [await plain('50.00', { clientId }), await plain('50.00', { clientId })];
    const all = await Promise.all([...others.map(({ id }) => pay(id, '10.00', use)), takeBack(first, payment)]);
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await creditOf(first)).toBe('0.00');
  });

  it('keeps the invoice with its client and in its currency', async () => {
    const { id } = await plain('0.00', { clientId: await clientOf() });
    const [{ id: payment }] = ok(await pay(id, '10.00', over)).payments;
    const change = (given: object) => shop.call('invoice', 'update', { id, given: { ...given } });
    const other = await clientOf();
    expect(refusalOf(await change({ clientId: other }))).toEqual([400, 'clientId', 'hasPayments']);
    expect(refusalOf(await change({ currency: 'USD' }))).toEqual([400, 'currency', 'hasPayments']);
    expect(refusalOf(await step(id, 'void', { voidReason: 'Twice' }))).toEqual([400, undefined, 'hasPayments']);
    ok(await takeBack(id, payment));
    expect(refusalOf(await change({ currency: 'USD' }))).toEqual([400, 'currency', 'hadPayments']);
    expect(ok(await change({ clientId: other })).client.id).toBe(other);
  });

  it('is not had twice by undoing a merge of its client', async () => {
    const [kept, gone] = [await shop.read('partner', await clientOf()), await shop.read('partner', await clientOf())];
    const { id: first } = await plain('100.00', { clientId: gone.id });
    ok(await pay(first, '150.00', over));
    const given = { goneId: gone.id, goneVersion: gone.version, choice: {} };
    ok(await shop.call('partner', 'merge', { id: kept.id, version: kept.version, given }));
    const { id } = await plain('50.00', { clientId: kept.id });
    const [{ id: used }] = ok(await pay(id, '50.00', use)).payments;
    const { data } = await shop.call('partner', 'history', { id: kept.id });
    const { merge } = data.data.find((entry: Json) => entry.action === 'merge');
    const undo = async () => {
      const { version } = await shop.read('partner', kept.id);
      return shop.call('partner', 'unmerge', { id: kept.id, version, given: { mergeId: merge.id } });
    };
    expect(refusalOf(await undo())[2]).toBe('creditUsedSince');
    ok(await takeBack(id, used));
    ok(await undo());
    expect([await creditOf(first), await creditOf(id)]).toEqual(['50.00', '0.00']);
  });

  it('counts as received when it arrives, and not when its credit is used', async () => {
    const received = async () => {
      const { data } = await ask('POST', 'dashboard', { fromDate: today, toDate: today, currency: 'NZD' });
      return data.currencies[0].received;
    };
    const given = { clientId: await clientOf(), currency: 'NZD' };
    const { id: first } = await plain('100.00', given);
    const [{ id: payment }] = ok(await pay(first, '110.00', over)).payments;
    const { id } = await plain('50.00', given);
    const [{ id: used }] = ok(await pay(id, '10.00', use)).payments;
    expect(await received()).toBe('110.00');
    ok(await takeBack(id, used));
    ok(await takeBack(first, payment));
    expect(await received()).toBe('0.00');
  });
});

describe('payments at the same time', () => {
  it('are recorded one after the other: of twenty of the whole one is', async () => {
    const { id } = await plain('50.00');
    const answers = await Promise.all(Array.from({ length: 20 }, () => pay(id, '50.00')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const one of answers.filter(({ status }) => status !== 200))
      expect(refusalOf(one)).toEqual([400, 'amount', 'aboveOutstanding']);
    const { payments, ...rest } = await list(id);
    expect([payments.length, ...stateOf(rest)]).toEqual([1, '50.00', '0.00', 'PAID']);
    const again = await Promise.all(Array.from({ length: 5 }, () => takeBack(id, payments[0].id)));
    expect(again.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400]);
  });

  it('and voiding do not both happen', async () => {
    for (const { id } of await Promise.all(Array.from({ length: 6 }, () => plain('10.00')))) {
      const both = [pay(id, '4.00'), step(id, 'void', { voidReason: 'Wrong client' })];
      const [paid, voided] = (await Promise.all(both)).map(({ status }) => status);
      expect([200, 400]).toEqual([paid, voided].toSorted());
      expect(stateOf(await shop.read('invoice', id))[0]).toBe(paid === 200 ? '4.00' : '0.00');
    }
  });

  it('are one with the same key', async () => {
    const { id } = await plain('50.00');
    const key = randomUUID();
    const keyed = (amount: string) =>
      shop.test.ask({
        method: 'PUT',
        path: `/finance/v1/invoices/${id}/payments`,
        body: { amount, paidOn: today },
        token: shop.house.of('agency').token,
        headers: { 'idempotency-key': key },
      });
    const answers = await Promise.all([keyed('10.00'), keyed('10.00'), keyed('10.00')]);
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(ok(await keyed('10.00')).payments).toHaveLength(1);
    expect(refusalOf(await keyed('11.00'))).toEqual([400, undefined, 'idempotencyClash']);
    expect((await list(id)).payments).toHaveLength(1);
  });
});

it('is for those with a right on finance alone', async () => {
  const { id } = await plain('10.00');
  const [{ id: first }] = ok(await pay(id, '1.00', {}, 'editAll')).payments;
  expect((await list(id, 'viewAll')).payments).toHaveLength(1);
  for (const [as, status] of [
    ['viewAll', 403],
    ['work', 403],
    ['none', 403],
    ['otherAgency', 404],
  ] as const)
    expect([as, (await pay(id, '1.00', {}, as)).status, (await takeBack(id, first, as)).status]).toEqual([
      as,
      status,
      status,
    ]);
  expect((await ask('GET', `invoices/${id}/payments`, undefined, 'none')).status).toBe(403);
  expect((await ask('GET', `invoices/${id}/payments`, undefined, 'otherAgency')).status).toBe(404);
});

it('stays as it was recorded, whatever statement a request sends', async () => {
  const { id } = await plain('10.00');
  ok(await pay(id, '1.00'));
  for (const text of ['update invoice_payment set amount = 0', 'delete from invoice_payment']) {
    const refused = await shop.test.pools.query(shop.house.agencyId, { text }).catch((error: unknown) => error);
    expect([text, refused]).toEqual([text, expect.objectContaining({ code: '42501' })]);
  }
  expect((await list(id)).paid).toBe('1.00');
});
