import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/**
 * Rules of task types (AB 7): they fill money that nobody has given, whoever writes, and show it to nobody without
 * finance. `editAssigned` writes tasks and has no right on money.
 */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAssigned', 'viewAll']);
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
const type = () => shop.make('taskType', { displayName: `Type ${shop.next()}` });
const rule = (typeId: string, more: object): Promise<Json> =>
  shop.make('taskRule', { displayName: `Rule ${shop.next()}`, typeId, ...more });
const task = (more: object, as?: PrincipalName): Promise<Json> =>
  shop.make('task', { summary: `Task ${shop.next()}`, ...more }, as);
const amounts = { cost: '100.00', costCurrency: 'AUD', extra: '5.50', extraCurrency: 'AUD' };

describe('a rule', () => {
  it('fills the money of a new task of its type, and of one that gets the type', async () => {
    const { id: typeId } = await type();
    await rule(typeId, { ...amounts, sale: '250.00', saleCurrency: 'EUR', chargeTo: 'PARTNER' });
    const filled = { ...amounts, sale: '250.00', saleCurrency: 'EUR', chargeTo: 'PARTNER' };
    const made = await task({ typeId });
    expect(made).toMatchObject({ ...filled, version: 1 });
    const other = await task({ typeId: (await type()).id });
    expect([other.cost, other.sale, other.chargeTo]).toEqual([null, null, null]);
    const changed = await shop.call('task', 'update', { id: other.id, given: { typeId } });
    expect(changed.data).toMatchObject({ ...filled, version: 2 });
    const { data: history } = await shop.call('task', 'history', { id: other.id });
    expect(history.data[0].changes.map(({ field }: Json) => field)).toEqual(expect.arrayContaining(['typeId', 'cost']));
  });

  it('never overwrites what is there, nor adds to what somebody gives', async () => {
    const { id: typeId } = await type();
    await rule(typeId, { ...amounts, chargeTo: 'EXTERNAL_CLIENT', externalClient: 'Harbour Council' });
    const given = await task({ typeId, sale: '9.00' });
    expect([given.sale, given.cost, given.chargeTo]).toEqual(['9.00', null, null]);
    const payer = await task({ typeId, chargeTo: 'NONE' });
    expect([payer.cost, payer.chargeTo, payer.externalClient]).toEqual(['100.00', 'NONE', null]);
    const client = await task({ typeId });
    expect([client.chargeTo, client.externalClient]).toEqual(['EXTERNAL_CLIENT', 'Harbour Council']);
    // Cleared money stays cleared: another change of the task fills nothing.
    await shop.call('task', 'update', { id: client.id, given: { cost: null, extra: null } });
    const after = await shop.call('task', 'update', { id: client.id, given: { summary: 'Another name' } });
    expect(after.data.cost).toBeNull();
    const same = await task({ typeId, cost: '1.00' });
    const again = await shop.call('task', 'update', { id: same.id, given: { typeId: (await type()).id } });
    expect(again.data.cost).toBe('1.00');
  });

  it('for a supplier counts before one for whom the task is, that before the general one, the newest of two', async () => {
    const { id: typeId } = await type();
    const [talent, partner, supplier] = [
      await shop.make('talent', { displayName: 'Ida' }),
      await shop.make('partner', { displayName: 'Tidewater' }),
      await shop.make('supplier', { displayName: `Cab ${shop.next()}` }),
    ];
    await rule(typeId, { cost: '1.00' });
    await rule(typeId, { cost: '2.00', partyId: partner.id });
    await rule(typeId, { cost: '3.00', partyId: supplier.id });
    const cost = async (more: object) => (await task({ typeId, ...more })).cost;
    expect(await cost({})).toBe('1.00');
    expect(await cost({ relatedToIds: [talent.id] })).toBe('1.00');
    expect(await cost({ relatedToIds: [talent.id, partner.id] })).toBe('2.00');
    expect(await cost({ relatedToIds: [partner.id], supplierId: supplier.id })).toBe('3.00');
    const newer = await rule(typeId, { cost: '4.00', partyId: partner.id });
    expect(await cost({ relatedToIds: [partner.id] })).toBe('4.00');
    await shop.call('taskRule', 'delete', { id: newer.id });
    expect(await cost({ relatedToIds: [partner.id] })).toBe('2.00');
  });

  it('tells in answers of a newer one for the same, which counts', async () => {
    const { id: typeId } = await type();
    const partner = await shop.make('partner', { displayName: 'Tidewater twice' });
    const [general, own] = [await rule(typeId, {}), await rule(typeId, { partyId: partner.id })];
    const other = await rule((await type()).id, {});
    expect([general.newerRule, own.newerRule, other.newerRule]).toEqual([null, null, null]);
    shop.test.pass(1);
    const newer = await rule(typeId, { displayName: 'Since June' });
    expect(newer.newerRule).toBeNull();
    const told = async (id: string) => (await shop.read('taskRule', id)).newerRule;
    expect([await told(general.id), await told(own.id), await told(other.id)]).toEqual(['Since June', null, null]);
    const { data } = await shop.call('taskRule', 'update', { id: newer.id, given: { partyId: partner.id } });
    expect(data.newerRule).toBeNull();
    expect([await told(general.id), await told(own.id)]).toEqual([null, 'Since June']);
    await shop.call('taskRule', 'delete', { id: newer.id });
    expect(await told(own.id)).toBeNull();
  });

  it('goes with the task type, and is listed with finance alone', async () => {
    const { id: typeId } = await type();
    const { id } = await rule(typeId, { cost: '1.00' });
    const metadata = '/finance/v1/task-rules/metadata';
    const { data } = await ask('GET', metadata);
    expect(data.types).toContainEqual(expect.objectContaining({ id: typeId, code: 'OTHER' }));
    expect([data.parties, data.chargeTo]).toEqual([
      ['talent', 'scout', 'partner', 'supplier'],
      ['TALENT', 'SCOUT', 'PARTNER', 'EXTERNAL_CLIENT', 'NONE'],
    ]);
    expect((await ask('GET', metadata, undefined, 'editAssigned')).status).toBe(403);
    expect((await ask('POST', '/finance/v1/task-rules/list', {}, 'editAssigned')).status).toBe(403);
    expect((await ask('POST', '/finance/v1/task-rules/list', {}, 'viewAll')).data.data.length).toBeGreaterThan(0);
    expect((await ask('POST', '/finance/v1/task-rules', { displayName: 'x', typeId }, 'viewAll')).status).toBe(403);
    expect((await shop.call('taskType', 'delete', { id: typeId })).status).toBe(200);
    expect((await shop.call('taskRule', 'one', { id })).status).toBe(404);
  });
});

describe('the money that a rule gave', () => {
  it('is there for who may see it, and on no path for who may not', async () => {
    const { id: typeId } = await type();
    await rule(typeId, { ...amounts, sale: '777.00', chargeTo: 'EXTERNAL_CLIENT', externalClient: 'Harbour Council' });
    // Its writer may not see it, and sets it off all the same.
    const made = await task({ typeId, summary: 'Hidden money' }, 'editAssigned');
    const { id } = made;
    const keys = ['cost', 'extra', 'sale', 'chargeTo', 'externalClient', 'costCurrency'];
    const hidden = (text: string) => expect(text).not.toMatch(/777\.00|Harbour|5\.50|EXTERNAL_CLIENT/);
    for (const key of keys) expect(made).not.toHaveProperty(key);
    expect(await shop.read('task', id)).toMatchObject({ sale: '777.00', externalClient: 'Harbour Council' });
    const as = 'editAssigned';
    const one = await shop.call('task', 'one', { id, as });
    const list = await shop.call('task', 'list', { given: { ids: [id] }, as });
    const history = await shop.call('task', 'history', { id, as });
    const file = await shop.call('task', 'export', { given: { ids: [id], columns: ['summary'] }, as });
    for (const { status, text } of [one, list, history, file]) {
      expect(status).toBe(200);
      hidden(text);
      expect(text).not.toContain('"sale"');
    }
    expect(history.data.data[0].changes.length).toBeGreaterThan(0);
    const whole = await shop.call('task', 'export', { given: { ids: [id], columns: ['summary', 'sale'] }, as });
    hidden(whole.text);
    for (const given of [{ saleMin: '1' }, { chargeTos: ['NONE'] }, { orderBy: 'sale' }, { fields: ['sale'] }])
      expect([given, (await shop.call('task', 'list', { given, as })).status]).toEqual([given, 400]);
    const wrote = await shop.call('task', 'update', { id, given: { note: 'Seen' }, as });
    hidden(wrote.text);
    expect((await shop.read('task', id)).sale).toBe('777.00');
  });

  it('is filled for each task of a template, with one look at the rules', async () => {
    const { id: typeId } = await type();
    await rule(typeId, { cost: '12.00' });
    const group = await shop.make('taskGroup', { displayName: `Template ${shop.next()}` });
    for (const summary of ['One', 'Two', 'Three'])
      await shop.make('taskGroupItem', { summary, taskGroupId: group.id, typeId });
    const from = shop.test.statements.length;
    const body = { templateId: group.id, startDay: '2026-12-01' };
    const { data } = await ask('POST', '/client/v1/tasks/from-template', body);
    const looks = shop.test.statements.slice(from).filter((text) => text.includes('from task_rules t'));
    expect(looks).toHaveLength(1);
    for (const { id } of data.tasks) expect((await shop.read('task', id)).cost).toBe('12.00');
  });

  it('is filled for each task of a series', async () => {
    const { id: typeId } = await type();
    await rule(typeId, { cost: '12.00' });
    const startDate = Date.parse('2026-12-01T00:00:00Z');
    const recurrenceSetting = { repeat: 'WEEKLY', interval: 1, end: { type: 'AFTER', count: 4 } };
    const made = await task({ typeId, startDate, startDateTimeZone: 'Australia/Sydney', recurrenceSetting });
    const { data } = await shop.call('task', 'list', { given: { typeIds: [typeId], pageSize: 50 } });
    expect(data.data.map(({ recurrenceId, cost }: Json) => [recurrenceId, cost])).toEqual(
      [1, 2, 3, 4].map(() => [made.recurrenceId, '12.00']),
    );
  });
});
