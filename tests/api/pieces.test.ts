import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '../../schema/access/access.ts';
import { insertMany } from '../../server/engine/many/insertMany.ts';
import type { Json } from '../support/app.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** News, fan events, audio and video: what is shown of their publication, and the codes that lists take (CM 4). */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency']);
});
afterAll(() => shop.close());

const kinds = ['news', 'cmsEvent', 'audio', 'video'] as const;
const least = { title: 'Ada', content: '<p>Live</p>', publishDate: Date.UTC(2026, 2, 1) };
const leastOf = (kind: string) => ({
  ...least,
  ...(kind === 'cmsEvent' && {
    start: Date.UTC(2026, 11, 5),
    startTimeZone: 'Australia/Sydney',
    location: 'The Arena',
  }),
});
/** A file of the type that a piece asks for. */
const fileFor = (kind: string) => shop.find(['media'], kind === 'audio' || kind === 'video' ? kind : 'image')[0];
const make = async (kind: string, body: Record<string, unknown>) =>
  shop.make(kind, {
    ...leastOf(kind),
    // What is published has talents and media.
    ...(body['status'] === 1 && { talentIds: [(await shop.make('talent')).id], mediaIds: [fileFor(kind)] }),
    ...body,
  });
const idsOf = async (kind: string, given: Record<string, unknown>): Promise<string[]> =>
  (await shop.call(kind, 'list', { given })).data.data.map(({ id }: Json) => id);

describe.each(kinds)('%s', (kind) => {
  it('is found by the codes of lists and of forms, and by none of them', async () => {
    const talent = await shop.make('talent');
    const talentIds = [talent.id];
    const [published, pending, rejected] = [
      (await make(kind, { status: 1, talentIds })).id,
      (await make(kind, { status: 4, talentIds })).id,
      (await make(kind, { status: 5, talentIds })).id,
    ];
    const ofTalent = (more: Record<string, unknown>) => idsOf(kind, { userIds: talentIds, ...more });
    expect(await ofTalent({ statuses: [3] })).toEqual([published]);
    expect(await ofTalent({ stateStatus: [13] })).toEqual([pending]);
    expect(await ofTalent({ statuses: [14] })).toEqual([rejected]);
    expect(await ofTalent({ statuses: [1] })).toEqual([published]);
    expect((await ofTalent({ statuses: [3, 14] })).toSorted()).toEqual([published, rejected].toSorted());
    expect((await ofTalent({ statuses: [0] })).toSorted()).toEqual([published, pending, rejected].toSorted());
    expect((await shop.call(kind, 'list', { given: { statuses: [2] } })).status).toBe(400);
  });

  it('is found by the code of what fans find not relevant, beside others', async () => {
    const talentIds = [(await shop.make('talent')).id];
    const [pending, rejected, questioned] = [
      (await make(kind, { status: 4, talentIds })).id,
      (await make(kind, { status: 5, talentIds })).id,
      (await make(kind, { status: 4, talentIds })).id,
    ];
    await shop.test.pools.query(shop.house.agencyId, {
      text: `update ${shop.test.app.engine.model(kind).table} set relevance = 'QUESTIONED' where agency_id = $1 and id = $2`,
      values: [shop.house.agencyId, questioned],
    });
    expect(await idsOf(kind, { talentIds, statuses: [-2] })).toEqual([questioned]);
    expect((await idsOf(kind, { talentIds, statuses: [-2, 14] })).toSorted()).toEqual(
      [rejected, questioned].toSorted(),
    );
    expect(await idsOf(kind, { talentIds, statuses: [-2, 0] })).toHaveLength(3);
    expect(pending).toBeDefined();
  });

  it('is changed under the names of the form as well', async () => {
    const [talent, other] = [await shop.make('talent'), await shop.make('talent')];
    const { id } = await make(kind, { talentIds: [talent.id] });
    const { data } = await shop.call(kind, 'update', { id, given: { talentUserIds: [other.id] } });
    expect(data.talents).toMatchObject([{ id: other.id }]);
    const both = await shop.call(kind, 'update', { id, given: { talentUserIds: [other.id], talentIds: [talent.id] } });
    expect([both.status, both.json.errorDetails[0].key]).toEqual([400, 'contradicts']);
  });

  it('is published with talents and media alone, however it gets there', async () => {
    const faults = ({ status, json }: Json) => [status, json.errorDetails?.map(({ field, key }: Json) => [field, key])];
    const created = await shop.call(kind, 'create', { given: { ...leastOf(kind), status: 1 } });
    expect(faults(created)).toEqual([
      400,
      [
        ['talentIds', 'required'],
        ['mediaIds', 'required'],
      ],
    ]);
    const { id } = await make(kind, { status: 1 });
    const emptied = await shop.call(kind, 'update', { id, given: { mediaIds: [] } });
    expect(faults(emptied)).toEqual([400, [['mediaIds', 'neededInState']]]);
    expect((await shop.call(kind, 'update', { id, given: { mediaIds: [], status: 4 } })).status).toBe(200);
  });

  it('says whether fans see it now', async () => {
    const shown = async (body: Record<string, unknown>) =>
      (await shop.read(kind, (await make(kind, body)).id)).displayStatus;
    const [past, ahead] = [Date.now() - 1000, Date.now() + 3_600_000];
    expect(await shown({ status: 1, publishDate: past })).toBe('PUBLISHED');
    expect(await shown({ status: 1, publishDate: ahead })).toBe('SCHEDULED');
    expect(await shown({ status: 4, publishDate: past })).toBe('PENDING');
    expect(await shown({ status: 5, publishDate: ahead })).toBe('REJECTED');
  });

  it('is processing while a file of it is', async () => {
    const mediaId = fileFor(kind);
    const talentIds = [(await shop.make('talent')).id];
    const { id } = await make(kind, { status: 4, talentIds, mediaIds: [mediaId] });
    const setState = (state: string) =>
      shop.test.pools.owner.query('update media set state = $2 where id = $1', [mediaId, state]);
    await setState('processing');
    try {
      expect(await shop.read(kind, id)).toMatchObject({ displayStatus: 'PROCESSING', isProcessing: true });
    } finally {
      await setState('ready');
    }
    expect(await shop.read(kind, id)).toMatchObject({ displayStatus: 'PENDING', isProcessing: false });
  });

  it('is published, set pending and rejected by steps alone, which leave its publish date', async () => {
    const mediaId = fileFor(kind);
    const talentIds = [(await shop.make('talent')).id];
    const { id, publishDate } = await make(kind, { status: 4, talentIds, mediaIds: [mediaId] });
    const other = await make(kind, { status: 1 });
    const bare = await make(kind, { status: 4 });
    const module = { news: 'news', cmsEvent: 'events', audio: 'audios', video: 'videos' }[kind];
    const step = (name: string, ids: readonly string[]) =>
      shop.test.ask({
        method: 'POST',
        path: `/cms/v1/talent-cms/${module}/${name}`,
        token: shop.house.of('agency').token,
        body: { ids },
      });
    const { data } = await step('publish', [id, other.id, bare.id]);
    expect(data.done.map((one: Json) => one.id)).toEqual([id]);
    expect(data.refused.map((one: Json) => [one.id, one.code])).toEqual([
      [other.id, 1012],
      [bare.id, 1000],
    ]);
    const { errorDetails } = data.refused[1];
    expect(errorDetails.map(({ field, key }: Json) => [field, key])).toEqual([
      ['talentIds', 'required'],
      ['mediaIds', 'required'],
    ]);
    expect(await shop.read(kind, id)).toMatchObject({ status: 1, publishDate });
    expect((await step('reject', [id])).data.done).toHaveLength(1);
    expect((await step('pending', [id])).data.done).toHaveLength(1);
    expect((await step('pending', [id])).data.refused).toMatchObject([{ code: 1012 }]);
  });
});

it('50 who publish and 50 who reject one item at once are each done or refused from where it stands', async () => {
  const talentIds = [(await shop.make('talent')).id];
  const { id } = await make('news', { status: 4, talentIds, mediaIds: shop.find(['media']).slice(0, 1) });
  const step = (name: string) =>
    shop.test.ask({
      method: 'POST',
      path: `/cms/v1/talent-cms/news/${name}`,
      token: shop.house.of('agency').token,
      body: { ids: [id] },
    });
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_one, each) => step(each % 2 === 0 ? 'publish' : 'reject')),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const codes = answers.flatMap(({ data }) => data.refused.map(({ code }: Json) => code));
  expect(new Set(codes)).toEqual(new Set([1012]));
  const { data } = await shop.call('news', 'history', { id, given: { pageSize: 100 } });
  const states = data.data
    .flatMap(({ changes }: Json) => changes)
    .filter(({ field }: Json) => field === 'status')
    .map(({ before, after }: Json) => [before, after]);
  expect(states.length).toBe(100 - codes.length + 1);
  for (const [index, [before]] of states.slice(0, -1).entries()) expect(before).toBe(states[index + 1][1]);
  expect((await shop.read('news', id)).status).toBe(states[0][1]);
});

it('a step of 500 is done of those that allow it, names the others, and is undone exactly', async () => {
  const talentIds = [(await shop.make('talent')).id];
  const mediaIds = shop.find(['media']).slice(0, 1);
  const actor = systemActor(shop.house.agencyId);
  const bodies = Array.from({ length: 500 }, (_one, each) => ({
    ...least,
    talentIds,
    mediaIds,
    status: each < 20 ? 1 : 4,
  }));
  const made = await insertMany(shop.test.app.engine, actor, 'news', bodies, {});
  const ids = made.map(({ id }) => id);
  const { data } = await shop.test.ask({
    method: 'POST',
    path: '/cms/v1/talent-cms/news/publish',
    token: shop.house.of('agency').token,
    body: { ids },
  });
  expect([data.done.length, data.refused.length]).toEqual([480, 20]);
  expect(data.refused.every(({ code, state }: Json) => code === 1012 && state === 1)).toBe(true);
  const undone = await shop.call('news', 'bulk', { given: { ids: data.done, undo: true } });
  expect(undone.data.filter((row: Json) => 'error' in row)).toEqual([]);
  const { data: counted } = await shop.call('news', 'count', {
    given: { talentIds, countEach: { published: { statuses: [3] }, pending: { statuses: [13] } } },
  });
  expect(counted.each).toEqual({ published: 20, pending: 480 });
});

it('a fan event is published with its start and its place', async () => {
  const { id } = await shop.make('cmsEvent', {
    ...least,
    talentIds: [(await shop.make('talent')).id],
    mediaIds: [shop.find(['media'])[0]],
  });
  const publish = () =>
    shop.test.ask({
      method: 'POST',
      path: '/cms/v1/talent-cms/events/publish',
      token: shop.house.of('agency').token,
      body: { ids: [id] },
    });
  expect((await publish()).data).toMatchObject({ done: [], refused: [{ id }] });
  const { start, startTimeZone, location } = leastOf('cmsEvent') as Json;
  await shop.call('cmsEvent', 'update', { id, given: { start, startTimeZone, location } });
  expect((await publish()).data).toMatchObject({ done: [{ id }], refused: [] });
  const emptied = await shop.call('cmsEvent', 'update', { id, given: { location: null } });
  expect([emptied.status, emptied.json.errorDetails[0]]).toMatchObject([
    400,
    { field: 'location', key: 'neededInState' },
  ]);
});

it.each([
  ['news', 'audio'],
  ['cmsEvent', 'audio'],
  ['audio', 'video'],
  ['audio', 'image'],
  ['video', 'image'],
  ['video', 'audio'],
])('a %s takes no %s file', async (kind, type) => {
  const [wrong] = shop.find(['media'], type);
  const { status, json } = await shop.call(kind, 'create', { given: { ...leastOf(kind), mediaIds: [wrong] } });
  expect([status, json.errorDetails]).toMatchObject([400, [{ field: 'mediaIds', key: 'fileType' }]]);
});

it('an online event is published with its stream and without a place', async () => {
  const online = {
    ...least,
    start: Date.UTC(2026, 11, 5),
    startTimeZone: 'Australia/Sydney',
    eventMode: 'ONLINE',
    talentIds: [(await shop.make('talent')).id],
    mediaIds: [fileFor('cmsEvent')],
    status: 1,
  };
  const faults = ({ status, json }: Json) => [status, json.errorDetails?.map(({ field, key }: Json) => [field, key])];
  const bare = await shop.call('cmsEvent', 'create', { given: online });
  expect(faults(bare)).toEqual([400, [['streamUrl', 'required']]]);
  const streamUrl = 'https://www.example.com/live';
  const { id } = await shop.make('cmsEvent', { ...online, streamUrl });
  const moved = await shop.call('cmsEvent', 'update', { id, given: { eventMode: 'OFFLINE' } });
  expect(faults(moved)).toEqual([400, [['location', 'neededInState']]]);
  const emptied = await shop.call('cmsEvent', 'update', { id, given: { streamUrl: null } });
  expect(faults(emptied)).toEqual([400, [['streamUrl', 'neededInState']]]);
  const placed = await shop.call('cmsEvent', 'update', {
    id,
    given: { eventMode: 'OFFLINE', location: 'The Arena', streamUrl: null },
  });
  expect(placed.status, placed.text).toBe(200);
});
