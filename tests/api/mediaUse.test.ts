import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { removeRecord } from '../../server/engine/removal/remove.ts';
import { purgeDeleted } from '../../server/jobs/purge.ts';
import { openTestApp, type Answer, type Json, type TestApp } from '../support/app.ts';
import { putFile, type FileFacts } from '../support/media.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';
import { tableSums } from '../support/sums.ts';

let test: TestApp;
let house: House;
const base = '/test/v1/errands';
const day = 86_400_000;

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, [
    'agency',
    'editAll',
    'editAssigned',
    'viewAll',
    'people',
    'none',
    'rowless',
    'otherAgency',
  ]);
});
afterAll(() => test.close());

const put = (by: PrincipalName, name = 'file.png', facts: FileFacts = {}) =>
  putFile(test, house.of(by).actor, name, facts);
const ask = (as: PrincipalName, method: 'GET' | 'POST' | 'PUT', path: string, body?: object): Promise<Answer> =>
  test.ask({ method, path, token: house.of(as).token, ...(body && { body: body as Json }) });
const make = (as: PrincipalName, body: object) => ask(as, 'POST', base, { summary: 'Fetch the costumes', ...body });
const made = async (body: object = {}, as: PrincipalName = 'editAll'): Promise<Json> => (await make(as, body)).data;
const change = (as: PrincipalName, id: string, body: object) => ask(as, 'PUT', `${base}/${id}`, body);
const isReadBy = async (as: PrincipalName, id: string) => (await ask(as, 'GET', `/media/v1/${id}`)).status === 200;
const usesOf = async (recordId: string) => {
  const { rows } = await test.pools.query<{ purpose: string; media_id: string }>(house.agencyId, {
    text: 'select purpose, media_id from media_use where agency_id = $1 and record_id = $2 order by purpose, media_id',
    values: [house.agencyId, recordId],
  });
  return rows.map(({ purpose, media_id: id }) => [purpose, id]);
};
const keysOf = ({ json }: Answer) =>
  (json.errorDetails as { field: string; key: string }[]).map(({ field, key }) => `${field}: ${key}`);

describe('another name of a file (AB 7, update attachment)', () => {
  const rename = (as: PrincipalName, id: string, filename: string) => ask(as, 'PUT', `/media/v1/${id}`, { filename });

  it('keeps its extension and the name that it was uploaded under, for its uploader while nothing uses it', async () => {
    const id = await put('editAll', 'scan 01.png');
    expect((await rename('agency', id, 'Portrait')).status).toBe(404);
    const renamed = await rename('editAll', id, 'folder/Portrait');
    expect([renamed.status, renamed.data]).toMatchObject([
      200,
      { id, filename: 'Portrait.png', originalFilename: 'scan 01.png' },
    ]);
    expect((await rename('editAll', id, 'Face.PNG')).data.filename).toBe('Face.png');
    for (const [name, key] of [
      [' ', 'required'],
      ['x'.repeat(252), 'tooLong'],
    ] as const) {
      const refused = await rename('editAll', id, name);
      expect([refused.status, keysOf(refused)]).toEqual([400, [`filename: ${key}`]]);
    }
  });

  it('asks for the right to change every record that uses it', async () => {
    const paper = await put('editAll', 'rider.png');
    const { id } = await made({ paperIds: [paper] });
    expect((await rename('viewAll', paper, 'Rider final')).status).toBe(403);
    expect((await rename('otherAgency', paper, 'Rider final')).status).toBe(404);
    expect((await rename('editAll', paper, 'Rider final')).data.filename).toBe('Rider final.png');
    expect((await ask('viewAll', 'GET', `${base}/${id}`)).data.papers[0].filename).toBe('Rider final.png');
    // A field of money asks for the right on money.
    const receipt = await put('agency', 'receipt.png');
    await make('agency', { receiptId: receipt });
    expect((await rename('editAll', receipt, 'Paid')).status).toBe((await isReadBy('editAll', receipt)) ? 200 : 404);
  });
});

describe("somebody else's file", () => {
  it('cannot be attached by any write, and is answered as one that is not there', async () => {
    const { id } = await made();
    const theirs = await put('agency');
    const foreign = await put('otherAgency');
    const before = await tableSums(test);
    for (const file of [theirs, foreign, v7()]) {
      const refused = [
        await make('editAll', { avatarId: file }),
        await make('editAll', { receiptId: file }),
        await change('editAll', id, { avatarId: file }),
        await change('editAll', id, { receiptId: file.toUpperCase() }),
      ];
      expect(refused.map(keysOf).flat()).toEqual([
        'avatarId: fileMissing',
        'receiptId: fileMissing',
        'avatarId: fileMissing',
        'receiptId: fileMissing',
      ]);
      const several = [await make('editAll', { paperIds: [file] }), await change('editAll', id, { paperIds: [file] })];
      expect(several.map((one) => [one.status, ...keysOf(one)])).toEqual([
        [400, 'paperIds: fileMissing'],
        [400, 'paperIds: fileMissing'],
      ]);
      const bulk = await ask('editAll', 'POST', `${base}/bulk`, { ids: [{ id }], change: { paperIds: [file] } });
      expect(bulk.data.results ?? bulk.data).toMatchObject([{ id, error: expect.objectContaining({}) }]);
    }
    expect(await tableSums(test)).toEqual(before);
    expect(await isReadBy('editAll', theirs)).toBe(false);
  });

  it('may be attached once it is open to the writer by another record, and stays where it is already', async () => {
    const theirs = await put('agency', 'rider.pdf', { type: 'document' });
    const open = await made({ paperIds: [theirs] }, 'agency');
    expect(await isReadBy('editAll', theirs)).toBe(true);
    const own = await put('editAll');
    const record = await made({ paperIds: [own, theirs] });
    expect(record.paperIds).toEqual([own, theirs]);
    expect(record.papers.map(({ filename }: Json) => filename)).toEqual(['file.png', 'rider.pdf']);
    // Whoever may not read one of them any more may still write the others.
    expect((await change('agency', open.id, { paperIds: [] })).status).toBe(200);
    const third = await put('editAll');
    const changed = await change('editAll', record.id, { paperIds: [third, theirs] });
    expect(changed.data.paperIds).toEqual([third, theirs]);
    expect(await usesOf(record.id)).toEqual([third, theirs].toSorted().map((id) => ['papers', id]));
  });

  it('is named with all other faults of a body', async () => {
    const theirs = await put('agency');
    const refused = await make('editAll', { siteId: v7(), paperIds: [theirs], receiptId: theirs });
    expect(keysOf(refused).toSorted()).toEqual([
      'paperIds: fileMissing',
      'receiptId: fileMissing',
      'siteId: reference',
    ]);
  });
});

describe('a file that a record uses', () => {
  it('is read by whoever may read the record, and by nobody else once it is taken out', async () => {
    const own = await put('editAll', 'plan.pdf', { type: 'document' });
    const record = await made({ paperIds: [own] });
    expect([await isReadBy('viewAll', own), await isReadBy('people', own)]).toEqual([true, false]);
    await change('editAll', record.id, { paperIds: [] });
    expect([await isReadBy('viewAll', own), await isReadBy('editAll', own)]).toEqual([false, false]);
    expect(await usesOf(record.id)).toEqual([]);
  });

  it('comes back to its record by whoever may change that, and goes to no other', async () => {
    const own = await put('editAll', 'plan.pdf', { type: 'document' });
    const record = await made({ paperIds: [own] });
    await change('editAll', record.id, { paperIds: [] });
    expect(keysOf(await make('editAll', { paperIds: [own] }))).toEqual(['paperIds: fileMissing']);
    const other = await made({ paperIds: [] });
    expect((await change('editAll', other.id, { paperIds: [own] })).status).toBe(400);
    const back = await change('agency', record.id, { paperIds: [own] });
    expect(back.status, back.text).toBe(200);
    expect(await isReadBy('viewAll', own)).toBe(true);
  });

  it('is read by no more people than the field is', async () => {
    const peopleIds = [
      (await createRecord(test.app.engine, systemActor(house.agencyId), 'talent', { displayName: 'Eve' })).record.id,
    ];
    const [open, guarded] = [await put('editAll'), await put('editAll')];
    const record = await made({ peopleIds, paperIds: [open], receiptId: guarded });
    expect([await isReadBy('people', open), await isReadBy('people', guarded)]).toEqual([true, false]);
    expect(await isReadBy('viewAll', guarded)).toBe(true);
    expect(record.receipt).toMatchObject({ id: guarded, filename: 'file.png', isProcessing: false });
    const seen = (await ask('people', 'GET', `${base}/${record.id}`)).data;
    expect(Object.keys(seen)).not.toContain('receipt');
    expect(seen.papers).toMatchObject([{ id: open }]);
  });

  it('is the face of the record where it is its avatar', async () => {
    const own = await put('editAll');
    const record = await made({ avatarId: own });
    const address = `/media/v1/file/${own}/thumbnail`;
    expect(record).toMatchObject({ avatarId: own, avatar: address });
    const label = async () => {
      const { rows } = await test.pools.query<{ avatar: string }>(house.agencyId, {
        text: 'select avatar from record where agency_id = $1 and id = $2',
        values: [house.agencyId, record.id],
      });
      return rows[0]?.avatar;
    };
    expect([await label(), await isReadBy('none', own)]).toEqual([address, true]);
    const told = (await ask('editAll', 'GET', `${base}/${record.id}/history`)).data.data[0];
    expect(told.changes).toContainEqual({
      field: 'avatarId',
      before: null,
      after: { id: own, displayName: 'file.png', avatar: null, kind: 'media' },
    });
    expect((await change('editAll', record.id, { avatarId: null })).data).toMatchObject({
      avatarId: null,
      avatar: null,
    });
    expect([await label(), await isReadBy('none', own)]).toEqual([null, false]);
  });
});

it('becomes the own picture of somebody who has no right on staff, if it is theirs to use', async () => {
  const path = '/user/v1/auth/picture';
  const { staffId } = house.of('none').actor ?? {};
  const own = await put('none');
  expect((await ask('none', 'PUT', path, { avatarId: own })).data).toEqual({
    avatarId: own,
    avatar: `/media/v1/file/${own}/thumbnail`,
  });
  expect((await ask('agency', 'GET', `/user/v1/staff/${staffId}`)).data).toMatchObject({ avatarId: own });
  // A file that the wider right on staff would open: it hangs on a note about somebody there.
  const secret = await put('agency');
  await createRecord(test.app.engine, house.of('agency').actor ?? systemActor(''), 'note', {
    text: 'Review',
    ownerId: house.of('viewAll').actor?.staffId,
    attachmentIds: [secret],
  });
  const refused = await ask('none', 'PUT', path, { avatarId: secret });
  expect([refused.status, ...keysOf(refused)]).toEqual([400, 'avatarId: fileMissing']);
  const plan = await put('none', 'plan.pdf', { type: 'document' });
  expect(keysOf(await ask('none', 'PUT', path, { avatarId: plan }))).toEqual(['avatarId: fileExtension']);
  const mine = await put('rowless');
  expect((await ask('rowless', 'PUT', path, { avatarId: mine })).status).toBe(403);
  expect((await ask('none', 'PUT', path, { avatarId: null })).data).toEqual({ avatarId: null, avatar: null });
});

it.each<[string, FileFacts, string, string]>([
  ['one that is still looked at', { state: 'processing' }, 'a.png', 'avatarId: fileNotReady'],
  ['one that could not be read', { state: 'failed' }, 'a.png', 'avatarId: fileUnreadable'],
  ['another ending', {}, 'a.webp', 'avatarId: fileExtension'],
  ['no ending', {}, 'png', 'avatarId: fileExtension'],
  ['an ending that lies', { type: 'document' }, 'a.PNG', 'avatarId: fileType'],
  ['too many bytes', { size: 5_001 }, 'a.pdf', 'paperIds: fileOverLimit'],
])('refuses %s', async (_, facts, name, fault) => {
  const id = await put('editAll', name, facts);
  const body = fault.startsWith('avatarId') ? { avatarId: id } : { paperIds: [id] };
  const refused = await make('editAll', body);
  expect([refused.status, ...keysOf(refused)]).toEqual([400, fault]);
});

it('refuses a file that a sweep removes at that moment, and holds one against the sweep that is being attached', async () => {
  const own = await put('editAll');
  let answer: Promise<Answer> | undefined;
  await test.pools.transaction(house.agencyId, async (connection) => {
    await connection.query({ text: 'delete from media where id = $1', values: [own] });
    answer = make('editAll', { paperIds: [own] });
    // The write has come to where it waits for the sweep.
    for (let isWaiting = false; !isWaiting;) {
      const { rows: held } = await test.pools.owner.query(`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      isWaiting = held.length > 0;
    }
  });
  const refused = await answer;
  expect([refused?.status, ...(refused ? keysOf(refused) : [])]).toEqual([400, 'paperIds: fileMissing']);

  const kept = await put('editAll');
  await test.pools.query(house.agencyId, {
    text: `update media set unused_since = $2 where id = $1`,
    values: [kept, new Date(test.now() - 8 * day).toISOString()],
  });
  await test.pools.transaction(house.agencyId, async (connection) => {
    await createRecord(
      test.app.engine,
      house.of('editAll').actor ?? systemActor(''),
      'fixtureErrand',
      { summary: 'Held', paperIds: [kept] },
      { connection },
    );
    await test.app.media.sweep(house.agencyId);
  });
  expect(await isReadBy('editAll', kept)).toBe(true);
});

// Last, since no session lasts as long as that.
it('releases a file when the record is purged, and sweeps it a week later', async () => {
  const own = await put('editAll');
  const { id } = await made({ avatarId: own, receiptId: own, paperIds: [own] });
  await removeRecord(test.app.engine, systemActor(house.agencyId), 'fixtureErrand', id);
  expect(await usesOf(id)).toHaveLength(3);
  test.pass(31 * day);
  await purgeDeleted(test.app.engine, house.agencyId);
  expect(await usesOf(id)).toEqual([]);
  await test.app.media.sweep(house.agencyId);
  test.pass(7 * day + 1);
  await test.app.media.sweep(house.agencyId);
  const { rows } = await test.pools.query(house.agencyId, { text: 'select from media where id = $1', values: [own] });
  expect(rows).toEqual([]);
});
