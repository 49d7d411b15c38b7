import { beforeEach, expect, it } from 'vitest';
import { fakeFetch, refuse } from '../../tests/support/fakeFetch.ts';
import { requestTo } from '../dataProvider/declaredCall.ts';
import { prefetchSession } from './prefetchSession.ts';
import { createRememberedSession, ending } from './rememberedSession.ts';

const refresh = requestTo('POST /user/v1/auth/refresh-token', {});
const permission = requestTo('GET /user/v1/auth/current-permission', {});

/** A browser that remembers `mark`, in front of a server that renews its session so. */
function browserOf(mark: string | null, renewed: () => unknown = () => ({ access_token: 'new' })) {
  createRememberedSession(window).write(mark);
  const { fetch, calls } = fakeFetch(({ path }) => (path === refresh.path ? renewed() : path));
  const browser = Object.assign(Object.create(window) as Window & typeof globalThis, { fetch });
  return { asked: () => calls.map(({ path }) => path), ahead: prefetchSession(browser) };
}

const renew = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
const bearer = (token: string) => ({ method: 'GET', headers: { authorization: `Bearer ${token}` } });

beforeEach(() => localStorage.clear());

it('asks nothing where nobody is signed in, or signing out', () => {
  expect(browserOf(null).asked()).toEqual([]);
  expect(browserOf(ending).asked()).toEqual([]);
});

it('renews the session and asks for the rights, and hands over both answers once', async () => {
  const { ahead, asked } = browserOf('account-1');
  expect(asked()).toEqual([refresh.path]);
  const answer = await ahead(refresh.path, renew);
  expect(await answer.json()).toEqual({ responseData: { access_token: 'new' } });
  expect(asked()).toEqual([refresh.path, permission.path]);
  expect((await ahead(permission.path, bearer('new'))).status).toBe(200);
  expect(asked()).toHaveLength(2);

  await ahead(refresh.path, renew);
  await ahead(permission.path, bearer('new'));
  expect(asked()).toEqual([refresh.path, permission.path, refresh.path, permission.path]);
});

it('hands no answer to another token', async () => {
  const { ahead, asked } = browserOf('account-1');
  await ahead(refresh.path, renew);
  await ahead(permission.path, bearer('of somebody else'));
  expect(asked()).toEqual([refresh.path, permission.path, permission.path]);
});

it('hands over a refusal and a failure, and asks for no rights then', async () => {
  const refused = browserOf('account-1', () => refuse(401));
  expect((await refused.ahead(refresh.path, renew)).status).toBe(401);
  expect(refused.asked()).toEqual([refresh.path]);

  const broken = browserOf('account-1', () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(broken.ahead(refresh.path, renew)).rejects.toThrow('Failed to fetch');
  expect(broken.asked()).toEqual([refresh.path]);
});

it('asks the server everything else', async () => {
  const { ahead, asked } = browserOf('account-1');
  await ahead('/user/v1/staff', bearer('new'));
  expect(asked()).toContain('/user/v1/staff');
});
