import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** References in rows: checked, named, kept, found and moved as those of records. */
let shop: Workshop;
let isHeard = false;
let isChecked = false;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency']);
  shop.test.app.engine.beforeWrite('fixtureBill', async () => (isHeard ? { paid: '1' } : undefined));
  shop.test.app.engine.beforeWrite('fixtureBill', async ({ after }) =>
    isChecked ? { lines: (after['lines'] as Json[]).map((line) => ({ ...line, checkedOn: '2026-11-30' })) } : undefined,
  );
});
afterAll(() => shop.close());

const named = (kind: string, displayName: string): Promise<Json> =>
  shop.make(kind, kind === 'talent' ? { displayName } : { name: displayName });
const bill = (lines: readonly object[], more: object = {}): Promise<Json> =>
  shop.make('fixtureBill', {
    name: `Bill ${shop.next()}`,
    lines: lines.map((one) => ({ label: 'x', ...one })),
    ...more,
  });
const update = (id: string, lines: readonly object[]) =>
  shop.call('fixtureBill', 'update', { id, given: { lines: lines.map((one) => ({ label: 'x', ...one })) } });
const faults = ({ status, json }: Answer) => [status, json.errorDetails?.map(({ field, key }: Json) => [field, key])];
const historyOf = async (id: string): Promise<Json[]> => (await shop.call('fixtureBill', 'history', { id })).data.data;
const talentIds = ({ lines }: Json) => lines.map((line: Json) => line.talentId);

describe('a reference in rows', () => {
  it('is answered with the name of its record, in the record, the list, the history and files', async () => {
    const [ida, gig] = [await named('talent', 'Ida Row'), await named('fixtureGig', 'Gig of rows')];
    const made = await bill([{ talentId: ida.id, itemId: gig.id }, {}]);
    const reference = (id: string, displayName: string, kind: string) => ({ id, displayName, avatar: null, kind });
    const talent = reference(ida.id, 'Ida Row', 'talent');
    const item = reference(gig.id, 'Gig of rows', 'fixtureGig');
    const lines = [
      { talentId: ida.id, talent, itemId: gig.id, item },
      { talentId: null, talent: null, itemId: null, item: null },
    ];
    expect(made.lines).toMatchObject(lines);
    expect((await shop.read('fixtureBill', made.id)).lines).toEqual(made.lines);
    const { data } = await shop.call('fixtureBill', 'list', { given: { ids: [made.id], fields: ['lines'] } });
    expect(data.data[0].lines).toEqual(made.lines);
    const [entry] = await historyOf(made.id);
    expect(entry.changes.find(({ field }: Json) => field === 'lines').after).toMatchObject([{ talent, item }, {}]);
    const csv = await shop.call('fixtureBill', 'export', { given: { ids: [made.id], columns: ['lines'] } });
    expect(csv.text).toContain('Ida Row, Gig of rows');
  });

  it('changes nothing where the rows say the same, and keeps ids alone in the history', async () => {
    const ida = await named('talent', 'Ida Same');
    const made = await bill([{ talentId: ida.id }]);
    const same = await update(made.id, [{ id: made.lines[0].id, talentId: ida.id.toUpperCase() }]);
    expect(same.data).toMatchObject({ version: 1 });
    expect((await update(made.id, [{ id: made.lines[0].id, label: 'y', talentId: ida.id }])).data.version).toBe(2);
    const { rows } = await shop.test.pools.owner.query(
      'select changes from history where record_id = $1 and version = 2',
      [made.id],
    );
    const [{ before, after }] = rows[0].changes;
    expect([...before, ...after].filter((row: object) => 'talent' in row)).toEqual([]);
    expect(after).toMatchObject([{ label: 'y', talentId: ida.id }]);
  });

  it('may name an existing record of its kinds alone, each under the key of its row', async () => {
    const gone = await named('talent', 'Gone');
    const made = await bill([{ talentId: gone.id }]);
    await shop.call('talent', 'delete', { id: gone.id });
    const absent = '01930000-0000-7000-8000-00000000dead';
    const wrong = [{ talentId: absent }, { talentId: shop.find(['partner'])[0] }, { itemId: gone.id }];
    const lines = wrong.map((one) => ({ label: 'x', ...one }));
    const expected = ['lines.0.talentId', 'lines.1.talentId', 'lines.2.itemId'].map((key) => [key, 'reference']);
    const given = { name: 'Wrong', lines };
    expect(faults(await shop.call('fixtureBill', 'create', { given }))).toEqual([400, expected]);
    expect(
      faults(
        await shop.call('fixtureBill', 'create', { given: { name: 'x', lines: [{ label: 'x', talentId: 'y' }] } }),
      ),
    ).toEqual([400, [['lines.0.talentId', 'reference']]]);
    // What is deleted meanwhile stays where it was.
    const kept = await update(made.id, [{ id: made.lines[0].id, label: 'y', talentId: gone.id }, { label: 'z' }]);
    expect(kept.data.lines).toMatchObject([{ talent: { displayName: 'Gone', isDeleted: true } }, { talent: null }]);
    expect(
      faults(
        await shop.call('fixtureBill', 'create', { given: { name: 'x', lines: [{ label: 'x', talentId: gone.id }] } }),
      ),
    ).toEqual([400, [['lines.0.talentId', 'reference']]]);
  });

  it('finds the records that have a row with it', async () => {
    const [ida, ben] = [await named('talent', 'Ida Found'), await named('talent', 'Ben Found')];
    const venue = await named('fixtureVenue', 'Venue of rows');
    const [first, second, third] = [
      await bill([{}, { talentId: ida.id }]),
      await bill([{ talentId: ben.id, itemId: venue.id }, { talentId: ida.id }]),
      await bill([]),
    ];
    const ids = [first.id, second.id, third.id];
    const found = async (given: object) =>
      (await shop.call('fixtureBill', 'list', { given: { ids, ...given } })).data.data
        .map(({ id }: Json) => id)
        .toSorted();
    expect(await found({ talentIds: [ida.id] })).toEqual([first.id, second.id].toSorted());
    expect(await found({ talentIds: [ben.id], itemIds: [venue.id] })).toEqual([second.id]);
    expect(await found({ talentIds: [ida.id], not: ['talentIds'] })).toEqual([third.id]);
    const { data } = await shop.call('fixtureBill', 'options', {
      given: { field: 'lines.item', keyword: 'Venue of rows' },
    });
    expect(data.data).toMatchObject([{ id: venue.id, kind: 'fixtureVenue' }]);
  });

  it('keeps what it needs from deletion, and its record deleted without it', async () => {
    const [ida, gig] = [await named('talent', 'Ida Kept'), await named('fixtureGig', 'Needed gig')];
    const made = await bill([{ talentId: ida.id, itemId: gig.id }, { itemId: gig.id }], { name: 'Bill for a gig' });
    const refused = await shop.call('fixtureGig', 'delete', { id: gig.id });
    expect([refused.status, refused.json.error.key]).toEqual([400, 'relatedData']);
    expect(refused.text).toContain('Bill for a gig');
    expect(refused.json.responseData.related).toEqual([{ entity: 'fixtureBill', field: 'lines.item', total: 1 }]);
    const asked = await shop.call('talent', 'delete', { id: ida.id, given: { checkRelatedData: true } });
    expect(asked.json.responseData.related).toContainEqual({ entity: 'fixtureBill', field: 'lines.talent', total: 1 });
    await shop.call('fixtureBill', 'delete', { id: made.id });
    expect((await shop.call('fixtureGig', 'delete', { id: gig.id })).status).toBe(200);
    const back = await shop.call('fixtureBill', 'restore', { id: made.id });
    expect([back.status, back.json.error.key]).toEqual([400, 'restoreNeeds']);
    await shop.call('fixtureGig', 'restore', { id: gig.id });
    expect((await shop.call('fixtureBill', 'restore', { id: made.id })).status).toBe(200);
  });

  it.each([false, true])('moves with a merge and back with its undo, heard by listeners: %j', async (heard) => {
    isHeard = heard;
    const [kept, gone] = [await named('talent', 'Kept'), await named('talent', 'Gone too')];
    const made = await bill([{ talentId: gone.id }, { talentId: kept.id }, {}, { talentId: gone.id }]);
    const changed = await bill([{ talentId: gone.id }]);
    const given = { goneId: gone.id, goneVersion: gone.version };
    const merged = await shop.call('talent', 'merge', { id: kept.id, version: kept.version, given });
    expect(merged.status, merged.text).toBe(200);
    const moved = await shop.read('fixtureBill', made.id);
    expect([moved.version, talentIds(moved)]).toEqual([2, [kept.id, kept.id, null, kept.id]]);
    const change = (await historyOf(made.id))[0].changes.find(({ field }: Json) => field === 'lines');
    expect(talentIds({ lines: change.before })).toEqual([gone.id, kept.id, null, gone.id]);
    expect(talentIds({ lines: change.after })).toEqual([kept.id, kept.id, null, kept.id]);
    await update(changed.id, [{ label: 'other' }]);

    const { data: history } = await shop.call('talent', 'history', { id: kept.id });
    const { merge } = history.data.find(({ action }: Json) => action === 'merge');
    const { version } = await shop.read('talent', kept.id);
    const undone = await shop.call('talent', 'unmerge', { id: kept.id, version, given: { mergeId: merge.id } });
    expect(undone.status, undone.text).toBe(200);
    expect(undone.data.left.records).toMatchObject([{ id: changed.id }]);
    expect(talentIds(await shop.read('fixtureBill', made.id))).toEqual([gone.id, kept.id, null, gone.id]);
    isHeard = false;
  });

  it('is shown among the activity of its record', async () => {
    const ida = await named('talent', 'Ida Active');
    const made = await bill([{ talentId: ida.id }]);
    const { token } = shop.house.of('agency');
    const body = { ownerId: ida.id };
    const { status, text } = await shop.test.ask({ method: 'POST', path: '/client/v1/activity/list', body, token });
    expect(status, text).toBe(200);
    expect(text).toContain(made.id);
  });
});

describe('a read-only cell of rows', () => {
  it('is no key of a body, and stays with its row whatever a caller writes of the others', async () => {
    isChecked = true;
    const made = await bill([{}, {}]);
    isChecked = false;
    const [first, second] = made.lines;
    expect([first.checkedOn, second.checkedOn]).toEqual(['2026-11-30', '2026-11-30']);
    const sent = await update(made.id, [{ id: first.id, checkedOn: '2020-01-01' }]);
    expect(faults(sent)).toEqual([400, [['lines.0.checkedOn', 'unknownField']]]);
    const { data } = await update(made.id, [{ label: 'new' }, { id: first.id, label: 'changed' }]);
    expect(data.lines.map(({ label, checkedOn }: Json) => [label, checkedOn])).toEqual([
      ['new', null],
      ['changed', '2026-11-30'],
    ]);
  });
});
