import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { tableSums } from '../support/sums.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

const make = (checklist: Json[]) => shop.make('fixtureErrand', { summary: `Rows ${shop.next()}`, checklist });
const change = (id: string, checklist: Json) => shop.call('fixtureErrand', 'update', { id, given: { checklist } });
const labels = (record: Json) => record.checklist.map(({ label }: Json) => label);

describe('the rows of a record', () => {
  it('are kept in order, with the declared value for what they leave out', async () => {
    const record = await make([
      { label: ' Cables ' },
      { label: 'Lamps', isDone: true, quantity: 3, price: '5', size: 20, phone: '+61 412 345 678' },
    ]);
    expect(record.checklist).toEqual([
      {
        id: expect.any(String),
        label: 'Cables',
        isDone: false,
        quantity: 1,
        by: null,
        price: null,
        priceCurrency: 'AUD',
        phone: null,
        phoneCountry: 'AU',
        size: null,
      },
      {
        id: expect.any(String),
        label: 'Lamps',
        isDone: true,
        quantity: 3,
        by: null,
        price: '5.00',
        priceCurrency: 'AUD',
        phone: '0412345678',
        phoneCountry: 'AU',
        size: 20,
      },
    ]);
  });

  it('are added, changed, moved and removed with their record, and keep who they are', async () => {
    const record = await make([{ label: 'One' }, { label: 'Two' }, { label: 'Three' }]);
    const [one, , three] = record.checklist;
    const answer = await change(record.id, [three, { label: 'Four' }, { ...one, isDone: true }]);
    expect(answer.data.version).toBe(2);
    expect(labels(answer.data)).toEqual(['Three', 'Four', 'One']);
    expect(answer.data.checklist[0].id).toBe(three.id);
    expect(answer.data.checklist[2]).toEqual({ ...one, isDone: true });
    expect((await change(record.id, answer.data.checklist)).data.version).toBe(2);
    const { data } = await shop.call('fixtureErrand', 'history', { id: record.id });
    expect(data.data[0].changes).toMatchObject([{ field: 'checklist', before: record.checklist }]);
  });

  it('take their default for an empty value of a cell that is never empty', async () => {
    const record = await make([{ label: 'One', isDone: null, priceCurrency: null }]);
    expect(record.checklist).toMatchObject([{ isDone: false, priceCurrency: 'AUD' }]);
  });

  it('are refused by the path of what is wrong', async () => {
    const record = await make([{ label: 'One' }]);
    const before = await tableSums(shop.test);
    const faults = async (checklist: Json) => {
      const answer = await change(record.id, checklist);
      expect(answer.status, answer.text).toBe(400);
      return answer.json.errorDetails.map(({ field, key }: Json) => [field, key]);
    };
    expect(await faults([{ label: 'One' }, { label: '' }])).toEqual([['checklist.1.label', 'required']]);
    expect(await faults([{ quantity: 2 }])).toEqual([['checklist.0.label', 'required']]);
    expect(await faults([{ label: 'One', quantity: 0 }])).toEqual([['checklist.0.quantity', 'tooSmall']]);
    expect(await faults([{ label: 'One', quantity: null }])).toEqual([['checklist.0.quantity', 'required']]);
    expect(await faults([{ label: 'One', by: '2026-13-01', size: 11 }])).toEqual([
      ['checklist.0.by', 'date'],
      ['checklist.0.size', 'choice'],
    ]);
    expect(await faults([{ label: 'One', price: '1.005' }])).toEqual([['checklist.0.price', 'dollar']]);
    expect(await faults([{ label: 'One', more: 1 }])).toEqual([['checklist.0.more', 'unknownField']]);
    expect(await faults([{ label: 'One', id: 'x' }])).toEqual([['checklist.0.id', 'wrongType']]);
    expect(await faults([null])).toEqual([['checklist.0', 'wrongType']]);
    expect(await faults('x')).toEqual([['checklist', 'wrongType']]);
    expect(await faults(Array.from({ length: 501 }, () => ({ label: 'x' })))).toEqual([['checklist', 'tooMany']]);
    expect(await tableSums(shop.test)).toEqual(before);
  });

  it('lose nothing where an id stands twice, or belongs to another record', async () => {
    const other = await make([{ label: 'Theirs' }]);
    const record = await make([{ label: 'One' }]);
    const [one] = record.checklist;
    const [theirs] = other.checklist;
    const answer = await change(record.id, [one, { ...one, label: 'Copy' }, { ...theirs, label: 'Taken' }]);
    expect(answer.status, answer.text).toBe(200);
    expect(labels(answer.data)).toEqual(['One', 'Copy', 'Taken']);
    expect(new Set(answer.data.checklist.map(({ id }: Json) => id)).size).toBe(3);
    expect(labels(await shop.read('fixtureErrand', other.id))).toEqual(['Theirs']);
    const made = await make([{ ...theirs, label: 'Taken again' }]);
    expect(labels(made)).toEqual(['Taken again']);
    expect(labels(await shop.read('fixtureErrand', other.id))).toEqual(['Theirs']);
  });

  it('come and go with their record', async () => {
    const record = await make([{ label: 'One' }]);
    await shop.call('fixtureErrand', 'delete', { id: record.id });
    const { data } = await shop.call('fixtureErrand', 'restore', { id: record.id });
    expect(data.checklist).toEqual(record.checklist);
  });
});

describe('values that belong together', () => {
  const update = (id: string, given: Json) => shop.call('fixtureErrand', 'update', { id, given });

  it('are judged together, whichever of them a patch names', async () => {
    const zones = { startDateTimeZone: 'UTC', dueDateTimeZone: 'UTC' };
    const given = { summary: 'Window', startDate: 1000, dueDate: 2000, ...zones, budget: '10.50' };
    const { id } = await shop.make('fixtureErrand', given);
    const order = [{ field: 'dueDate', key: 'dateOrder' }];
    expect((await update(id, { dueDate: 999 })).json.errorDetails).toMatchObject(order);
    expect((await update(id, { startDate: 2001 })).json.errorDetails).toMatchObject(order);
    expect((await update(id, { startDate: 2000 })).status).toBe(200);
    expect((await update(id, { currencyCode: 'JPY' })).json.errorDetails).toMatchObject([
      { field: 'budget', key: 'dollar' },
    ]);
    expect((await update(id, { currencyCode: 'JPY', budget: '10' })).data).toMatchObject({
      budget: '10',
      currencyCode: 'JPY',
    });
    expect((await update(id, { phoneNumber: '0412345678' })).status).toBe(200);
    expect((await update(id, { countryCode: 'US' })).json.errorDetails).toMatchObject([
      { field: 'phoneNumber', key: 'phone' },
    ]);
  });

  it('are kept in one form, however they are written', async () => {
    const { id } = await shop.make('fixtureErrand', { summary: 'Form', budget: '5' });
    expect(await shop.read('fixtureErrand', id)).toMatchObject({ budget: '5.00' });
    expect((await update(id, { budget: '7.5' })).data).toMatchObject({ budget: '7.50', version: 2 });
    expect((await update(id, { budget: '7.50' })).data.version).toBe(2);
    expect((await update(id, { budget: '007.5' })).data.version).toBe(2);
    const { data } = await shop.call('fixtureErrand', 'history', { id });
    expect(data.data[0].changes).toEqual([{ field: 'budget', before: '5.00', after: '7.50' }]);
  });

  it('keep every digit of the largest amounts', async () => {
    const budget = '90071992547409.93';
    const record = await shop.make('fixtureErrand', {
      summary: 'Large',
      budget,
      checklist: [{ label: 'x', price: budget }],
    });
    expect(record).toMatchObject({ budget, checklist: [{ price: budget }] });
    expect(await shop.read('fixtureErrand', record.id)).toEqual(record);
    const largest = '-92233720368547758.07';
    expect((await update(record.id, { budget: largest })).data).toMatchObject({ budget: largest });
    expect(await shop.read('fixtureErrand', record.id)).toMatchObject({ budget: largest });
  });

  it('do not keep a patch of something else from being made', async () => {
    const { id } = await shop.make('fixtureErrand', { summary: 'Old values', dob: '1990-01-01' });
    await shop.test.pools.query(shop.house.agencyId, {
      text: `update fixture_errands set dob = '2999-01-01', email = 'not an email' where agency_id = $1 and id = $2`,
      values: [shop.house.agencyId, id],
    });
    const answer = await update(id, { details: ' Changed ' });
    expect(answer.data).toMatchObject({ details: 'Changed', version: 2 });
    expect((await update(id, { dob: '2999-01-02' })).status).toBe(400);
  });
});
