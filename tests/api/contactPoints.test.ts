import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContactPoint } from '../../schema/rules/contact-points/points.ts';
import { peopleAt } from '../../server/engine/contacts/peopleAt.ts';
import { removeMany } from '../../server/engine/many/removeMany.ts';
import { restoreRecord } from '../../server/engine/removal/remove.ts';
import { refreshSearchTexts } from '../../server/jobs/searchTexts.ts';
import { systemActor } from '../../schema/access/access.ts';
import type { Json } from '../support/app.ts';
import { csv, importerOf } from '../support/importer.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Contact points: who is reached at an address or a number, however their records were written. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAssigned', 'editAssigned', 'none']);
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

describe('contacts of talents and prospects', () => {
  const contacts = (method: string, body: object, as: PrincipalName = 'agency', path = '') =>
    shop.test.ask({ method, path: `/client/v1/clients/contacts${path}`, token: shop.house.of(as).token, body });
  const staffOf = (who: PrincipalName) => shop.house.of(who).actor?.staffId ?? '';

  it('are written and found by the talent, and keep what only they have', async () => {
    const talent = await shop.make('talent', { displayName: 'Young Star' });
    const body = { name: 'Mum Star', relationship: 'Mother', address: '1 Quay St', email: 'mum@star.test' };
    const made = await contacts('POST', { ...body, talentId: talent.id });
    expect(made.data, made.text).toMatchObject({ ...body, talentId: talent.id, contactType: 'Talent' });
    const of = { kind: 'talent', displayName: 'Young Star' };
    const { data } = await contacts('POST', { talentIds: [talent.id] }, 'agency', '/list');
    expect(data.data).toMatchObject([{ id: made.data.id, client: of, talentId: talent.id }]);
    const agent = await contacts('POST', { name: 'Agent', clientId: shop.find(['partner'])[0] });
    expect(agent.data, agent.text).toMatchObject({ talentId: null, contactType: 'Partner' });
    expect((await contacts('POST', { name: 'Nobody’s' })).status).toBe(400);
    expect((await contacts('POST', { name: 'A colleague’s', talentId: staffOf('agency') })).status).toBe(400);
  });

  it('are read and written with the right on their owner alone', async () => {
    const mine = await shop.make('talent', { displayName: 'Mine', assigneeIds: [staffOf('viewAssigned')] });
    const mayEdit = await shop.make('scout', { displayName: 'Editable', assigneeIds: [staffOf('editAssigned')] });
    const theirs = await shop.make('talent', { displayName: 'Theirs' });
    for (const { id } of [mine, theirs, mayEdit]) await shop.make('partnerContact', { name: 'Kin', clientId: id });
    const seen = async (as: PrincipalName) => {
      const filter = { clientIds: [mine.id, theirs.id, mayEdit.id] };
      const { data } = await contacts('POST', filter, as, '/list');
      return (data?.data ?? []).map(({ client }: Json) => client.displayName);
    };
    expect(await seen('viewAssigned')).toEqual(['Mine']);
    expect(await seen('none')).toEqual([]);
    const add = async (as: PrincipalName, talentId: string) =>
      (await contacts('POST', { name: 'New', talentId }, as)).status;
    expect(await add('viewAssigned', mine.id)).toBe(403);
    expect([await add('editAssigned', mayEdit.id), await add('editAssigned', theirs.id)]).toEqual([200, 400]);
  });

  it('stay with a prospect who becomes a talent, and have an email once', async () => {
    const { id } = await shop.make('scout', { displayName: 'Rising' });
    const given = { name: 'School', email: 'office@school.test', clientId: id };
    const contact = await shop.make('partnerContact', given);
    await ask('PUT', 'scouts/convert-to-talent', { id });
    expect(await shop.read('partnerContact', contact.id)).toMatchObject({ client: { kind: 'talent' }, talentId: id });
    const twice = await contacts('POST', { ...given, email: 'Office@School.test' });
    expect(twice.json, twice.text).toMatchObject({
      error: { code: 1018 },
      errorDetails: [{ field: 'email', key: 'duplicateEmail' }],
    });
    const other = await contacts('POST', { ...given, clientId: shop.find(['partner'])[0] });
    expect(other.status, other.text).toBe(200);
  });
});
