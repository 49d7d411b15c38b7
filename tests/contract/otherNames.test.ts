import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSingularName } from '../../schema/fields/field.ts';
import { listFiltersOf } from '../../schema/language/listFilters.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { bodyOf, changedField } from '../support/values.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

/** Keys of the wire that an entity takes under a second name, because the spec has one of its own. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop();
});
afterAll(() => shop.close());

const declared = fixtureRegistry.all.flatMap((entity) =>
  (['list', 'create'] as const).flatMap((part) =>
    Object.entries(entity.api.otherNames?.[part] ?? {}).map(([other, name]) => ({
      kind: entity.name,
      entity,
      part,
      other,
      name,
    })),
  ),
);
const ofLists = declared.filter(({ part }) => part === 'list');
const ofBodies = declared.filter(({ part }) => part === 'create');
const refusal = (other: string, name: string) => [{ field: other, key: 'contradicts', params: { other: name } }];

describe.each(ofLists)('$other of a list of $kind, which stands for $name', ({ kind, entity, other, name }) => {
  it('finds the same, and counts and exports the same', async () => {
    const filter = listFiltersOf(entity).find(({ params }) => params.some(({ param }) => param === name));
    const { key = '' } = filter?.params.find(({ param }) => param === name) ?? {};
    const pointed = filter?.kinds && { [key]: shop.find(filter.kinds).slice(0, 1) };
    const one = await shop.make(kind, pointed && { [changedField(entity)]: 'Ada', ...pointed });
    await shop.make(kind);
    const record = await shop.read(kind, one.id);
    const wanted = name === 'ids' ? [one.id] : name === 'keyword' ? record[entity.title] : [record[key]].flat();
    const { total } = (await shop.call(kind, 'list', { given: { [name]: wanted } })).data;
    for (const operation of ['list', 'count'] as const) {
      if (!offers(entity, operation)) continue;
      const answers = [name, other].map((param) => shop.call(kind, operation, { given: { [param]: wanted } }));
      const [own, renamed] = await Promise.all(answers);
      expect([renamed?.status, renamed?.data]).toEqual([200, own?.data]);
      expect(renamed?.data.total).toBeGreaterThan(0);
    }
    const files = [name, other].map((param) => shop.call(kind, 'export', { given: { [param]: wanted } }));
    const [own, renamed] = await Promise.all(files);
    expect([renamed?.status, renamed?.text]).toEqual([200, own?.text]);
    if (isSingularName(other) && Array.isArray(wanted)) {
      const [value] = wanted;
      const alone = await shop.call(kind, 'list', { given: { [other]: value, [name]: wanted } });
      expect([alone.status, alone.data?.total], alone.text).toEqual([200, total]);
      const wrong = await shop.call(kind, 'list', { given: { [other]: { id: value } } });
      expect([wrong.status, wrong.json.errorDetails]).toMatchObject([400, [{ field: other, key: 'wrongType' }]]);
    }
    const both = await shop.call(kind, 'list', { given: { [name]: wanted, [other]: wanted } });
    expect(both.status).toBe(200);
  });

  it('is refused beside another value, and where its own would be', async () => {
    const one = await shop.make(kind);
    if (name !== 'ids') return;
    const another = await shop.make(kind);
    const [given, wrong] = [{ ids: [one.id], [other]: [another.id] }, { [other]: ['x'] }];
    const refused = await shop.call(kind, 'list', { given });
    expect([refused.status, refused.json.errorDetails]).toMatchObject([400, refusal(other, name)]);
    expect((await shop.call(kind, 'list', { given: wrong })).json.errorDetails[0].field).toMatch(other);
  });
});

describe.each(ofBodies)('$other of a new $kind, which stands for $name', ({ kind, other, name }) => {
  const bodyWith = async (more: (value: unknown) => object) => {
    const { [name]: value } = await shop.read(kind, (await shop.make(kind)).id);
    expect(value).toBeTruthy();
    const entity = fixtureRegistry.get(kind);
    const { [name]: _own, ...others } = bodyOf(entity, shop.next(), shop.find);
    return { value, body: { ...others, ...more(value) } };
  };

  it('is kept like it, alone and beside the same value', async () => {
    for (const more of [
      (value: unknown) => ({ [other]: value }),
      (value: unknown) => ({ [other]: value, [name]: value }),
    ]) {
      const { value, body } = await bodyWith(more);
      const made = await shop.call(kind, 'create', { given: body });
      expect([made.status, made.data[name]]).toEqual([200, value]);
      const { id, version } = await shop.make(kind);
      const changed = await shop.call(kind, 'update', { id, version, given: more(value) as Record<string, unknown> });
      expect([changed.status, changed.data[name]]).toEqual([200, value]);
    }
  });

  it('is refused beside another value, and then nothing is made or changed', async () => {
    const total = async () => (await shop.call(kind, 'count')).data.total;
    const contradicting = (value: unknown) => ({ [other]: value, [name]: Array.isArray(value) ? [] : null });
    const { body, value } = await bodyWith(contradicting);
    const before = await total();
    const refused = await shop.call(kind, 'create', { given: body });
    expect([refused.status, refused.json.errorDetails]).toMatchObject([400, refusal(other, name)]);
    expect(await total()).toBe(before);
    const { id, version } = await shop.make(kind);
    const unchanged = await shop.call(kind, 'update', { id, version, given: contradicting(value) });
    expect([unchanged.status, unchanged.json.errorDetails]).toMatchObject([400, refusal(other, name)]);
    expect((await shop.read(kind, id)).version).toBe(version);
  });
});

const singular = fixtureRegistry.all
  .filter((entity) => offers(entity, 'list', 'create'))
  .flatMap((entity) =>
    listFiltersOf(entity).flatMap(({ params }) =>
      params
        .filter(({ match, param }) => match === 'any' && isSingularName(param))
        .map(({ param, key }) => ({ kind: entity.name, param, key })),
    ),
  );

it.each(singular)(
  'the list of $kind takes one value of $param as it takes a list of it',
  async ({ kind, param, key }) => {
    const { id } = await shop.make(kind);
    const value = (await shop.read(kind, id))[key] as string;
    const [alone, listed] = await Promise.all(
      [value, [value]].map((given) => shop.call(kind, 'list', { given: { [param]: given } })),
    );
    expect([alone?.status, alone?.data], alone?.text).toEqual([200, listed?.data]);
    expect(listed?.data.data.map((row: { id: string }) => row.id)).toContain(id);
  },
);
