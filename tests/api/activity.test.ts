import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ActivityWrite } from '../../schema/areas/insight/calls/activity.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The feed of what changed: every write by the right on its own record and on each field. */
let shop: Workshop;
let talentId: string;
const people = ['agency', 'editAll', 'viewAll', 'viewAssigned', 'people', 'none', 'otherAgency'] as const;

const ask = (as: PrincipalName, body: object | null = {}) =>
  shop.test.ask({ method: 'POST', path: '/client/v1/activity/list', token: shop.house.of(as).token, body });
const feedOf = async (as: PrincipalName, body?: object): Promise<readonly ActivityWrite[]> => {
  const { status, text, data } = await ask(as, body);
  expect(status, text).toBe(200);
  return data.data;
};
const told = (writes: readonly ActivityWrite[]) =>
  writes.map(({ action, record }) => `${action} ${record.displayName}`);
const staffOf = (as: PrincipalName) => shop.house.of(as).actor?.staffId ?? '';

beforeAll(async () => {
  shop = await openWorkshop([...people]);
  const assigneeIds = [staffOf('viewAssigned')];
  const talent = await shop.make('talent', { displayName: 'Mira', assigneeIds });
  talentId = talent.id;
  await shop.make('talent', { displayName: 'Secret Star' });
  shop.test.pass(1000);
  await shop.make('task', { summary: 'Call Mira', relatedToIds: [talentId], assigneeId: staffOf('viewAssigned') });
  shop.test.pass(1000);
  await shop.make('contract', { summary: 'Deal of Mira', talentIds: [talentId] });
  shop.test.pass(1000);
  await shop.call('talent', 'update', { id: talentId, given: { displayName: 'Mira Sol', version: talent.version } });
});
afterAll(() => shop.close());

describe('the feed of an agency', () => {
  it('tells who did what, the newest first, with the values before and after', async () => {
    const [newest, ...others] = await feedOf('agency');
    expect(newest).toMatchObject({
      action: 'update',
      record: { id: talentId, displayName: 'Mira Sol', kind: 'talent' },
      changes: [{ field: 'displayName', before: 'Mira', after: 'Mira Sol' }],
    });
    expect(newest?.by?.displayName).toBeTruthy();
    expect(told(others).slice(0, 4)).toEqual([
      'create Deal of Mira',
      'create Call Mira',
      'create Secret Star',
      'create Mira Sol',
    ]);
  });

  it('tells each reader only of records that they may read', async () => {
    const assigned = await feedOf('viewAssigned');
    expect(told(assigned)).toEqual(expect.arrayContaining(['update Mira Sol', 'create Mira Sol']));
    expect(assigned.filter((one) => JSON.stringify(one).includes('Secret Star'))).toEqual([]);
    expect(told(await feedOf('none'))).not.toEqual(expect.arrayContaining(['create Mira Sol']));
    expect(JSON.stringify(await feedOf('otherAgency'))).not.toContain('Mira');
    for (const as of people) {
      for (const { record } of await feedOf(as, { pageSize: 100 })) {
        const { status } = await shop.call(record.kind, 'history', { as, id: record.id });
        expect(status, `${as}: ${record.kind}`).toBe(200);
      }
    }
  });

  it('tells what belongs to a record, to those who may read it', async () => {
    const all = await feedOf('agency', { ownerId: talentId });
    expect(told(all)).toEqual(['update Mira Sol', 'create Deal of Mira', 'create Call Mira', 'create Mira Sol']);
    expect((await ask('otherAgency', { ownerId: talentId })).status).toBe(404);
    expect((await ask('none', { ownerId: talentId })).status).toBe(403);
  });

  it('tells of no link by a field that the reader may not see', async () => {
    const partner = await shop.make('partner', { displayName: 'Backer' });
    await shop.make('fixtureErrand', { summary: 'Sponsored', sponsorId: partner.id, peopleIds: [talentId] });
    const ofPartner = async (as: PrincipalName) => told(await feedOf(as, { ownerId: partner.id }));
    expect(await ofPartner('agency')).toEqual(expect.arrayContaining(['create Sponsored']));
    expect(await ofPartner('people')).toEqual(['create Backer']);
    expect(told(await feedOf('people'))).toContain('create Sponsored');
  });

  it('begins and ends where it is asked, in pages that do not move', async () => {
    const all = await feedOf('agency', { pageSize: 100 });
    const middle = all[2]?.at ?? 0;
    expect(await feedOf('agency', { from: middle, pageSize: 100 })).toEqual(all.filter(({ at }) => at > middle));
    const until = all[0]?.at ?? 0;
    shop.test.pass(1000);
    await shop.make('talent', { displayName: 'Later' });
    const first = await ask('agency', { until, pageSize: 2 });
    expect(first.data).toMatchObject({ loadMore: true, nextPageIndex: 1 });
    const second = await feedOf('agency', { until, pageSize: 2, pageIndex: 1 });
    const later = all.filter(({ at }) => at <= until);
    expect([...first.data.data, ...second].map(({ id }: ActivityWrite) => id)).toEqual(
      later.slice(0, 4).map(({ id }) => id),
    );
  });

  it('tells of one person alone', async () => {
    expect(await feedOf('agency', { staffIds: [staffOf('viewAssigned')] })).toEqual([]);
  });
});
