import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Actor } from '../../schema/access/access.ts';
import { removeMany } from '../../server/engine/many/removeMany.ts';
import type { Answer, Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** States of the tests' bookings: by a choice (draft, sent, paid, void) and by the agency's statuses. */
let shop: Workshop;
/** The id of the first status of a category of events, by its code. */
const statusIn = new Map<string, string>();
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'editAssigned', 'viewAllEditAssigned', 'viewAll']);
  const { data } = await shop.test.ask({
    method: 'GET',
    path: '/client/v1/status-category',
    query: { type: 'EVENT', isIncludeStatus: true },
    token: shop.house.of('agency').token,
  });
  for (const { code, statusIds } of data) statusIn.set(code, statusIds[0]);
});
afterAll(() => shop.close());

const staffOf = (name: PrincipalName) => shop.house.of(name).actor?.staffId;
const make = (body: Record<string, unknown> = {}) =>
  shop.make('fixtureBooking', { name: `Booking ${shop.next()}`, ...body });
const put = (id: string, given: Record<string, unknown>, as: PrincipalName = 'agency') =>
  shop.call('fixtureBooking', 'update', { id, given, as });
const read = (id: string, as?: PrincipalName) => shop.read('fixtureBooking', id, as);

function take(id: string, step: string, body?: object, as: PrincipalName = 'agency'): Promise<Answer> {
  const path = step === 'complete' ? `/test/v1/bookings/complete/${id}` : `/test/v1/bookings/${id}/${step}`;
  const method = step === 'complete' ? 'PUT' : 'POST';
  return shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
}

/** A booking with all that it needs to be sent. */
const ready = () => make({ clientId: shop.find(['partner'])[0], assigneeIds: [staffOf('editAssigned')], fee: 100 });
async function sent(): Promise<Json> {
  const { id } = await ready();
  const { data, text, status } = await take(id, 'send');
  expect(status, text).toBe(200);
  return data;
}

const faults = ({ status, json }: Answer) => [
  status,
  json.error?.key,
  json.errorDetails?.map(({ field }: Json) => field),
];

describe('a step', () => {
  it('asks for all that it needs and wants at once, and takes what it asks for with it', async () => {
    const { id } = await make();
    expect(faults(await take(id, 'send'))).toEqual([400, 'required', ['clientId', 'assigneeIds', 'fee']]);
    await put(id, { clientId: shop.find(['partner'])[0], assigneeIds: [staffOf('editAssigned')] });
    expect(faults(await take(id, 'send'))).toEqual([400, 'required', ['fee']]);
    expect(faults(await take(id, 'send', { fee: -1 }))).toEqual([400, 'tooSmall', ['fee']]);
    expect(faults(await take(id, 'send', { memo: 'x' }))).toEqual([400, 'unknownField', ['memo']]);
    expect(faults(await take(id, 'send', { stage: 'PAID' }))).toEqual([400, 'unknownField', ['stage']]);
    const { data } = await take(id, 'send', { fee: 250 });
    expect(data).toMatchObject({ stage: 'SENT', fee: 250, sentOn: '2026-11-20', version: 3 });
    const { data: history } = await shop.call('fixtureBooking', 'history', { id });
    expect(history.data[0].changes.map(({ field }: Json) => field).toSorted()).toEqual(['fee', 'sentOn', 'stage']);
  });

  it('is refused by its guard, and not offered then', async () => {
    const { id } = await ready();
    expect((await read(id)).permissions.steps).toContain('send');
    await put(id, { memo: 'Not to be sent' });
    expect((await read(id)).permissions.steps).not.toContain('send');
    expect(faults(await take(id, 'send'))).toEqual([400, 'malformed', undefined]);
    expect(await read(id)).toMatchObject({ stage: 'DRAFT', version: 2 });
  });

  it('of EDIT_ALL is refused to those to whom the record is assigned, and not offered to them', async () => {
    const { id } = await sent();
    expect((await read(id, 'editAssigned')).permissions.steps).toEqual(['complete', 'cancel', 'pay']);
    expect((await read(id)).permissions.steps).toEqual(['complete', 'cancel', 'pay', 'withdraw', 'void']);
    expect((await read(id, 'viewAll')).permissions.steps).toEqual([]);
    expect((await take(id, 'withdraw', undefined, 'editAssigned')).status).toBe(403);
    expect((await put(id, { stage: 'DRAFT' }, 'editAssigned')).status).toBe(403);
    expect((await take(id, 'withdraw')).data).toMatchObject({ stage: 'DRAFT', sentOn: null });
  });

  it('that does not start where the record is, is not there or has gone on is refused', async () => {
    const { id } = await ready();
    expect((await take(id, 'pay')).json.error).toMatchObject({
      key: 'transitionRefused',
      params: { from: 'DRAFT', field: 'stage', kind: 'fixtureBooking' },
    });
    expect((await take(id, 'complete')).status).toBe(200);
    expect((await take(id, 'complete')).json.error).toMatchObject({
      key: 'transitionRefused',
      params: { from: 'Completed' },
    });
    expect((await take(id, 'send', { version: 1 })).json.error.key).toBe('changedMeanwhileBy');
    expect((await take(id, 'nothing')).status).toBe(404);
    expect((await take(id, 'send', undefined, 'otherAgency')).status).toBe(404);
  });

  it('is taken once, however many take it at once', async () => {
    const { id } = await ready();
    const answers = await Promise.all(Array.from({ length: 6 }, () => take(id, 'send')));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400, 400, 400, 400]);
    expect((await read(id)).version).toBe(2);
  });

  it('into a category takes its first status, sets what it says, and leaving clears it again', async () => {
    const { id } = await make();
    const now = shop.test.now();
    expect((await take(id, 'complete')).data).toMatchObject({
      statusId: statusIn.get('COMPLETED'),
      status: { categoryCode: 'COMPLETED' },
      completedAt: now,
    });
    const { data } = await put(id, { statusId: statusIn.get('IN_PROGRESS') });
    expect(data).toMatchObject({ status: { categoryCode: 'IN_PROGRESS' }, completedAt: null });
    const own = Date.parse('2026-11-01T09:00:00Z');
    expect((await put(id, { statusId: statusIn.get('COMPLETED'), completedAt: own })).data.completedAt).toBe(own);
    expect((await take(id, 'reopen')).data).toMatchObject({
      status: { categoryCode: 'UPCOMING' },
      completedAt: null,
      fee: 0,
    });
  });

  it('into a category without a status is refused', async () => {
    const { id } = await make();
    const cancelled = statusIn.get('CANCELLED');
    const [reasonId] = shop.find(['catalogue'], 'TAG');
    expect((await shop.call('status', 'delete', { id: cancelled })).json.error.key).toBe('stepStatusNeeded');
    // An agency may have been without one before that was refused.
    const setDeleted = (at: string) =>
      shop.test.pools.query(shop.house.agencyId, {
        text: `update statuses set deleted_at = ${at} where id = $1`,
        values: [cancelled],
      });
    await setDeleted('now()');
    expect((await take(id, 'cancel', { reasonId })).json.error.key).toBe('noStatusThere');
    await setDeleted('null');
    expect((await take(id, 'cancel', { reasonId })).data).toMatchObject({
      status: { categoryCode: 'CANCELLED' },
      reasonId,
    });
  });
});

describe('a plain write of a state', () => {
  it('goes by the same rules as its step', async () => {
    const { id } = await make();
    expect(faults(await put(id, { stage: 'SENT' }))).toEqual([400, 'required', ['clientId', 'assigneeIds', 'fee']]);
    expect(faults(await put(id, { stage: 'PAID' }))).toEqual([400, 'transitionRefused', ['stage']]);
    const all = { clientId: shop.find(['partner'])[0], assigneeIds: [staffOf('editAssigned')], fee: 5 };
    expect((await put(id, { ...all, stage: 'SENT' })).data).toMatchObject({ stage: 'SENT', sentOn: '2026-11-20' });
    expect(faults(await put(id, { statusId: statusIn.get('CANCELLED') }))).toEqual([400, 'required', ['reasonId']]);
    expect(await read(id)).toMatchObject({ stage: 'SENT', status: { categoryCode: 'UPCOMING' }, version: 2 });
  });

  it('goes freely into a free state, and within its category', async () => {
    const { id } = await make();
    expect((await put(id, { statusId: statusIn.get('IN_PROGRESS') })).status).toBe(200);
    expect(faults(await put(id, { statusId: statusIn.get('UPCOMING') }))).toEqual([
      400,
      'transitionRefused',
      ['statusId'],
    ]);
    const categories = await shop.call('status', 'one', { id: statusIn.get('IN_PROGRESS') });
    const other = await shop.make('status', {
      statusName: 'On the road',
      type: 'EVENT',
      categoryId: categories.data.categoryId,
      position: 9,
    });
    expect((await put(id, { statusId: other.id })).data).toMatchObject({ statusId: other.id });
  });

  it('keeps what its step asked for, also where many are written', async () => {
    const reasonId = shop.find(['catalogue'], 'TAG')[0];
    const [called, open] = [await make({ reasonId }), await make({ reasonId })];
    await take(called.id, 'cancel');
    const given = { ids: [{ id: called.id }, { id: open.id }], change: { reasonId: null } };
    const { data } = await shop.call('fixtureBooking', 'bulk', { given });
    const params = { from: 'Cancelled', field: 'status', kind: 'fixtureBooking' };
    expect(data).toMatchObject([
      { id: called.id, errorDetails: [{ field: 'reasonId', key: 'neededInState', params }] },
      { id: open.id, version: 2 },
    ]);
    expect((await take(called.id, 'reopen')).status).toBe(200);
    expect((await put(called.id, { reasonId: null })).data).toMatchObject({ reasonId: null });
  });

  it('keeps what its step asked for in a merge as well', async () => {
    const reasonId = shop.find(['catalogue'], 'TAG')[0];
    const [kept, gone] = [await make({ reasonId }), await make()];
    const { data } = await take(kept.id, 'cancel');
    const request = { goneId: gone.id, goneVersion: gone.version, choice: { reason: 'gone' } };
    const answer = await shop.call('fixtureBooking', 'merge', { id: kept.id, version: data.version, given: request });
    expect(faults(answer)).toEqual([400, 'neededInState', ['reasonId']]);
  });

  it('is refused row by row where many are written', async () => {
    const [draft, gone] = [await make(), await sent()];
    const change = { stage: 'PAID' };
    const { data } = await shop.call('fixtureBooking', 'bulk', {
      given: { ids: [{ id: draft.id }, { id: gone.id }], change },
    });
    expect(data).toMatchObject([
      { id: draft.id, error: { key: 'transitionRefused' } },
      { id: gone.id, version: gone.version + 1 },
    ]);
  });

  it('starts a new record where records start, or where a step leads from there', async () => {
    const create = (given: object) => shop.call('fixtureBooking', 'create', { given: { name: 'Fresh', ...given } });
    expect(faults(await create({ stage: 'PAID' }))).toEqual([400, 'notFirstState', ['stage']]);
    expect(faults(await create({ stage: 'VOID' }))).toEqual([400, 'required', ['reasonId']]);
    expect(faults(await create({ statusId: statusIn.get('CANCELLED') }))).toEqual([400, 'required', ['reasonId']]);
    const { data } = await create({ statusId: statusIn.get('COMPLETED') });
    expect(data).toMatchObject({ stage: 'DRAFT', status: { categoryCode: 'COMPLETED' }, completedAt: shop.test.now() });
    expect((await create({ statusId: statusIn.get('IN_PROGRESS') })).status).toBe(200);
    const reasonId = shop.find(['catalogue'], 'TAG')[0];
    expect(
      (
        await shop.call('fixtureBooking', 'create', {
          given: { name: 'Mine', stage: 'VOID', reasonId },
          as: 'editAssigned',
        })
      ).status,
    ).toBe(403);
  });
});

describe('a state that closes a record', () => {
  it('leaves the fields that it names, to each kind of write', async () => {
    const { id, permissions } = await sent();
    expect(permissions).toMatchObject({ canUpdate: true, canDelete: false });
    expect(permissions.openFields.toSorted()).toEqual(['assignees', 'memo', 'stage', 'status']);
    expect(faults(await put(id, { fee: 1, name: 'Other', memo: 'Open' }))).toEqual([
      400,
      'fieldClosed',
      ['name', 'fee'],
    ]);
    expect(faults(await put(id, { days: [{ label: 'Monday' }] }))).toEqual([400, 'fieldClosed', ['days']]);
    expect((await put(id, { memo: 'Open', assigneeIds: [] })).status).toBe(200);
    const row = await shop.call('fixtureBooking', 'bulk', { given: { ids: [{ id }], change: { fee: 1 } } });
    expect(row.data).toMatchObject([{ id, errorDetails: [{ field: 'fee', key: 'fieldClosed' }] }]);
    expect((await take(id, 'pay')).data.permissions).toMatchObject({
      canDelete: false,
      openFields: ['status', 'stage'],
    });
    expect(faults(await put(id, { memo: 'Closed' }))).toEqual([400, 'fieldClosed', ['memo']]);
    expect((await take(id, 'complete')).status).toBe(200);
    expect((await read(id)).fee).toBe(100);
  });

  it('keeps it from being deleted, by itself, with others and with what it hangs on', async () => {
    const partner = await shop.make('partner', { displayName: 'Kept company' });
    const { id } = await ready();
    await put(id, { clientId: partner.id });
    await take(id, 'send');
    const kept = { code: 1012, key: 'keptInState', params: { from: 'SENT', field: 'stage', kind: 'fixtureBooking' } };
    expect((await shop.call('fixtureBooking', 'delete', { id })).json.error).toMatchObject(kept);
    const free = await make();
    const many = await shop.call('fixtureBooking', 'bulk', { given: { ids: [{ id }, { id: free.id }], delete: true } });
    expect(many.data).toMatchObject([
      { id, error: { key: 'keptInState' } },
      { id: free.id, version: 2 },
    ]);
    const { actor } = shop.house.of('agency');
    const together = removeMany(shop.test.app.engine, actor as Actor, 'fixtureBooking', [{ id }]);
    await expect(together).rejects.toMatchObject({ key: 'keptInState' });
    const above = await shop.call('partner', 'delete', { id: partner.id });
    expect([above.json.error.key, above.data]).toEqual([
      'relatedData',
      { related: [{ entity: 'fixtureBooking', field: 'client', total: 1 }], others: 0 },
    ]);
    await take(id, 'withdraw');
    expect((await shop.call('partner', 'delete', { id: partner.id })).status).toBe(200);
    expect((await shop.call('fixtureBooking', 'one', { id })).status).toBe(404);
    expect((await shop.call('partner', 'restore', { id: partner.id })).status).toBe(200);
    expect((await read(id)).stage).toBe('DRAFT');
  });

  it('closes it to merges, which never move a state that steps lead to', async () => {
    const [kept, gone] = [await sent(), await make({ fee: 7 })];
    const merge = (one: Json, other: Json, choice: object = {}) =>
      shop.call('fixtureBooking', 'merge', {
        id: one.id,
        version: one.version,
        given: { goneId: other.id, goneVersion: other.version, choice },
      });
    expect((await merge(gone, kept)).json.error.key).toBe('keptInState');
    expect(faults(await merge(kept, gone, { fee: 'gone' }))).toEqual([400, 'fieldClosed', ['fee']]);
    expect(faults(await merge(kept, gone, { stage: 'gone' }))).toEqual([400, 'unknownField', ['stage']]);
    const choice = { name: 'kept', fee: 'kept', client: 'kept' };
    expect((await merge(kept, gone, choice)).data).toMatchObject({ stage: 'SENT', fee: 100 });
  });

  it('stays as it was while a write changes nothing, and is free again where its state is', async () => {
    const before = await sent();
    const same = await put(before.id, { fee: before.fee, name: before.name });
    expect([same.status, same.data.version]).toEqual([200, before.version]);
    const { data } = await take(before.id, 'withdraw');
    expect(data.permissions).not.toHaveProperty('openFields');
    expect((await put(before.id, { fee: 3 })).status).toBe(200);
  });
});

describe('the statuses that a form offers', () => {
  const offered = async (given: object, as: PrincipalName = 'agency') => {
    const { data, status, text } = await shop.call('fixtureBooking', 'options', {
      given: { field: 'status', ...given },
      as,
    });
    expect(status, text).toBe(200);
    return data.data.map(({ id }: Json) => [...statusIn].find(([, one]) => one === id)?.[0]).filter(Boolean);
  };

  it('are those into which a write may lead from where the record is', async () => {
    const { id } = await make();
    expect(await offered({})).toEqual(['UPCOMING', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED']);
    expect(await offered({ isNew: true })).toEqual(['UPCOMING', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED']);
    await put(id, { assigneeIds: [staffOf('editAssigned')] });
    await take(id, 'complete');
    expect(await offered({ of: id })).toEqual(['UPCOMING', 'IN_PROGRESS', 'COMPLETED', 'CANCELLED']);
    expect(await offered({ of: id }, 'editAssigned')).toEqual(['IN_PROGRESS', 'COMPLETED', 'CANCELLED']);
    await put(id, { statusId: statusIn.get('IN_PROGRESS') });
    expect(await offered({ of: id })).toEqual(['IN_PROGRESS', 'COMPLETED', 'CANCELLED']);
    const foreign = await shop.call('fixtureBooking', 'options', {
      given: { field: 'status', of: id },
      as: 'otherAgency',
    });
    expect(foreign.status).toBe(404);
  });
});
