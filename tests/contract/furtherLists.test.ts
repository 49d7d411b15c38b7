import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answer, Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Lists of an entity besides the main one, on the tests' stories: the rejected ones, and those that were published once. */
let shop: Workshop;
const stories: Json[] = [];

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAssigned', 'none']);
  const staffId = shop.house.of('viewAssigned').actor?.staffId;
  for (const [headline, step, editorIds] of [
    ['Anchor', 'reject', [staffId]],
    ['Bridge', 'reject', []],
    ['Cellar', 'publish', [staffId]],
    ['Dune', '', []],
  ] as const) {
    const made = await shop.make('fixtureStory', { headline, reason: 'Known', editorIds });
    if (step !== '') await ask(`stories/${made.id}/${step}`, {});
    stories.push(made);
  }
});
afterAll(() => shop.close());

const ask = (path: string, body: object, as: PrincipalName = 'agency'): Promise<Answer> =>
  shop.test.ask({ method: 'POST', path: `/test/v1/${path}`, token: shop.house.of(as).token, body });
const headlines = ({ data }: Answer) => data.data.map(({ headline }: Json) => headline);

describe('a list besides the main one', () => {
  it('has the records of its condition, in its own order, at its own address and by its name', async () => {
    expect(headlines(await ask('stories/spiked', {}))).toEqual(['Bridge', 'Anchor']);
    expect(headlines(await ask('stories/list', { list: 'spiked' }))).toEqual(['Bridge', 'Anchor']);
    expect(headlines(await ask('stories/told/before', {}))).toEqual(['Cellar']);
    expect(headlines(await ask('stories/list', {}))).toEqual(['Anchor', 'Bridge', 'Cellar', 'Dune']);
  });

  it('is filtered, ordered, searched, counted and paged as the main one is', async () => {
    expect(headlines(await ask('stories/spiked', { orderBy: 'headline' }))).toEqual(['Anchor', 'Bridge']);
    expect(headlines(await ask('stories/spiked', { keyword: 'anch' }))).toEqual(['Anchor']);
    expect(headlines(await ask('stories/spiked', { statuses: [1] }))).toEqual([]);
    const { data } = await ask('stories/spiked', { pageSize: 1, pageIndex: 1 });
    expect([data.total, data.loadMore, data.data.length]).toEqual([2, false, 1]);
    expect((await ask('stories/spiked/count', {})).data.total).toBe(2);
    expect((await ask('stories/count', { list: 'told', countBy: ['statuses'] })).data).toMatchObject({
      total: 1,
      counts: { statuses: [{ value: 1, total: 1 }] },
    });
  });

  it('is exported with its own columns', async () => {
    const { text } = await ask('stories/spiked/export', {});
    expect(text.trim().split('\n')).toEqual([
      expect.stringContaining('headline,reason,editors'),
      expect.stringContaining('Bridge,Known,'),
      expect.stringContaining('Anchor,Known,'),
    ]);
  });

  it('shows what the reader may read, and nothing of other agencies', async () => {
    expect(headlines(await ask('stories/spiked', {}, 'viewAssigned'))).toEqual(['Anchor']);
    expect((await ask('stories/spiked/count', {}, 'viewAssigned')).data.total).toBe(1);
    expect(headlines(await ask('stories/spiked', {}, 'otherAgency'))).toEqual([]);
    expect((await ask('stories/spiked', {}, 'none')).status).toBe(403);
    const gone = await shop.make('fixtureStory', { headline: 'Ember', reason: 'Known' });
    await ask(`stories/${gone.id}/reject`, {});
    await shop.call('fixtureStory', 'delete', { id: gone.id });
    expect(headlines(await ask('stories/spiked', {}))).toEqual(['Bridge', 'Anchor']);
    expect(headlines(await ask('stories/spiked', { deleted: true }))).toEqual(['Ember']);
  });

  it('is refused by a name that there is not, and takes no other name at its address', async () => {
    const unknown = await ask('stories/list', { list: 'nothing' });
    expect([unknown.status, unknown.json.errorDetails?.[0].field]).toEqual([400, 'list']);
    expect((await ask('stories/spiked', { list: 'told' })).json.error.key).toBe('unknownField');
  });
});

it('several lists and presets are counted in one call, with the filters of the call', async () => {
  const countEach = {
    spiked: { list: 'spiked' },
    published: { statuses: [1] },
    all: {},
  };
  const { data } = await ask('stories/count', { countEach });
  expect(data).toMatchObject({ total: 4, each: { spiked: 2, published: 1, all: 4 } });
  const found = await ask('stories/count', { keyword: 'anchor', statuses: [4], countEach, withDeleted: true });
  expect(found.data).toMatchObject({ total: 0, deleted: 0, each: { spiked: 0, published: 0, all: 0 } });
  const wider = await ask('stories/count', { statuses: [1], countEach: { spiked: { list: 'spiked', statuses: [5] } } });
  expect(wider.data).toMatchObject({ total: 1, each: { spiked: 2 } });
  const others = await ask('stories/count', { statuses: [1], countEach: { others: { not: ['statuses'] } } });
  expect(others.data).toMatchObject({ total: 1, each: { others: 3 } });
  const mine = await ask('stories/count', { countEach }, 'viewAssigned');
  expect(mine.data).toMatchObject({ total: 2, each: { spiked: 1, published: 1, all: 2 } });
  const wrong = await ask('stories/count', { countEach: { spiked: { nothing: 1 } } });
  expect([wrong.status, wrong.json.error.key]).toEqual([400, 'unknownField']);
  const many = Object.fromEntries(Array.from({ length: 21 }, (_one, each) => [`set${each}`, {}]));
  expect((await ask('stories/count', { countEach: many })).status).toBe(400);
});
