import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { singular, type Field } from '../../schema/fields/field.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import type { RefOptions } from '../../schema/fields/ref.ts';
import { uniqueOf } from '../../schema/fields/text.ts';
import { targetsOf } from '../../schema/language/records/references.ts';
import { restoreDays } from '../../schema/rules/limits.ts';
import type { Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import type { PrincipalName } from '../support/principals.ts';
import { tableSums } from '../support/sums.ts';
import { bodyOf, changedField, changedWith } from '../support/values.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

const absent = '01930000-0000-7000-8000-00000000dead';
const day = 86_400_000;

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'work', 'people', 'viewAllEditAssigned', 'editAll']);
});
afterAll(() => shop.close());

const removable = fixtureRegistry.all
  .filter((entity) => offers(entity, 'create', 'delete'))
  .map((entity) => ({ name: entity.name, entity }));
const restorable = removable.filter(({ entity }) => offers(entity, 'restore'));

/** A body without references that tie records of other tests together. */
function alone(entity: AnyEntity, given: Record<string, unknown> = {}): Record<string, unknown> {
  const body = bodyOf(entity, shop.next(), shop.find, given);
  const pointing = Object.entries(entity.fields).filter(([, field]) => targetsOf(field).length > 0 && !field.required);
  for (const [name] of pointing) {
    delete body[`${name}Id`];
    delete body[`${singular(name)}Ids`];
  }
  return { ...body, ...given };
}

const make = (kind: string, given: Record<string, unknown> = {}) =>
  shop.make(kind, alone(shop.test.registry.get(kind), given));
const remove = (kind: string, id: string) => shop.call(kind, 'delete', { id });
/** Deletes what nothing else names. */
const removeUnnamed = (kind: string, id: string, as: PrincipalName = 'agency') =>
  shop.call(kind, 'delete', { id, given: { checkRelatedData: true }, as });
const restore = (kind: string, id: string) => shop.call(kind, 'restore', { id });
const isThere = async (kind: string, id: string) => (await shop.call(kind, 'one', { id })).status === 200;

async function idsIn(kind: string, given: Record<string, unknown>): Promise<string[]> {
  const { data } = await shop.call(kind, 'list', { given });
  return data.data.map(({ id }: { id: string }) => id);
}

describe.each(removable)('a deleted $name', ({ name, entity }) => {
  it('is gone from everywhere, and answered like one that never was', async () => {
    const record = await make(name);
    const answer = await remove(name, record.id);
    expect(answer.data, answer.text).toEqual({ id: record.id, version: 2 });
    const unknown = await shop.call(name, 'one', { id: absent });
    expect(unknown.status).toBe(404);
    for (const operation of ['one', 'update', 'delete', 'history'] as const) {
      if (!offers(entity, operation)) continue;
      expect((await shop.call(name, operation, { id: record.id })).text).toBe(unknown.text);
    }
    expect(await idsIn(name, { ids: [record.id] })).toEqual([]);
    expect(await idsIn(name, { ids: [record.id], deleted: true })).toEqual([record.id]);
  });

  it('stays where somebody else has changed it meanwhile', async () => {
    const record = await make(name);
    const { data } = await shop.call(name, 'update', { id: record.id, given: titled(entity) });
    const refused = await shop.call(name, 'delete', { id: record.id, version: record.version });
    expect([refused.status, refused.json.error.key]).toEqual([400, 'staleVersion']);
    expect(refused.data.changedFields.toSorted()).toEqual(changedWith(entity));
    expect((await shop.call(name, 'delete', { id: record.id, version: data.version })).status).toBe(200);
  });
});

function titled(entity: AnyEntity): Record<string, unknown> {
  const body = bodyOf(entity, shop.next() + 50_000, shop.find);
  const name = changedField(entity);
  return { [name]: body[name] };
}

describe.each(restorable)('a restored $name', ({ name, entity }) => {
  it('is what it was', async () => {
    const record = await shop.make(name);
    const before = await shop.read(name, record.id);
    await remove(name, record.id);
    const { data, status } = await restore(name, record.id);
    expect(status).toBe(200);
    expect(data).toEqual({ ...before, version: before.version + 2 });
    expect(await shop.read(name, record.id)).toEqual(data);
    expect((await restore(name, record.id)).status).toBe(404);
  });

  it('stays deleted where the version is not the one that it was deleted as', async () => {
    const { id, version } = await make(name);
    const { data: removed } = await remove(name, id);
    const stale = await shop.call(name, 'restore', { id, version });
    expect([stale.status, stale.json.error.key]).toEqual([400, 'staleVersion']);
    expect(stale.data.current).toMatchObject({ id, version: removed.version });
    if (offers(entity, 'bulk')) {
      const rows = await shop.call(name, 'bulk', { given: { ids: [{ id, version }], restore: true } });
      expect(rows.data).toMatchObject([{ id, error: { key: 'staleVersion' } }]);
    }
    expect(await isThere(name, id)).toBe(false);
    const { status, data } = await shop.call(name, 'restore', { id, version: removed.version });
    expect([status, data.version]).toEqual([200, removed.version + 1]);
  });

  it('has to come back within thirty days', async () => {
    const [late, later] = [await make(name), await make(name)];
    const ages = [restoreDays * day, restoreDays * day + 1];
    for (const [index, { id }] of [late, later].entries()) {
      await remove(name, id);
      await shop.test.pools.query(shop.house.agencyId, {
        text: `update ${entity.table} set deleted_at = $3 where agency_id = $1 and id = $2`,
        values: [shop.house.agencyId, id, new Date(shop.test.now() - (ages[index] ?? 0)).toISOString()],
      });
    }
    expect((await restore(name, late.id)).status).toBe(200);
    const refused = await restore(name, later.id);
    expect([refused.status, refused.json.error]).toMatchObject([400, { key: 'restoreExpired', params: { days: 30 } }]);
  });
});

interface Tie {
  readonly kind: string;
  readonly name: string;
  readonly target: string;
  readonly onDelete: string;
  readonly field: Field;
}

const ties = removable.flatMap(({ name: kind, entity }) =>
  Object.entries(entity.fields).flatMap(([name, field]): Tie[] => {
    const onDelete = 'onDelete' in field && typeof field.onDelete === 'string' ? field.onDelete : 'keep';
    if (field.readOnly) return [];
    const targets = targetsOf(field).filter((target) => removable.some((one) => one.name === target));
    return targets.map((target) => ({ kind, name, target, onDelete, field }));
  }),
);

/** Returns the values that records share with the record they reference by the field. */
const shared = ({ field }: Tie, record: Json) =>
  Object.fromEntries(((field as RefOptions).same ?? []).map((name) => [name, record[name]]));

/** The types of two entries of small lists of which one is below the other. */
const tree = { owner: { type: 'SPORT' }, record: { type: 'LEAGUE' } };

/** A record, and one that points to it by the field. */
async function tie(one: Tie): Promise<{ owner: Json; record: Json; key: string }> {
  const { kind, name, target, field } = one;
  const { type } = field as { readonly type?: string };
  // A status of the category with which records start.
  const [first] = shop.find(['statusCategory'], type);
  const isTree = kind === 'catalogue';
  const owner = await make(target, {
    ...(type && { type }),
    ...(target === 'status' && { categoryId: first }),
    ...(isTree && tree.owner),
  });
  const isSet = /^(refs|catalogues)/.test(field.kind);
  const key = isSet ? `${singular(name)}Ids` : `${name}Id`;
  const record = await make(kind, {
    ...(isTree && tree.record),
    ...shared(one, owner),
    [key]: isSet ? [owner.id] : owner.id,
  });
  return { owner, record, key };
}

describe('a record that others point to', () => {
  it.each(ties.filter(({ onDelete }) => onDelete === 'refuse'))(
    '$target stays while a $kind needs it as $name',
    async (one) => {
      const { owner, record } = await tie(one);
      const before = await tableSums(shop.test);
      const refused = await remove(one.target, owner.id);
      const title = String(record[shop.test.registry.get(one.kind).title]);
      expect([refused.status, refused.json.error.key]).toEqual([400, 'relatedData']);
      expect(refused.json.error.params.records).toContain(title);
      expect(await tableSums(shop.test)).toEqual(before);
      expect((await remove(one.kind, record.id)).status).toBe(200);
      expect((await remove(one.target, owner.id)).status).toBe(200);
    },
  );

  it.each(ties.filter(({ onDelete }) => onDelete === 'cascade'))(
    '$target goes and comes back with its $kind ($name)',
    async (one) => {
      const { owner, record } = await tie(one);
      const earlier = await make(one.kind, shared(one, record));
      const isSet = one.field.kind.startsWith('refs');
      if (!isSet) {
        await shop.call(one.kind, 'update', { id: earlier.id, given: { [`${one.name}Id`]: owner.id } });
        await remove(one.kind, earlier.id);
      }
      expect((await remove(one.target, owner.id)).status).toBe(200);
      expect(await isThere(one.kind, record.id)).toBe(false);
      expect((await restore(one.target, owner.id)).status).toBe(200);
      expect(await isThere(one.kind, record.id)).toBe(true);
      if (!isSet) expect(await isThere(one.kind, earlier.id)).toBe(false);
      if (!offers(shop.test.registry.get(one.kind), 'restore')) return;

      await remove(one.target, owner.id);
      expect((await restore(one.kind, record.id)).status).toBe(200);
      expect(await isThere(one.target, owner.id)).toBe(true);
    },
  );

  const needing = ties.filter(
    ({ kind, target, onDelete }) =>
      onDelete !== 'keep' && [kind, target].every((one) => restorable.some(({ name }) => name === one)),
  );
  it.each(needing)('a $kind does not come back while its $target ($name) is deleted', async (one) => {
    const { owner, record } = await tie(one);
    expect((await remove(one.kind, record.id)).status).toBe(200);
    expect((await remove(one.target, owner.id)).status).toBe(200);
    const before = await tableSums(shop.test);
    const refused = await restore(one.kind, record.id);
    const titleOf = (kind: string, of: Json) => String(of[shop.test.registry.get(kind).title]);
    expect([refused.status, refused.json.error]).toMatchObject([
      400,
      {
        code: 1011,
        key: 'restoreNeeds',
        params: { record: titleOf(one.kind, record), needed: titleOf(one.target, owner) },
      },
    ]);
    expect(await tableSums(shop.test)).toEqual(before);
    expect((await restore(one.target, owner.id)).status).toBe(200);
    expect((await restore(one.kind, record.id)).status).toBe(200);
  });

  it('does not come back while what goes with it needs a deleted record', async () => {
    const partner = await make('partner');
    const gig = await make('fixtureGig', { promoterIds: [partner.id], rosterIds: [(await make('talent')).id] });
    await remove('partner', partner.id);
    await remove('talent', gig.rosterIds[0]);
    const refused = await restore('partner', partner.id);
    expect(refused.json.error).toMatchObject({ key: 'restoreNeeds', params: { record: partner.displayName } });
    expect(await isThere('fixtureGig', gig.id)).toBe(false);
  });

  it.each(ties.filter(({ onDelete }) => onDelete === 'keep'))(
    '$target still shows in a $kind ($name) when it is gone',
    async (one) => {
      const { owner, record, key } = await tie(one);
      const title = owner[shop.test.registry.get(one.target).title];
      const refused = await removeUnnamed(one.target, owner.id);
      expect([refused.status, refused.json.error.code, refused.json.error.key]).toEqual([400, 1010, 'stillNamed']);
      expect(refused.data).toEqual({ related: [{ entity: one.kind, field: one.name, total: 1 }], others: 0 });
      expect(await isThere(one.target, owner.id)).toBe(true);
      expect((await remove(one.target, owner.id)).status).toBe(200);
      const now = await shop.read(one.kind, record.id);
      expect([now[key]].flat()).toEqual([owner.id]);
      expect([now[one.name]].flat()).toMatchObject([{ id: owner.id, displayName: title, isDeleted: true }]);
      const again = await shop.call(one.kind, 'update', { id: record.id, given: { [key]: now[key] } });
      expect([again.status, again.data.version]).toEqual([200, now.version]);
    },
  );

  it('goes without a word where deleted records name it, or only what they wrote', async () => {
    const errand = await make('fixtureErrand', { subjectId: (await make('talent')).id });
    await remove('fixtureErrand', errand.id);
    expect((await removeUnnamed('talent', errand.subjectId)).status).toBe(200);
    const { staffId } = shop.house.of('editAll').actor ?? {};
    const note = await shop.make('note', { text: 'Called', ownerId: shop.find(['talent'])[0] }, 'editAll');
    expect(note.authorId).toBe(staffId);
    expect((await removeUnnamed('staff', staffId ?? '')).status).toBe(200);
  });

  it('is told with no more of those who name it than the one who deletes may know', async () => {
    const as = 'people';
    const [hidden, shown] = [await make('partner'), await make('partner')];
    // Their owner opens these to the person, but not who sponsors them; nothing opens the third.
    await make('fixtureErrand', { peopleIds: [shown.id], sponsorId: hidden.id });
    await make('fixtureErrand', { peopleIds: [shown.id, hidden.id] });
    await make('fixtureErrand', { sponsorId: hidden.id });
    const refused = await removeUnnamed('partner', hidden.id, as);
    expect(refused.data).toEqual({ related: [{ entity: 'fixtureErrand', field: 'people', total: 1 }], others: 2 });
    expect((await removeUnnamed('partner', hidden.id)).data).toEqual({
      related: [
        { entity: 'fixtureErrand', field: 'people', total: 1 },
        { entity: 'fixtureErrand', field: 'sponsor', total: 2 },
      ],
      others: 0,
    });
  });

  it('is told of records that are closed to the one who deletes without a word about them', async () => {
    const as = 'people';
    const talent = await make('talent', { assigneeIds: [shop.house.of(as).actor?.staffId] });
    await make('fixtureErrand', { subjectId: talent.id });
    expect((await removeUnnamed('talent', talent.id, as)).data).toEqual({ related: [], others: 1 });
    expect((await removeUnnamed('talent', talent.id)).data).toEqual({
      related: [{ entity: 'fixtureErrand', field: 'subject', total: 1 }],
      others: 0,
    });
  });

  it('is not brought back by those who may only restore what hung on it', async () => {
    const partner = await make('partner');
    const rehearsal = await make('fixtureRehearsal', { promoterIds: [partner.id] });
    await remove('partner', partner.id);
    const before = await tableSums(shop.test);
    const refused = await shop.call('fixtureRehearsal', 'restore', { id: rehearsal.id, as: 'work' });
    expect(refused.status).toBe(403);
    expect(await tableSums(shop.test)).toEqual(before);
  });

  it('is not brought back by those who may only read it', async () => {
    const as = 'viewAllEditAssigned';
    const partner = await make('partner');
    const mine = { crewIds: [shop.house.of(as).actor?.staffId] };
    const rehearsal = await make('fixtureRehearsal', { promoterIds: [partner.id], ...mine });
    await remove('partner', partner.id);
    const before = await tableSums(shop.test);
    expect((await shop.call('fixtureRehearsal', 'restore', { id: rehearsal.id, as })).status).toBe(403);
    expect(await tableSums(shop.test)).toEqual(before);
    expect((await restore('partner', partner.id)).status).toBe(200);
    await remove('fixtureRehearsal', rehearsal.id);
    expect((await shop.call('fixtureRehearsal', 'restore', { id: rehearsal.id, as })).status).toBe(200);
  });
});

const uniques = removable.flatMap(({ name, entity }) =>
  Object.entries(entity.fields).flatMap(([field, declared]) =>
    !declared.readOnly && uniqueOf(declared) ? [{ name, field, ...uniqueOf(declared) }] : [],
  ),
);

describe.each(uniques)('the $field of a $name', ({ name, field, message, within = [] }) => {
  /** Returns the values that another record shares with this one if unique values conflict; those of the server it has anyhow. */
  const beside = (record: Json) => {
    const { fields } = shop.test.registry.get(name);
    const keys = within.flatMap((one) => {
      const shared = fields[one] as Field;
      if (shared.readOnly) return [];
      return kindOf(shared)
        .columns(one, shared)
        .map(({ key }) => key);
    });
    return Object.fromEntries(keys.map((key) => [key, record[key]]));
  };
  const taken = (answer: { status: number; json: Json }) => {
    expect(answer.status).toBe(400);
    expect(answer.json.errorDetails).toMatchObject([{ field, key: message }]);
  };

  it('is its own, letter case aside, within an agency', async () => {
    const first = await make(name);
    const value = first[field];
    const given = alone(shop.test.registry.get(name), { ...beside(first), [field]: String(value).toUpperCase() });
    taken(await shop.call(name, 'create', { given }));
    const other = await make(name, beside(first));
    taken(await shop.call(name, 'update', { id: other.id, given: { [field]: value } }));
    if (!offers(shop.test.registry.get(name), 'bulk')) return;
    const row = { id: other.id };
    const bulk = await shop.call(name, 'bulk', { given: { ids: [row], change: { [field]: value } } });
    expect(bulk.data).toMatchObject([{ id: other.id, error: { key: message } }]);
  });

  it('is free once its record is deleted, which then cannot come back as it was', async () => {
    const first = await make(name);
    await remove(name, first.id);
    const second = await make(name, { ...beside(first), [field]: first[field] });
    const before = await tableSums(shop.test);
    const refused = await restore(name, first.id);
    expect([refused.status, refused.json.error.key]).toEqual([400, 'restoreClash']);
    const { title, root } = shop.test.registry.get(name);
    expect(refused.json.error.params).toEqual({ record: first[title], field, kind: root });
    expect(await tableSums(shop.test)).toEqual(before);
    await remove(name, second.id);
    expect((await restore(name, first.id)).status).toBe(200);
  });
});

it('names the clash of a part, where a whole cannot come back', async () => {
  const errand = await make('fixtureErrand');
  const step = await make('fixtureStep', { errandId: errand.id });
  await remove('fixtureErrand', errand.id);
  await make('fixtureStep', { errandId: shop.find(['fixtureErrand'])[0], label: step.label });
  const refused = await restore('fixtureErrand', errand.id);
  expect([refused.status, refused.json.error.key]).toEqual([400, 'restoreClash']);
  expect(refused.json.error.params).toEqual({ record: errand.summary, field: 'label', kind: 'fixtureStep' });
  expect(await isThere('fixtureErrand', errand.id)).toBe(false);
});

const many = removable.filter(({ entity }) => offers(entity, 'bulk', 'restore'));
describe.each(many)('many of $name at once', ({ name, entity }) => {
  const bulk = (given: Record<string, unknown>) => shop.call(name, 'bulk', { given });

  it('are changed, deleted and restored row by row', async () => {
    const [first, second] = [await make(name), await make(name)];
    const field = Object.keys(titled(entity))[0] ?? '';
    const isUnique = uniques.some((one) => one.name === name && one.field === field);
    const change = isUnique ? {} : titled(entity);
    const rows = [{ id: first.id, version: 1 }, { id: second.id, version: 9 }, { id: absent }, { id: second.id }];
    const changed = await bulk({ ids: rows, change });
    const version = isUnique ? 1 : 2;
    expect(changed.data).toMatchObject([
      { id: first.id, version },
      { id: second.id, error: { code: 1009, key: 'staleVersion' } },
      { id: absent, error: { code: 1004, key: 'notFound' } },
      { id: second.id, version },
    ]);
    const deleted = await bulk({ ids: [{ id: first.id }, { id: second.id, version: 9 }], delete: true });
    expect(deleted.data).toMatchObject([{ id: first.id, version: version + 1 }, { error: { key: 'staleVersion' } }]);
    const restored = await bulk({ ids: [{ id: first.id }, { id: second.id }], restore: true });
    expect(restored.data).toMatchObject([{ id: first.id, version: version + 2 }, { error: { key: 'notFound' } }]);
  });

  it('say what is wrong with each, and are not touched by a request that says two things or none', async () => {
    const record = await make(name);
    const before = await tableSums(shop.test);
    const wrong = await bulk({ ids: [{ id: record.id }], change: { [changedField(entity)]: '' } });
    expect(wrong.data).toMatchObject([
      { id: record.id, error: { key: 'required' }, errorDetails: [{ field: changedField(entity), key: 'required' }] },
    ]);
    const ids = [{ id: record.id }];
    for (const given of [
      { ids },
      { ids, delete: true, restore: true },
      { ids, change: {}, delete: true },
      { ids: [] },
      {},
    ]) {
      expect((await bulk(given)).status).toBe(400);
    }
    expect((await bulk({ ids, change: { agencyId: absent } })).json.errorDetails).toMatchObject([
      { field: 'change.agencyId', key: 'unknownField' },
    ]);
    expect(await tableSums(shop.test)).toEqual(before);
  });
});
