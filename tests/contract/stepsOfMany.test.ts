import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { RefusalError } from '../../server/errors.ts';
import type { Answer, Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { writesIn } from '../support/statements.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** A step of many records at once, on the tests' stories: published (1), held back (4), rejected (5). */
let shop: Workshop;
/** Headlines that a listener refuses to publish. */
const refusedHeadlines = new Set<string>();

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'editAll', 'viewAllEditAssigned', 'viewAll']);
  shop.test.app.engine.beforeWrite('fixtureStory', async ({ after }) => {
    if (refusedHeadlines.has(String(after['headline']))) throw new RefusalError('invalid', 'malformed');
  });
});
beforeEach(() => refusedHeadlines.clear());
afterAll(() => shop.close());

const staffOf = (name: PrincipalName) => shop.house.of(name).actor?.staffId;
const make = (body: object = {}): Promise<Json> =>
  shop.make('fixtureStory', { headline: `Story ${shop.next()}`, ...body });
const read = (id: string) => shop.read('fixtureStory', id);
const ask = (path: string, body: object, as: PrincipalName = 'agency'): Promise<Answer> =>
  shop.test.ask({ method: 'POST', path: `/test/v1/${path}`, token: shop.house.of(as).token, body });
const many = (step: string, ids: readonly unknown[], more: object = {}, as?: PrincipalName) =>
  ask(`stories/steps/${step}`, { ids, ...more }, as);
const idsOf = (rows: readonly Json[]) => rows.map(({ id }) => id);
const storiesWith = async (...states: readonly number[]): Promise<Json[]> => {
  const stories: Json[] = [];
  for (const state of states) {
    const { id } = await make({ reason: 'Known' });
    if (state !== 4) await ask(`stories/${id}/${state === 1 ? 'publish' : 'reject'}`, {});
    stories.push(await read(id));
  }
  return stories;
};

describe('a step of many records', () => {
  it('is taken of those where it starts, and refused to the others with their state', async () => {
    const stories = await storiesWith(4, 1, 5);
    const [held, published, rejected] = stories;
    const { status, data } = await many('publish', idsOf(stories));
    expect(status).toBe(200);
    expect(data.done).toEqual([
      { id: held?.id, version: held?.version + 1 },
      { id: rejected?.id, version: rejected?.version + 1 },
    ]);
    expect(data.refused).toEqual([
      {
        id: published?.id,
        state: 1,
        code: 1012,
        key: 'transitionRefused',
        message: expect.any(String),
        params: { from: 'PUBLISHED', field: 'status', kind: 'fixtureStory' },
      },
    ]);
    expect(await read(held?.id)).toMatchObject({ status: 1, publishedOn: '2026-11-20' });
    const { data: history } = await shop.call('fixtureStory', 'history', { id: held?.id });
    expect(history.data[0].changes.map(({ field }: Json) => field).toSorted()).toEqual(['publishedOn', 'status']);
  });

  it('is written in one statement, however many there are', async () => {
    const ids = [];
    for (let each = 0; each < 12; each += 1) ids.push((await make()).id);
    shop.test.statements.length = 0;
    const { data } = await many('publish', ids);
    expect(idsOf(data.done)).toEqual(ids);
    expect(writesIn(shop.test.statements)).toHaveLength(1);
  });

  it('names a record once: twice, in whatever letters, and nothing is done', async () => {
    const [story] = await storiesWith(4);
    const answer = await many('publish', [story?.id, String(story?.id).toUpperCase()]);
    expect([answer.status, answer.json.errorDetails]).toMatchObject([400, [{ field: 'ids', key: 'duplicate' }]]);
    expect(await read(story?.id)).toMatchObject({ status: 4, version: 1 });
  });

  it('takes at least one record and at most 500', async () => {
    const nowhere = (each: number) => `01930000-0000-7000-8000-${String(each).padStart(12, '0')}`;
    expect((await many('publish', [])).status).toBe(400);
    expect(
      (
        await many(
          'publish',
          Array.from({ length: 501 }, (_one, each) => nowhere(each)),
        )
      ).status,
    ).toBe(400);
    const { data } = await many(
      'publish',
      Array.from({ length: 500 }, (_one, each) => nowhere(each)),
    );
    expect([data.done.length, data.refused.length, data.refused[0]]).toMatchObject([
      0,
      500,
      { key: 'notFound', state: null },
    ]);
  });

  it('gives what it asks for to each, and refuses those that still lack it', async () => {
    const [known, unknown] = [await make({ reason: 'Known' }), await make()];
    const first = await many('reject', [known.id, unknown.id]);
    expect(first.data).toMatchObject({
      done: [{ id: known.id, version: 2 }],
      refused: [{ id: unknown.id, state: 4, key: 'required', errorDetails: [{ field: 'reason' }] }],
    });
    expect((await many('reject', [unknown.id], { reason: 'Not now' })).data.done).toHaveLength(1);
    expect(await read(unknown.id)).toMatchObject({ status: 5, reason: 'Not now' });
    expect((await many('publish', [unknown.id], { headline: 'Other' })).json.error.key).toBe('unknownField');
  });

  it('is refused for a version that is no longer the present one, where one is given', async () => {
    const [first, second] = await storiesWith(4, 4);
    await shop.call('fixtureStory', 'update', { id: first?.id, given: { reason: 'Since' } });
    const ids = [
      { id: first?.id, version: 1 },
      { id: second?.id, version: 1 },
    ];
    const { data } = await many('publish', ids);
    expect(data).toMatchObject({
      done: [{ id: second?.id, version: 2 }],
      refused: [{ id: first?.id, state: 4, key: expect.stringMatching(/^changedMeanwhile/) }],
    });
  });

  it('leaves out what a listener refuses, and writes the others', async () => {
    const stories = await storiesWith(4, 4, 4, 4, 4);
    const third = stories[2];
    refusedHeadlines.add(third?.headline);
    const { data } = await many('publish', idsOf(stories));
    expect(idsOf(data.done)).toEqual(idsOf(stories).filter((id) => id !== third?.id));
    expect(data.refused).toMatchObject([{ id: third?.id, state: 4, key: 'malformed' }]);
  });

  it('tells a caller nothing of what they may not edit', async () => {
    const as = 'viewAllEditAssigned';
    const [mine, theirs] = [await make({ editorIds: [staffOf(as)], reason: 'Known' }), await make()];
    const gone = await make();
    await shop.call('fixtureStory', 'delete', { id: gone.id });
    const { data } = await many('publish', [mine.id, theirs.id, gone.id], {}, as);
    expect(data).toMatchObject({
      done: [{ id: mine.id }],
      refused: [
        { id: theirs.id, state: null, code: 1003, key: 'notAllowed' },
        { id: gone.id, state: null, code: 1004, key: 'notFound' },
      ],
    });
    expect((await many('reject', [mine.id], {}, as)).data.refused).toMatchObject([{ code: 1003, key: 'notAllowed' }]);
    expect((await many('publish', [theirs.id], {}, 'viewAll')).status).toBe(403);
    expect((await many('publish', [theirs.id], {}, 'otherAgency')).data.refused).toMatchObject([{ key: 'notFound' }]);
    expect(await read(theirs.id)).toMatchObject({ status: 4, version: 1 });
  });

  it('has the further address that the spec gives', async () => {
    const stories = await storiesWith(1, 4);
    const { data } = await ask('desk/stories/put-back', { ids: idsOf(stories) });
    expect(data).toMatchObject({ done: [{ id: stories[0]?.id }], refused: [{ id: stories[1]?.id, state: 4 }] });
  });

  it('is undone for those that nobody changed since', async () => {
    const stories = await storiesWith(4, 5, 4);
    const { data } = await many('publish', idsOf(stories));
    await many('put-back', [stories[2]?.id]);
    const undone = await shop.call('fixtureStory', 'bulk', { given: { ids: data.done, undo: true } });
    expect(undone.data.map(({ error }: Json) => error?.key ?? null)).toEqual([null, null, 'changedSince']);
    const now = await Promise.all(stories.map(({ id }) => read(id)));
    expect(now.map(({ status, publishedOn }) => [status, publishedOn])).toEqual([
      [4, null],
      [5, null],
      [4, null],
    ]);
  });
});

it('a state is written by the rules of its steps, also in a body and on many', async () => {
  const [held, published] = await storiesWith(4, 1);
  const twice = await shop.call('fixtureStory', 'update', { id: published?.id, given: { status: 1 } });
  expect([twice.status, twice.data.version]).toEqual([200, published?.version]);
  const rejected = await storiesWith(5);
  const again = { ids: [...rejected, held].map((one) => ({ id: one?.id })), change: { status: 5, reason: null } };
  const { data } = await shop.call('fixtureStory', 'bulk', { given: again });
  expect(data).toMatchObject([
    { errorDetails: [{ field: 'reason', key: 'neededInState' }] },
    { errorDetails: [{ field: 'reason', key: 'required' }] },
  ]);
});

it('of fifty who publish one record and fifty who put it back each is answered, and the history alternates', async () => {
  const { id } = await make();
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_one, each) => {
      const step = each % 2 === 0 ? 'publish' : 'put-back';
      return each % 4 < 2 ? many(step, [id]) : ask(`stories/${id}/${step === 'publish' ? 'publish' : 'putBack'}`, {});
    }),
  );
  const outcomes = answers.map(({ status, data, json }) =>
    status === 200 ? (data.refused?.[0]?.code ?? 200) : json.error.code,
  );
  expect(outcomes.filter((one) => one !== 200 && one !== 1012)).toEqual([]);
  const taken = outcomes.filter((one) => one === 200).length;
  expect(taken).toBeGreaterThan(0);
  const { version, status } = await read(id);
  expect([version, status]).toEqual([taken + 1, taken % 2 === 1 ? 1 : 4]);
  const { data: history } = await shop.call('fixtureStory', 'history', { id, given: { pageSize: 100 } });
  const states = history.data
    .toReversed()
    .flatMap(({ changes }: Json) => changes.filter(({ field }: Json) => field === 'status'))
    .map(({ after }: Json) => after);
  expect(states.slice(1)).toEqual(Array.from({ length: taken }, (_one, each) => (each % 2 === 0 ? 1 : 4)));
});
