import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Favorite } from '../../schema/areas/operators/calls/favorites.ts';
import { aboveAgencies } from '../../server/engine/agency.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';
import { writesIn } from '../support/statements.ts';
import { fileOf, uploaderOf } from '../support/uploader.ts';

const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'editAll', 'appAdmin', 'superAdmin', 'superAdminInside']);
});
afterAll(() => test.close());

const ask = (method: string, path: string, body?: unknown, who: PrincipalName = 'appAdmin') =>
  test.ask({ method, path: `/cms/v1/favorites/${path}`, token: house.of(who).token, body });
const call = (path: string, body: unknown, who: PrincipalName = 'appAdmin', headers: Record<string, string> = {}) =>
  test.ask({ method: 'POST', path: `/cms/v1/favorites/${path}`, token: house.of(who).token, body, headers });
const list = async (body: object = {}) => (await call('list', body)).data;
const names = async (body: object = {}) =>
  (await list(body)).data.map(({ displayName }: { displayName: string }) => displayName);
const add = async (displayName: string, link?: string | null) => {
  const answer = await call('general', { displayName, ...(link !== undefined && { link }) });
  expect(answer.status, answer.text).toBe(200);
  return answer.data as Favorite;
};
const one = async (id: string): Promise<Favorite> =>
  (await list({ pageSize: 100 })).data.find((each: Favorite) => each.id === id);

describe('favourites', () => {
  it('are none at first, then those that were added, by name', async () => {
    expect(await list()).toEqual({ data: [], total: 0, loadMore: false, nextPageIndex: null });
    await add('  zoë Kravchenko ', ' https://zoe.example/about ');
    await add('Amal Haddad', null);
    expect(await list({ pageSize: 1 })).toMatchObject({
      data: [{ displayName: 'Amal Haddad', link: null, markedAt: test.now() }],
      total: 2,
      loadMore: true,
      nextPageIndex: 1,
    });
    expect((await list({ keyword: 'KRAV' })).data).toMatchObject([
      { displayName: 'zoë Kravchenko', link: 'https://zoe.example/about' },
    ]);
    expect(await names({ keyword: '%' })).toEqual([]);
  });

  it('are added once for a key, by whoever sent it', async () => {
    const headers = { 'idempotency-key': 'once' };
    const zed = () => call('general', { displayName: 'Zed Once' }, 'appAdmin', headers);
    const first = await Promise.all([zed(), zed(), zed()]);
    test.pass(60_000);
    const answers = [...first, await zed()];
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]).toMatchObject({ status: 200, data: { displayName: 'Zed Once', markedAt: test.now() - 60_000 } });
    expect(await names({ keyword: 'zed once' })).toEqual(['Zed Once']);
    const clash = await call('general', { displayName: 'Other' }, 'appAdmin', headers);
    expect([clash.status, clash.json.error.key]).toEqual([400, 'idempotencyClash']);
    const refused = await call('general', { displayName: 'Other' }, 'appAdmin', { 'idempotency-key': 'ä'.repeat(9) });
    expect([refused.status, refused.json.error.key]).toEqual([400, 'malformed']);
  });

  it('leave the list when they are unmarked, and come back', async () => {
    const { id } = await add('Bea Lund');
    const nobody = '01940000-0000-7000-8000-000000000000';
    const mark = async (isFavorite: boolean) =>
      (await call('mark-favorites', { ids: [id, nobody], isFavorite })).data.changed;
    expect(await mark(false)).toBe(1);
    expect(await names()).not.toContain('Bea Lund');
    expect(await mark(false)).toBe(0);
    expect(await mark(true)).toBe(1);
    expect(await names()).toContain('Bea Lund');
  });

  it.each([
    [{ displayName: ' ' }, 'displayName', 'required'],
    [{ displayName: 'x'.repeat(201) }, 'displayName', 'tooLong'],
    [{ displayName: 'A', link: 'javascript:alert(1)' }, 'link', 'link'],
    [{ displayName: 'A', link: 'nowhere' }, 'link', 'link'],
    [{ displayName: 'A', agencyId: null }, 'agencyId', 'unknownField'],
  ])('are refused where they cannot be: %o', async (body, field, key) => {
    const { total } = await list();
    const answer = await call('general', body);
    expect([answer.status, answer.json.errorDetails]).toMatchObject([400, [{ field, key }]]);
    expect((await list()).total).toBe(total);
  });

  it('are changed over the version that was seen, and a later one is told', async () => {
    const { id, version } = await add('Cleo Marsh', 'https://cleo.example');
    expect(version).toBe(1);
    const changed = await ask('PUT', `${id}/general`, { displayName: ' Cléo Marsh ', version });
    expect(changed.data).toMatchObject({ displayName: 'Cléo Marsh', link: 'https://cleo.example', version: 2 });
    const late = await ask('PUT', `${id}/general`, { link: null, version });
    expect([late.status, late.json.error.key]).toEqual([400, 'staleVersion']);
    expect(late.json.responseData.current).toEqual(changed.data);
    expect((await ask('PUT', `${id}/general`, { link: ' ', version: 2 })).data).toMatchObject({
      link: null,
      version: 3,
    });
    expect(await one(id)).toMatchObject({ displayName: 'Cléo Marsh', link: null, version: 3 });
    expect((await ask('PUT', `${id}/general`, { link: 'https://cleo.example' })).data.version).toBe(4);
    expect((await ask('PUT', `${id}/tags`, { tags: ['Mezzo'] })).data).toMatchObject({ tags: ['Mezzo'], version: 5 });
    const nobody = await ask('PUT', '01940000-0000-7000-8000-000000000000/general', { version: 1 });
    expect(nobody.status).toBe(404);
  });

  it('have tags, each once, by which they are found', async () => {
    const { id } = await add('Dara Quill');
    const tags = [' Voice-over', 'voice-over', 'Sydney   based ', ' '];
    const { data } = await ask('PUT', `${id}/tags`, { tags, version: 1 });
    expect(data).toMatchObject({ tags: ['Voice-over', 'Sydney based'], version: 2 });
    expect(await names({ keyword: 'VOICE' })).toEqual(['Dara Quill']);
    expect(await names({ tags: ['Sydney based', 'Else'] })).toEqual(['Dara Quill']);
    expect(await names({ tags: ['Else'] })).toEqual([]);
    const most = await ask('PUT', `${id}/tags`, { tags: Array.from({ length: 21 }, (_, at) => `t${at}`), version: 2 });
    expect([most.status, most.json.errorDetails]).toMatchObject([400, [{ field: 'tags', key: 'tooMany' }]]);
  });

  it('have a status, which is set for several at once and found by', async () => {
    const [first, second] = [await add('Ed One'), await add('Ed Two')];
    expect(first.status).toBe(0);
    const set = (status: unknown) => ask('PUT', 'status', { ids: [first.id, second.id], status });
    expect((await set(3)).data).toEqual({ changed: 2 });
    expect((await set(3)).data).toEqual({ changed: 0 });
    expect(await names({ statusIds: [3] })).toEqual(['Ed One', 'Ed Two']);
    expect(await names({ statusIds: [1, 2] })).toEqual([]);
    expect((await set(9)).json.errorDetails).toMatchObject([{ field: 'status', key: 'choice' }]);
  });

  const connect = (id: string, change: { add?: readonly string[]; remove?: readonly string[] }) =>
    ask('PUT', `${id}/connect`, change);

  it('are connected with each other, seen from both sides', async () => {
    const [band, singer, drummer] = [await add('The Foxes'), await add('Fox Lead'), await add('Fox Drums')];
    const connected = async (id: string) => (await one(id)).connected.map(({ displayName }) => displayName);
    await connect(band.id, { add: [singer.id, drummer.id, singer.id.toUpperCase()] });
    expect(await connected(band.id)).toEqual(['Fox Drums', 'Fox Lead']);
    expect(await connected(singer.id)).toEqual(['The Foxes']);
    await connect(singer.id, { add: [drummer.id], remove: [band.id] });
    expect(await connected(singer.id)).toEqual(['Fox Drums']);
    expect(await connected(band.id)).toEqual(['Fox Drums']);

    // Who was unmarked is not shown, and is connected again with the mark.
    await call('mark-favorites', { ids: [drummer.id], isFavorite: false });
    expect(await connected(band.id)).toEqual([]);
    await call('mark-favorites', { ids: [drummer.id], isFavorite: true });
    expect(await connected(band.id)).toEqual(['Fox Drums']);

    for (const other of [band.id, '01940000-0000-7000-8000-000000000000']) {
      const answer = await connect(band.id, { add: [other] });
      expect([answer.status, answer.json.errorDetails]).toMatchObject([400, [{ field: 'add', key: 'notFound' }]]);
    }
  });

  it('are connected by many at once, in whatever order, up to a limit on either side', async () => {
    const hub = await add('Hub');
    const ring = await Promise.all(Array.from({ length: 51 }, (_, at) => add(`Ring ${at}`)));
    const ids = ring.map(({ id }) => id);
    const [first = '', second = ''] = ids;
    const crossed = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        at % 2 ? connect(first, { add: [hub.id, second] }) : connect(second, { add: [first, hub.id] }),
      ),
    );
    expect(crossed.map(({ status }) => status)).toEqual(crossed.map(() => 200));
    for (const id of ids.slice(2, 50)) expect((await connect(id, { add: [hub.id] })).status).toBe(200);
    const over = await connect(ids[50] ?? '', { add: [hub.id] });
    expect([over.status, over.json.errorDetails]).toMatchObject([400, [{ field: 'add', key: 'tooMany' }]]);
    expect((await one(hub.id)).connected.length).toBe(50);
  });

  it('are added with pictures by many at once, however few connections there are', async () => {
    const { token } = house.of('appAdmin');
    const me = uploaderOf(test, token, '/cms/v1/media/upload');
    const face = await me.send(fileOf(Buffer.from(pixel, 'base64'), { name: 'face.png' }));
    await test.app.media.process(aboveAgencies);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        call('general', { displayName: `Busy ${at}`, avatarId: face }, 'appAdmin', { 'idempotency-key': `busy${at}` }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  it('are suggested by a few letters, those who begin so first', async () => {
    const hay = await add('Hay Um');
    await add('Um Hay');
    const suggest = async (query: object) =>
      (
        await test.ask({
          method: 'GET',
          path: '/cms/v1/favorites/suggestions',
          token: house.of('appAdmin').token,
          query: { ...query },
        })
      ).data.map(({ displayName }: Favorite) => displayName);
    expect(await suggest({ q: 'HAY' })).toEqual(['Hay Um', 'Um Hay']);
    expect(await suggest({ q: 'hay', except: hay.id })).toEqual(['Um Hay']);
    expect(await suggest({ q: '%' })).toEqual([]);
    expect((await suggest({})).length).toBe(10);
  });

  it('have a picture, which app admins see and no sweep takes while it is used', async () => {
    const me = uploaderOf(test, house.of('appAdmin').token, '/cms/v1/media/upload');
    const face = await me.send(fileOf(Buffer.from(pixel, 'base64'), { name: 'face.png' }));
    const text = await me.send(fileOf('no picture', { name: 'face.txt' }));
    await test.app.media.process(aboveAgencies);
    const { id } = await add('Ines Ott');
    const give = (avatarId: string | null, version: number) => ask('PUT', `${id}/general`, { avatarId, version });
    expect((await give(face, 1)).data).toMatchObject({ avatarId: face, avatar: `/media/v1/file/${face}/thumbnail` });
    for (const [avatarId, key] of [
      [text, 'fileExtension'],
      ['01940000-0000-7000-8000-000000000000', 'fileMissing'],
    ] as const) {
      expect((await give(avatarId, 2)).json.errorDetails).toMatchObject([{ field: 'avatarId', key }]);
    }
    const isThere = async () => (await me.one(face)).status === 200;
    const sweepFor = async (days: number) => {
      for (let day = 0; day < days; day += 1) {
        test.pass(24 * 3_600_000);
        await test.app.media.sweep(aboveAgencies);
      }
    };
    await sweepFor(9);
    expect(await isThere()).toBe(true);
    const { token } = house.of('appAdmin');
    expect((await test.ask({ method: 'GET', path: `/media/v1/file/${face}/thumbnail`, token })).status).toBe(200);

    const early = await ask('DELETE', id);
    expect([early.status, early.json.error.key]).toEqual([400, 'favoriteMarked']);
    await call('mark-favorites', { ids: [id], isFavorite: false });
    expect((await ask('DELETE', id)).data).toEqual({ id });
    expect((await ask('DELETE', id)).status).toBe(404);
    expect(await one(id)).toBeUndefined();
    await sweepFor(9);
    expect(await isThere()).toBe(false);
  });

  it('are exported as they are found, past a batch, without formulas', async () => {
    await test.pools.owner.query(
      `insert into favorite (id, display_name, created_by, created_at, marked_at, tags)
        select gen_random_uuid(), '=Row ' || lpad(n::text, 4, '0'), created_by, created_at, marked_at, '{+tag}'
        from generate_series(1, 1001) n, (select * from favorite limit 1) f`,
    );
    const headings = ['Nom', 'Lien', 'Statut', 'Mots', 'Avec', 'Depuis'];
    const answer = await call('export', { keyword: '=row', headings });
    expect(answer.headers).toMatchObject({ 'content-disposition': 'attachment; filename=favorites.csv' });
    const lines = answer.text.trim().split('\n');
    expect(lines[0]).toBe('Nom,Lien,Statut,Mots,Avec,Depuis');
    expect(lines.length).toBe(1002);
    expect(lines[1]).toMatch(/^'=Row 0001,,PENDING,'\+tag,,20 Nov 2026 /);
    expect(new Set(lines).size).toBe(1002);
  });

  it('are for app admins alone, who reach nothing of agencies', async () => {
    for (const who of ['agency', 'editAll', 'superAdmin', 'superAdminInside'] as const) {
      for (const [path, body] of [
        ['list', {}],
        ['general', { displayName: 'Mine' }],
        ['mark-favorites', { ids: [house.agencyId], isFavorite: false }],
        ['export', {}],
      ] as const) {
        const from = test.statements.length;
        const answer = await call(path, body, who);
        expect([who, path, answer.status, answer.json.error.code]).toEqual([who, path, 403, 1003]);
        expect(writesIn(test.statements.slice(from))).toEqual([]);
      }
    }
  });
});
