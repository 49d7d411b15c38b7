import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContactPoint } from '../../schema/rules/contact-points/points.ts';
import { peopleAt } from '../../server/engine/contacts/peopleAt.ts';
import { removeMany } from '../../server/engine/many/removeMany.ts';
import { restoreRecord } from '../../server/engine/removal/remove.ts';
import { refreshSearchTexts } from '../../server/jobs/searchTexts.ts';
import { systemActor } from '../../schema/access/access.ts';
import type { Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Contact points: who is reached at an address or a number, however their records were written. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency']);
});
afterAll(() => shop.close());

const engine = () => shop.test.app.engine;
const phone = (value: string): ContactPoint => ({ kind: 'PHONE', value });
const email = (value: string): ContactPoint => ({ kind: 'EMAIL', value });
const at = async (...points: ContactPoint[]) =>
  (await peopleAt(engine(), shop.house.agencyId, points)).map((people) => people.map(({ id }) => id));
const ask = (method: string, path: string, body: object) =>
  shop.test.ask({ method, path: `/client/v1/${path}`, token: shop.house.of('agency').token, body });

it('follows creation and edits: folded addresses, numbers in E.164, by their country', async () => {
  const numbers = { phoneNumber: '0491 570 006', whatsappNumber: '020 7946 0958', whatsappCountryCode: 'GB' };
  const { id } = await shop.make('partnerContact', {
    ...{ name: 'Ada', email: 'Ada.K@Studio.test', clientId: shop.find(['partner'])[0], ...numbers },
  });
  const points = [email('ada.k@studio.test'), phone('+61491570006'), phone('+442079460958')];
  expect(await at(...points)).toEqual([[id], [id], [id]]);
  await shop.call('partnerContact', 'update', { id, given: { phoneNumber: null, email: 'new@studio.test' } });
  expect(await at(...points, email('new@studio.test'))).toEqual([[], [], [id], [id]]);
  await shop.call('partnerContact', 'update', { id, given: { role: 'Agent' } });
  expect(await at(phone('+442079460958'))).toEqual([[id]]);
});

it('leads from a merged record to the kept one, and back after the merge is undone', async () => {
  const kept = await shop.make('talent', { displayName: 'Mo Kept', email: 'mo.kept@talent.test' });
  const gone = await shop.make('talent', { displayName: 'Mo Gone', email: 'mo.gone@talent.test' });
  const merge = { version: kept.version, goneId: gone.id, goneVersion: gone.version };
  const merged = await ask('POST', `talents/${kept.id}/merge`, merge);
  expect(merged.status, merged.text).toBe(200);
  expect(await at(email('mo.gone@talent.test'), email('mo.kept@talent.test'))).toEqual([[kept.id], [kept.id]]);
  const { data: merges } = await shop.call('talent', 'history', { id: kept.id });
  const mergeId = merges.data.find(({ action }: Json) => action === 'merge').merge.id;
  const back = await ask('POST', `talents/${kept.id}/unmerge`, { mergeId, version: merged.data.version });
  expect(back.status, back.text).toBe(200);
  expect(await at(email('mo.gone@talent.test'), email('mo.kept@talent.test'))).toEqual([[gone.id], [kept.id]]);
});

it('stays with a scout who becomes a talent, and tells the kind of now', async () => {
  const { id } = await shop.make('scout', { displayName: 'Newcomer', email: 'newcomer@talent.test' });
  await ask('PUT', 'scouts/convert-to-talent', { id });
  const [found] = await peopleAt(engine(), shop.house.agencyId, [email('newcomer@talent.test')]);
  expect(found).toMatchObject([{ id, kind: 'talent', displayName: 'Newcomer' }]);
});

it('is written by imports, left out while a record is deleted, and back with it', async () => {
  const importer = importerOf(shop.test, shop.house.agencyId, shop.house.of('agency').token);
  const file = csv(['Name', 'Email', 'Phone'], ['Im Port', 'IM@port.test', '0491 571 266'], ['Ex Port', '', '']);
  const done = await importer.whole('partner', file, { columns: ['displayName', 'email', 'phoneNumber'] });
  expect(done).toMatchObject({ state: 'done' });
  const points = [email('im@port.test'), phone('+61491571266')];
  const [[id = '']] = (await at(...points)) as [string[]];
  expect(await at(...points)).toEqual([[id], [id]]);
  const actor = systemActor(shop.house.agencyId);
  await engine().database.transaction(shop.house.agencyId, (connection) =>
    removeMany(engine(), actor, 'partner', [{ id }], { connection }),
  );
  expect(await at(...points)).toEqual([[], []]);
  await restoreRecord(engine(), actor, 'partner', id);
  expect(await at(...points)).toEqual([[id], [id]]);
});

it('is filled for records of before, and knows no other agency', async () => {
  const { id } = await shop.make('staff', { displayName: 'Old Hand', email: 'old.hand@house.test' });
  await shop.test.pools.owner.query('delete from contact_point');
  await shop.test.pools.owner.query('delete from search_shape');
  expect(await at(email('old.hand@house.test'))).toEqual([[]]);
  await refreshSearchTexts(engine(), shop.test.pools, [shop.house.agencyId]);
  expect(await at(email('old.hand@house.test'))).toEqual([[id]]);
  expect(await peopleAt(engine(), shop.house.otherAgencyId, [email('old.hand@house.test')])).toEqual([[]]);
});
