import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { settingsOf } from '../../server/engine/settings/values.ts';
import { invoicing } from '../support/fixture/invoicing.ts';
import { channelOf, enterChannel } from '../support/stompClient.ts';
import type { PrincipalName } from '../support/principals.ts';
import { nowhere } from './sample.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Settings that the engine keeps. */
let shop: Workshop;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'editAll', 'viewAll', 'people']);
});
afterAll(() => shop.close());
beforeEach(() => shop.test.pools.owner.query('delete from fixture_invoicing_settings'));

const path = invoicing.base;
const ask = (method: string, as: PrincipalName, body?: object, part = '') =>
  shop.test.ask({ method, path: path + part, token: shop.house.of(as).token, ...(body && { body }) });
const read = async (as: PrincipalName = 'agency') => (await ask('GET', as)).data;
const change = (body: object, as: PrincipalName = 'agency') => ask('PUT', as, body);
const history = (as: PrincipalName = 'agency') => ask('GET', as, undefined, '/history');
const undo = (version: number, as: PrincipalName = 'agency') => ask('POST', as, { version }, '/undo');
const byField = (one: { readonly field: string }, other: { readonly field: string }) =>
  one.field < other.field ? -1 : 1;

const untouched = {
  version: 0,
  prefix: 'INV-',
  restartsYearly: false,
  digits: 4,
  next: null,
  dueInDays: 14,
  footer: null,
  fee: null,
  feeCurrency: 'AUD',
  margin: null,
  payer: null,
  payerId: null,
  approvers: [],
  approverIds: [],
  reminders: [],
};

describe('settings', () => {
  it('are the defaults of their fields before anybody saves them', async () => {
    expect(await read()).toEqual(untouched);
  });

  it('are kept for the agency alone, with a version, whatever a change leaves out', async () => {
    const first = await change({ prefix: ' GR- ', version: 0 });
    expect(first.data).toEqual({ ...untouched, version: 1, prefix: 'GR-' });
    const second = await change({ dueInDays: 30, reminders: [{ afterDays: 7, text: 'Soon' }], version: 1 });
    expect(second.data).toMatchObject({ version: 2, prefix: 'GR-', dueInDays: 30, reminders: [{ afterDays: 7 }] });
    expect(await read()).toEqual(second.data);
    expect(await read('otherAgency')).toEqual(untouched);
  });

  it('point to records, and keep those from being deleted that they need', async () => {
    const payer = await shop.make('partner');
    const { data } = await change({ payerId: payer.id, approverIds: [shop.house.of('people').actor?.staffId] });
    expect(data).toMatchObject({ payer: { displayName: payer.displayName }, approvers: [{ kind: 'staff' }] });
    const refused = await shop.call('partner', 'delete', { id: payer.id, version: payer.version });
    expect([refused.status, refused.json.error.key]).toEqual([400, 'stillNeeded']);
    expect(refused.data.related).toEqual([{ entity: 'fixtureInvoicing', field: 'payer', total: 1 }]);
  });

  it('follow a record that is merged into another one', async () => {
    const [kept, gone] = [await shop.make('partner'), await shop.make('partner')];
    await change({ payerId: gone.id });
    const given = { goneId: gone.id, goneVersion: gone.version, choice: {} };
    await shop.call('partner', 'merge', { id: kept.id, version: kept.version, given });
    expect(await read()).toMatchObject({ version: 2, payerId: kept.id });
  });

  it.each([
    [{ prefix: ' ' }, 'prefix'],
    [{ dueInDays: 400 }, 'dueInDays'],
    [{ reminders: [{ afterDays: 0 }] }, 'reminders.0.afterDays'],
    [{ payerId: nowhere }, 'payerId'],
    [{ id: nowhere }, 'id'],
  ])('refuse %j, and keep nothing', async (body, field) => {
    const answer = await change({ footer: 'Thanks', ...body });
    expect([answer.status, answer.json.errorDetails[0].field]).toEqual([400, field]);
    expect(await read()).toEqual(untouched);
  });

  it('refuse a change on an old version with what has changed since', async () => {
    await change({ prefix: 'A-' });
    await change({ prefix: 'B-' });
    const stale = await change({ footer: 'Thanks', version: 1 });
    expect([stale.status, stale.json.error.key]).toEqual([400, 'staleVersion']);
    expect(stale.data).toMatchObject({ current: { prefix: 'B-', version: 2 }, changedFields: ['prefix'] });
    const unseen = await change({ footer: 'Thanks', version: 0 });
    expect(unseen.json.error.key).toBe('staleVersion');
  });

  it('have one record however many save them first', async () => {
    const answers = await Promise.all(['A-', 'B-', 'C-', 'D-'].map((prefix) => change({ prefix })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await read()).toMatchObject({ version: 4 });
    const raced = await shop.test.pools.owner.query(
      'select count(*)::integer as count from fixture_invoicing_settings',
    );
    expect(raced.rows).toEqual([{ count: 1 }]);
  });

  it('have a history, with who changed what, first from what they were before', async () => {
    expect((await history()).data).toEqual({ data: [], loadMore: false, nextPageIndex: null });
    const payer = await shop.make('partner');
    await change({ prefix: 'A-', payerId: payer.id });
    await change({ dueInDays: 7 }, 'editAll');
    const { data } = (await history()).data;
    expect(data).toMatchObject([
      { version: 2, action: 'update', changes: [{ field: 'dueInDays', before: 14, after: 7 }] },
      { version: 1, action: 'update', changes: expect.any(Array) },
    ]);
    expect(data[0].by.id).toBe(shop.house.of('editAll').actor?.staffId);
    expect(data[1].changes.toSorted(byField)).toEqual([
      { field: 'payerId', before: null, after: expect.objectContaining({ displayName: payer.displayName }) },
      { field: 'prefix', before: 'INV-', after: 'A-' },
    ]);
  });

  it('take back what the caller changed, also the first time, as far as nobody changed it since', async () => {
    const rows = [{ afterDays: 7, text: 'Soon' }];
    const { version } = (await change({ prefix: 'A-', reminders: rows, footer: 'Thanks' })).data;
    await change({ dueInDays: 7 }, 'editAll');
    expect((await undo(version, 'editAll')).json.error.key).toBe('nothingToUndo');
    const { data } = await undo(version);
    expect(data).toEqual({ ...untouched, version: 3, dueInDays: 7 });
    await change({ prefix: 'B-' });
    await change({ prefix: 'C-' }, 'editAll');
    const late = await undo(4);
    expect([late.status, late.json.error.key]).toEqual([400, 'changedSince']);
    expect(await read()).toMatchObject({ version: 5, prefix: 'C-' });
    expect((await undo(9)).json.error.key).toBe('nothingToUndo');
  });
});

it('a change of settings is told to the open pages of the agency, and to no others', async () => {
  const url = await channelOf(shop.test.app);
  const person = await shop.make('talent', { displayName: `Person ${shop.next()}` });
  const follow = async (as: PrincipalName) => {
    const client = await enterChannel(url, shop.house.of(as).token);
    const inbox = client.subscribe('/queue/account');
    await client.subscribe('/queue/records.talent', { ids: person.id }).next();
    return { client, inbox };
  };
  const [viewer, stranger] = [await follow('viewAll'), await follow('otherAgency')];
  await change({ prefix: 'T-' });
  expect(await viewer.inbox.next()).toEqual({ kind: 'SETTINGS_UPDATE' });
  await change({ prefix: 'U-' }, 'otherAgency');
  expect(await stranger.inbox.next()).toEqual({ kind: 'SETTINGS_UPDATE' });
  expect([viewer.inbox.waiting(), stranger.inbox.waiting()]).toEqual([0, 0]);
  await Promise.all([viewer.client.close(), stranger.client.close()]);
});

describe('the rights on settings', () => {
  it('are those of the declaration, and the fields that ask for more are absent without', async () => {
    await change({ margin: 20 });
    expect(await read('editAll')).toMatchObject({ margin: 20 });
    expect(await read('people')).not.toHaveProperty('margin');
    expect((await change({ prefix: 'X-' }, 'viewAll')).status).toBe(403);
    expect((await change({ prefix: 'X-' }, 'people')).status).toBe(403);
    expect((await change({ prefix: 'X-' }, 'editAll')).status).toBe(200);
  });

  it('are those on their history, and on taking a change back', async () => {
    await change({ margin: 20, footer: 'Thanks' });
    const fieldsFor = async (as: PrincipalName) =>
      (await history(as)).data.data[0].changes.map(({ field }: { readonly field: string }) => field).toSorted();
    expect(await fieldsFor('editAll')).toEqual(['footer', 'margin']);
    expect(await fieldsFor('people')).toEqual(['footer']);
    expect((await history('otherAgency')).data.data).toEqual([]);
    expect((await undo(1, 'viewAll')).status).toBe(403);
    expect((await undo(1, 'otherAgency')).json.error.key).toBe('nothingToUndo');
  });

  it('tell nothing of a hidden field before anybody has saved anything', async () => {
    const { margin: _hidden, ...seen } = untouched;
    expect(await read('people')).toEqual(seen);
  });
});

it('settings are read by the code of the server as they are declared', async () => {
  await change({ dueInDays: 21 });
  const { dueInDays } = await settingsOf(shop.test.app.engine, systemActor(shop.house.agencyId), invoicing);
  expect(dueInDays satisfies number).toBe(21);
});
