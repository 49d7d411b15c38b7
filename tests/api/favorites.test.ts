import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';
import { writesIn } from '../support/statements.ts';

let test: TestApp;
let house: House;
beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'editAll', 'appAdmin', 'superAdmin', 'superAdminInside']);
});
afterAll(() => test.close());

const call = (path: string, body: unknown, who: PrincipalName = 'appAdmin', headers: Record<string, string> = {}) =>
  test.ask({ method: 'POST', path: `/cms/v1/favorites/${path}`, token: house.of(who).token, body, headers });
const list = async (body: object = {}) => (await call('list', body)).data;
const names = async (body: object = {}) =>
  (await list(body)).data.map(({ displayName }: { displayName: string }) => displayName);
const add = async (displayName: string, link?: string | null) => {
  const answer = await call('general', { displayName, ...(link !== undefined && { link }) });
  expect(answer.status, answer.text).toBe(200);
  return answer.data as { id: string };
};

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

  it('are for app admins alone, who reach nothing of agencies', async () => {
    for (const who of ['agency', 'editAll', 'superAdmin', 'superAdminInside'] as const) {
      for (const [path, body] of [
        ['list', {}],
        ['general', { displayName: 'Mine' }],
        ['mark-favorites', { ids: [house.agencyId], isFavorite: false }],
      ] as const) {
        const from = test.statements.length;
        const answer = await call(path, body, who);
        expect([who, path, answer.status, answer.json.error.code]).toEqual([who, path, 403, 1003]);
        expect(writesIn(test.statements.slice(from))).toEqual([]);
      }
    }
  });
});
