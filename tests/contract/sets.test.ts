import type { FilesField } from '../../schema/fields/file.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEntity } from '../../schema/language/entity.ts';
import { targetsOf } from '../../schema/language/records/references.ts';
import { setRoutes, type ItemSet, type SetRoute } from '../../schema/language/sets.ts';
import type { Answer, Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { putFile } from '../support/media.ts';
import type { PrincipalName } from '../support/principals.ts';
import { writesIn } from '../support/statements.ts';
import { bodyOf } from '../support/values.ts';
import { accepting, offers, openWorkshop, type Workshop } from '../support/workshop.ts';

/** Adding to a set of a record and removing from it, one call each. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'people', 'none']);
});
afterAll(() => shop.close());

interface SetCase {
  readonly name: string;
  readonly field: string;
  readonly entity: AnyEntity;
  readonly set: ItemSet;
}

const cases: readonly SetCase[] = fixtureRegistry.all
  .filter((entity) => offers(entity, 'create', 'one', 'update', 'history'))
  .flatMap((entity) =>
    setRoutes(entity)
      .filter(({ does }) => does === 'add')
      .map(({ set }) => ({ name: entity.name, field: set.field, entity, set })),
  );

interface Given {
  readonly ids?: readonly string[];
  readonly mediaIds?: readonly string[];
  readonly itemId?: string;
  readonly version?: number;
}

function ask(
  entity: AnyEntity,
  field: string,
  does: SetRoute['does'],
  id: string,
  { itemId = '', ...given }: Given = {},
  as: PrincipalName = 'agency',
): Promise<Answer> {
  const route = setRoutes(entity).find((one) => one.does === does && one.set.field === field);
  if (!route) throw new Error(`no route to ${does} the ${field} of ${entity.name}`);
  return shop.test.ask({
    method: route.method,
    path: route.path.replace('{id}', id).replace('{itemId}', itemId),
    token: shop.house.of(as).token,
    ...(route.method === 'GET' || route.method === 'DELETE'
      ? { query: given }
      : { body: { ...given, ...(does === 'add' && accepting(entity)) } }),
  });
}

/** Two items that a set can have. */
function itemsOf(entity: AnyEntity, { field, isFile }: ItemSet): readonly [string, string] {
  const declared = entity.fields[field];
  const type = declared && 'type' in declared ? String(declared.type) : undefined;
  const kinds = declared ? targetsOf(declared) : [];
  const { types: [fileType = 'image'] = [] } = (declared ?? {}) as Pick<FilesField, 'types'>;
  const [one = '', two = ''] = isFile ? shop.find(['media'], fileType) : shop.find(kinds.slice(0, 1), type);
  expect([one, two]).not.toContain('');
  return [one, two];
}

/** A record whose set is empty, or as small as it may be, and that set. */
async function startOf(entity: AnyEntity, { key }: ItemSet, items: readonly string[]) {
  const body = bodyOf(entity, shop.next(), shop.find);
  if (Array.isArray(body[key])) body[key] = (body[key] as string[]).filter((one) => !items.includes(one)).slice(0, 1);
  const record = await shop.make(entity.name, body);
  return { record, was: record[key] as readonly string[] };
}

describe.each(cases)('the $field of a $name', ({ entity, name, set }) => {
  it('keep what people add to them at once, each in a version and an entry of the history of its own', async () => {
    const items = itemsOf(entity, set);
    const { record, was } = await startOf(entity, set, items);
    const answers = await Promise.all(items.map((one) => ask(entity, set.field, 'add', record.id, { ids: [one] })));
    expect(
      answers.map(({ status }) => status),
      answers.find(({ status }) => status !== 200)?.text,
    ).toEqual([200, 200]);
    expect(answers.map(({ data }) => data.version).toSorted()).toEqual([record.version + 1, record.version + 2]);
    const now = await shop.read(name, record.id);
    expect(new Set(now[set.key])).toEqual(new Set([...was, ...items]));
    const { data } = await shop.call(name, 'history', { id: record.id });
    const [last, before] = data.data as Json[];
    expect([last?.version, before?.version]).toEqual([record.version + 2, record.version + 1]);
    expect(last?.changes.map((one: Json) => one.field)).toEqual([set.key]);
  });

  it('lose what is taken from them and nothing else, and say nothing where nothing changes', async () => {
    const [one, two] = itemsOf(entity, set);
    const { record, was } = await startOf(entity, set, [one, two]);
    await ask(entity, set.field, 'add', record.id, { ids: [one, two] });
    const less = await ask(entity, set.field, 'remove', record.id, { itemId: one.toUpperCase() });
    expect([less.status, new Set(less.data[set.key])]).toEqual([200, new Set([...was, two])]);
    const again = [
      await ask(entity, set.field, 'remove', record.id, { itemId: one }),
      await ask(entity, set.field, 'add', record.id, { ids: [two] }),
    ];
    expect(again.map(({ status, data }) => [status, data.version])).toEqual([
      [200, less.data.version],
      [200, less.data.version],
    ]);
  });

  it('stay as they are where the version that was seen is old, the item is nowhere, or the record another agency’s', async () => {
    const items = itemsOf(entity, set);
    const { record } = await startOf(entity, set, items);
    shop.test.statements.length = 0;
    const old = { ids: [items[0]], version: record.version + 1 };
    expect((await ask(entity, set.field, 'add', record.id, old)).json.error.key).toBe('staleVersion');
    const nowhere = { ids: ['01930000-0000-7000-8000-00000000dead'] };
    expect((await ask(entity, set.field, 'add', record.id, nowhere)).status).toBe(400);
    const foreign = [
      await ask(entity, set.field, 'add', record.id, { ids: [items[0]] }, 'otherAgency'),
      await ask(entity, set.field, 'remove', record.id, { itemId: items[0] }, 'otherAgency'),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
    expect(writesIn(shop.test.statements)).toEqual([]);
    expect(await shop.read(name, record.id)).toEqual(record);
  });
});

describe.each(cases.filter(({ entity }) => offers(entity, 'bulk')))(
  'the $field of many $name records',
  ({ entity, name, set }) => {
    const bulk = (given: Record<string, unknown>, as: PrincipalName = 'agency') =>
      shop.call(name, 'bulk', { given, as });

    it('get and lose items together, each record from what it holds, and say nothing where nothing changes', async () => {
      const [one, two] = itemsOf(entity, set);
      const starts = [await startOf(entity, set, [one, two]), await startOf(entity, set, [one, two])];
      const [first = '', second = ''] = starts.map(({ record }) => String(record.id));
      const ids = [{ id: first }, { id: second }];
      await ask(entity, set.field, 'add', first, { ids: [one] });
      const { version } = await shop.read(name, first);

      const added = await bulk({ ids, add: { [set.key]: [one] } });
      expect(added.data).toMatchObject([
        { id: first, version },
        { id: second, version: starts[1]?.record.version + 1 },
      ]);
      const swapped = await bulk({ ids, add: { [set.key]: [two] }, remove: { [set.key]: [one.toUpperCase()] } });
      expect(swapped.data.map((row: Json) => 'error' in row)).toEqual([false, false]);
      for (const [index, id] of [first, second].entries()) {
        const held = new Set([...(starts[index]?.was ?? []), two]);
        expect(new Set((await shop.read(name, id))[set.key])).toEqual(held);
      }
    });

    it('stay as they are where an item is nowhere, a record another agency’s, or something else is asked for as well', async () => {
      const items = itemsOf(entity, set);
      const { record } = await startOf(entity, set, items);
      const ids = [{ id: record.id }];
      const nowhere = await bulk({ ids, add: { [set.key]: ['01930000-0000-7000-8000-00000000dead'] } });
      const foreign = await bulk({ ids, add: { [set.key]: [items[0]] } }, 'otherAgency');
      for (const { data } of [nowhere, foreign])
        expect(data).toMatchObject([{ id: record.id, error: expect.anything() }]);
      expect((await bulk({ ids, add: { [set.key]: [items[0]] }, delete: true })).status).toBe(400);
      expect((await bulk({ ids, add: {} })).status).toBe(400);
      expect(await shop.read(name, record.id)).toEqual(record);
    });
  },
);

const ofFiles = cases.filter(({ entity, field }) =>
  setRoutes(entity).some(({ does, set }) => does === 'read' && set.field === field),
);

describe.each(ofFiles)('the files of a $name, its $field,', ({ entity, name, set }) => {
  it('are read, and put all anew, at one address', async () => {
    const [one, two] = itemsOf(entity, set);
    const { record } = await startOf(entity, set, [one, two]);
    const put = await ask(entity, set.field, 'replace', record.id, { mediaIds: [two, one] });
    expect([put.status, put.data[set.key]]).toEqual([200, [two, one]]);
    const read = await ask(entity, set.field, 'read', record.id);
    expect(read.data).toEqual((await shop.read(name, record.id))[set.field]);
    expect(read.data.map(({ id }: Json) => id)).toEqual([two, one]);
    const foreign = [
      await ask(entity, set.field, 'read', record.id, {}, 'otherAgency'),
      await ask(entity, set.field, 'replace', record.id, { mediaIds: [] }, 'otherAgency'),
    ];
    expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
  });
});

it('whoever may not see a set learns nothing of it and changes nothing of it', async () => {
  const entity = fixtureRegistry.get('fixtureErrand');
  const [one = ''] = shop.find(['media'], 'image');
  const peopleIds = shop.find(['partner']);
  const { id } = await shop.make('fixtureErrand', { summary: 'Paid', peopleIds, voucherIds: [one] });
  const seen = await shop.read('fixtureErrand', id, 'people');
  expect([seen.permissions.canUpdate, seen.voucherIds]).toEqual([true, undefined]);
  shop.test.statements.length = 0;
  for (const answer of [
    await ask(entity, 'vouchers', 'add', id, { ids: [one] }, 'people'),
    await ask(entity, 'vouchers', 'remove', id, { itemId: one }, 'people'),
  ]) {
    const fault = expect.objectContaining({ field: 'voucherIds', key: 'unknownField' });
    expect(answer.json.errorDetails).toEqual([fault]);
  }
  expect(writesIn(shop.test.statements)).toEqual([]);
});

it('a set takes no more than it has room for', async () => {
  const entity = fixtureRegistry.get('fixtureErrand');
  const more = await Promise.all([1, 2, 3, 4].map(() => putFile(shop.test, shop.house.of('agency').actor, 'one.png')));
  const { id } = await shop.make('fixtureErrand', { summary: 'Full' });
  expect((await ask(entity, 'papers', 'add', id, { ids: more.slice(0, 3) })).status).toBe(200);
  const full = await ask(entity, 'papers', 'add', id, { ids: more.slice(3) });
  expect([full.status, full.json.errorDetails[0].field]).toEqual([400, 'paperIds']);
  expect((await shop.read('fixtureErrand', id)).paperIds).toEqual(more.slice(0, 3));
});
