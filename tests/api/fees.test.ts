import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { refusalOf } from '../support/contracts.ts';
import { lineOf, openInvoices } from '../support/invoices.ts';
import type { PrincipalName } from '../support/principals.ts';

/** Management fees: which one holds, those of lines and invoices, and what payments earn of them. */
const { shop, ask, ok, client, ten, readyAmount, invoice, lineFor, step } = await openInvoices();
afterAll(() => shop.close());

const today = '2026-11-20';
const ruleOf = (rate: string | null, more: object = {}): Promise<Json> =>
  shop.make('managementFeeRule', { displayName: `Rule ${shop.next()}`, rate, ...more });
const drop = async (...rules: Json[]) => {
  for (const { id } of rules) ok(await shop.call('managementFeeRule', 'delete', { id }));
};
const ida: Json = await shop.make('talent', { displayName: 'Ida' });
const bo: Json = await shop.make('talent', { displayName: 'Bo', commission: 1250 });
const tryOf = (more: object = {}, as?: PrincipalName) =>
  ask('POST', 'management-fee-rules/try', { talentId: ida.id, amount: '1000.00', currency: 'AUD', ...more }, as);
const tried = async (more: object = {}): Promise<Json> => ok(await tryOf(more));
const holding = async (more: object = {}) => {
  const { fee, reason, rule } = await tried(more);
  return [fee, reason, rule?.id ?? null];
};
const feesOf = ({ lines, fee }: Json) => [lines.map((line: Json) => line.fee), fee];
/** An invoice without tax, whose lines are for talents. */
const plain = (lines: object[], more: object = {}): Promise<Json> =>
  invoice({ taxMode: 'NONE', issuedOn: today, lines, ...more });
const pay = async (id: string, amount: string, more: object = {}): Promise<Json> =>
  ok(await ask('PUT', `invoices/${id}/payments`, { amount, paidOn: today, ...more }));

describe('the fee that holds', () => {
  it('is none without a rule, and the talent’s commission before rules that do not name them', async () => {
    expect(await tried()).toMatchObject({ fee: null, base: null, reason: null, rule: null, isAboveLegalCap: false });
    expect(await tried({ talentId: bo.id })).toMatchObject({ fee: '125.00', rate: '12.5', reason: 'COMMISSION' });
  });

  it('is that of the contract, the talent’s rule, the commission, the type’s, then the general one', async () => {
    const type: Json = await shop.make('contractType', { displayName: 'Film' });
    const film: Json = await shop.make('contract', { summary: 'Film', typeId: type.id, clientId: client.id });
    const all = await ruleOf('5', { position: 3 });
    expect(await holding({ contractId: film.id })).toEqual(['50.00', 'GENERAL_RULE', all.id]);
    const byType = await ruleOf('6', { position: 2, contractTypeIds: [type.id] });
    expect(await holding({ contractId: film.id })).toEqual(['60.00', 'TYPE_RULE', byType.id]);
    expect(await holding({ contractTypeId: type.id })).toEqual(['60.00', 'TYPE_RULE', byType.id]);
    expect(await holding({ talentId: bo.id, contractId: film.id })).toEqual(['125.00', 'COMMISSION', null]);
    const named = await ruleOf('7', { position: 5, talentIds: [bo.id] });
    expect(await holding({ talentId: bo.id, contractId: film.id })).toEqual(['70.00', 'TALENT_RULE', named.id]);
    const agree = (more: object) =>
      shop.make('managementFee', { displayName: 'Agreed', contractId: film.id, rate: null, fixed: null, ...more });
    await agree({ rate: '8' });
    await agree({ rate: '9' });
    expect(await holding({ talentId: bo.id, contractId: film.id })).toEqual(['90.00', 'CONTRACT', null]);
    await drop(all, byType, named);
  });

  it('is of its days, in the order of the rules, and of its currency', async () => {
    const past = await ruleOf('1', { position: 1, endsOn: '2026-11-19' });
    const dollars = await ruleOf(null, { position: 2, fixed: '50.00', fixedCurrency: 'USD' });
    const last = await ruleOf('4', { position: 3, least: '60.00', leastCurrency: 'USD' });
    expect(await holding()).toEqual(['40.00', 'GENERAL_RULE', last.id]);
    expect(await holding({ day: '2026-11-19' })).toEqual(['10.00', 'GENERAL_RULE', past.id]);
    expect(await holding({ currency: 'USD' })).toEqual(['50.00', 'GENERAL_RULE', dollars.id]);
    await drop(past, dollars, last);
  });

  it('is within its least and largest, and warns above a tenth unless the agreement is managerial', async () => {
    const rule = await ruleOf('20', { least: '30.00', most: '150.00', basis: 'GROSS' });
    const found = await tried({ amount: '1000.00', tax: '100.00' });
    expect(found).toMatchObject({ base: '1100.00', basis: 'GROSS', fee: '150.00', isCapped: true, isRaised: false });
    expect(found).toMatchObject({ rate: '20', least: '30.00', most: '150.00', isAboveLegalCap: true });
    expect(await tried({ amount: '100.00' })).toMatchObject({ fee: '30.00', isRaised: true, isAboveLegalCap: true });
    expect(await tried({ amount: '10.00' })).toMatchObject({ fee: '10.00', isRaised: true });
    expect(await tried({ amount: '1500.00' })).toMatchObject({ fee: '150.00', isAboveLegalCap: false });
    ok(await shop.call('managementFeeRule', 'update', { id: rule.id, given: { isManagerial: true } }));
    expect(await tried()).toMatchObject({ fee: '150.00', isAboveLegalCap: false });
    await drop(rule);
  });

  it('is told to readers of finance alone, of their agency, for an amount of the currency', async () => {
    expect(refusalOf(await tryOf({ amount: '10.005' }))).toEqual([400, 'amount', 'dollar']);
    expect(refusalOf(await tryOf({ amount: '-1.00' }))).toEqual([400, 'amount', 'tooSmall']);
    for (const [as, status] of [
      ['viewAll', 200],
      ['none', 403],
      ['viewAssigned', 403],
      ['otherAgency', 404],
    ] as const)
      expect([as, (await tryOf({}, as)).status]).toEqual([as, status]);
  });
});

describe('the fees of an invoice', () => {
  it('are those of its lines, for talents alone, by contract, rule, commission and type', async () => {
    const general = await ruleOf('10', { least: '5.00' });
    const { id: contractId } = await shop.make('contract', { summary: 'Tour', clientId: client.id });
    await shop.make('managementFee', {
      displayName: 'Agreed',
      contractId,
      rate: null,
      fixed: '100.00',
      fixedCurrency: 'AUD',
    });
    const [one, two] = [await readyAmount('100.00', { contractId }), await readyAmount('200.00', { contractId })];
    const expense: Json = await shop.make('expense', {
      summary: 'Taxi',
      amount: '30.00',
      amountCurrency: 'AUD',
      spentOn: today,
      chargeTo: 'PARTNER',
      clientId: client.id,
    });
    const made = await plain([
      lineOf('1000.00', { talentId: ida.id }),
      lineOf('1000.00'),
      lineFor(one, { talentId: ida.id }),
      lineFor(two, { talentId: bo.id }),
      lineOf('1000.00', { talentId: bo.id }),
      lineOf('20.00', { talentId: ida.id }),
      lineOf('-50.00', { talentId: ida.id }),
      lineOf('30.00', { itemId: expense.id, talentId: ida.id }),
    ]);
    expect(feesOf(made)).toEqual([['100.00', null, '33.33', '66.67', '125.00', '5.00', '-5.00', '0.00'], '325.00']);
    const listed = ok(await ask('POST', 'invoices/count', { ids: undefined, currency: 'AUD' }));
    expect(listed.sums.fee).toEqual([{ currency: 'AUD', amount: '325.00' }]);
    // The fixed fee of the contract is taken once.
    const three = await readyAmount('300.00', { contractId });
    expect(feesOf(await plain([lineFor(three, { talentId: ida.id })]))).toEqual([['0.00'], '0.00']);
    await drop(general);
  });

  it('are of tasks by their type, unless the rule of the type takes none', async () => {
    const { id: typeId } = await shop.make('taskType', { displayName: 'Casting' });
    const rule = await ruleOf('15', { taskTypeIds: [typeId] });
    const { data: categories } = await shop.test.ask({
      method: 'GET',
      path: '/client/v1/status-category?type=TASK&isIncludeStatus=true',
      token: shop.house.of('agency').token,
    });
    const done = categories.find(({ code }: Json) => code === 'COMPLETED').statuses[0].id;
    const task = () =>
      shop.make('task', {
        summary: `Casting ${shop.next()}`,
        typeId,
        statusId: done,
        chargeTo: 'PARTNER',
        sale: '100.00',
        saleCurrency: 'AUD',
        relatedToIds: [client.id, ida.id],
      });
    const lines = async () => [lineOf('100.00', { itemId: (await task()).id, talentId: ida.id })];
    expect(feesOf(await plain(await lines()))).toEqual([['15.00'], '15.00']);
    await shop.make('taskRule', { displayName: 'Free', typeId, partyId: null, takesFee: false });
    expect(feesOf(await plain(await lines()))).toEqual([['0.00'], '0.00']);
    await drop(rule);
  });

  it('follow the tax mode and the rules until the invoice is sent, then stand', async () => {
    const rule = await ruleOf('10');
    const lines = [lineOf('110.00', { talentId: ida.id })];
    const { id } = await invoice({
      issuedOn: today,
      taxMode: 'INCLUSIVE',
      lines: [{ ...lines[0], taxRateId: ten.id }],
    });
    expect((await shop.read('invoice', id)).fee).toBe('10.00');
    ok(await shop.call('managementFeeRule', 'update', { id: rule.id, given: { rate: '20' } }));
    const note = await shop.call('invoice', 'update', { id, given: { note: 'Thanks' } });
    expect(ok(note).fee).toBe('10.00');
    expect(ok(await shop.call('invoice', 'update', { id, given: { taxMode: 'NONE' } })).fee).toBe('22.00');
    ok(await step(id, 'markSent'));
    await drop(rule);
    const sent = await shop.read('invoice', id);
    expect(feesOf(sent)).toEqual([['22.00'], '22.00']);
    ok(await shop.call('invoice', 'update', { id, given: { note: 'Later' } }));
    expect(feesOf(await shop.read('invoice', id))).toEqual([['22.00'], '22.00']);
  });

  it('are nobody’s to write, and stand on no paper or mail', async () => {
    const rule = await ruleOf('77.77');
    const line = lineOf('100.00', { talentId: ida.id });
    const { id } = await plain([line]);
    expect((await shop.read('invoice', id)).fee).toBe('77.77');
    for (const given of [{ fee: '1.00' }, { lines: [{ ...line, fee: '1.00' }] }])
      expect((await shop.call('invoice', 'update', { id, given })).status).toBe(400);
    const mail = await ask('GET', `invoices/${id}/preview-email`);
    expect(mail.text).not.toContain('77.77');
    ok(await step(id, 'markSent'));
    const { rows } = await shop.test.pools.query<{ words: object }>(shop.house.agencyId, {
      text: 'select words from invoice_paper where invoice_id = $1',
      values: [id],
    });
    expect(JSON.stringify(rows)).toContain('100.00');
    expect(JSON.stringify(rows)).not.toContain('77.77');
    await drop(rule);
  });
});

describe('what payments earn', () => {
  const partsOf = ({ payments }: Json) => payments.map(({ fee }: Json) => fee);

  it('is the fee exactly at the end, and a reversal gives back exactly its part', async () => {
    const rule = await ruleOf('33.33');
    const { id } = await plain([lineOf('100.00', { talentId: ida.id })]);
    for (let nth = 0; nth < 9; nth += 1) await pay(id, '10.00');
    const whole = await pay(id, '10.00');
    const parts = partsOf(whole).map((fee: string) => Math.round(Number(fee) * 100));
    expect(parts.reduce((sum: number, one: number) => sum + one, 0)).toBe(3333);
    expect(parts.every((one: number) => one === 333 || one === 334)).toBe(true);
    const [last] = whole.payments;
    const back = ok(await ask('DELETE', `invoices/${id}/payments/${last.id}`));
    expect(back.payments[0]).toMatchObject({ amount: '-10.00', fee: `-${last.fee}`, reverses: last.id });
    expect(partsOf(await pay(id, '10.00'))[0]).toBe(last.fee);
    await drop(rule);
  });

  it('keeps the fee as it is until a line changes, and refuses one that payments cannot reach', async () => {
    const rule = await ruleOf('50');
    const { id } = await plain([lineOf('100.00', { talentId: ida.id })]);
    await pay(id, '50.00');
    ok(await shop.call('managementFeeRule', 'update', { id: rule.id, given: { rate: '10' } }));
    const { lines } = await shop.read('invoice', id);
    const given = (more: object) => ({
      lines: [{ ...lineOf('100.00', { talentId: ida.id }), id: lines[0].id, ...more }],
    });
    const renamed = await shop.call('invoice', 'update', { id, given: given({ description: 'Show' }) });
    expect(feesOf(ok(renamed))).toEqual([['50.00'], '50.00']);
    const less = await shop.call('invoice', 'update', { id, given: given({ unitPrice: '90.00' }) });
    expect(refusalOf(less)).toEqual([400, 'lines', 'hasPayments']);
    expect(feesOf(ok(await shop.call('invoice', 'update', { id, given: given({ unitPrice: '400.00' }) })))).toEqual([
      ['40.00'],
      '40.00',
    ]);
    expect(partsOf(await pay(id, '350.00'))).toEqual(['15.00', '25.00']);
    await drop(rule);
  });

  it('is less by what credit notes take, which together with payments use the fee up', async () => {
    const rule = await ruleOf('33.33');
    const { id } = await plain([lineOf('100.00', { talentId: ida.id })]);
    ok(await step(id, 'markSent'));
    await pay(id, '33.33');
    const body = { invoiceId: id, amount: '33.34', reason: 'Late' };
    const note = ok(await ask('POST', 'credit-notes', body));
    expect(note.fee).toBe('11.11');
    ok(await ask('POST', `credit-notes/${note.id}/void`, { voidReason: 'Wrong' }));
    expect(ok(await ask('POST', 'credit-notes', body)).fee).toBe('11.11');
    expect(partsOf(await pay(id, '33.33'))).toEqual(['11.11', '11.11']);
    await drop(rule);
  });
});

describe('the fees earned', () => {
  const november = { fromDate: '2026-11-01', toDate: '2026-11-30', currency: 'EUR' };
  const list = async (more: object = {}): Promise<Json> =>
    ok(await ask('POST', 'payments/list', { ...november, ...more }));
  const figures = async (): Promise<Json> => ok(await ask('POST', 'dashboard', november)).currencies[0];

  it('and what was received are on the dashboard what their lists add up to', async () => {
    const rule = await ruleOf('20');
    const { id, number } = await plain([lineOf('100.00', { talentId: ida.id })], { currency: 'EUR' });
    await pay(id, '30.00', { paidOn: '2026-11-01' });
    await pay(id, '40.00', { paidOn: '2026-10-31' });
    const { payments } = await pay(id, '5.00', { method: 'CASH', receivedBy: 'TALENT' });
    ok(await ask('DELETE', `invoices/${id}/payments/${payments[0].id}`));
    const free = await plain([lineOf('50.00')], { currency: 'EUR' });
    await pay(free.id, '50.00');
    const { received, feesEarned, months } = await figures();
    expect([received, feesEarned]).toEqual(['80.00', '6.00']);
    expect(months.at(-2)).toMatchObject({ received: '40.00', feesEarned: '8.00' });
    const all = await list();
    expect([all.total, all.sums]).toEqual([4, { amount: received, fee: feesEarned }]);
    expect(all.data.at(-1)).toMatchObject({
      kind: 'PAYMENT',
      invoice: { id, number },
      client: { id: client.id },
      day: '2026-11-01',
      amount: '30.00',
      fee: '6.00',
      method: 'BANK',
      receivedBy: 'AGENCY',
      isReversal: false,
    });
    const fees = await list({ of: 'FEES', pageSize: 2 });
    expect([fees.total, fees.sums.fee, fees.data.length, fees.loadMore]).toEqual([3, feesEarned, 2, true]);
    expect(fees.data.filter((row: Json) => row.isReversal)).toMatchObject([{ amount: '-5.00', fee: '-1.00' }]);
    expect(await list({ pageIndex: 9 })).toMatchObject({ data: [], sums: all.sums });
    expect((await list({ currency: 'JPY' })).sums).toEqual({ amount: '0', fee: '0' });
    await drop(rule);
  });

  it('are those of invoices, less credit notes, where they are earned with the invoice', async () => {
    const { token } = shop.house.of('agency');
    const settings = (body: object) =>
      shop.test.ask({ method: 'PUT', path: '/finance/v1/finance-config', token, body }).then(ok) as Promise<Json>;
    const { version } = await settings({ feeBasis: 'ISSUED', version: 0 });
    const rule = await ruleOf('20');
    const { id } = await plain([lineOf('100.00', { talentId: ida.id })], { currency: 'EUR' });
    ok(await step(id, 'markSent'));
    const { number } = ok(await ask('POST', 'credit-notes', { invoiceId: id, amount: '25.00', reason: 'Late' }));
    const voided = await plain([lineOf('70.00', { talentId: ida.id })], { currency: 'EUR' });
    ok(await step(voided.id, 'void', { voidReason: 'Wrong' }));
    const { feesEarned, received, invoiced } = await figures();
    expect((await list({ of: 'INVOICED' })).sums.amount).toBe(invoiced);
    // Those of the invoice before, of this one, and of its credit note.
    expect([feesEarned, received]).toEqual(['35.00', '80.00']);
    const rows = await list({ of: 'FEES' });
    expect([rows.total, rows.sums.fee]).toEqual([3, feesEarned]);
    expect(rows.data.find(({ kind }: Json) => kind === 'CREDIT_NOTE')).toMatchObject({
      number,
      invoice: { id },
      amount: '-25.00',
      fee: '-5.00',
      method: null,
    });
    await settings({ feeBasis: 'PAID', version });
    await drop(rule);
  });

  it('are for the right on finance', async () => {
    for (const [as, status] of [
      ['viewAll', 200],
      ['none', 403],
      ['viewAssigned', 403],
    ] as const)
      expect([as, (await ask('POST', 'payments/list', november, as)).status]).toEqual([as, status]);
    expect(ok(await ask('POST', 'payments/list', november, 'otherAgency')).data).toEqual([]);
  });
});
