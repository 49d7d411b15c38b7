import { createHash, randomUUID } from 'node:crypto';
import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { refusalOf } from '../support/contracts.ts';
import { lineOf, openInvoices } from '../support/invoices.ts';
import { textOfPdf } from '../support/pdfText.ts';
import type { PrincipalName } from '../support/principals.ts';

/** Credit notes: amounts of sent invoices that clients need not pay. */
const { shop, ask, ok, client, invoice, step, readyAmount, lineFor, ten, twenty } = await openInvoices();
afterAll(() => shop.close());

const today = '2026-11-20';
/** A sent invoice of 20 November: one line of 100.00 at 10 % by default. */
const sent = async (more: object = {}): Promise<Json> => {
  const { id } = await invoice({ issuedOn: today, ...more });
  return ok(await step(id, 'markSent'));
};
const credit = (invoiceId: string, amount: unknown, more: object = {}, as?: PrincipalName) =>
  ask('POST', 'credit-notes', { invoiceId, amount, reason: 'Cancelled show', ...more }, as);
const voided = (id: string, given: object = { voidReason: 'Wrong invoice' }) =>
  ask('POST', `credit-notes/${id}/void`, given);
const pay = (id: string, amount: string, more: object = {}) =>
  ask('PUT', `invoices/${id}/payments`, { amount, paidOn: today, ...more });
const balanceOf = async (id: string) => {
  const { paid, credited, outstanding, paymentStatus } = await shop.read('invoice', id);
  return [paid, credited, outstanding, paymentStatus];
};

describe('a credit note', () => {
  it('is of what is outstanding at most, and settles the rest of a paid invoice', async () => {
    const amount = await readyAmount('110.00');
    const { id, number, talents } = await sent({ taxMode: 'NONE', lines: [lineFor(amount)] });
    ok(await pay(id, '60.00'));
    const over = await credit(id, '60.00');
    expect(refusalOf(over)).toEqual([400, 'amount', 'aboveOutstanding']);
    expect(over.json.errorDetails[0].message).toBe('Only 50.00 AUD is still open');
    const note = ok(await credit(id, '50'));
    expect(note).toMatchObject({
      number: expect.stringMatching(/^CN-2026-\d{4}$/),
      status: 'ISSUED',
      issuedOn: today,
      currency: 'AUD',
      amount: '50.00',
      subtotal: '50.00',
      tax: '0.00',
      rates: [{ rate: null, net: '50.00', tax: '0.00' }],
      reason: 'Cancelled show',
      version: 1,
      talents,
    });
    expect([note.invoice.displayName, note.client.id]).toEqual([number, client.id]);
    expect(await balanceOf(id)).toEqual(['60.00', '50.00', '0.00', 'PAID']);
    expect((await shop.read('contractAmount', amount.id)).paymentStatus).toBe('PAID');
    expect(refusalOf(await credit(id, '0.01'))).toEqual([400, 'amount', 'aboveOutstanding']);
    expect(refusalOf(await pay(id, '0.01'))).toEqual([400, 'amount', 'aboveOutstanding']);
  });

  it('is of a sent invoice alone, in its currency, above zero and not before it', async () => {
    const { id: created } = await invoice();
    expect(refusalOf(await credit(created, '1.00'))).toEqual([400, 'invoiceId', 'notSent']);
    const { id } = await sent();
    for (const wrong of ['0', '-1.00', '0.001', '1e1', '', 'ten', '99999999999999999999', 10, null])
      expect([wrong, (await credit(id, wrong)).status]).toEqual([wrong, 400]);
    expect(refusalOf(await credit(id, '1.00', { currency: 'USD' }))).toEqual([400, 'currency', 'otherCurrency']);
    expect(refusalOf(await credit(id, '1.00', { issuedOn: '2026-11-19' }))).toEqual([400, 'issuedOn', 'beforeInvoice']);
    expect(refusalOf(await credit(id, '1.00', { reason: ' ' }))).toEqual([400, 'reason', 'required']);
    for (const more of [{ issuedOn: '2026-02-30' }, { tax: '1.00' }, { number: 'X' }, { status: 'VOIDED' }])
      expect([more, (await credit(id, '1.00', more)).status]).toEqual([more, 400]);
    expect((await credit(randomUUID(), '1.00')).status).toBe(404);
    expect(await balanceOf(id)).toEqual(['0.00', '0.00', '110.00', 'UNPAID']);
    const yen = await sent({ currency: 'JPY', taxMode: 'NONE', lines: [lineOf('1000')] });
    expect(refusalOf(await credit(yen.id, '10.5'))).toEqual([400, 'amount', 'dollar']);
    expect(ok(await credit(yen.id, '400', { currency: 'JPY' }))).toMatchObject({ amount: '400', currency: 'JPY' });
    const dinar = await sent({ currency: 'KWD', taxMode: 'NONE', lines: [lineOf('1.005')] });
    expect(ok(await credit(dinar.id, '1.005')).amount).toBe('1.005');
  });

  it('has a series of its own without a gap, and stays as it was issued but for its note', async () => {
    const { id } = await sent();
    const first = ok(await credit(id, '1.00'));
    expect((await credit(id, '110.00')).status).toBe(400);
    const second = ok(await credit(id, '1.00', { note: 'By phone' }));
    expect(Number(second.number.slice(-4))).toBe(Number(first.number.slice(-4)) + 1);
    for (const given of [{ amount: '2.00' }, { reason: 'Other' }, { issuedOn: '2026-11-21' }, { status: 'VOIDED' }])
      expect((await shop.call('creditNote', 'update', { id: second.id, given })).status).toBe(400);
    const changed = ok(await shop.call('creditNote', 'update', { id: second.id, given: { note: 'By mail' } }));
    expect(changed).toMatchObject({ note: 'By mail', amount: '1.00' });
    const { data } = await ask('POST', 'credit-notes/list', { invoiceIds: [id] });
    expect(data.data.map(({ number }: Json) => number)).toEqual([second.number, first.number]);
  });

  it('gives its amount back when it is voided, once, and keeps its number', async () => {
    const { id } = await sent();
    const note = ok(await credit(id, '110.00'));
    expect(await balanceOf(id)).toEqual(['0.00', '110.00', '0.00', 'PAID']);
    expect(refusalOf(await step(id, 'void', { voidReason: 'Wrong' }))).toEqual([400, undefined, 'hasCredits']);
    expect((await voided(note.id, {})).status).toBe(400);
    expect(ok(await voided(note.id))).toMatchObject({ status: 'VOIDED', number: note.number, amount: '110.00' });
    expect(await balanceOf(id)).toEqual(['0.00', '0.00', '110.00', 'UNPAID']);
    expect((await voided(note.id)).status).toBe(400);
    ok(await step(id, 'void', { voidReason: 'Wrong' }));
    expect(refusalOf(await credit(id, '1.00'))).toEqual([400, 'invoiceId', 'notSent']);
  });
});

describe('the tax of credit notes', () => {
  it('adds up to that of the invoice at each rate, whatever was voided between', async () => {
    const lines = [
      lineOf('33.33', { taxRateId: ten.id }),
      lineOf('0.05', { taxRateId: ten.id }),
      lineOf('66.67', { taxRateId: twenty.id }),
      lineOf('12.34', { taxRateId: null }),
    ];
    const made = await sent({ lines });
    const ids: string[] = [];
    for (const amount of ['0.01', '10.00', '33.33', '20.00']) ids.push(ok(await credit(made.id, amount)).id);
    ok(await voided(ids[1] ?? ''));
    const { outstanding } = await shop.read('invoice', made.id);
    ok(await credit(made.id, outstanding));
    const { data } = await ask('POST', 'credit-notes/list', { invoiceIds: [made.id], statuses: ['ISSUED'] });
    const notes = await Promise.all(data.data.map(({ id }: Json) => shop.read('creditNote', id)));
    const cents = (text: string) => Math.round(Number(text) * 100);
    const sums = new Map<string | null, readonly number[]>();
    for (const { amount, subtotal, tax, rates } of notes) {
      expect(cents(subtotal) + cents(tax)).toBe(cents(amount));
      for (const { rate, net, tax: own } of rates) {
        const [nets = 0, taxes = 0] = sums.get(rate) ?? [];
        sums.set(rate, [nets + cents(net), taxes + cents(own)]);
      }
    }
    expect(sums).toEqual(
      new Map([
        ['10', [3338, 334]],
        ['20', [6667, 1333]],
        [null, [1234, 0]],
      ]),
    );
    expect(await balanceOf(made.id)).toEqual(['0.00', made.total, '0.00', 'PAID']);
  });

  it('of one line of 100.00 at 10 % is 4.55 of 50.00', async () => {
    const { id } = await sent();
    expect(ok(await credit(id, '50.00'))).toMatchObject({ subtotal: '45.45', tax: '4.55' });
    expect(ok(await credit(id, '60.00'))).toMatchObject({ subtotal: '54.55', tax: '5.45' });
  });
});

describe('credit notes at the same time', () => {
  it('are issued one after the other: of ten of the whole one is', async () => {
    const { id } = await sent();
    const answers = await Promise.all(Array.from({ length: 10 }, () => credit(id, '110.00')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const one of answers.filter(({ status }) => status !== 200))
      expect(refusalOf(one)).toEqual([400, 'amount', 'aboveOutstanding']);
    expect(await balanceOf(id)).toEqual(['0.00', '110.00', '0.00', 'PAID']);
    const { data } = await ask('POST', 'credit-notes/list', { invoiceIds: [id] });
    const [{ id: note }] = data.data;
    const again = await Promise.all(Array.from({ length: 5 }, () => voided(note)));
    expect(again.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await balanceOf(id)).toEqual(['0.00', '0.00', '110.00', 'UNPAID']);
  });

  it('and payments, or voiding the invoice, do not take the same amount', async () => {
    for (let each = 0; each < 3; each += 1) {
      const { id } = await sent();
      const both = await Promise.all([credit(id, '80.00'), pay(id, '80.00')]);
      expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
      expect((await balanceOf(id))[2]).toBe('30.00');
    }
    for (let each = 0; each < 3; each += 1) {
      const { id } = await sent();
      const both = await Promise.all([credit(id, '80.00'), step(id, 'void', { voidReason: 'Wrong' })]);
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
      const { status, credited } = await shop.read('invoice', id);
      expect([status, credited]).toEqual(both[0]?.status === 200 ? ['SENT', '80.00'] : ['VOIDED', '0.00']);
    }
  });

  it('are one with the same key', async () => {
    const { id } = await sent();
    const keyed = (amount: string, key: string) =>
      shop.test.ask({
        method: 'POST',
        path: '/finance/v1/credit-notes',
        body: { invoiceId: id, amount, reason: 'Twice' },
        token: shop.house.of('agency').token,
        headers: { 'idempotency-key': key },
      });
    const key = randomUUID();
    const answers = await Promise.all([keyed('10.00', key), keyed('10.00', key)]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(refusalOf(await keyed('11.00', key))).toEqual([400, undefined, 'idempotencyClash']);
    expect((await balanceOf(id))[1]).toBe('10.00');
  });
});

describe('the paper of a credit note', () => {
  const paperOf = async (id: string): Promise<Buffer> => {
    const headers = { authorization: `Bearer ${shop.house.of('agency').token}` };
    const answer = await shop.test.app.inject({ url: `/finance/v1/credit-notes/${id}/export-pdf`, headers });
    expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
    return answer.rawPayload;
  };
  const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

  it('names its invoice, the reason and the tax, and is the same for ever; a void one says so', async () => {
    const { id, number } = await sent();
    const note = ok(await credit(id, '55.00', { reason: 'Cancelled matinée #1' }));
    const pdf = await paperOf(note.id);
    expect(sha256(pdf)).toBe(note.paper.sha256);
    const text = await textOfPdf(pdf);
    for (const words of ['Credit note', note.number, number, '20 Nov 2026', client.displayName, 'Cancelled matinée #1'])
      expect(text).toContain(words);
    for (const amount of ['10% 50.00', 'Subtotal AUD 50.00', 'Tax 10% AUD 5.00', 'Amount credited AUD 55.00'])
      expect(text).toContain(amount);
    expect(text).not.toContain('Void');
    await shop.call('partner', 'update', { id: client.id, given: { displayName: 'Renamed House' } });
    expect(sha256(await paperOf(note.id))).toBe(note.paper.sha256);
    ok(await voided(note.id));
    const former = await paperOf(note.id);
    expect(await textOfPdf(former)).toMatch(/Void.*Opera House|Opera House.*Void/);
    expect(sha256(await paperOf(note.id))).toBe(sha256(former));
    await shop.call('partner', 'update', { id: client.id, given: { displayName: 'Opera House' } });
  });

  it('leaves that of the invoice as it was sent', async () => {
    const { id, paper } = await sent();
    ok(await credit(id, '55.00'));
    const headers = { authorization: `Bearer ${shop.house.of('agency').token}` };
    const answer = await shop.test.app.inject({ url: `/finance/v1/invoices/${id}/export-pdf`, headers });
    expect(sha256(answer.rawPayload)).toBe(paper.sha256);
  });
});

it('is sent with its paper once it is asked for, in the words of its type', async () => {
  const payer = await shop.make('partner', {
    displayName: 'Payer',
    billingContacts: [{ name: 'Bea', email: 'bea@example.test' }],
  });
  const { id } = await sent({ clientId: payer.id });
  const note = ok(await credit(id, '60.00'));
  const mail = ok(await ask('GET', `credit-notes/${note.id}/preview-email`));
  expect(mail).toMatchObject({ to: 'bea@example.test', attachment: `${note.number}.pdf` });
  for (const words of [note.number, '60.00', '50.00']) expect(mail.body).toContain(words);
  ok(await ask('POST', `credit-notes/${note.id}/send`, {}));
  expect((await ask('POST', `credit-notes/${note.id}/send`, {}, 'viewAll')).status).toBe(403);
  ok(await voided(note.id));
  expect(refusalOf(await ask('POST', `credit-notes/${note.id}/send`, {}))).toEqual([400, undefined, 'closedInState']);
});

it('counts below zero in what was invoiced, on its day, and lowers what is owed', async () => {
  const figures = async () => {
    const { data } = await ask('POST', 'dashboard', { fromDate: '2026-11-01', toDate: '2026-11-30', currency: 'EUR' });
    const [{ invoiced, outstanding, months }] = data.currencies;
    return [invoiced, outstanding, months.at(-1).invoiced];
  };
  const { id } = await sent({ currency: 'EUR' });
  expect(await figures()).toEqual(['110.00', '110.00', '110.00']);
  const note = ok(await credit(id, '30.00'));
  const later = await credit(id, '10.00', { issuedOn: '2026-12-01' });
  expect(refusalOf(later)).toEqual([400, 'issuedOn', 'dateInFuture']);
  expect(await figures()).toEqual(['80.00', '80.00', '80.00']);
  ok(await voided(note.id));
  expect(await figures()).toEqual(['110.00', '110.00', '110.00']);
  const { data } = await ask('POST', 'debtor-report', { currency: 'EUR' });
  expect(data.totals).toMatchObject([{ currency: 'EUR', total: '110.00' }]);
});

it('is for those with a right on finance alone', async () => {
  const { id } = await sent();
  const note = ok(await credit(id, '1.00', {}, 'editAll'));
  expect((await shop.call('creditNote', 'one', { id: note.id, as: 'viewAll' })).status).toBe(200);
  for (const [as, status] of [
    ['viewAll', 403],
    ['work', 403],
    ['none', 403],
    ['otherAgency', 404],
  ] as const) {
    expect([as, (await credit(id, '1.00', {}, as)).status]).toEqual([as, status]);
    const step = await ask('POST', `credit-notes/${note.id}/void`, { voidReason: 'x' }, as);
    expect([as, step.status]).toEqual([as, status]);
  }
  expect((await shop.call('creditNote', 'one', { id: note.id, as: 'none' })).status).toBe(403);
  expect((await shop.call('creditNote', 'list', { as: 'none' })).status).toBe(403);
  expect((await shop.call('creditNote', 'one', { id: note.id, as: 'otherAgency' })).status).toBe(404);
  expect((await balanceOf(id))[1]).toBe('1.00');
});
