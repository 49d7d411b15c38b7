import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { settingsOf } from '../../server/engine/settings/values.ts';
import { letters } from '../support/fixture/letters.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Settings of which each type has a record of its own. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'editAll', 'viewAll']);
});
afterAll(() => shop.close());
beforeEach(() => shop.test.pools.owner.query('delete from fixture_letters_settings'));

const ask = (method: string, type: string | undefined, as: PrincipalName, body?: object) =>
  shop.test.ask({
    method,
    path: letters.base,
    token: shop.house.of(as).token,
    ...(type !== undefined && { query: { type } }),
    ...(body && { body }),
  });
const read = async (type: string, as: PrincipalName = 'agency') => (await ask('GET', type, as)).data;
const change = (type: string | undefined, body: object, as: PrincipalName = 'agency') => ask('PUT', type, as, body);
const untouched = {
  version: 0,
  type: 'invoice',
  subject: 'From your agency',
  text: null,
  signedBy: null,
  signedById: null,
};

it('are defaults for each type before anybody saves it', async () => {
  expect(await read('invoice')).toEqual(untouched);
  expect(await read('reminder')).toEqual({ ...untouched, type: 'reminder' });
});

it('are kept for each type and agency, with versions and a history of its own', async () => {
  const first = await change('invoice', { subject: 'Your invoice', version: 0 });
  expect(first.data).toEqual({ ...untouched, version: 1, subject: 'Your invoice' });
  expect((await change('reminder', { text: 'Soon', version: 0 })).data).toMatchObject({ version: 1, type: 'reminder' });
  expect((await change('invoice', { text: 'Thanks', version: 1 }, 'editAll')).data).toMatchObject({ version: 2 });
  expect(await read('reminder')).toEqual({ ...untouched, type: 'reminder', version: 1, text: 'Soon' });
  expect(await read('invoice', 'otherAgency')).toEqual(untouched);
  const stale = await change('invoice', { text: 'Late', version: 1 });
  expect([stale.status, stale.json.error.key]).toEqual([400, 'staleVersion']);
  expect(stale.data).toMatchObject({ current: { type: 'invoice', version: 2 }, changedFields: ['text'] });
  const { rows } = await shop.test.pools.owner.query(
    `select t.type, h.version, h.action from history h join fixture_letters_settings t on t.id = h.record_id
     order by t.type, h.version`,
  );
  expect(rows).toEqual([
    { type: 'INVOICE', version: 1, action: 'create' },
    { type: 'INVOICE', version: 2, action: 'update' },
    { type: 'REMINDER', version: 1, action: 'create' },
  ]);
});

it('have one record of each type however many save them first', async () => {
  const types = ['invoice', 'reminder', 'invoice', 'reminder', 'invoice', 'reminder'];
  const answers = await Promise.all(types.map((type, index) => change(type, { text: `${index}` })));
  expect(answers.map(({ status }) => status)).toEqual(types.map(() => 200));
  const versions = await Promise.all([read('invoice'), read('reminder')]);
  expect(versions).toMatchObject([{ version: 3 }, { version: 3 }]);
  const { rows } = await shop.test.pools.owner.query('select count(*)::integer as n from fixture_letters_settings');
  expect(rows).toEqual([{ n: 2 }]);
});

it('are refused without a type, of an unknown one, and with one in the body', async () => {
  for (const type of [undefined, '', 'INVOICE', 'receipt']) {
    for (const answer of [await ask('GET', type, 'agency'), await change(type, { text: 'x' })]) {
      expect([type, answer.status, answer.json.errorDetails[0].field]).toEqual([type, 400, 'type']);
    }
  }
  const moved = await change('invoice', { type: 'reminder' });
  expect([moved.status, moved.json.errorDetails[0].field]).toEqual([400, 'type']);
  expect(await read('invoice')).toEqual(untouched);
});

it('are written with the right that the declaration asks for', async () => {
  expect((await change('invoice', { text: 'x' }, 'viewAll')).status).toBe(403);
  expect(await read('invoice', 'viewAll')).toEqual(untouched);
});

it('are read by the code of the server as they are declared', async () => {
  await change('reminder', { subject: 'Soon' });
  const { engine } = shop.test.app;
  const { subject, type } = await settingsOf(engine, systemActor(shop.house.agencyId), letters, 'reminder');
  expect([subject satisfies string, type satisfies 'invoice' | 'reminder']).toEqual(['Soon', 'reminder']);
});
