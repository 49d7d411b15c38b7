import { afterAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { openContracts, refusalOf } from '../support/contracts.ts';

/** The money of contracts: what is ready, invoiced and paid, and who knows of it. */
const { shop, ask, ok, staffIdOf, contract, amount } = await openContracts();
afterAll(() => shop.close());

const statusOf = async (id: string): Promise<string> => (await shop.read('contract', id)).financialStatus;
const step = (id: string, name: string) => ask('POST', `contract-amounts/${id}/${name}`, {});

describe('the financial status of a contract', () => {
  it('follows its amounts: what is to be invoiced first, then what is to be paid', async () => {
    const { id } = await contract();
    expect(await statusOf(id)).toBe('NOT_READY');
    const first = await amount(id);
    const second = await amount(id, { label: 'Rest' });
    expect(await statusOf(id)).toBe('NOT_READY');
    ok(await step(first.id, 'ready'));
    expect(await statusOf(id)).toBe('READY_TO_INVOICE');
    ok(await step(first.id, 'invoice'));
    expect(await statusOf(id)).toBe('INVOICED');
    ok(await step(first.id, 'payPart'));
    expect(await statusOf(id)).toBe('INVOICED');
    ok(await step(first.id, 'pay'));
    expect(await statusOf(id)).toBe('NOT_READY');
    ok(await shop.call('contractAmount', 'delete', { id: second.id }));
    expect(await statusOf(id)).toBe('PAID');
    ok(await shop.call('contractAmount', 'restore', { id: second.id }));
    expect(await statusOf(id)).toBe('NOT_READY');
    ok(await step(second.id, 'ready'));
    expect(await statusOf(id)).toBe('READY_TO_INVOICE');
  });

  it('is right after many amounts of it change at once', async () => {
    const { id } = await contract();
    const amounts = await Promise.all(Array.from({ length: 8 }, (_, index) => amount(id, { label: `Part ${index}` })));
    for (const one of await Promise.all(amounts.map((each) => step(each.id, 'ready')))) ok(one);
    for (const one of await Promise.all(amounts.map((each) => step(each.id, 'invoice')))) ok(one);
    for (const one of await Promise.all(amounts.map((each) => step(each.id, 'pay')))) ok(one);
    expect(await statusOf(id)).toBe('PAID');
  });

  it('is a tab of the list, in the order of what happens', async () => {
    const { id } = await contract({ summary: 'Tabs' });
    await amount(id, { readiness: 'INVOICED' });
    const listed = async (financialStatuses: string[]) =>
      (await shop.call('contract', 'list', { given: { ids: [id], financialStatuses } })).data.total;
    expect([await listed(['INVOICED']), await listed(['PAID', 'NOT_READY'])]).toEqual([1, 0]);
  });
});

describe('an amount', () => {
  it('is paid once it is invoiced, and is fixed then', async () => {
    const { id } = await contract();
    const fee = await amount(id);
    expect(refusalOf(await step(fee.id, 'pay'))).toEqual([400, undefined, 'notInvoiced']);
    const write = { id: fee.id, given: { paymentStatus: 'PAID' } };
    expect((await shop.call('contractAmount', 'update', write)).status).toBe(400);
    const given = { label: 'Fee', contractId: id, amount: '5.00', amountCurrency: 'AUD', paymentStatus: 'PAID' };
    expect((await shop.call('contractAmount', 'create', { given })).status).toBe(400);
    ok(await step(fee.id, 'ready'));
    ok(await step(fee.id, 'invoice'));
    expect((await shop.call('contractAmount', 'update', { id: fee.id, given: { amount: '90.00' } })).status).toBe(400);
    expect((await shop.call('contractAmount', 'delete', { id: fee.id })).status).toBe(400);
    ok(await step(fee.id, 'pay'));
    ok(await step(fee.id, 'takeBack'));
    expect(await shop.read('contractAmount', fee.id)).toMatchObject({
      readiness: 'READY_TO_INVOICE',
      paymentStatus: 'UNPAID',
    });
  });

  it.each(['0.001', '1e3', '99999999999999999999', 'ten', null])('refuses %s', async (value) => {
    const { id } = await contract();
    const given = { label: 'Fee', contractId: id, amount: value, amountCurrency: 'AUD' };
    expect((await shop.call('contractAmount', 'create', { given })).status).toBe(400);
  });

  it('takes digits by its currency, rebates, and more than a number holds', async () => {
    const { id } = await contract();
    for (const [value, amountCurrency] of [
      ['1250', 'JPY'],
      ['1.250', 'KWD'],
      ['-50.00', 'AUD'],
      ['90071992547409.93', 'AUD'],
    ])
      expect((await amount(id, { amount: value, amountCurrency })).amount).toBe(value);
  });
});

describe('who has no right on finance', () => {
  it('finds no money anywhere: not in the record, lists, filters, search, exports or the history', async () => {
    const mine = { assigneeIds: [staffIdOf('viewAssigned'), staffIdOf('editAssigned')] };
    const made = await contract({
      summary: 'Secret',
      value: '12345.00',
      valueCurrency: 'AUD',
      taxMode: 'NONE',
      ...mine,
    });
    await shop.call('contract', 'update', { id: made.id, given: { value: '54321.00' } });
    const fee = await amount(made.id, { label: 'Hidden fee' });
    ok(await step(fee.id, 'ready'));
    const keys = ['value', 'valueCurrency', 'taxMode', 'financialStatus'];
    const record = await shop.read('contract', made.id, 'viewAssigned');
    for (const key of keys) expect(record).not.toHaveProperty(key);
    const list = await shop.call('contract', 'list', { given: { ids: [made.id] }, as: 'viewAssigned' });
    for (const key of keys) expect(list.data.data[0]).not.toHaveProperty(key);
    const history = await shop.call('contract', 'history', { id: made.id, as: 'viewAssigned' });
    expect(history.text).not.toMatch(/12345|54321|financialStatus|READY_TO_INVOICE/);
    expect((await shop.call('contract', 'history', { id: made.id })).text).toMatch(/54321/);
    const file = await shop.call('contract', 'export', { given: { ids: [made.id] }, as: 'viewAssigned' });
    expect(file.text).not.toMatch(/54321|12345|To invoice/);
    for (const given of [{ financialStatuses: ['READY_TO_INVOICE'] }, { valueMin: '1' }])
      expect((await shop.call('contract', 'list', { given, as: 'viewAssigned' })).status).not.toBe(200);
    for (const operation of ['one', 'history'] as const)
      expect((await shop.call('contractAmount', operation, { id: fee.id, as: 'viewAssigned' })).status).not.toBe(200);
    expect((await shop.call('contractAmount', 'list', { as: 'viewAssigned' })).status).toBe(403);
    const written = await shop.call('contract', 'update', {
      id: made.id,
      given: { value: '1.00' },
      as: 'editAssigned',
    });
    expect(written.status).not.toBe(200);
    expect(
      (await shop.call('contract', 'update', { id: made.id, given: { summary: 'Known' }, as: 'editAssigned' })).status,
    ).toBe(200);
    expect((await shop.read('contract', made.id)).value).toBe('54321.00');
  });

  it('may see amounts with one to see, and change them with one to edit', async () => {
    const made = await contract();
    const fee = await amount(made.id);
    expect((await shop.read('contractAmount', fee.id, 'viewAll')).amount).toBe('100.00');
    const change = (as: 'viewAll' | 'editAll') =>
      shop.call('contractAmount', 'update', { id: fee.id, given: { note: 'x' }, as });
    expect((await change('viewAll')).status).toBe(403);
    expect((await change('editAll')).status).toBe(200);
    // A right on finance alone opens no contract.
    expect((await shop.call('contractAmount', 'list', { as: 'work' })).status).toBe(403);
    expect((await shop.call('contractAmount', 'one', { id: fee.id, as: 'otherAgency' })).status).toBe(404);
  });
});

describe('the dashboard of a project', () => {
  it('has the value of its contracts per currency, for who may see it', async () => {
    const project = await shop.make('project', { summary: 'Tour', assigneeIds: [staffIdOf('viewAssigned')] });
    const of = { projectId: project.id, assigneeIds: [staffIdOf('viewAssigned')] };
    await contract({ ...of, value: '1000.50', valueCurrency: 'AUD' });
    await contract({ ...of, value: '2000.00', valueCurrency: 'AUD' });
    await contract({ ...of, value: '5000', valueCurrency: 'JPY' });
    await contract(of);
    const figures = async (as: 'agency' | 'viewAssigned'): Promise<Json> =>
      ok(await ask('GET', `projects/${project.id}/dashboard`, undefined, as)).contracts;
    expect(await figures('agency')).toMatchObject({
      total: 4,
      values: [
        { currency: 'AUD', amount: '3000.50' },
        { currency: 'JPY', amount: '5000' },
      ],
    });
    const without = await figures('viewAssigned');
    expect([without.total, without.values]).toEqual([4, undefined]);
  });
});
