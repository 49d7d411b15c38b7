import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordSignals } from '../../server/areas/community/moderation/signals.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Addresses, keys and answers of content as the spec writes them (CM 3, CM 7). */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency']);
});
afterAll(() => shop.close());

const ask = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `/cms/v1/${path}`, token: shop.house.of(as).token, ...(body && { body }) });
const files = () => shop.find(['media']).slice(0, 2);
const sydney = { location: 'Sydney, New South Wales, Australia', locationId: '2147714' };
it('an event is made, changed, found and answered with the keys of the spec', async () => {
  const talent = await shop.make('talent');
  const [mediaId] = files();
  const start = Date.UTC(2027, 0, 5, 9);
  const form = {
    talentUserIds: [talent.id],
    mediaIds: [mediaId],
    title: 'Opening night',
    content: 'Doors at seven',
    publishDate: 1,
    tags: ['Live', ' '],
    location: sydney.locationId,
    start,
    end: start + 3_600_000,
    ticketURL: 'https://www.example.com/tickets',
    streamUrl: null,
    timeZoneId: 'Europe/Paris',
    status: 1,
  };
  const made = await ask('POST', 'talent-cms/events', form);
  expect(made.status, made.text).toBe(200);
  const { id } = made.data;
  expect(made.data).toMatchObject({
    ...sydney,
    ticketUrl: form.ticketURL,
    startTimeZone: 'Europe/Paris',
    endTimeZone: 'Europe/Paris',
    timeZoneId: 'Europe/Paris',
    talents: [{ id: talent.id, userId: talent.id, displayName: talent.displayName, agencyTalent: true }],
    medias: [{ id: mediaId, order: 0, media: { id: mediaId, contentType: 'image/png', isProcessing: false } }],
    tags: [{ displayName: 'Live' }],
    eventMode: 'OFFLINE',
    editable: true,
  });
  const changed = await ask('PUT', 'events', { id, title: 'Closing night', timeZoneId: 'Asia/Tokyo', resolved: true });
  expect(changed.data).toMatchObject({ title: 'Closing night', timeZoneId: 'Asia/Tokyo', version: 2 });
  for (const filter of [{ talentId: talent.id }, { tag: 'live', userIds: [talent.id] }]) {
    const { data } = await ask('POST', 'events/list', filter);
    expect(data.data.map((one: Json) => [one.id, one.talents[0].userId])).toEqual([[id, talent.id]]);
    expect((await ask('POST', 'events/count', filter)).data.total).toBe(1);
  }
  const both = await ask('PUT', 'events', { id, timeZoneId: 'Asia/Tokyo', startTimeZone: 'Europe/Paris' });
  expect(both.json.errorDetails).toMatchObject([{ field: 'timeZoneId', key: 'contradicts' }]);
  expect((await ask('PUT', 'events', { id, title: 'Ours' }, 'otherAgency')).status).toBe(404);
});

describe.each(['snippet', 'fanroom'] as const)('posts and polls of the %s', (area) => {
  it('are posts with a link, or with files in their order', async () => {
    const talent = await shop.make('talent');
    const [first, second] = files();
    const url = 'https://www.example.com/song';
    const link = await ask('POST', `${area}/fanroom-posts`, {
      talentUserId: talent.id,
      content: 'Hear it',
      linkPreview: { url, title: 'A song' },
    });
    expect(link.data).toMatchObject({
      link: url,
      linkPreview: { url },
      talent: { userId: talent.id },
      creator: { username: expect.any(String) },
      editable: area === 'snippet',
      event: null,
      type: 'POST',
    });
    const sortedMedias = [
      { mediaId: first, order: 1 },
      { mediaId: second, order: 0 },
    ];
    const pictures = await ask('POST', `${area}/fanroom-posts`, { talentUserId: talent.id, sortedMedias });
    expect(pictures.data.medias.map(({ media, order }: Json) => [media.id, order])).toEqual([
      [second, 0],
      [first, 1],
    ]);
  });

  it('are polls, of which a list carries each answer with its share', async () => {
    const talent = await shop.make('talent');
    const event = await shop.make('cmsEvent');
    const poll = {
      talentUserId: talent.id,
      question: 'Which city?',
      expiryDate: shop.test.now() + 86_400_000,
      options: [{ text: 'Perth' }, { text: 'Hobart' }],
    };
    const plain = (await ask('POST', `${area}/fanroom-polls`, poll)).data;
    const meetup = (await ask('POST', `${area}/fanroom-polls`, { ...poll, eventId: event.id, location: '2147714' }))
      .data;
    const { data } = await ask('POST', `${area}/fanroom-polls/list`, { talentId: talent.id, types: ['poll'] });
    const share = { totalVotes: 0, votePercent: 0, mostVoted: false };
    expect(data.data).toMatchObject([
      {
        id: plain.id,
        question: 'Which city?',
        expired: data.data[0].status === 'EXPIRED',
        editable: area === 'snippet',
        options: [
          { position: 1, text: 'Perth', ...share },
          { position: 2, text: 'Hobart', ...share },
        ],
      },
    ]);
    expect(meetup).toMatchObject({
      ...sydney,
      placeId: sydney.locationId,
      foTalentId: talent.id,
      event: { id: event.id, title: event.title, start: event.start },
    });
    const types = async (path: string, wanted: readonly string[]) =>
      (await ask('POST', `${area}/${path}/list`, { talentId: talent.id, types: wanted })).data.data.map(
        ({ id }: Json) => id,
      );
    expect(await types('fanroom-polls', ['meetup'])).toEqual([meetup.id]);
    expect(await types('fanroom-polls', ['poll', 'meetup'])).toHaveLength(2);
    expect(await types('fanroom-polls', ['post'])).toEqual([]);
    const renamed = await ask('PUT', `${area}/fanroom-polls`, { id: plain.id, question: 'Which town?' });
    expect(renamed.data).toMatchObject({ question: 'Which town?', content: 'Which town?' });
  });
});

it('creators are those of one area, or of both', async () => {
  const names = async (path: string) => {
    const { status, data } = await ask('GET', path);
    return status === 200 ? data.total : status;
  };
  const both = await names('creator-filter?fanroomType=ALL&pageSize=100');
  expect(await names('creator-filter')).toBe(both);
  expect(await names('snippet/creator-filter?fanroomType=ALL')).toBe(both);
  expect(await names('snippet/creator-filter?fanroomType=SNIPPET')).toBe(await names('snippet/creator-filter'));
  expect(await names('creator-filter?fanroomType=FANROOM')).toBe(await names('fanroom/creator-filter'));
  expect(await names('snippet/creator-filter?fanroomType=FANROOM')).toBe(400);
  expect(await names('creator-filter?fanroomType=NEWS')).toBe(400);
});

const modules = { news: 'news', cmsEvent: 'events', audio: 'audios', video: 'videos', snippetPost: 'fanroom-posts' };

describe.each(Object.keys(modules))('a %s that fans find not relevant', (kind) => {
  it('is answered by the flag of its form, and by that of its deletion', async () => {
    const { engine } = shop.test.app;
    const { agencyId } = shop.house;
    const [one, other, talent] = [await shop.make(kind), await shop.make(kind), await shop.make('talent')];
    const signals = [one.id, other.id].map((targetId) => ({
      targetId,
      talentId: talent.id,
      hiding: 'NOT_RELEVANT' as const,
      fanId: 'fan-1',
      at: shop.test.now(),
    }));
    await engine.database.transaction(agencyId, (connection) =>
      recordSignals(engine, connection, agencyId, kind, signals),
    );
    const module = modules[kind as keyof typeof modules];
    const { data } = await shop.call(kind, 'update', { id: one.id, given: { resolved: true } });
    expect(data).toMatchObject({ relevance: 'CLEAR', openSignals: 0 });
    const again = await shop.call(kind, 'update', { id: one.id, given: { resolved: true } });
    expect([again.status, again.data.version]).toEqual([200, data.version]);
    expect((await shop.call(kind, 'update', { id: other.id, given: { resolved: false } })).data.relevance).toBe(
      'QUESTIONED',
    );
    const deleted = await ask('DELETE', `talent-cms/${module}`, { ids: [other.id], resolved: true });
    expect(deleted.data).toMatchObject({ done: [{ id: other.id }], refused: [] });
    expect((await ask('DELETE', `talent-cms/${module}`, { ids: [one.id] }, 'otherAgency')).data.done).toEqual([]);
    expect((await shop.call(kind, 'restore', { id: other.id })).data).toMatchObject({
      relevance: 'QUESTIONED',
      openSignals: 1,
    });
  });
});
