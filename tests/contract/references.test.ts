import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { singular, type Field } from '../../schema/fields/field.ts';
import { targetsOf } from '../../schema/language/records/references.ts';
import { catalogueTypes } from '../../schema/rules/catalogues.ts';
import { statusTypes } from '../../schema/rules/statuses.ts';
import type { Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { tableSums } from '../support/sums.ts';
import { bodyOf } from '../support/values.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

const absent = '01930000-0000-7000-8000-00000000dead';

let shop: Workshop;
/** By kind: a record of the other agency, and one that is deleted. */
const foreign = new Map<string, string>();
const deleted = new Map<string, string>();

const pointing = fixtureRegistry.all
  .filter((entity) => offers(entity, 'create'))
  .flatMap((entity) =>
    Object.entries(entity.fields)
      .filter(([, field]) => targetsOf(field).length > 0 && !field.readOnly)
      .map(([name, field]) => ({ kind: entity.name, name, field, key: keyOf(name, field) })),
  );
const targets = new Set(pointing.flatMap(({ field }) => targetsOf(field)));

function keyOf(name: string, field: Field): string {
  return isSet(field) ? `${singular(name)}Ids` : `${name}Id`;
}

function isSet(field: Field): boolean {
  return /^(refs|catalogues)/.test(field.kind);
}

beforeAll(async () => {
  shop = await openWorkshop();
  const { rows } = await shop.test.pools.query<{ kind: string; id: string }>(shop.house.otherAgencyId, {
    text: `select kind, id from record where agency_id = $1`,
    values: [shop.house.otherAgencyId],
  });
  for (const { kind, id } of rows) foreign.set(kind, id);
  for (const kind of targets) {
    const entity = fixtureRegistry.get(kind);
    if (!offers(entity, 'create')) continue;
    const mine = await shop.make(kind);
    await shop.call(kind, 'delete', { id: mine.id });
    deleted.set(kind, mine.id);
    if (foreign.has(kind)) continue;
    const needed = Object.entries(bodyOf(entity, shop.next())).filter(([name]) => entity.fields[name]?.required);
    const theirs = await shop.call(kind, 'create', { given: Object.fromEntries(needed), as: 'otherAgency' });
    if (theirs.status === 200) foreign.set(kind, theirs.data.id);
  }
});
afterAll(() => shop.close());

describe.each(pointing)('the $name of a $kind', ({ kind, name, field, key }) => {
  const kinds = targetsOf(field);
  const given = (id: string) => ({ [key]: isSet(field) ? [id] : id });

  /** Ids that the field may not point to. */
  const wrongIds = (): Map<string, string> => {
    const wrong = new Map([['nowhere', absent]]);
    for (const target of kinds) {
      const [theirs, gone] = [foreign.get(target), deleted.get(target)];
      if (theirs !== undefined) wrong.set(`another agency's ${target}`, theirs);
      if (gone !== undefined) wrong.set(`a deleted ${target}`, gone);
    }
    const others = ['talent', 'scout', 'partner', 'staff', 'fixtureVenue', 'status'].filter(
      (other) => !kinds.includes(other),
    );
    const types: readonly string[] = kinds.includes('status') ? statusTypes : catalogueTypes;
    if ('type' in field) {
      const other = types.find((type) => type !== field.type) ?? '';
      wrong.set(`of type ${other}`, shop.find(kinds, other)[0] ?? absent);
    }
    for (const other of others) {
      const id = other === 'status' ? shop.find(['status'], 'TASK')[0] : shop.find([other])[0];
      wrong.set(`a ${other}`, id ?? absent);
    }
    return wrong;
  };

  it('points to nothing but living records of the agency, of its kinds and type', async () => {
    const record = await shop.make(kind);
    const before = await tableSums(shop.test);
    const refusals = new Set<string>();
    for (const [title, id] of wrongIds()) {
      const body = { ...bodyOf(fixtureRegistry.get(kind), shop.next(), shop.find), ...given(id) };
      const made = await shop.call(kind, 'create', { given: body });
      const changed = await shop.call(kind, 'update', { id: record.id, given: given(id) });
      for (const answer of [made, changed]) expect([title, answer.status], answer.text).toEqual([title, 400]);
      refusals.add(made.text);
      // What never changes is refused for that as well.
      if (field.isFixed) expect(changed.json.errorDetails).toMatchObject([{ field: key, key: 'readOnlyField' }, {}]);
      else refusals.add(changed.text);
    }
    expect([...refusals].map((text) => JSON.parse(text).errorDetails)).toEqual([
      [{ field: key, message: 'Record not found', key: 'reference' }],
    ]);
    expect(await tableSums(shop.test)).toEqual(before);
  });

  it('takes an id in any letter case, and each record once', async () => {
    // Of the small lists, leagues are below sports alone.
    const tree = kind === 'catalogue' ? { type: 'LEAGUE' } : {};
    const start = { ...bodyOf(fixtureRegistry.get(kind), shop.next(), shop.find), ...tree };
    const record = await shop.make(kind, start);
    const { type, same } = field as { readonly type?: string; readonly same?: readonly string[] };
    const above = kind === 'catalogue' ? 'SPORT' : type;
    const [first] = shop.find(kinds, above ?? (same && String(record[same[0] ?? ''])));
    const id = first ?? '';
    const set = isSet(field) ? { [key]: [id.toUpperCase(), id, id] } : { [key]: id.toUpperCase() };
    const body = { ...bodyOf(fixtureRegistry.get(kind), shop.next(), shop.find), ...tree, ...set };
    const answer = field.isFixed
      ? await shop.call(kind, 'create', { given: body })
      : await shop.call(kind, 'update', { id: record.id, given: set });
    expect(answer.status, answer.text).toBe(200);
    expect([answer.data[key]].flat()).toEqual([id]);
    expect([answer.data[name]].flat()).toMatchObject([{ id, kind: expect.stringMatching(kinds.join('|')) }]);
    const again = await shop.call(kind, 'update', { id: answer.data.id, given: set });
    expect(again.data.version).toBe(answer.data.version);
  });

  it('offers what it may point to in its order, by label unless said, page by page', async () => {
    if (!offers(fixtureRegistry.get(kind), 'options')) return expect(['fixtureReply', 'libraryItem']).toContain(kind);
    const ask = async (more: Record<string, unknown> = {}) => {
      const answer = await shop.call(kind, 'options', { given: { field: name, ...more } });
      expect(answer.status, answer.text).toBe(200);
      return answer.data;
    };
    const { data: all } = await ask();
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) {
      expect(kinds).toContain(one.kind);
      expect(Object.keys(one).toSorted()).toEqual(['avatar', 'displayName', 'id', 'kind']);
    }
    const labels = all.map(({ displayName }: Json) => displayName);
    const isByLabel = kinds.every((target) => fixtureRegistry.get(target).options?.sort === undefined);
    if (isByLabel)
      expect(labels).toEqual(labels.toSorted((one: string, other: string) => one.localeCompare(other, 'und')));
    expect(all.map(({ id }: Json) => id)).not.toContain(kinds.map((target) => deleted.get(target))[0]);

    const [first] = all;
    const paged = await ask({ pageSize: 1, pageIndex: 0 });
    expect(paged).toEqual({ data: [first], loadMore: all.length > 1, nextPageIndex: all.length > 1 ? 1 : null });
    expect((await ask({ ids: [first.id] })).data).toEqual([first]);
    const keyword = first.displayName.toUpperCase();
    expect((await ask({ keyword, ids: [first.id] })).data).toEqual([first]);
    expect((await ask({ keyword: 'nobody is called so' })).data).toEqual([]);
    for (const one of kinds) {
      const ofKind = all.filter((each: Json) => each.kind === one);
      expect((await ask({ kind: one })).data).toEqual(ofKind);
    }
    const other = await shop.call(kind, 'options', { given: { field: name, kind: 'savedFilter' } });
    expect([other.status, JSON.parse(other.text).errorDetails]).toMatchObject([
      400,
      [{ field: 'kind', key: 'choice' }],
    ]);
  });
});

it('offers nothing for a field that is no reference, or no field', async () => {
  for (const field of ['summary', 'nothing', 'constructor', '']) {
    const answer = await shop.call('fixtureErrand', 'options', { given: { field } });
    expect([field, answer.status]).toEqual([field, 400]);
  }
});

describe('the history of a record', () => {
  it('tells who wrote what when, newest first, with the labels of what it points to', async () => {
    const [first, second] = shop.find(['talent']);
    const staff = shop.house.of('agency').actor?.staffId;
    const by = { id: staff, displayName: 'agency of staff', kind: 'staff', avatar: null };
    const made = shop.test.now();
    const record = await shop.make('fixtureErrand', { summary: 'Call', peopleIds: [first] });
    shop.test.pass(1000);
    const changed = shop.test.now();
    await shop.call('fixtureErrand', 'update', {
      id: record.id,
      given: { summary: 'Call back', peopleIds: [second, first] },
    });
    shop.test.pass(1000);
    await shop.call('fixtureErrand', 'delete', { id: record.id });
    await shop.call('fixtureErrand', 'restore', { id: record.id });

    const { data } = await shop.call('fixtureErrand', 'history', { id: record.id });
    expect(data.data.map(({ action, version }: Json) => [action, version])).toEqual([
      ['restore', 4],
      ['delete', 3],
      ['update', 2],
      ['create', 1],
    ]);
    const [, , update, create] = data.data;
    expect(update).toMatchObject({ at: changed, by });
    const people = (ids: (string | undefined)[]) => ids.map((id) => expect.objectContaining({ id, kind: 'talent' }));
    expect(update.changes).toEqual(
      [
        { field: 'summary', before: 'Call', after: 'Call back' },
        { field: 'personIds', before: people([first]), after: people([second, first]) },
      ].map((one) => (one.field === 'personIds' ? { ...one, field: 'peopleIds' } : one)),
    );
    expect(create).toMatchObject({ at: made, by });
    expect(create.changes).toContainEqual({ field: 'summary', before: null, after: 'Call' });
    expect(create.changes).toContainEqual({ field: 'peopleIds', before: null, after: people([first]) });

    const page = await shop.call('fixtureErrand', 'history', { id: record.id, given: { pageSize: 3, pageIndex: 1 } });
    expect(page.data).toEqual({ data: [create], loadMore: false, nextPageIndex: null });
  });

  it('shows a deleted record as deleted, and an empty reference as empty', async () => {
    const venue = await shop.make('fixtureVenue');
    const record = await shop.make('fixtureErrand', { summary: 'Load in', siteId: venue.id });
    await shop.call('fixtureErrand', 'update', { id: record.id, given: { siteId: null } });
    await shop.call('fixtureVenue', 'delete', { id: venue.id });
    const { data } = await shop.call('fixtureErrand', 'history', { id: record.id });
    const [change] = data.data[0].changes;
    expect(change).toMatchObject({ field: 'siteId', before: { id: venue.id, isDeleted: true }, after: null });
  });
});
