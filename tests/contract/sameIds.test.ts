import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { allCustomFields, fieldsStamp } from '../../server/engine/writing/customFields.ts';
import { findDuplicates } from '../../server/engine/search/duplicates.ts';
import { findPeople } from '../../server/engine/search/findPeople.ts';
import { removeMany } from '../../server/engine/many/removeMany.ts';
import { updateMany } from '../../server/engine/many/updateMany.ts';
import { recordChanges } from '../../server/engine/writing/recordChange.ts';
import { restoreRecord } from '../../server/engine/removal/remove.ts';
import type { Json } from '../support/app.ts';
import { putFile } from '../support/media.ts';
import { tableSums } from '../support/sums.ts';
import { mirrorHouse } from '../support/mirror.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/**
 * Two agencies with the same ids, and then with different records: those of the other agency must not be visible. Ids
 * are never shared in reality; each statement must have the agency's condition for every table.
 */
let shop: Workshop;
/** Ids that both agencies have, by name. */
const ids: Record<string, string> = {};
let firstStatus: string;
let fieldId: string;
let small: string;
let large: string;

/** Changes what one agency has; `$1` is its id. */
const change = (agencyId: string, text: string, values: readonly unknown[]) =>
  shop.test.pools.query(agencyId, { text, values: [agencyId, ...values] });
const here = (text: string, ...values: unknown[]) => change(shop.house.agencyId, text, values);
const elsewhere = (text: string, ...values: unknown[]) => change(shop.house.otherAgencyId, text, values);
const update = (kind: string, id: string, given: object, as: PrincipalName = 'agency') =>
  shop.call(kind, 'update', { id, given: { ...given }, as });

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'people', 'work']);
  const mine = shop.house.of('people').actor?.staffId ?? '';
  const size = { label: 'Size', ownerType: 'TALENT', dataType: 'SINGLE_SELECT' };
  const added = await shop.make('customField', { ...size, options: [{ value: 'Small' }, { value: 'Large' }] });
  fieldId = added.id;
  [small, large] = added.options.map(({ id }: Json) => id);
  const make = async (name: string, kind: string, body: Record<string, unknown>) => {
    const record = await shop.make(kind, body);
    ids[name] = record.id;
    return record;
  };
  await make('known', 'talent', { displayName: 'Known', assigneeIds: [mine], custom: { [fieldId]: small } });
  await make('other', 'talent', { displayName: 'Other', custom: { [fieldId]: large } });
  await make('scout', 'scout', { displayName: 'Scouted' });
  await make('note', 'note', { text: 'Of a scout', ownerId: ids['scout'] });
  await make('partner', 'partner', { displayName: 'Promoter' });
  await make('contact', 'partnerContact', { name: 'Kit Byrne', clientId: ids['partner'] });
  await make('stays', 'talent', { displayName: 'Stays' });
  await make('going', 'talent', { displayName: 'Going', bio: 'Theirs' });
  await make('said', 'note', { text: 'Said', ownerId: ids['going'] });
  const both = [ids['going'], ids['stays']];
  await make('together', 'fixtureGig', { name: 'Together', rosterIds: both });
  await make('alone', 'fixtureGig', { name: 'Alone', rosterIds: both.slice(0, 1) });
  const parameters = `?talents=${ids['going']}`;
  await make('filter', 'savedFilter', { name: 'Mine', api: '/a', parameters });
  await make('fixtureVenue', 'fixtureVenue', { name: 'Left' });
  await make('stage', 'fixtureVenue', { name: 'Needed' });
  const errand = { summary: 'Load in', peopleIds: [ids['known']], siteId: ids['fixtureVenue'] };
  firstStatus = (await make('fixtureErrand', 'fixtureErrand', errand)).statusId;
  await make('kept', 'fixtureErrand', { summary: 'Sound check', siteId: ids['stage'] });
  await make('part', 'fixtureStep', { label: 'Part', errandId: ids['kept'] });
  await make('fixtureGig', 'fixtureGig', { name: 'Opening', rosterIds: [ids['known']], promoterIds: [ids['partner']] });
  await make('label', 'partner', { displayName: 'Label' });
  await make('record', 'fixtureErrand', { summary: 'Recording', peopleIds: [ids['label']] });
  await make('fixtureMemo', 'fixtureMemo', { text: 'My thought' });
  const receiptId = await putFile(shop.test, shop.house.of('agency').actor, 'receipt.bin', { type: 'document' });
  await make('paid', 'fixtureErrand', { summary: 'Paid', receiptId, paperIds: [receiptId] });
  await make('fixtureReply', 'fixtureReply', { text: 'My answer', memoId: ids['fixtureMemo'] });
  const staff = shop.find(['staff']);
  const many = { assigneeId: staff[0], collaboratorIds: staff, labelIds: shop.find(['catalogue'], 'TAG') };
  const full = { ...many, paperIds: [receiptId], checklist: [{ label: 'Cable', quantity: 2 }], channels: [1, 2] };
  for (const name of ['first', 'second'])
    await make(name, 'fixtureErrand', { summary: `The ${name} of many`, ...full });
  await mirrorHouse(shop.test, shop.house);
});
afterAll(() => shop.close());

const of = (name: string) => ids[name] ?? '';

it('a file of the same id in another agency is not told of', async () => {
  await elsewhere(`update media set filename = 'theirs.bin' where agency_id = $1`);
  const { receipt, papers } = await shop.read('fixtureErrand', of('paid'));
  expect([receipt, ...papers].map(({ filename }: Json) => filename)).toEqual(['receipt.bin', 'receipt.bin']);
});

it('a file that a record lets go of is used on in another agency', async () => {
  const uses = async (agency: typeof here) =>
    (await agency('select purpose from media_use where agency_id = $1 and record_id = $2 order by purpose', of('paid')))
      .rows;
  const before = await uses(elsewhere);
  expect(before).toHaveLength(2);
  expect(await uses(here)).toEqual(before);
  expect((await update('fixtureErrand', of('paid'), { receiptId: null, paperIds: [] })).status).toBe(200);
  expect(await uses(here)).toEqual([]);
  expect(await uses(elsewhere)).toEqual(before);
});

it('many records that are changed or deleted at once are so in their agency alone', async () => {
  const { engine } = shop.test.app;
  const actor = systemActor(shop.house.agencyId);
  const before: unknown[] = [];
  const after: unknown[] = [];
  engine.beforeWrite('fixtureErrand', async (intent) => void before.push(intent.before?.['summary']));
  engine.afterWrite('fixtureErrand', async (event) => void after.push(event.after['summary']));
  await elsewhere(`update fixture_errands set summary = 'Theirs ' || id where agency_id = $1`);
  const theirs = await tableSums(shop.test, shop.house.otherAgencyId);
  const [one, other] = [of('first'), of('second')];
  const none = { assigneeId: null, collaboratorIds: [], labelIds: [], paperIds: [], checklist: [], channels: [] };
  await updateMany(engine, actor, 'fixtureErrand', [
    { id: one, body: { summary: 'One', ...none } },
    { id: other, body: { summary: 'Other', checklist: [{ label: 'Rope', quantity: 1 }], collaboratorIds: [] } },
  ]);
  expect([before.splice(0), after.splice(0)]).toEqual([
    ['The first of many', 'The second of many'],
    ['One', 'Other'],
  ]);
  const { data } = await shop.call('fixtureErrand', 'bulk', {
    given: { ids: [{ id: one }, { id: other }], change: { details: 'Changed' } },
  });
  expect(data.map(({ version }: Json) => version)).toEqual([3, 3]);
  await removeMany(engine, actor, 'fixtureErrand', [{ id: one }, { id: other }]);
  await restoreRecord(engine, actor, 'fixtureErrand', other);
  expect((await shop.read('fixtureErrand', one)).version).toBe(5);
  const rows = await shop.call('fixtureErrand', 'bulk', { given: { ids: [{ id: one }, { id: other }], delete: true } });
  expect(rows.data.map(({ version }: Json) => version)).toEqual([6, 6]);
  expect(await tableSums(shop.test, shop.house.otherAgencyId)).toEqual(theirs);
  const { rows: uses } = await here('select from media_use where agency_id = $1 and record_id = $2', one);
  expect(uses).toHaveLength(0);
});

it('people of the same ids in another agency are found by no name, and own no contact', async () => {
  const find = (keyword: string) => findPeople(shop.test.app.engine, systemActor(shop.house.agencyId), keyword, 20);
  expect((await find('known')).map(({ displayName }) => displayName)).toEqual(['Known']);
  expect(await find('byrne')).toMatchObject([{ displayName: 'Kit Byrne', owner: { displayName: 'Promoter' } }]);
});

describe('what only another agency still has', () => {
  beforeAll(async () => {
    await update('fixtureErrand', of('fixtureErrand'), { peopleIds: [of('other')], siteId: null });
    await update('fixtureGig', of('fixtureGig'), { rosterIds: [], promoterIds: [] });
  });

  it('is no duplicate, and owns none', async () => {
    const { engine } = shop.test.app;
    const actor = systemActor(shop.house.agencyId);
    const found = await findDuplicates(engine, actor, 'partnerContact', { name: 'Kit Byrne' }, null);
    expect(found).toMatchObject([{ displayName: 'Kit Byrne', owner: { displayName: 'Promoter' } }]);
  });

  it('is not found by a filter', async () => {
    const found = async (personIds: string[]) =>
      (await shop.call('fixtureErrand', 'list', { given: { ids: [of('fixtureErrand')], personIds } })).data.data.length;
    expect([await found([of('other')]), await found([of('known')])]).toEqual([1, 0]);
  });

  it('gives nobody a right', async () => {
    expect((await update('fixtureErrand', of('fixtureErrand'), { details: 'Changed' }, 'people')).status).toBe(403);
  });

  it('keeps nothing from being deleted, and does not go with it', async () => {
    for (const [kind, name] of [
      ['fixtureVenue', 'fixtureVenue'],
      ['talent', 'known'],
      ['partner', 'partner'],
    ] as const) {
      const answer = await shop.call(kind, 'delete', { id: of(name), given: { checkRelatedData: true } });
      expect(answer.status, answer.text).toBe(200);
      if (name === 'partner') continue;
      expect((await shop.call(kind, 'restore', { id: of(name) })).status).toBe(200);
    }
    expect(await shop.read('fixtureGig', of('fixtureGig'))).toMatchObject({ version: 2 });
  });

  it('keeps its name', async () => {
    const label = 'select label from record where agency_id = $1 and id = $2';
    await update('talent', of('other'), { displayName: 'Renamed' });
    expect((await here(label, of('other'))).rows).toEqual([{ label: 'Renamed' }]);
    expect((await elsewhere(label, of('other'))).rows).toEqual([{ label: 'Mirrored Other' }]);
  });

  it('stays assigned there, though it no longer is here', async () => {
    const mine = shop.house.of('people').actor?.staffId;
    const assigned = "assignment where agency_id = $1 and record_id = $2 and staff_id = $3 and via = 'assignees'";
    await elsewhere(
      `insert into assignment (agency_id, record_id, staff_id, via) values ($1, $2, $3, 'assignees')`,
      of('known'),
      mine,
    );
    expect((await update('talent', of('known'), { assigneeIds: [] })).status).toBe(200);
    expect((await here(`select 1 from ${assigned}`, of('known'), mine)).rows).toHaveLength(0);
    expect((await elsewhere(`select 1 from ${assigned}`, of('known'), mine)).rows).toHaveLength(1);
  });
});

describe('a merge', () => {
  const put = (gone: string, kept: string, keptVersion: number) =>
    elsewhere(
      `insert into merge (agency_id, id, kind, kept_id, kept_version, gone_id, gone_version, at, changes, moved)
       values ($1, $2, 'talent', $3, $4, $5, 2, now(), '[]', '{"links":[],"makers":[],"files":[]}')`,
      v7(),
      of(kept),
      keptVersion,
      of(gone),
    );

  it('and its undoing leave another agency as it is, and tell nothing of it', async () => {
    const maker = "insert into assignment (agency_id, record_id, staff_id, via) values ($1, $2, $3, 'maker')";
    const [work, people] = [shop.house.of('work').actor?.staffId, shop.house.of('people').actor?.staffId];
    await here(maker, of('going'), work);
    await elsewhere(maker, of('going'), people);
    await elsewhere(maker, of('stays'), work);
    const theirs = await tableSums(shop.test, shop.house.otherAgencyId);
    const ours = await shop.read('fixtureGig', of('together'));
    const given = { goneId: of('going'), goneVersion: 1, choice: { bio: 'gone' } };
    const kept = await shop.call('talent', 'merge', { id: of('stays'), version: 1, given });
    expect(kept.data, kept.text).toMatchObject({ displayName: 'Stays', bio: 'Theirs', version: 2 });
    const makers = "select staff_id from assignment where agency_id = $1 and record_id = $2 and via = 'maker'";
    expect((await here(makers, of('stays'))).rows).toEqual([{ staff_id: work }]);
    expect((await shop.read('fixtureGig', of('together'))).rosterIds).toEqual([of('stays')]);
    expect((await shop.call('talent', 'merged', { id: of('going') })).data).toMatchObject({
      displayName: 'Stays',
      formerName: 'Going',
    });
    const { data: history } = await shop.call('talent', 'history', { id: of('stays') });
    const { merge } = history.data[0];
    expect(merge.other.displayName).toBe('Going');
    const refused = await shop.call('talent', 'restore', { id: of('going') });
    expect([refused.json.error.key, refused.json.error.message.includes('Mirrored')]).toEqual(['mergedAway', false]);
    expect(await tableSums(shop.test, shop.house.otherAgencyId)).toEqual(theirs);

    await shop.call('note', 'update', { id: of('said'), given: { text: 'Said since' } });
    await here('update notes set owner_id = $3 where agency_id = $1 and id = $2', of('said'), of('known'));
    const undone = await shop.call('talent', 'unmerge', { id: of('stays'), version: 2, given: { mergeId: merge.id } });
    expect(undone.data?.left, undone.text).toMatchObject({ fields: [], records: [{ displayName: 'Said since' }] });
    expect((await here(makers, of('stays'))).rows).toEqual([]);
    expect((await shop.read('fixtureGig', of('together'))).rosterIds).toEqual(ours.rosterIds);
    expect(await tableSums(shop.test, shop.house.otherAgencyId)).toEqual(theirs);
  });

  it('of another agency leads nowhere, is no part of a history, and keeps nothing from being restored', async () => {
    await put('known', 'other', 1);
    await put('other', 'stays', 2);
    expect((await shop.call('talent', 'merged', { id: of('known') })).status).toBe(404);
    const { data } = await shop.call('talent', 'history', { id: of('stays') });
    expect(data.data.map(({ merge }: Json) => merge?.other.displayName)).toEqual([undefined, 'Going', undefined]);
    await shop.call('talent', 'delete', { id: of('known') });
    expect((await shop.call('talent', 'restore', { id: of('known') })).status).toBe(200);
  });
});

describe('what another agency says otherwise', () => {
  it('is not what a refusal names', async () => {
    const answer = await shop.call('fixtureVenue', 'delete', { id: of('stage') });
    expect(answer.json.error).toMatchObject({ key: 'relatedData' });
    expect(answer.json.error.message).toContain('Sound check');
    expect(answer.json.error.message).not.toContain('Mirrored');
  });

  it('is no part of a history, nor of a conflict of versions', async () => {
    await elsewhere(
      `insert into history (agency_id, id, record_id, at, action, version, changes)
       values ($1, $2, $3, now(), 'update', 99, '[{"field":"details","before":null,"after":"Theirs"}]')`,
      v7(),
      of('kept'),
    );
    await update('fixtureErrand', of('kept'), { email: 'ours@example.test' });
    const stale = await shop.call('fixtureErrand', 'update', { id: of('kept'), version: 1, given: { details: 'x' } });
    expect(stale.data.changedFields).toEqual(['email']);
    const { data } = await shop.call('fixtureErrand', 'history', { id: of('kept') });
    expect(data.data.map(({ version }: Json) => version)).toEqual([2, 1]);
  });

  it('names no file in a history', async () => {
    const file = v7();
    await elsewhere(
      `insert into media
         (agency_id, account_id, id, upload_key, state, filename, original_filename, bytes, parts, created_at)
       values ($1, $2, $3, 'theirs', 'ready', 'theirs.png', 'theirs.png', 1, 1, now())`,
      shop.house.of('otherAgency').actor?.accountId,
      file,
    );
    await here(
      `insert into history (agency_id, id, record_id, at, action, version, changes)
       values ($1, $2, $3, now(), 'update', 98, jsonb_build_array(jsonb_build_object('field', 'avatarId', 'before', null, 'after', $4::text)))`,
      v7(),
      of('known'),
      file,
    );
    const { data } = await shop.call('talent', 'history', { id: of('known') });
    const gone = { id: file, displayName: '', avatar: null, kind: 'media', isDeleted: true };
    expect(data.data[0]).toMatchObject({ version: 98, changes: [{ before: null, after: gone }] });
  });

  it('is no part of what is noted of a record, nor is a deleted one', async () => {
    const { engine } = shop.test.app;
    const actor = systemActor(shop.house.agencyId);
    const note = (id: string) =>
      shop.test.pools.transaction(shop.house.agencyId, (connection) =>
        recordChanges(engine, connection, actor, 'fixtureVenue', id, [
          { field: 'name', before: 'One', after: 'Another' },
        ]),
      );
    const versionOf = `select version from ${engine.model('fixtureVenue').table} where agency_id = $1 and id = $2`;
    await note(of('stage'));
    expect((await here(versionOf, of('stage'))).rows).toEqual([{ version: 2 }]);
    expect((await elsewhere(versionOf, of('stage'))).rows).toEqual([{ version: 1 }]);
    const { data } = await shop.call('fixtureVenue', 'history', { id: of('stage') });
    expect(data.data.map(({ version }: Json) => version)).toEqual([2, 1]);

    const { id } = await shop.make('fixtureVenue', { name: 'Gone' });
    await shop.call('fixtureVenue', 'delete', { id });
    const before = (await here(versionOf, id)).rows;
    await note(id);
    expect((await here(versionOf, id)).rows).toEqual(before);
  });

  it('puts nobody on the roster of somebody whom a record refers to, and refers to nobody', async () => {
    const asked = async () => (await shop.call('fixtureErrand', 'one', { id: of('record'), as: 'work' })).status;
    expect(await asked()).toBe(404);
    await update('partner', of('label'), { assigneeIds: [shop.house.of('work').actor?.staffId] });
    expect(await asked()).toBe(200);
    await update('fixtureErrand', of('record'), { peopleIds: [] });
    expect(await asked()).toBe(404);
  });

  it('makes no other kind of an owner, and no other maker', async () => {
    await elsewhere(`update record set kind = 'talent' where agency_id = $1 and id = $2`, of('scout'));
    expect((await shop.call('note', 'one', { id: of('note'), as: 'people' })).status).toBe(404);
    const account = shop.house.of('work').actor?.accountId;
    await elsewhere(
      'update fixture_memos set created_by = $3 where agency_id = $1 and id = $2',
      of('fixtureMemo'),
      account,
    );
    expect((await shop.call('fixtureReply', 'one', { id: of('fixtureReply'), as: 'work' })).status).toBe(404);
    const { data } = await shop.call('fixtureReply', 'list', { as: 'work' });
    expect(data.data.map(({ id }: Json) => id)).not.toContain(of('fixtureReply'));
  });

  it('orders no list by the options of an added field', async () => {
    await elsewhere(`update custom_fields set data_type = 'SHORT_TEXT' where agency_id = $1 and id = $2`, fieldId);
    await elsewhere(`update custom_fields_options set position = 9 where agency_id = $1 and id = $2`, small);
    const given = { ids: [of('known'), of('other')], orderBy: `custom.${fieldId}` };
    const sorted = await shop.call('talent', 'list', { given });
    expect(sorted.data.data.map(({ displayName }: Json) => displayName)).toEqual(['Known', 'Renamed']);
    const found = await shop.call('talent', 'list', { given: { [`custom.${fieldId}`]: small } });
    expect(found.data.data.map(({ id }: Json) => id)).toEqual([of('known')]);
  });

  it('is no option of an added field, and no change of the fields here', async () => {
    const { engine } = shop.test.app;
    const actor = systemActor(shop.house.agencyId);
    const optionsHere = async () => {
      const field = (await allCustomFields(engine, actor)).find(({ id }) => id === fieldId);
      return field?.options.map(({ value }) => value);
    };
    expect(await optionsHere()).toEqual(['Small', 'Large']);
    const before = await fieldsStamp(engine)(actor);
    await elsewhere('update custom_fields set version = version + 1 where agency_id = $1');
    expect(await fieldsStamp(engine)(actor)).toBe(before);
    await here('update custom_fields set version = version + 1 where agency_id = $1');
    expect(await fieldsStamp(engine)(actor)).not.toBe(before);
  });
});

describe('the statuses of another agency', () => {
  it('are not those that a new record starts with', async () => {
    await elsewhere('update statuses set position = -position where agency_id = $1');
    await elsewhere('update status_categories set position = -position where agency_id = $1');
    expect((await shop.make('fixtureErrand', { summary: 'New' })).statusId).toBe(firstStatus);
    const { categoryId } = await shop.read('status', firstStatus);
    await shop.make('status', { statusName: 'Second', type: 'TASK', categoryId });
    await here('update statuses set deleted_at = now() where agency_id = $1 and id = $2', firstStatus);
    const next = (await shop.make('fixtureErrand', { summary: 'Newer' })).statusId;
    expect([next, next === firstStatus]).toEqual([expect.any(String), false]);
  });

  it.each([
    ['status', 'statuses', 'status_name', 'PROJECT', 'TASK', (id: string) => ({ statusId: id })],
    ['sport', 'catalogues', 'display_name', 'TAG', 'SPORT', (id: string) => ({ sportId: id })],
  ] as const)('and its lists are not of the types of ours: %s', async (field, table, name, type, asked, given) => {
    const kind = table === 'statuses' ? 'status' : 'catalogue';
    const wrong = shop.find([kind], type)[0] ?? '';
    const another = `type = $3, ${name} = 'Of another type'`;
    await elsewhere(`update ${table} set ${another} where agency_id = $1 and id = $2`, wrong, asked);
    const refused = await update('fixtureErrand', of('kept'), given(wrong));
    expect(refused.json.errorDetails).toMatchObject([{ field: `${field}Id`, key: 'reference' }]);
    const { data } = await shop.call('fixtureErrand', 'options', { given: { field } });
    expect(data.data.map(({ id }: Json) => id)).not.toContain(wrong);
  });
});

describe('a key that was used before', () => {
  const create = (text: string, as: PrincipalName) =>
    shop.call('fixtureMemo', 'create', { given: { text }, as, headers: { 'idempotency-key': 'same' } });

  it('is another one for another person, and in another agency', async () => {
    await elsewhere(
      `insert into idempotency_key (agency_id, account_id, key, request_hash, answer, created_at)
       values ($1, $2, 'same', 'x', '{}', now())`,
      shop.house.of('agency').actor?.accountId,
    );
    expect((await create('One', 'agency')).data).toMatchObject({ text: 'One' });
    const other = await create('Two', 'work');
    expect(other.data, other.text).toMatchObject({ text: 'Two' });
    expect((await create('Three', 'agency')).json.error.key).toBe('idempotencyClash');
  });
});

it('another agency brings nothing else back than what was deleted there', async () => {
  await here(`update record set kind = 'fixtureVenue' where agency_id = $1 and id = $2`, of('kept'));
  const gone = 'update fixture_errands set deleted_at = now(), deletion_id = $3 where agency_id = $1 and id = $2';
  await here(gone, of('kept'), of('fixtureErrand'));
  for (const [kind, name] of [
    ['fixtureErrand', 'kept'],
    ['fixtureStep', 'part'],
  ] as const) {
    const removed = await shop.call('fixtureErrand', 'delete', { id: of('kept'), as: 'otherAgency' });
    expect(removed.status, removed.text).toBe(200);
    const answer = await shop.call(kind, 'restore', { id: of(name), as: 'otherAgency' });
    expect(answer.status, answer.text).toBe(200);
  }
});
