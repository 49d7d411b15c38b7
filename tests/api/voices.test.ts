import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordSignals, type Signal } from '../../server/areas/community/moderation/signals.ts';
import { recordVotes } from '../../server/areas/community/voices/votes.ts';
import type { Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** Posts and polls of the fan room and of snippets, and the answers to signals of fans (CM 3, CM 4). */
let shop: Workshop;
beforeAll(async () => {
  shop = await openWorkshop(['agency', 'otherAgency', 'viewAssigned', 'none']);
});
afterAll(() => shop.close());

const day = 86_400_000;
const refused = async (kind: string, body: Json) => {
  const { status, json } = await shop.call(kind, 'create', { given: body });
  return [status, json.errorDetails?.map(({ field, key }: Json) => `${field} ${key}`)];
};
const ask = (method: 'GET' | 'POST', path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `/cms/v1/${path}`, token: shop.house.of(as).token, ...(body && { body }) });
const inAgency = <T>(work: (connection: never) => Promise<T>) =>
  shop.test.app.engine.database.transaction(shop.house.agencyId, work as never);
const signalOf = (targetId: string, talentId: string, more: Partial<Signal> = {}): Signal => ({
  targetId,
  talentId,
  hiding: 'NOT_RELEVANT',
  fanId: 'fan-1',
  at: shop.test.now(),
  ...more,
});
const signal = (kind: string, signals: readonly Signal[]) =>
  inAgency((connection) => recordSignals(shop.test.app.engine, connection, shop.house.agencyId, kind, signals));

async function poll(more: Json = {}) {
  const talent = await shop.make('talent');
  return {
    talentId: talent.id,
    content: 'Which city?',
    expiryDate: shop.test.now() + 3 * day,
    options: [{ text: 'Perth' }, { text: 'Hobart' }, { text: 'Darwin' }],
    ...more,
  };
}

/** Fields that an event has besides those of other pieces. */
const eventOf = (kind: string) =>
  kind === 'cmsEvent' ? { start: shop.test.now(), startTimeZone: 'Australia/Sydney', location: 'The Arena' } : {};

describe.each(['snippetPoll', 'fanroomPoll'])('a %s', (kind) => {
  it('has 2 to 10 different answers of 100 letters, and drops blank ones', async () => {
    const body = await poll();
    const texts = (count: number) => Array.from({ length: count }, (_one, each) => ({ text: `Answer ${each}` }));
    expect(await refused(kind, { ...body, options: [] })).toEqual([400, ['options tooFew']]);
    expect(await refused(kind, { ...body, options: texts(1) })).toEqual([400, ['options tooFew']]);
    expect(await refused(kind, { ...body, options: texts(11) })).toEqual([400, ['options tooMany']]);
    expect(await refused(kind, { ...body, options: [{ text: 'A' }, { text: ' A ' }] })).toEqual([
      400,
      ['options.1.text duplicate'],
    ]);
    expect(await refused(kind, { ...body, options: [{ text: 'A' }, { text: 'a'.repeat(101) }] })).toEqual([
      400,
      ['options.1.text tooLong'],
    ]);
    const made = await shop.make(kind, { ...body, options: [{ text: 'A' }, { text: '  ' }, { text: 'a' }] });
    expect(made.options.map(({ text }: Json) => text)).toEqual(['A', 'a']);
  });

  it('expires between the start of today and the end of the day one month on', async () => {
    const body = await poll();
    // 20 Nov 2026, 12:00 in Sydney.
    const start = Date.parse('2026-11-20T00:00:00+11:00');
    const end = Date.parse('2026-12-20T23:59:59.999+11:00');
    for (const expiryDate of [start - 1, end + 1]) {
      expect(await refused(kind, { ...body, expiryDate })).toEqual([400, ['expiryDate outsideMonth']]);
    }
    for (const expiryDate of [start, end]) expect((await shop.make(kind, { ...body, expiryDate })).id).toBeDefined();
  });

  it('is open until its expiry, by which lists are filtered: 0 for open, 1 for expired', async () => {
    const body = await poll();
    const [open, over] = [await shop.make(kind, body), await shop.make(kind, body)];
    const { talentId } = body;
    // The moment of the database decides, and not that of the test's server.
    await shop.test.pools.query(shop.house.agencyId, {
      text: `update snippet_polls set expiry_date = now() + case when id = $2 then interval '1 day' else interval '0' end
        where agency_id = $1 and id = any($3::uuid[])`,
      values: [shop.house.agencyId, open.id, [open.id, over.id]],
    });
    const found = async (statuses?: readonly number[]) => {
      const { data } = await shop.call(kind, 'list', {
        given: { talentIds: [talentId], ...(statuses && { statuses }) },
      });
      return data.data.map(({ id, status }: Json) => `${id === open.id ? 'open' : 'over'} ${status}`).toSorted();
    };
    expect(await found([0])).toEqual(['open OPEN']);
    expect(await found([1])).toEqual(['over EXPIRED']);
    expect(await found([0, 1])).toEqual(['open OPEN', 'over EXPIRED']);
    const wrong = await shop.call(kind, 'list', { given: { statuses: [3] } });
    expect([wrong.status, wrong.json.errorDetails[0].field]).toEqual([400, 'statuses.0']);
    const { data } = await shop.call(kind, 'count', {
      given: { talentIds: [talentId], countEach: { open: { statuses: [0] }, over: { statuses: [1] } } },
    });
    expect(data).toMatchObject({ total: 2, each: { open: 1, over: 1 } });
  });

  it('counts one vote of a fan, the latest, and shows shares that sum to 100.00', async () => {
    const made = await shop.make(kind, await poll());
    const [perth, hobart, darwin] = made.options.map(({ id }: Json) => id);
    const at = shop.test.now();
    const vote = (votes: readonly (readonly [fanId: string, optionId: string, at: number])[]) =>
      inAgency((connection) =>
        recordVotes(
          shop.test.app.engine,
          connection,
          shop.house.agencyId,
          kind,
          votes.map(([fanId, optionId, moment]) => ({ pollId: made.id, fanId, optionId, at: moment })),
        ),
      );
    const shares = async () =>
      (await shop.read(kind, made.id)).pollResult.map((one: Json) => [one.totalVotes, one.votePercent, one.mostVoted]);
    expect(await shares()).toEqual([
      [0, 0, false],
      [0, 0, false],
      [0, 0, false],
    ]);
    await vote([
      ['a', perth, at],
      ['b', hobart, at],
      ['c', darwin, at],
    ]);
    expect(await shares()).toEqual([
      [1, 33.34, true],
      [1, 33.33, true],
      [1, 33.33, true],
    ]);
    await Promise.all(Array.from({ length: 20 }, (_one, each) => vote([['a', hobart, at + each]])));
    // An earlier vote that arrives late, one after the expiry, and one for no option of the poll.
    await vote([
      ['a', darwin, at - 1],
      ['d', perth, made.expiryDate],
      ['e', made.id, at],
    ]);
    expect(await shop.read(kind, made.id)).toMatchObject({
      options: [
        { id: perth, position: 1, text: 'Perth', totalVotes: 0, votePercent: 0, mostVoted: false },
        { id: hobart, position: 2, text: 'Hobart', totalVotes: 2, votePercent: 66.67, mostVoted: true },
        { id: darwin, position: 3, text: 'Darwin', totalVotes: 1, votePercent: 33.33, mostVoted: false },
      ],
      totalParticipants: 3,
    });
    const file = await shop.call(kind, 'export', { given: { ids: [made.id], columns: ['content', 'pollResult'] } });
    expect(file.text).toContain('Perth 0.00% (0); Hobart 66.67% (2); Darwin 33.33% (1)');
  });

  it('keeps its answers and its expiry once it is asked, and a meetup its place', async () => {
    const event = await shop.make('cmsEvent');
    const made = await shop.make(kind, await poll({ eventId: event.id, location: 'The Arena' }));
    const options = made.options.map(({ id, text }: Json) => ({ id, text }));
    for (const given of [
      { options: [...options, { text: 'Cairns' }] },
      { options: options.slice(1) },
      { options: options.map((one: Json) => ({ ...one, text: `${one.text}!` })) },
      { expiryDate: made.expiryDate + day },
      { location: 'The Hall' },
      { eventId: null },
    ]) {
      const { status, json } = await shop.call(kind, 'update', { id: made.id, given });
      expect([status, json.errorDetails?.[0].key], Object.keys(given)[0]).toEqual([400, 'readOnlyField']);
    }
    const same = await shop.call(kind, 'update', {
      id: made.id,
      given: { content: 'Which town?', options, expiryDate: made.expiryDate, location: 'The Arena' },
    });
    expect(same.data).toMatchObject({ content: 'Which town?', options });
  });
});

describe.each(['snippetPost', 'fanroomPost'])('a %s', (kind) => {
  it('is published when it is made, has a link or media, and keeps its event', async () => {
    const [talent, event, other] = [
      await shop.make('talent'),
      await shop.make('cmsEvent'),
      await shop.make('cmsEvent'),
    ];
    const mediaIds = [shop.find(['media'])[0]];
    const body = { talentId: talent.id, content: 'Hello', eventId: event.id };
    expect(await refused(kind, { ...body, link: 'https://www.example.com', mediaIds })).toEqual([
      400,
      ['link exclusive', 'mediaIds exclusive'],
    ]);
    expect(await refused(kind, { ...body, content: '  ' })).toEqual([400, ['content required']]);
    expect(await refused(kind, { ...body, content: '😀'.repeat(201) })).toEqual([400, ['content tooLong']]);
    const made = await shop.make(kind, { ...body, mediaIds });
    expect(made.publishDate).toBe(shop.test.now());
    const linked = await shop.call(kind, 'update', { id: made.id, given: { link: 'https://www.example.com' } });
    expect([linked.status, linked.json.errorDetails[0].key]).toEqual([400, 'exclusive']);
    const changed = await shop.call(kind, 'update', {
      id: made.id,
      given: { link: 'https://www.example.com', mediaIds: [] },
    });
    expect(changed.data).toMatchObject({ link: 'https://www.example.com', mediaIds: [] });
    const moved = await shop.call(kind, 'update', { id: made.id, given: { eventId: other.id } });
    expect([moved.status, moved.json.errorDetails[0].key]).toEqual([400, 'readOnlyField']);
    const { data } = await shop.call(kind, 'list', { given: { list: 'meetups', talentIds: [talent.id] } });
    expect(data.data.map(({ id }: Json) => id)).toEqual([made.id]);
  });

  it('is sorted among meetups by the date of its event', async () => {
    const talent = await shop.make('talent');
    const days = [3, 1, 2].map((day) => Date.UTC(2027, 3, day));
    const ids: string[] = [];
    for (const start of days) {
      const event = await shop.make('cmsEvent');
      await shop.call('cmsEvent', 'update', {
        id: event.id,
        given: { start, startTimeZone: 'Australia/Sydney', startIsAllDay: false },
      });
      ids.push((await shop.make(kind, { talentId: talent.id, content: 'Hello', eventId: event.id })).id);
    }
    const order = { orderBy: 'eventStart', orderDirection: 'ASC' };
    const listed = async () => {
      const given = { list: 'meetups', talentIds: [talent.id], ...order };
      const { data } = await shop.call(kind, 'list', { given });
      return data.data.map(({ id, eventStart }: Json) => [ids.indexOf(id), eventStart]);
    };
    expect(await listed()).toEqual([
      [1, days[1]],
      [2, days[2]],
      [0, days[0]],
    ]);
  });

  it('needs words, media or a link, and is known by the first of them', async () => {
    const talent = await shop.make('talent');
    const [mediaId] = shop.find(['media']);
    const link = 'https://www.example.com';
    expect(await refused(kind, { talentId: talent.id })).toEqual([400, ['content required']]);
    const file = await shop.make(kind, { talentId: talent.id, mediaIds: [mediaId] });
    expect(file.content).toBe(null);
    // 20 Nov 2026 in Sydney.
    expect(file.name).toBe(`${talent.displayName} · 2026-11-20`);
    expect((await shop.make(kind, { talentId: talent.id, link })).name).toBe(link);
    const change = async (given: Json) => (await shop.call(kind, 'update', { id: file.id, given })).data;
    expect(await change({ content: ' Live ' })).toMatchObject({ name: 'Live', content: 'Live' });
    expect(await change({ content: null, mediaIds: [], link })).toMatchObject({ name: link, content: null });
    expect(await refused(kind, { talentId: talent.id, link, name: 'Other' })).toEqual([400, ['name unknownField']]);
    const emptied = await shop.call(kind, 'update', { id: file.id, given: { link: null } });
    expect([emptied.status, emptied.json.errorDetails[0].key]).toEqual([400, 'required']);
  });

  it('is pinned and unpinned', async () => {
    const { id: talentId } = await shop.make('talent');
    const made = await shop.make(kind, { talentId, content: 'Hello' });
    const area = kind === 'snippetPost' ? 'snippet' : 'fanroom';
    const pin = (body: object) => ask('POST', `${area}/post/pin`, { contentType: 'Fanroom-Post', ...body });
    expect((await pin({ pin: true, targetIds: [made.id] })).data.done).toEqual([{ id: made.id, version: 2 }]);
    expect((await shop.read(kind, made.id)).pin).toBe(true);
    expect((await pin({ pin: false, targetIds: [made.id] })).data.done).toEqual([{ id: made.id, version: 3 }]);
    expect((await pin({ pin: true, targetIds: [made.id], contentType: 'News' })).status).toBe(400);
  });
});

const modules = {
  news: 'news',
  cmsEvent: 'events',
  audio: 'audios',
  video: 'videos',
  snippetPost: 'fanroom-posts',
  fanroomPost: 'fanroom-posts',
  snippetPoll: 'fanroom-polls',
  fanroomPoll: 'fanroom-polls',
} as const;

describe.each(Object.entries(modules))('signals about a %s', (kind, module) => {
  const listed = async (talentId: string, as: PrincipalName = 'agency') => {
    const { data } = await shop.call(kind, 'list', { given: { list: 'notRelevant', talentIds: [talentId] }, as });
    return data.data as Json[];
  };
  async function item() {
    const talent = await shop.make('talent');
    const isPiece = ['news', 'cmsEvent', 'audio', 'video'].includes(kind);
    const whole = { ...(kind.endsWith('Poll') ? await poll() : {}), content: 'Hello' };
    const body = isPiece
      ? { title: 'Ada', content: '<p>Live</p>', publishDate: shop.test.now(), talentIds: [talent.id], ...eventOf(kind) }
      : { ...whole, talentId: talent.id };
    return { talent, one: await shop.make(kind, body) };
  }

  it('list it until somebody answers, and count fans, not signals', async () => {
    const { talent, one } = await item();
    await signal(kind, [
      signalOf(one.id, talent.id),
      signalOf(one.id, talent.id),
      signalOf(one.id, talent.id, { fanId: 'fan-2' }),
      signalOf(one.id, talent.id, { fanId: 'fan-2', hiding: 'REPORT', reason: 'SPAM', text: 'Adverts' }),
    ]);
    await signal(kind, [signalOf(one.id, talent.id)]);
    const [found] = await listed(talent.id);
    expect(found).toMatchObject({
      id: one.id,
      version: 1,
      openSignals: 2,
      totalIrrelevance: 2,
      totalReport: 1,
      irrelevanceTalents: [expect.objectContaining({ id: talent.id })],
    });
    const reports = await ask('GET', `${module}/${one.id}/reports?hidingType=REPORT`);
    expect(reports.data).toMatchObject({
      total: 1,
      data: [{ fanId: 'fan-2', reason: 'SPAM', text: 'Adverts', talent: { id: talent.id }, closedAt: null }],
    });
    expect((await ask('GET', `${module}/${one.id}/reports`, undefined, 'otherAgency')).status).toBe(404);
    const answer = await ask('POST', `talent-cms/${module}/mark-resolved/no-action/${one.id}`);
    expect(answer.data).toMatchObject({ done: [{ id: one.id, version: 2 }], refused: [] });
    expect(await listed(talent.id)).toEqual([]);
    expect(await shop.read(kind, one.id)).toMatchObject({
      openSignals: 0,
      totalIrrelevance: 2,
      irrelevanceTalents: [],
    });
    const again = await ask('POST', `talent-cms/${module}/mark-resolved/no-action/${one.id}`);
    expect(again.data.refused).toMatchObject([{ id: one.id, code: 1012 }]);
  });

  it('are opened again by other fans, and by the same ones once its content is edited', async () => {
    const { talent, one } = await item();
    await signal(kind, [signalOf(one.id, talent.id)]);
    await ask('POST', `talent-cms/${module}/mark-resolved/no-action/${one.id}`);
    await signal(kind, [signalOf(one.id, talent.id)]);
    expect(await listed(talent.id)).toEqual([]);
    await signal(kind, [signalOf(one.id, talent.id, { fanId: 'fan-3' })]);
    expect(await listed(talent.id)).toMatchObject([{ openSignals: 1, totalIrrelevance: 2 }]);
    await ask('POST', `talent-cms/${module}/mark-resolved/no-action/${one.id}`);
    // What is no content makes it no other item to those fans.
    const isVoice = kind.startsWith('snippet') || kind.startsWith('fanroom');
    const aside = isVoice ? { pin: true } : { isOnWebpage: true, tagIds: [shop.find(['catalogue'], 'TAG')[0]] };
    expect((await shop.call(kind, 'update', { id: one.id, given: aside })).status).toBe(200);
    await signal(kind, [signalOf(one.id, talent.id)]);
    expect(await listed(talent.id)).toEqual([]);
    const edit = kind.startsWith('snippet') || kind.startsWith('fanroom') ? { content: 'Hi' } : { title: 'Bea' };
    await shop.call(kind, 'update', { id: one.id, given: edit });
    await signal(kind, [signalOf(one.id, talent.id)]);
    expect(await listed(talent.id)).toMatchObject([{ openSignals: 1, totalIrrelevance: 2 }]);
  });

  it('come back with the undo of their answer, and with the restore of a deleted item', async () => {
    const { talent, one } = await item();
    await signal(kind, [signalOf(one.id, talent.id), signalOf(one.id, talent.id, { fanId: 'fan-2' })]);
    await ask('POST', `talent-cms/${module}/mark-resolved/no-action/${one.id}`);
    await shop.call(kind, 'bulk', { given: { ids: [{ id: one.id, version: 2 }], undo: true } });
    expect(await listed(talent.id)).toMatchObject([{ openSignals: 2, irrelevanceTalents: [{ id: talent.id }] }]);
    await shop.call(kind, 'delete', { id: one.id });
    expect(await listed(talent.id)).toEqual([]);
    await shop.call(kind, 'restore', { id: one.id });
    expect(await listed(talent.id)).toMatchObject([{ openSignals: 2 }]);
  });

  it('and their answers alone question it: nobody writes that into a form or a call', async () => {
    const { one } = await item();
    const given = { relevance: 'QUESTIONED' };
    const answers = [
      await shop.call(kind, 'update', { id: one.id, given }),
      await shop.call(kind, 'bulk', { given: { ids: [{ id: one.id }], change: given } }),
    ];
    for (const { status, json } of answers) expect([status, json.errorDetails[0].key]).toEqual([400, 'unknownField']);
    expect(await shop.read(kind, one.id)).toMatchObject({ version: 1, relevance: 'CLEAR' });
  });

  it('are recorded once, however many report at once', async () => {
    const { talent, one } = await item();
    await Promise.all(
      Array.from({ length: 20 }, (_one, each) =>
        signal(kind, [signalOf(one.id, talent.id, { fanId: `fan-${each % 5}` })]),
      ),
    );
    expect(await listed(talent.id)).toMatchObject([{ openSignals: 5, totalIrrelevance: 5 }]);
    expect(await listed(talent.id, 'viewAssigned')).toEqual([]);
  });
});

it.each(['news', 'cmsEvent', 'audio', 'video'] as const)(
  'a %s is rejected as not relevant in one step',
  async (kind) => {
    const talent = await shop.make('talent');
    const body = {
      title: 'Ada',
      content: '<p>Live</p>',
      publishDate: shop.test.now(),
      ...eventOf(kind),
      talentIds: [talent.id],
      mediaIds: [shop.find(['media'], kind === 'audio' || kind === 'video' ? kind : 'image')[0]],
      status: 1,
    };
    const [one, other] = [await shop.make(kind, body), await shop.make(kind, body)];
    await signal(kind, [signalOf(one.id, talent.id)]);
    const { data } = await ask('POST', `talent-cms/${modules[kind]}/irrelevant-reject`, { ids: [one.id, other.id] });
    expect(data).toMatchObject({ done: [{ id: one.id }], refused: [{ id: other.id, code: 1012 }] });
    expect(await shop.read(kind, one.id)).toMatchObject({ status: 5, openSignals: 0, relevance: 'REJECTED' });
    await ask('POST', `talent-cms/${modules[kind]}/publish`, { ids: [one.id] });
    expect(await shop.read(kind, one.id)).toMatchObject({ status: 1, relevance: 'CLEAR' });
  },
);
