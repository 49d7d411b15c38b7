import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isSingularName } from '../../schema/fields/field.ts';
import { listFiltersOf } from '../../schema/language/listFilters.ts';
import type { Json } from '../support/app.ts';
import { fixtureRegistry } from '../support/fixture.ts';
import { bodyOf, changedField } from '../support/values.ts';
import { offers, openWorkshop, type Workshop } from '../support/workshop.ts';

/** Keys of the wire that an entity takes under a second name, because the spec has one of its own. */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'work']);
});
afterAll(() => shop.close());

const declared = fixtureRegistry.all.flatMap((entity) =>
  (['list', 'create'] as const).flatMap((part) =>
    Object.entries(entity.api.otherNames?.[part] ?? {}).flatMap(([other, name]) =>
      // Aliases of another shape have a test each below.
      typeof name === 'string' ? [{ kind: entity.name, entity, part, other, name }] : [],
    ),
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
      const listed = await shop.call(kind, 'list', { given: { [name]: [value] } });
      const alone = await shop.call(kind, 'list', { given: { [other]: value, [name]: [value] } });
      expect([alone.status, alone.data], alone.text).toEqual([200, listed.data]);
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
describe('an alias of another shape', () => {
  const made = async (given: object) => {
    const entity = fixtureRegistry.get('fixtureErrand');
    const answer = await shop.call('fixtureErrand', 'create', {
      given: { ...bodyOf(entity, shop.next(), shop.find), ...given },
    });
    return { ...answer, faults: answer.json.errorDetails?.map(({ field, key }: Json) => [field, key]) };
  };
  const plain = {
    labelIds: undefined,
    paperIds: undefined,
    place: undefined,
    placeId: undefined,
    reference: undefined,
  };
  const files = () => shop.find(['media']).slice(0, 2);

  it('is a link as an object, which null empties', async () => {
    const url = `https://example.com/${shop.next()}`.slice(-20);
    const { data } = await made({ ...plain, preview: { url } });
    expect(data).toMatchObject({ reference: url, preview: { url } });
    const emptied = await shop.call('fixtureErrand', 'update', { id: data.id, given: { preview: null } });
    expect(emptied.data).toMatchObject({ reference: null, preview: null });
    expect((await made({ preview: { url: 'a' }, reference: 'b' })).faults).toEqual([['preview', 'contradicts']]);
    expect((await made({ ...plain, preview: { link: 'a' } })).faults).toEqual([['preview.link', 'unknownField']]);
  });

  it('is files with their order', async () => {
    const [first, second] = files();
    const sortedPapers = [
      { mediaId: second, order: 2 },
      { mediaId: first, order: 1 },
    ];
    const { data } = await made({ ...plain, sortedPapers });
    expect(data.paperIds).toEqual([first, second]);
    expect(data.papers).toMatchObject([
      { id: first, order: 0, media: { id: first } },
      { id: second, order: 1, media: { id: second } },
    ]);
    expect((await made({ sortedPapers, paperIds: [second] })).faults).toEqual([['sortedPapers', 'contradicts']]);
  });

  it('is names of entries, of which new ones are added with the record or not at all', async () => {
    const entries = async () =>
      (await shop.call('catalogue', 'list', { given: { type: ['TAG'], pageSize: 100 } })).data.data as Json[];
    const known = (await entries())[0] as Json;
    const added = `Tag ${shop.next()}`;
    const { data } = await made({ ...plain, tags: [known['displayName'].toUpperCase(), ` ${added} `, '', added] });
    expect(data.labels.map(({ displayName }: Json) => displayName)).toEqual([known['displayName'], added]);
    const before = await entries();
    expect((await made({ ...plain, tags: [`Tag ${shop.next()}`], effort: -1 })).status).toBe(400);
    expect(await entries()).toEqual(before);
    const by = async (tag: unknown) => {
      const answers = await Promise.all(
        (['list', 'count'] as const).map((operation) => shop.call('fixtureErrand', operation, { given: { tag } })),
      );
      return answers.map((answer) => answer.data.total);
    };
    expect(await by([added.toLowerCase()])).toEqual([1, 1]);
    expect(await by(added)).toEqual([1, 1]);
    expect(await by(['nobody has it'])).toEqual([0, 0]);
  });

  it('is a name that only who keeps the list may add', async () => {
    const given = {
      ...bodyOf(fixtureRegistry.get('fixtureErrand'), shop.next(), shop.find),
      ...plain,
      tags: ['', 'Unheard of'],
    };
    const refused = await shop.call('fixtureErrand', 'create', { given, as: 'work' });
    expect([refused.status, refused.json.errorDetails]).toMatchObject([400, [{ field: 'tags.1', key: 'reference' }]]);
  });

  it('is one value of a list', async () => {
    const siteId = (await shop.make('fixtureVenue')).id;
    const { data } = await made({ ...plain, siteId });
    const found = await shop.call('fixtureErrand', 'list', { given: { siteId } });
    expect(found.data.data.map(({ id }: Json) => id)).toEqual([data.id]);
  });

  it('is a place by its id, or resolved', async () => {
    const sydney = { place: 'Sydney, New South Wales, Australia', placeId: '2147714' };
    for (const place of ['2147714', { placeId: '2147714', description: sydney.place }])
      expect((await made({ ...plain, place })).data).toMatchObject(sydney);
    expect((await made({ ...plain, placeId: '2147714' })).data).toMatchObject(sydney);
    expect((await made({ ...plain, place: '2147714', placeId: '1' })).faults).toEqual([['place', 'contradicts']]);
    expect((await made({ ...plain, place: 'The Arena' })).data).toMatchObject({ place: 'The Arena', placeId: null });
  });
});
