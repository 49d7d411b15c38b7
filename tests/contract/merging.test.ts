import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { kindOf } from '../../schema/fields/kinds.ts';
import { differs, mergedFields, sharedFields } from '../../schema/merge.ts';
import { targetsOf } from '../../schema/language/records/references.ts';
import { restoreDays } from '../../schema/rules/limits.ts';
import type { Json } from '../support/app.ts';
import type { RefOptions } from '../../schema/fields/ref.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { tableSums } from '../support/sums.ts';
import { bodyOf, isNeeded } from '../support/values.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

const absent = '01930000-0000-7000-8000-00000000dead';

let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'work', 'people', 'viewAllEditAssigned']);
});
afterAll(() => shop.close());

const mergeable = fixtureRegistry.all
  .filter((entity) => offers(entity, 'merge'))
  .map((entity) => ({ name: entity.name, entity }));

/** Every field of the product, and of the tests, by which a kind is pointed to. */
const pointersTo = (kind: string) =>
  fixtureRegistry.all.flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => targetsOf(field).includes(kind) && !('inverse' in field) && !field.readOnly)
      .map(([name, field]) => {
        const [link] = kindOf(field).links?.(name, field) ?? [];
        const key = link?.key ?? kindOf(field).columns(name, field)[0]?.key ?? '';
        const { same = [] } = field as RefOptions;
        return { title: `${entity.name}.${name}`, kind: entity.name, key, isSet: link !== undefined, same };
      }),
  );

/** A body that shares its reference to an owner with no other record, and no value that only one may have. */
const make = (kind: string, more: Record<string, unknown> = {}) =>
  shop.make(kind, { ...bodyOf(fixtureRegistry.get(kind), shop.next(), shop.find), ...more });
/** Values of a record in the fields in which two have to agree to be merged. */
const sharedBy = (kind: string, record: Json) =>
  Object.fromEntries(sharedFields(fixtureRegistry.get(kind), fixtureRegistry.all).map((name) => [name, record[name]]));
/** Two with their required fields alone. */
const bare = async (kind: string) => {
  const body = () => required(fixtureRegistry.get(kind));
  const first = await shop.make(kind, body());
  return [first, await shop.make(kind, { ...body(), ...sharedBy(kind, first) })] as [Json, Json];
};
const pair = async (kind: string) => {
  const first = await make(kind);
  const { fields } = fixtureRegistry.get(kind);
  const alike = Object.keys(fields).filter((name) => (fields[name] as RefOptions).same);
  const references = Object.fromEntries(alike.map((name) => [`${name}Id`, first[`${name}Id`]]));
  return [first, await make(kind, { ...sharedBy(kind, first), ...references })] as [Json, Json];
};
const again = (kind: string, record: Json) => shop.read(kind, record.id);

async function merge(kind: string, kept: Json, gone: Json, choice: object = {}, as: 'agency' | 'work' = 'agency') {
  const given = { goneId: gone.id, goneVersion: gone.version, choice };
  return shop.call(kind, 'merge', { id: kept.id, version: kept.version, given, as });
}
async function merged(...asked: Parameters<typeof merge>): Promise<Json> {
  const answer = await merge(...asked);
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
}
/** The newest merge in a record's history, into which another one went; or its own into `other`. */
async function entryOf(kind: string, id: string, other?: string): Promise<Json> {
  const { data } = await shop.call(kind, 'history', { id });
  return data.data.find(
    (entry: Json) => entry.action === 'merge' && (entry.merge.isKept || entry.merge.other.id === other),
  );
}
async function unmerge(kind: string, kept: Json, version?: number) {
  const { merge: entry } = await entryOf(kind, kept.id);
  const now = await again(kind, kept);
  return shop.call(kind, 'unmerge', { id: kept.id, version: version ?? now.version, given: { mergeId: entry.id } });
}
async function unmerged(...asked: Parameters<typeof unmerge>): Promise<Json> {
  const answer = await unmerge(...asked);
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
}

/** A record without what every write changes, and without the ids of its rows. */
const said = ({ version: _v, updatedAt: _u, permissions: _p, ...record }: Json) =>
  JSON.parse(JSON.stringify(record, (key, value) => (key === 'id' ? undefined : value)));

describe.each(mergeable)('two of the kind $name', ({ name, entity }) => {
  it('become one, and two again, each as it was', async () => {
    const [kept, gone] = await pair(name);
    const fields = mergedFields(entity, { customFields: [] });
    const choice = Object.fromEntries(
      fields.map((one) => [one.name, one.canUnite && one.field.kind !== 'files' ? 'both' : 'gone']),
    );
    const one = await merged(name, kept, gone, choice);
    expect(one).toMatchObject({ id: kept.id, version: 2 });
    for (const { name: field, keys, canUnite } of fields) {
      if (choice[field] === 'gone')
        expect(
          keys.map((key) => one[key]),
          field,
        ).toEqual(keys.map((key) => gone[key]));
      else if (canUnite) {
        const count = (record: Json) => keys.flatMap((key) => record[key]).length;
        expect(count(one), field).toBeGreaterThanOrEqual(Math.max(count(kept), count(gone)));
      }
    }
    expect((await shop.call(name, 'one', { id: gone.id })).text).toBe(
      (await shop.call(name, 'one', { id: absent })).text,
    );
    const { data: into } = await shop.call(name, 'merged', { id: gone.id });
    expect(into).toMatchObject({
      id: kept.id,
      kind: name,
      displayName: one[entity.title],
      formerName: gone[entity.title],
    });
    const entry = await entryOf(name, kept.id);
    expect(entry.merge).toMatchObject({
      other: { id: gone.id, displayName: gone[entity.title] },
      isKept: true,
      canUndo: true,
    });

    const { record, left } = await unmerged(name, kept);
    expect(left).toEqual({ fields: [], records: [] });
    expect([said(record), said(await again(name, gone))]).toEqual([said(kept), said(gone)]);
    expect((await entryOf(name, gone.id, kept.id)).merge).toMatchObject({
      other: { id: kept.id },
      isKept: false,
      canUndo: false,
    });
    expect((await entryOf(name, kept.id)).merge.canUndo).toBe(false);
    expect((await unmerge(name, kept)).status).toBe(404);
    expect((await shop.call(name, 'merged', { id: gone.id })).status).toBe(404);
  });

  it('lose nothing that one of them has, where nobody chooses', async () => {
    const gone = await make(name);
    const kept = await shop.make(name, { ...required(entity), ...sharedBy(name, gone) });
    const one = await merged(name, kept, gone);
    const had = mergedFields(entity, { customFields: [] }).filter(
      (field) => differs(field, gone, {}) && !differs(field, kept, {}),
    );
    expect(had.filter((field) => differs(field, one, gone)).map((field) => field.name)).toEqual([]);
    expect(had).not.toHaveLength(0);
  });

  const pointers = pointersTo(name);
  it.each(pointers)('are pointed to by $title, which follows, there and back', async ({ kind, key, isSet, same }) => {
    const [kept, gone] = await bare(name);
    const pointing = await shop.make(kind, {
      ...required(fixtureRegistry.get(kind)),
      ...Object.fromEntries(same.map((one) => [one, gone[one]])),
      [key]: isSet ? [gone.id] : gone.id,
    });
    const [other] = isSet ? [await shop.make(name, required(entity))] : [];
    const both =
      other && (await shop.make(kind, { ...required(fixtureRegistry.get(kind)), [key]: [gone.id, other.id, kept.id] }));
    await merged(name, kept, gone);
    const moved = await again(kind, pointing);
    expect(moved).toMatchObject({ [key]: isSet ? [kept.id] : kept.id, version: 2 });
    if (both) expect((await again(kind, both))[key]).toEqual([other.id, kept.id]);
    if (offers(fixtureRegistry.get(kind), 'history')) {
      const { data } = await shop.call(kind, 'history', { id: pointing.id });
      expect(data.data[0]).toMatchObject({ action: 'update', version: 2, changes: [{ field: key }] });
    }
    await unmerged(name, kept);
    expect((await again(kind, pointing))[key]).toEqual(isSet ? [gone.id] : gone.id);
    if (both) expect((await again(kind, both))[key]).toEqual([gone.id, other.id, kept.id]);
  });

  it('stay two where somebody else has changed either meanwhile, or undoes too late', async () => {
    const [kept, gone] = await bare(name);
    const change = { [entity.title]: `${kept[entity.title]} changed` };
    const newer = (await shop.call(name, 'update', { id: gone.id, given: change })).data;
    const stale = await merge(name, kept, gone);
    expect([stale.status, stale.json.error.key, stale.data.current.id]).toEqual([400, 'staleVersion', gone.id]);
    await shop.call(name, 'update', { id: kept.id, given: { [entity.title]: `${kept[entity.title]} too` } });
    const other = await merge(name, kept, newer);
    expect([other.json.error.key, other.data.current.id]).toEqual(['staleVersion', kept.id]);
    expect((await again(name, gone)).version).toBe(2);
    await merged(name, await again(name, kept), newer);
    expect((await unmerge(name, kept, 1)).json.error.key).toBe('staleVersion');
  });

  it('are each themselves, of one kind, and there', async () => {
    const [kept, gone] = await bare(name);
    const itself = await merge(name, kept, kept);
    expect([itself.status, itself.json.errorDetails]).toMatchObject([400, [{ field: 'goneId', key: 'reference' }]]);
    const unknown = await merge(name, kept, { id: absent, version: 1 });
    expect(unknown.status).toBe(404);
    const elsewhere = { given: { goneId: gone.id, goneVersion: 1 }, version: 1, as: 'otherAgency' } as const;
    expect((await shop.call(name, 'merge', { id: kept.id, ...elsewhere })).text).toBe(unknown.text);
    const sibling = fixtureRegistry.variantsOf(entity.root).find((one) => one.name !== name);
    if (sibling) expect((await merge(name, kept, await make(sibling.name))).text).toBe(unknown.text);
    expect((await again(name, kept)).version).toBe(1);
  });
});

/** The least that a record can be made of. */
function required(entity: AnyEntity): Record<string, unknown> {
  const body = bodyOf(entity, shop.next(), shop.find);
  const keys = mergedFieldsAndOwner(entity);
  return Object.fromEntries(Object.entries(body).filter(([key]) => keys.includes(key)));
}
const mergedFieldsAndOwner = (entity: AnyEntity) =>
  Object.entries(entity.fields)
    .filter(([name, field]) => isNeeded(field) || entity.rules?.needsOne?.some(([first]) => first === name) === true)
    .flatMap(([name, field]) => [
      name,
      ...kindOf(field)
        .columns(name, field)
        .map(({ key }) => key),
    ]);

describe('a merge', () => {
  it('takes what only one record may have from the one that goes, and gives it back', async () => {
    const [kept, gone] = await pair('fixtureErrand');
    expect(await merged('fixtureErrand', kept, gone, { reference: 'gone' })).toMatchObject({
      reference: gone.reference,
    });
    await unmerged('fixtureErrand', kept);
    expect([(await again('fixtureErrand', kept)).reference, (await again('fixtureErrand', gone)).reference]).toEqual([
      kept.reference,
      gone.reference,
    ]);
    const last = await merged('fixtureErrand', await again('fixtureErrand', kept), await again('fixtureErrand', gone), {
      reference: 'kept',
    });
    await make('fixtureErrand', { reference: gone.reference });
    const clash = await unmerge('fixtureErrand', last);
    expect([clash.status, clash.json.error]).toMatchObject([
      400,
      { key: 'restoreClash', params: { record: gone.summary, field: 'reference', kind: 'fixtureErrand' } },
    ]);
  });

  it('leaves what somebody has changed since, and says so', async () => {
    const [kept, gone] = await pair('fixtureErrand');
    const [first, second] = [
      await make('fixtureStep', { errandId: gone.id }),
      await make('fixtureStep', { errandId: gone.id }),
    ];
    await merged('fixtureErrand', kept, gone, { email: 'gone', phoneNumber: 'gone', details: 'gone' });
    await shop.call('fixtureErrand', 'update', { id: kept.id, given: { email: 'mine@example.test' } });
    const elsewhere = await make('fixtureErrand');
    const query = 'update fixture_steps set errand_id = $3 where agency_id = $1 and id = $2';
    await shop.test.pools.query(shop.house.agencyId, {
      text: query,
      values: [shop.house.agencyId, first.id, elsewhere.id],
    });
    const { record, left } = await unmerged('fixtureErrand', kept);
    expect(left).toMatchObject({ fields: ['email'], records: [{ id: first.id }] });
    expect(record).toMatchObject({ email: 'mine@example.test', phoneNumber: kept.phoneNumber, details: kept.details });
    expect((await again('fixtureStep', first)).errandId).toBe(elsewhere.id);
    expect((await again('fixtureStep', second)).errandId).toBe(gone.id);
  });

  it('comes back by undoing alone, and leads on over several merges', async () => {
    const [one, two] = await bare('talent');
    const three = await shop.make('talent', required(fixtureRegistry.get('talent')));
    const note = await make('note', { ownerId: one.id });
    await merged('talent', two, one);
    const restored = await shop.call('talent', 'restore', { id: one.id });
    expect([restored.status, restored.json.error]).toMatchObject([
      400,
      { key: 'mergedAway', params: { record: two.displayName } },
    ]);
    await merged('talent', three, await again('talent', two));
    expect((await shop.call('talent', 'merged', { id: one.id })).data).toMatchObject({ id: three.id });
    expect((await again('note', note)).ownerId).toBe(three.id);
    await unmerged('talent', three);
    expect((await again('note', note)).ownerId).toBe(two.id);
    await unmerged('talent', two);
    expect((await again('note', note)).ownerId).toBe(one.id);
  });

  it('leads on from the kind that it was before it was converted, then merged', async () => {
    const scout = await make('scout');
    expect((await shop.call('scout', 'merged', { id: scout.id })).status).toBe(404);
    const path = '/client/v1/scouts/convert-to-talent';
    const { token } = shop.house.of('agency');
    expect((await shop.test.ask({ method: 'PUT', path, token, body: { id: scout.id } })).status).toBe(200);
    const into = { id: scout.id, kind: 'talent', formerName: scout.displayName, owner: null };
    expect((await shop.call('scout', 'merged', { id: scout.id })).data).toMatchObject(into);
    const late = await shop.call('scout', 'update', { id: scout.id, given: { headline: 'Late' } });
    expect([late.status, (await again('talent', scout)).headline]).toEqual([404, scout.headline]);
    expect((await shop.call('talent', 'merged', { id: scout.id })).status).toBe(404);
    expect((await shop.call('partner', 'merged', { id: scout.id })).status).toBe(404);
    const kept = await make('talent');
    await merged('talent', kept, await again('talent', scout));
    expect((await shop.call('scout', 'merged', { id: scout.id })).data).toMatchObject({ ...into, id: kept.id });
  });

  it('keeps added fields, those that were put away and choices that are retired too', async () => {
    const added = async (more: object) =>
      shop.make('customField', {
        label: `Added ${shop.next()}`,
        ownerType: 'PARTNER',
        dataType: 'SHORT_TEXT',
        ...more,
      });
    const [text, away] = [await added({}), await added({})];
    const choice = await added({ dataType: 'MULTI_SELECT', options: [{ value: 'One' }, { value: 'Two' }] });
    const [uno, due] = choice.options.map(({ id }: Json) => id);
    const kept = await make('partner', { custom: { [text.id]: 'Mine', [choice.id]: [uno] } });
    const gone = await make('partner', { custom: { [text.id]: 'Theirs', [away.id]: 'Away', [choice.id]: [due] } });
    const retired = choice.options.map((option: Json) => ({ ...option, isRetired: option.id === due }));
    await shop.call('customField', 'update', { id: choice.id, given: { options: retired } });
    await shop.call('customField', 'update', { id: away.id, given: { status: 'ARCHIVED' } });
    const one = await merged('partner', kept, gone, { [`custom.${text.id}`]: 'gone' });
    const all = { [text.id]: 'Theirs', [away.id]: 'Away', [choice.id]: [uno, due] };
    expect(one.custom).toEqual(all);
    await shop.call('partner', 'update', { id: kept.id, given: { custom: { [text.id]: 'Newer' } } });
    const { record, left } = await unmerged('partner', kept);
    expect(left.fields).toEqual([`custom.${text.id}`]);
    expect(record.custom).toEqual({ [text.id]: 'Newer', [choice.id]: [uno] });
  });

  it('moves what is hidden from whoever merges by the usual way, and lets them choose nothing of it', async () => {
    const staffId = shop.house.of('work').actor?.staffId;
    const mine = { assigneeId: staffId };
    const [kept, gone] = [
      await make('fixtureErrand', { ...mine, cost: null }),
      await make('fixtureErrand', { ...mine, cost: '12.50' }),
    ];
    const refused = await merge('fixtureErrand', kept, gone, { cost: 'gone' }, 'work');
    expect([refused.status, refused.json.errorDetails]).toMatchObject([400, [{ field: 'cost', key: 'unknownField' }]]);
    await merged('fixtureErrand', kept, gone, {}, 'work');
    expect((await again('fixtureErrand', kept)).cost).toBe('12.50');
  });

  it('is for those alone who may write both', async () => {
    const mine = { assigneeIds: [shop.house.of('people').actor?.staffId] };
    for (const [first, second] of [
      [mine, { assigneeIds: [] }],
      [{ assigneeIds: [] }, mine],
    ]) {
      const [kept, gone] = [await make('talent', first), await make('talent', second)];
      const before = await tableSums(shop.test);
      const given = { goneId: gone.id, goneVersion: 1 };
      for (const who of ['people', 'viewAllEditAssigned'] as const) {
        const answer = await shop.call('talent', 'merge', { id: kept.id, version: 1, given, as: who });
        expect([who, answer.status >= 403], answer.text).toEqual([who, true]);
      }
      expect(await tableSums(shop.test)).toEqual(before);
    }
  });

  it('follows in saved filters that name the one that goes', async () => {
    const [kept, gone] = await bare('talent');
    const parameters = `?talents=${absent}_${gone.id}&q=a`;
    const filter = await make('savedFilter', { parameters, ownerId: gone.id });
    await merged('talent', kept, gone);
    const named = parameters.replace(gone.id, kept.id);
    expect(await again('savedFilter', filter)).toMatchObject({ parameters: named, ownerId: kept.id });
    await unmerged('talent', kept);
    expect(await again('savedFilter', filter)).toMatchObject({ parameters, ownerId: gone.id });
  });

  it('keeps the files that it took away as long as it can be undone', async () => {
    const [kept, gone] = await pair('talent');
    await merged('talent', kept, gone, { avatar: 'gone' });
    const uses = async (purpose: string) =>
      (
        await shop.test.pools.query<{ media_id: string }>(shop.house.agencyId, {
          text: `select media_id from media_use where agency_id = $1 and record_id = $2 and purpose = $3
            order by media_id`,
          values: [shop.house.agencyId, gone.id, purpose],
        })
      ).rows.map(({ media_id: id }) => id);
    const own = gone.mediaIds.toSorted();
    expect(await uses('avatar')).toEqual([...new Set([kept.avatarId, gone.avatarId])].toSorted());
    expect(await uses('medias')).toEqual(own);
    await unmerged('talent', kept);
    expect(await uses('avatar')).toEqual([gone.avatarId]);
    expect(await uses('medias')).toEqual(own);
    expect((await again('talent', kept)).avatarId).toBe(kept.avatarId);
  });

  it('cannot be undone after the days in which what is deleted comes back', async () => {
    const [kept, gone] = await bare('talent');
    await merged('talent', kept, gone);
    const text = `update merge set at = at - make_interval(days => $3) where agency_id = $1 and kept_id = $2`;
    const values = [shop.house.agencyId, kept.id, restoreDays + 1];
    await shop.test.pools.query(shop.house.agencyId, { text, values });
    expect((await entryOf('talent', kept.id)).merge.canUndo).toBe(false);
    const late = await unmerge('talent', kept);
    expect([late.status, late.json.error]).toMatchObject([400, { key: 'mergeExpired', params: { days: restoreDays } }]);
  });

  it('cannot be undone while a record is deleted that the one which went cannot be without', async () => {
    const [here, there] = [await shop.make('fixtureVenue'), await shop.make('fixtureVenue')];
    const [kept, gone] = [
      await make('fixtureErrand', { siteId: here.id }),
      await make('fixtureErrand', { siteId: there.id }),
    ];
    await merged('fixtureErrand', kept, gone, { site: 'kept' });
    expect((await shop.call('fixtureVenue', 'delete', { id: there.id })).status).toBe(200);
    const refused = await unmerge('fixtureErrand', kept);
    expect(refused.json.error).toMatchObject({
      key: 'restoreNeeds',
      params: { record: gone.summary, needed: there.name },
    });
    await shop.call('fixtureVenue', 'restore', { id: there.id });
    expect((await unmerged('fixtureErrand', kept)).left).toEqual({ fields: [], records: [] });
    expect(await again('fixtureErrand', gone)).toMatchObject({ siteId: there.id });
  });

  it('happens once, however many ask at the same time and whichever of the two is to stay', async () => {
    const [one, two] = await bare('talent');
    const answers = await Promise.all([
      merge('talent', one, two),
      merge('talent', two, one),
      merge('talent', one, two),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, expect.any(Number), expect.any(Number)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 400, 404].includes(status))).toBe(true);
  });
});
