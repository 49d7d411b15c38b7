import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { refusalOf } from '../support/contracts.ts';
import { lineOf, openInvoices } from '../support/invoices.ts';
import { keepPaid } from '../../server/areas/money/keepPaid.ts';

/** Invoices: their amounts, their numbers, what they name, and how they end (AB 3, AB 7). */
const opened = await openInvoices();
const { shop, ok, ten, twenty, rateOf, readyAmount, create, invoice, lineFor, step } = opened;
afterAll(() => shop.close());

const amountsOf = ({ subtotal, tax, total }: Json) => [subtotal, tax, total];
const change = (id: string, given: Record<string, unknown>) => shop.call('invoice', 'update', { id, given });
const stateOf = async (id: string) => {
  const { readiness, paymentStatus } = await shop.read('contractAmount', id);
  return [readiness, paymentStatus];
};
const move = (id: string, name: string) =>
  shop.test.ask({
    method: 'POST',
    path: `/client/v1/contract-amounts/${id}/${name}`,
    token: shop.house.of('agency').token,
    body: {},
  });
const pay = (id: string, paid: bigint) => {
  const { engine } = shop.test.app;
  const { actor } = shop.house.of('agency');
  if (!actor) throw new Error('nobody');
  return engine.database.transaction(shop.house.agencyId, (connection) =>
    keepPaid(engine, connection, actor, id, paid),
  );
};

describe('the amounts of an invoice', () => {
  const small = (taxRateId: string) => [1, 2, 3].map(() => lineOf('0.05', { taxRateId }));

  it('has tax rounded once per rate, or on each line', async () => {
    const whole = await invoice({ taxMode: 'EXCLUSIVE', rounding: 'INVOICE', lines: small(ten.id) });
    expect(amountsOf(whole)).toEqual(['0.15', '0.02', '0.17']);
    expect(whole.lines.map((line: Json) => [line.amount, line.tax, line.rate])).toEqual([
      ['0.05', '0.01', '10'],
      ['0.05', '0.01', '10'],
      ['0.05', '0.00', '10'],
    ]);
    const each = await invoice({ taxMode: 'EXCLUSIVE', rounding: 'LINE', lines: small(ten.id) });
    expect(amountsOf(each)).toEqual(['0.15', '0.03', '0.18']);
  });

  it('has tax within the prices, on them, or none, and keeps the prices as the mode changes', async () => {
    const made = await invoice({ taxMode: 'INCLUSIVE', lines: [lineOf('110.00', { taxRateId: ten.id })] });
    expect(amountsOf(made)).toEqual(['100.00', '10.00', '110.00']);
    const lines = [lineOf('100.00', { taxRateId: ten.id })];
    expect(amountsOf(ok(await change(made.id, { lines })))).toEqual(['90.91', '9.09', '100.00']);
    const exclusive = ok(await change(made.id, { taxMode: 'EXCLUSIVE' }));
    expect([...amountsOf(exclusive), exclusive.lines[0].amount]).toEqual(['100.00', '10.00', '110.00', '100.00']);
    expect(exclusive).toMatchObject({ paid: '0.00', outstanding: '110.00', paymentStatus: 'UNPAID' });
    expect(amountsOf(ok(await change(made.id, { taxMode: 'NONE' })))).toEqual(['100.00', '0.00', '100.00']);
  });

  it('has discounts and rebates, and never falls below zero', async () => {
    const lines = [lineOf('10.00', { quantity: '2.5', discount: '10', taxRateId: ten.id }), lineOf('-5.00')];
    const made = await invoice({ taxMode: 'EXCLUSIVE', lines: lines.map((line) => ({ taxRateId: null, ...line })) });
    expect(amountsOf(made)).toEqual(['17.50', '2.25', '19.75']);
    expect(refusalOf(await create({ lines: [lineOf('-0.01')] }))).toEqual([400, 'lines', 'totalBelowZero']);
    expect(refusalOf(await create({ lines: [lineOf('90000000000000000.00', { quantity: '2' })] }))[0]).toBe(400);
  });

  it('has the digits of its currency, also once that changes', async () => {
    const made = await invoice({ lines: [lineOf('12.50', { taxRateId: ten.id })] });
    expect(refusalOf(await change(made.id, { currency: 'JPY' }))).toEqual([400, 'lines.0.unitPrice', 'dollar']);
    const lines = [lineOf('1255', { taxRateId: ten.id })];
    const yen = ok(await change(made.id, { currency: 'JPY', lines }));
    expect([...amountsOf(yen), yen.outstanding, yen.lines[0].tax]).toEqual(['1255', '126', '1381', '1381', '126']);
    expect(amountsOf(ok(await change(made.id, { currency: 'KWD' })))).toEqual(['1255.000', '125.500', '1380.500']);
  });

  it('has the talents of its lines, each once, in their order', async () => {
    const [one, other] = shop.find(['talent']);
    const made = await invoice({ lines: [other, one, other].map((talentId) => lineOf('1.00', { talentId })) });
    expect(made.talents.map(({ id }: Json) => id)).toEqual([other, one]);
  });

  it('is kept by the server alone', async () => {
    for (const more of [{ total: '1.00' }, { number: 'X' }, { lines: [lineOf('1.00', { rate: '1' })] }])
      expect((await create(more)).status).toBe(400);
  });
});

describe('what an invoice takes from the settings', () => {
  it('is the due date, mode, rounding and tax rate that nobody named', async () => {
    const config = (body: object) =>
      shop.test.ask({ method: 'PUT', path: '/client/v1/invoice-config', token: shop.house.of('agency').token, body });
    ok(await config({ termDays: 30, taxMode: 'INCLUSIVE', rounding: 'LINE', taxRateId: twenty.id }));
    const made = await invoice({
      issuedOn: '2026-11-30',
      lines: [lineOf('120.00'), lineOf('5.00', { taxRateId: null })],
    });
    expect(made).toMatchObject({ dueOn: '2026-12-30', taxMode: 'INCLUSIVE', rounding: 'LINE', tax: '20.00' });
    expect(made.lines.map((line: Json) => line.rate)).toEqual(['20', null]);
    const own = await invoice({ dueOn: '2026-12-01', taxMode: 'EXCLUSIVE', rounding: 'INVOICE' });
    expect(own).toMatchObject({ dueOn: '2026-12-01', taxMode: 'EXCLUSIVE', rounding: 'INVOICE' });
    ok(await config({ termDays: 14, taxMode: 'EXCLUSIVE', rounding: 'INVOICE', taxRateId: null }));
  });

  it('leaves lines with the rate that they were written with', async () => {
    const rate = await rateOf('10');
    const made = await invoice({ lines: [lineOf('100.00', { taxRateId: rate.id })] });
    ok(await shop.call('taxRate', 'update', { id: rate.id, given: { rate: '12', isHidden: true } }));
    const [{ id }] = made.lines;
    const kept = { id, ...lineOf('200.00', { taxRateId: rate.id }) };
    const changed = ok(await change(made.id, { lines: [kept] }));
    expect([changed.lines[0].rate, changed.tax]).toEqual(['10', '20.00']);
    const more = [kept, lineOf('1.00', { taxRateId: rate.id })];
    expect(refusalOf(await change(made.id, { lines: more }))).toEqual([400, 'lines.1.taxRateId', 'taxRateHidden']);
    ok(await shop.call('taxRate', 'update', { id: rate.id, given: { isHidden: false } }));
    expect(ok(await change(made.id, { lines: more })).lines.map((line: Json) => line.rate)).toEqual(['10', '12']);
  });
});

describe('the steps of an invoice', () => {
  it('freeze it once it is sent, but for its note', async () => {
    const { id } = await invoice();
    ok(await step(id, 'markSent'));
    for (const given of [{ lines: [lineOf('1.00')] }, { issuedOn: '2026-11-29' }, { taxMode: 'NONE' }])
      expect((await change(id, given)).status, JSON.stringify(given)).toBe(400);
    expect(ok(await change(id, { note: 'Called' })).note).toBe('Called');
    expect(await shop.read('invoice', id)).toMatchObject({ status: 'SENT', total: '110.00', outstanding: '110.00' });
  });

  it('count what is paid, in its amounts too, and refuse to void it then', async () => {
    const amount = await readyAmount();
    const { id } = await invoice({ lines: [lineFor(amount, { taxRateId: null })] });
    ok(await step(id, 'markSent'));
    await pay(id, 4000n);
    expect(await shop.read('invoice', id)).toMatchObject({
      paid: '40.00',
      outstanding: '60.00',
      paymentStatus: 'PARTIALLY_PAID',
    });
    expect(await stateOf(amount.id)).toEqual(['INVOICED', 'PARTIALLY_PAID']);
    expect(refusalOf(await step(id, 'void', { voidReason: 'Wrong' }))).toEqual([400, undefined, 'hasPayments']);
    await pay(id, 10_000n);
    expect(await shop.read('invoice', id)).toMatchObject({ outstanding: '0.00', paymentStatus: 'PAID' });
    expect(await stateOf(amount.id)).toEqual(['INVOICED', 'PAID']);
    await pay(id, 0n);
    expect(await stateOf(amount.id)).toEqual(['INVOICED', 'UNPAID']);
    ok(await step(id, 'void', { voidReason: 'Wrong' }));
  });

  it('stay above what is paid, and in its currency', async () => {
    const { id } = await invoice();
    await pay(id, 5000n);
    expect(refusalOf(await change(id, { lines: [lineOf('49.99')] }))).toEqual([400, 'lines', 'totalBelowPaid']);
    expect(refusalOf(await change(id, { currency: 'USD' }))).toEqual([400, 'currency', 'hasPayments']);
  });

  it('make one of nothing paid once it is sent', async () => {
    const made = await invoice({ lines: [lineOf('0.00')] });
    expect(made.paymentStatus).toBe('UNPAID');
    expect(ok(await step(made.id, 'markSent')).paymentStatus).toBe('PAID');
  });

  it('free what it names when it is void, and keep its number, lines and amounts', async () => {
    const { id: contractId } = await shop.make('contract', { summary: 'Tour', clientId: opened.client.id });
    const contractIs = async () => (await shop.read('contract', contractId)).financialStatus;
    const amount = await readyAmount('100.00', { contractId });
    const body = { lines: [lineFor(amount, { taxRateId: ten.id })] };
    const made = await invoice(body);
    expect([await stateOf(amount.id), await contractIs()]).toEqual([['INVOICED', 'UNPAID'], 'INVOICED']);
    const voided = ok(await step(made.id, 'void', { voidReason: 'Wrong' }));
    expect(voided).toMatchObject({ number: made.number, total: '110.00', outstanding: '0.00', status: 'VOIDED' });
    expect(voided.lines).toHaveLength(1);
    expect([await stateOf(amount.id), await contractIs()]).toEqual([
      ['READY_TO_INVOICE', 'UNPAID'],
      'READY_TO_INVOICE',
    ]);
    const again = await invoice(body);
    expect(again.number).not.toBe(made.number);
    expect((await shop.call('contractAmount', 'history', { id: amount.id })).text).toMatch(/INVOICED/);
  });
});

describe('the numbers of invoices', () => {
  it('follow the year of the day of issue, without a gap after a creation that is refused', async () => {
    const numberIn = async (issuedOn: string, more: object = {}) => (await invoice({ issuedOn, ...more })).number;
    expect(await numberIn('2031-12-31')).toBe('INV-2031-0001');
    const taken = await readyAmount();
    expect(await numberIn('2031-12-31', { lines: [lineFor(taken)] })).toBe('INV-2031-0002');
    const refused = await create({ issuedOn: '2031-12-31', lines: [lineFor(taken)] });
    expect(refusalOf(refused)).toEqual([400, 'lines.0.itemId', 'alreadyInvoiced']);
    expect(await numberIn('2032-01-01')).toBe('INV-2032-0001');
    expect(await numberIn('2031-12-31')).toBe('INV-2031-0003');
  });
});

describe('what an invoice names', () => {
  it('is on one invoice, however many ask for it at once', async () => {
    const amount = await readyAmount();
    const answers = await Promise.all(Array.from({ length: 10 }, () => create({ lines: [lineFor(amount)] })));
    const refused = answers.filter(({ status }) => status !== 200);
    expect(answers.length - refused.length).toBe(1);
    for (const answer of refused) expect(refusalOf(answer)).toEqual([400, 'lines.0.itemId', 'alreadyInvoiced']);
  });

  it('is on one invoice, also where many that are there ask for it, in whatever order, while people move it', async () => {
    const amounts = [await readyAmount(), await readyAmount(), await readyAmount()];
    const made = await Promise.all(Array.from({ length: 6 }, () => invoice()));
    const answers = await Promise.all([
      ...made.map(({ id }, index) => {
        const lines = amounts.map((amount) => lineFor(amount));
        return change(id, { lines: index % 2 === 0 ? lines : lines.toReversed() });
      }),
      ...amounts.map(({ id }) => move(id, 'unready')),
    ]);
    const taken = answers.slice(0, made.length).filter(({ status }) => status === 200);
    const moved = answers.slice(made.length).filter(({ status }) => status === 200);
    expect(answers.filter(({ status }) => ![200, 400].includes(status))).toEqual([]);
    expect(taken.length === 1 ? moved.length : taken.length).toBe(0);
    const states = await Promise.all(amounts.map(({ id }) => stateOf(id)));
    if (taken.length === 1) expect(new Set(states.map(([readiness]) => readiness))).toEqual(new Set(['INVOICED']));
    else expect(states.map(([readiness]) => readiness)).toContain('NOT_READY');
  });

  it('is on one line, ready, and free again once its line is taken off', async () => {
    const [amount, other] = [await readyAmount(), await readyAmount()];
    const twice = await create({ lines: [lineFor(amount), lineFor(amount)] });
    expect(refusalOf(twice)).toEqual([400, 'lines.1.itemId', 'duplicate']);
    for (const readiness of ['NOT_READY', 'INVOICED']) {
      const unready = await readyAmount('1.00', { readiness });
      const answer = await create({ lines: [lineFor(unready)] });
      expect(refusalOf(answer)).toEqual([400, 'lines.0.itemId', 'notReadyToInvoice']);
    }
    const made = await invoice({ lines: [lineFor(amount)] });
    ok(await change(made.id, { lines: [lineFor(other)] }));
    expect([await stateOf(amount.id), await stateOf(other.id)]).toEqual([
      ['READY_TO_INVOICE', 'UNPAID'],
      ['INVOICED', 'UNPAID'],
    ]);
  });

  it('moves with its invoice alone; one that was invoiced by hand moves by hand', async () => {
    const amount = await readyAmount();
    await invoice({ lines: [lineFor(amount)] });
    for (const name of ['takeBack', 'payPart', 'pay'])
      expect(refusalOf(await move(amount.id, name)), name).toEqual([400, undefined, 'keptByInvoice']);
    const given = { paymentStatus: 'PAID' };
    expect((await shop.call('contractAmount', 'update', { id: amount.id, given })).status).toBe(400);
    expect((await shop.call('contractAmount', 'delete', { id: amount.id })).status).toBe(400);
    const byHand = await readyAmount();
    for (const name of ['invoice', 'pay', 'unpay', 'takeBack']) ok(await move(byHand.id, name));
  });

  it('can be an expense that is charged to a partner, which is fixed then', async () => {
    const spent = (more: object) =>
      shop.make('expense', { summary: 'Taxi', spentOn: '2026-11-01', amount: '20.00', amountCurrency: 'AUD', ...more });
    const own = await spent({});
    expect(own.readiness).toBe('NOT_CHARGED');
    const charged = await spent({ chargeTo: 'PARTNER', clientId: opened.client.id });
    expect(charged.readiness).toBe('READY_TO_INVOICE');
    const line = ({ id }: Json) => [lineOf('20.00', { itemId: id })];
    expect(refusalOf(await create({ lines: line(own) }))[2]).toBe('notReadyToInvoice');
    const made = await invoice({ lines: line(charged) });
    const readiness = async () => (await shop.read('expense', charged.id)).readiness;
    expect(await readiness()).toBe('INVOICED');
    const put = (given: object) => shop.call('expense', 'update', { id: charged.id, given: { ...given } });
    expect(refusalOf(await put({ amount: '21.00' }))).toEqual([400, 'amount', 'keptByInvoice']);
    expect((await put({ chargeTo: 'AGENCY', clientId: null })).status).toBe(400);
    expect((await shop.call('expense', 'delete', { id: charged.id })).status).toBe(400);
    ok(await put({ note: 'Receipt is blurred' }));
    ok(await step(made.id, 'void', { voidReason: 'Wrong' }));
    expect(await readiness()).toBe('READY_TO_INVOICE');
    expect(ok(await put({ chargeTo: 'AGENCY', clientId: null })).readiness).toBe('NOT_CHARGED');
  });

  it('follows people that are merged, sent or not', async () => {
    const talent = () => shop.make('talent', { displayName: `Iva ${shop.next()}` });
    const [kept, gone] = [await talent(), await talent()];
    const charged = { chargeTo: 'PARTNER', clientId: opened.client.id, talentId: gone.id };
    const spent = { summary: 'Taxi', spentOn: '2026-11-01', amount: '20.00', amountCurrency: 'AUD', ...charged };
    const { id: itemId } = await shop.make('expense', spent);
    const made = await invoice({ lines: [lineOf('20.00', { itemId, talentId: gone.id })] });
    ok(await step(made.id, 'markSent'));
    const given = { goneId: gone.id, goneVersion: gone.version, choice: {} };
    ok(await shop.call('talent', 'merge', { id: kept.id, version: kept.version, given }));
    expect(await shop.read('expense', itemId)).toMatchObject({ talentId: kept.id, readiness: 'INVOICED' });
    const { talents, lines } = await shop.read('invoice', made.id);
    expect([talents[0].id, lines[0].talentId]).toEqual([kept.id, kept.id]);
  });

  it('can be a task', async () => {
    const [taskId] = shop.find(['task']);
    const lines = [lineOf('5.00', { itemId: taskId })];
    await invoice({ lines });
    expect(refusalOf(await create({ lines }))[2]).toBe('alreadyInvoiced');
  });
});

describe('who has no right on finance', () => {
  it('finds no invoice and no amount, and may not write one; one to see writes nothing', async () => {
    const secret = await invoice({ lines: [lineOf('98765.00')] });
    for (const as of ['viewAssigned', 'none'] as const) {
      expect((await shop.call('invoice', 'list', { as })).status).toBe(403);
      const one = await shop.call('invoice', 'one', { id: secret.id, as });
      expect([403, 404]).toContain(one.status);
      expect(one.text).not.toMatch(/98765/);
      expect((await create({}, as)).status).toBe(403);
    }
    expect((await shop.call('invoice', 'one', { id: secret.id, as: 'otherAgency' })).status).toBe(404);
    expect((await shop.read('invoice', secret.id, 'viewAll')).total).toBe('98765.00');
    expect((await create({}, 'viewAll')).status).toBe(403);
    expect(ok(await create({}, 'editAll')).total).toBe('110.00');
  });
});
