import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import { refusalOf } from '../support/contracts.ts';
import { openInvoices } from '../support/invoices.ts';

/** Contract amounts, tasks and expenses on their way to an invoice. The agency's day is 20 November 2026. */
const { shop, ask, ok, client, contract, ten, twenty, readyAmount } = await openInvoices();
afterAll(() => shop.close());

const zoo: Json = await shop.make('partner', {
  displayName: 'Zoo',
  billingContacts: [
    { name: 'Ann', email: 'ann@zoo.test', phoneNumber: '0412345678', countryCode: 'AU', entireAddress: '1 Gate Rd' },
    { name: 'Bob', email: 'bob@zoo.test' },
  ],
});
const ida: Json = await shop.make('talent', { displayName: 'Ida' });
const { data: categories } = await shop.test.ask({
  method: 'GET',
  path: '/client/v1/status-category?type=TASK&isIncludeStatus=true',
  token: shop.house.of('agency').token,
});
const statusOf = (code: string): string => categories.find((one: Json) => one.code === code).statuses[0].id;
const type: Json = await shop.make('taskType', { displayName: 'Workshop' });
const task = (relatedToIds: readonly string[], more: object = {}): Promise<Json> =>
  shop.make('task', {
    summary: `Class ${shop.next()}`,
    statusId: statusOf('COMPLETED'),
    typeId: type.id,
    relatedToIds,
    chargeTo: 'PARTNER',
    sale: '50.00',
    saleCurrency: 'AUD',
    dueDate: null,
    ...more,
  });
const expense = (more: object = {}): Promise<Json> =>
  shop.make('expense', {
    summary: `Taxi ${shop.next()}`,
    spentOn: '2026-11-02',
    amount: '30.00',
    amountCurrency: 'AUD',
    chargeTo: 'PARTNER',
    clientId: zoo.id,
    ...more,
  });

const listed = async (filters: object = {}): Promise<Json[]> =>
  ok(await ask('POST', 'invoices/ready/list', { pageSize: 100, ...filters })).data;
const foundIn = (items: readonly Json[], id: string) => items.find((one) => one.id === id);
/** Reason why an item waits; undefined for one that is not listed. */
const reasonOf = async ({ id }: Json): Promise<unknown> => foundIn(await listed(), id)?.unready;
const pick = (...items: readonly [kind: string, record: Json][]) => ({
  items: items.map(([kind, { id }]) => ({ kind, id })),
});
const create = (body: object, headers?: Record<string, string>): Promise<Answer> =>
  shop.test.ask({
    method: 'POST',
    path: '/finance/v1/invoices/ready',
    token: shop.house.of('agency').token,
    body,
    ...(headers && { headers }),
  });
const count = async (): Promise<number> => ok(await ask('POST', 'invoices/list', {})).total;

describe('what is listed', () => {
  it('is an amount of a contract that is ready, or due within two weeks', async () => {
    const dueOn = (day: string) => ({ readiness: 'NOT_READY', dueOn: day });
    expect(await reasonOf(await readyAmount())).toBeNull();
    expect(await reasonOf(await readyAmount('1.00', dueOn('2026-12-04')))).toBe('notReady');
    expect(await reasonOf(await readyAmount('1.00', dueOn('2026-12-05')))).toBeUndefined();
    expect(await reasonOf(await readyAmount('1.00', { readiness: 'INVOICED' }))).toBeUndefined();
    const { id: contractId } = await shop.make('contract', { summary: 'Nobody pays' });
    const unpaid = await readyAmount('1.00', { contractId });
    expect(await reasonOf(unpaid)).toBe('noClient');
    ok(await shop.call('contract', 'delete', { id: contractId }));
    expect(await reasonOf(unpaid)).toBeUndefined();
  });

  it('is a completed task that one partner pays for, unless its rule says otherwise', async () => {
    expect(await reasonOf(await task([zoo.id, ida.id]))).toBeNull();
    expect(await reasonOf(await task([ida.id]))).toBe('noClient');
    expect(await reasonOf(await task([zoo.id, client.id]))).toBe('severalClients');
    expect(await reasonOf(await task([zoo.id], { statusId: statusOf('NEW') }))).toBeUndefined();
    expect(await reasonOf(await task([zoo.id], { chargeTo: 'TALENT' }))).toBeUndefined();
    expect(await reasonOf(await task([zoo.id], { sale: '0.00' }))).toBeUndefined();
    const { id: typeId } = await shop.make('taskType', { displayName: 'Favour' });
    await shop.make('taskRule', { displayName: 'Never', typeId, isBillable: false });
    expect(await reasonOf(await task([zoo.id], { typeId }))).toBeUndefined();
    // The rule of whom a task is for counts before the general one.
    await shop.make('taskRule', { displayName: 'But the zoo', typeId, partyId: zoo.id });
    expect(await reasonOf(await task([zoo.id], { typeId }))).toBeNull();
  });

  it('is an expense that a partner bears', async () => {
    expect(await reasonOf(await expense())).toBeNull();
    expect(await reasonOf(await expense({ clientId: null }))).toBe('noClient');
    expect(await reasonOf(await expense({ chargeTo: 'AGENCY', clientId: null }))).toBeUndefined();
  });

  it('comes by client and day, page by page, as the filters say', async () => {
    const late = await expense({ spentOn: '2026-11-09', talentId: ida.id });
    const early = await expense({ spentOn: '2026-10-01', amountCurrency: 'JPY', amount: '900' });
    const all = await listed();
    const keyOf = ({ client: payer, day, id }: Json) =>
      [payer?.displayName.toLowerCase() ?? '~', day ?? '~', id].join();
    expect(all.map(keyOf)).toEqual(all.map(keyOf).toSorted());
    const first = ok(await ask('POST', 'invoices/ready/list', { pageSize: 2, pageIndex: 1 }));
    expect([first.data, first.total, first.loadMore]).toEqual([all.slice(2, 4), all.length, true]);
    const mine = await listed({ talentIds: [ida.id], kinds: ['expense'] });
    expect(mine).toMatchObject([{ id: late.id, talents: [{ displayName: 'Ida' }], of: { id: late.id } }]);
    const yen = await listed({ currency: 'JPY', clientIds: [zoo.id], toDate: '2026-10-01' });
    expect(yen).toMatchObject([{ id: early.id, amount: '900', day: '2026-10-01', client: { displayName: 'Zoo' } }]);
    expect(await listed({ currency: 'JPY', toDate: '2026-09-30' })).toEqual([]);
  });
});

describe('invoices of chosen items', () => {
  let fee: Json;
  let lesson: Json;
  let taxi: Json;
  beforeAll(async () => {
    ok(
      await shop.test.ask({
        method: 'PUT',
        path: '/client/v1/invoice-config',
        token: shop.house.of('agency').token,
        body: { termDays: 30, taxMode: 'EXCLUSIVE', rounding: 'INVOICE', taxRateId: ten.id },
      }),
    );
    fee = await readyAmount('100.05');
    lesson = await task([client.id, ida.id], { summary: 'Master class' });
    taxi = await expense({ clientId: client.id, taxRateId: twenty.id });
  });

  it('are previewed without a trace and made as they were previewed, one for each client and currency', async () => {
    const yen = await expense({ amountCurrency: 'JPY', amount: '1000', clientId: client.id });
    const elsewhere = await expense();
    const before = await count();
    const chosen = pick(
      ['contractAmount', fee],
      ['task', lesson],
      ['expense', yen],
      ['expense', taxi],
      ['expense', elsewhere],
    );
    const { invoices: drafts } = ok(await ask('POST', 'invoices/preview', chosen));
    expect(drafts).toMatchObject([
      {
        client: { displayName: 'Opera House' },
        currency: 'AUD',
        issuedOn: '2026-11-20',
        dueOn: '2026-12-20',
        items: [fee.id, lesson.id, taxi.id],
        lines: [
          { description: `Season: ${fee.label}`, quantity: '1', unitPrice: '100.05', rate: '10', tax: '10.01' },
          { description: 'Master class', rate: '10', tax: '5.00' },
          { description: taxi.summary, rate: '20', amount: '30.00', tax: '6.00' },
        ],
        subtotal: '180.05',
        tax: '21.01',
        total: '201.06',
      },
      { currency: 'JPY', subtotal: '1000', tax: '100', total: '1100' },
      { client: { displayName: 'Zoo' }, currency: 'AUD', total: '33.00' },
    ]);
    expect(await count()).toBe(before);

    const { invoices } = ok(await create(chosen));
    expect(await count()).toBe(before + 3);
    const made = await Promise.all(invoices.map(({ id }: Json) => shop.read('invoice', id)));
    for (const [at, one] of made.entries()) {
      const { currency, issuedOn, dueOn, subtotal, tax, total } = drafts[at];
      expect(one).toMatchObject({ currency, issuedOn, dueOn, subtotal, tax, total, number: invoices[at].number });
    }
    expect(made[0].lines.map(({ itemId, talentId, rate }: Json) => [itemId, talentId, rate])).toEqual([
      [fee.id, null, '10'],
      [lesson.id, ida.id, '10'],
      [taxi.id, null, '20'],
    ]);
    for (const one of [fee, lesson, taxi, yen, elsewhere]) expect(await reasonOf(one)).toBeUndefined();
    // A void invoice gives its items back.
    ok(await ask('POST', `invoices/${invoices[0].id}/void`, { voidReason: 'Wrong' }));
    for (const one of [fee, lesson, taxi]) expect(await reasonOf(one)).toBeNull();
  });

  it('keep the tax mode of a contract, which is an invoice of its own', async () => {
    const { id: contractId } = await shop.make('contract', {
      summary: 'Gross',
      clientId: client.id,
      taxMode: 'INCLUSIVE',
    });
    const gross = await readyAmount('110.00', { contractId });
    const net = await readyAmount('110.00');
    const body = { ...pick(['contractAmount', gross], ['contractAmount', net]), issuedOn: '2026-11-01' };
    expect(ok(await ask('POST', 'invoices/preview', body)).invoices).toMatchObject([
      { taxMode: 'INCLUSIVE', issuedOn: '2026-11-01', dueOn: '2026-12-01', tax: '10.00', total: '110.00' },
      { taxMode: 'EXCLUSIVE', tax: '11.00', total: '121.00' },
    ]);
  });

  it('are refused as a whole, by the place of what is wrong', async () => {
    const good = await expense();
    const gone = await expense();
    ok(await create(pick(['expense', gone])));
    const waits = await readyAmount('1.00', { readiness: 'NOT_READY' });
    const nobodys = await task([ida.id]);
    const before = await count();
    const wrong: readonly [string, Json, string][] = [
      ['expense', gone, 'alreadyInvoiced'],
      ['contractAmount', waits, 'notReadyToInvoice'],
      ['task', nobodys, 'notReadyToInvoice'],
      ['task', good, 'reference'],
      ['expense', { id: '01930000-0000-7000-8000-00000000dead' }, 'reference'],
      ['expense', { id: good.id.toUpperCase() }, 'duplicate'],
    ];
    for (const [kind, record, key] of wrong) {
      const body = pick(['expense', good], [kind, record]);
      expect(refusalOf(await ask('POST', 'invoices/preview', body))).toEqual([400, 'items.1', key]);
      expect(refusalOf(await create(body))).toEqual([400, 'items.1', key]);
    }
    // The second invoice cannot be made, so neither is.
    const rebate = await readyAmount('-5.00');
    expect((await create(pick(['expense', good], ['contractAmount', rebate]))).status).toBe(400);
    expect([await count(), await reasonOf(good)]).toEqual([before, null]);
  });

  it('are made once, however often and by how many they are asked for', async () => {
    const one = await expense();
    const before = await count();
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(pick(['expense', one]))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array.from({ length: 7 }, () => 400)]);
    const other = pick(['expense', await expense()]);
    const headers = { 'idempotency-key': 'ready-1' };
    const [first, again] = [ok(await create(other, headers)), ok(await create(other, headers))];
    expect([again, await count()]).toEqual([first, before + 2]);
    expect((await create(pick(['expense', await expense()]), headers)).status).toBe(400);
  });

  it('never have another amount than the item that they name', async () => {
    const one = await expense();
    const before = await count();
    let isOff = true;
    shop.test.app.engine.beforeWrite('invoice', async (_intent, connection) => {
      if (!isOff) return;
      isOff = false;
      await connection.query({ text: 'update expenses set amount = 1 where id = $1', values: [one.id] });
    });
    expect(refusalOf(await create(pick(['expense', one])))).toEqual([400, 'items.0', 'changedSince']);
    expect([await count(), (await shop.read('expense', one.id)).amount]).toEqual([before, '30.00']);
    ok(await create(pick(['expense', one])));
  });
});

describe('the parts of an invoice', () => {
  it('are named with the clients that something is ready for', async () => {
    await expense({ amountCurrency: 'KWD', amount: '1.250' });
    await readyAmount('20.20', { readiness: 'NOT_READY', amountCurrency: 'CHF', dueOn: '2026-11-25' });
    const data = ok(await ask('GET', 'invoices/metadata'));
    expect(data.currencies).toContain('CHF');
    expect(data).toMatchObject({ termDays: 30, taxMode: 'EXCLUSIVE', rounding: 'INVOICE' });
    expect([data.currencies[0], data.currencies.includes('KWD')]).toEqual(['AUD', true]);
    expect(data.clients.map(({ displayName }: Json) => displayName)).toContain('Zoo');
    expect(data.taxRates.map(({ id }: Json) => id)).toContain(ten.id);
  });

  it('are contracts with open amounts in a currency', async () => {
    const { id: contractId } = await shop.make('contract', { summary: 'Tour', clientId: zoo.id });
    const invoiced = await readyAmount('7.00', { contractId });
    await readyAmount('10.10', { contractId });
    await readyAmount('20.20', { contractId, readiness: 'NOT_READY' });
    await readyAmount('500', { contractId, amountCurrency: 'JPY' });
    ok(await create(pick(['contractAmount', invoiced])));
    const of = async (query: string): Promise<Json> =>
      ok(await ask('GET', `contracts/metadata${query}`)).find((one: Json) => one.id === contractId);
    expect(await of('?currency=AUD')).toMatchObject({ displayName: 'Tour', client: { id: zoo.id }, amount: '30.30' });
    expect(await of('')).toMatchObject({ amount: '30.30' });
    expect(await of('?currency=JPY')).toMatchObject({ amount: '500', currency: 'JPY' });
    expect(await of('?currency=KWD')).toBeUndefined();
    expect((await ask('GET', 'contracts/metadata?currency=XXY')).status).toBe(400);
  });

  it('are the first billing contact of a partner', async () => {
    const contact = (id: string) => ask('GET', `external-client-contact?clientId=${id}`);
    expect(ok(await contact(zoo.id))).toMatchObject({ name: 'Ann', email: 'ann@zoo.test', address: '1 Gate Rd' });
    expect((await contact(client.id)).data).toBeNull();
    expect((await contact(contract.id)).status).toBe(404);
  });
});

describe('rights', () => {
  it('are those on finance: to read for lists, to edit for invoices', async () => {
    const body = pick(['expense', await expense()]);
    const calls = [
      ['POST', 'invoices/ready/list', {}],
      ['POST', 'invoices/preview', body],
      ['GET', 'invoices/metadata', undefined],
      ['GET', 'contracts/metadata', undefined],
    ] as const;
    for (const [method, path, given] of calls) {
      expect([path, (await ask(method, path, given, 'viewAssigned')).status]).toEqual([path, 403]);
      // A right on finance alone is enough.
      expect([path, (await ask(method, path, given, 'work')).status]).toEqual([path, 200]);
    }
    expect(ok(await ask('POST', 'invoices/ready/list', {}, 'otherAgency')).data).toEqual([]);
    expect((await ask('POST', 'invoices/preview', body, 'otherAgency')).status).toBe(400);
    const before = await count();
    for (const as of ['viewAll', 'viewAssigned'] as const)
      expect((await ask('POST', 'invoices/ready', body, as)).status).toBe(403);
    expect(await count()).toBe(before);
    expect((await ask('POST', 'invoices/ready', body, 'editAll')).status).toBe(200);
  });
});
