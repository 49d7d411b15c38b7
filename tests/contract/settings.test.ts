import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { settingsOf } from '../../server/engine/settings/values.ts';
import { invoicing } from '../support/fixture/invoicing.ts';
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
const ask = (method: string, as: PrincipalName, body?: object) =>
  shop.test.ask({ method, path, token: shop.house.of(as).token, ...(body && { body }) });
const read = async (as: PrincipalName = 'agency') => (await ask('GET', as)).data;
const change = (body: object, as: PrincipalName = 'agency') => ask('PUT', as, body);

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

  it('have a history, with who changed what', async () => {
    await change({ prefix: 'A-' });
    await change({ dueInDays: 7 }, 'editAll');
    const { rows } = await shop.test.pools.owner.query<{ action: string; changes: readonly object[]; by: string }>(
      `select h.action, h.changes, h.staff_id as by from history h join fixture_invoicing_settings t on t.id = h.record_id
       order by h.version`,
    );
    expect(rows).toMatchObject([
      { action: 'create', changes: expect.arrayContaining([{ field: 'prefix', before: null, after: 'A-' }]) },
      {
        action: 'update',
        changes: [{ field: 'dueInDays', before: 14, after: 7 }],
        by: shop.house.of('editAll').actor?.staffId,
      },
    ]);
  });
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
