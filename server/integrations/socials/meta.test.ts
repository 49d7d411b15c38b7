import { createHmac } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createMeta } from './meta.ts';
import { SocialError, type Asked } from './port.ts';

const appId = '1234567890123456';
const appSecret = '0123456789abcdef0123456789abcdef';
const redirectUri = 'https://office.test/social-callback';
const instagram: Asked = { platform: 'INSTAGRAM', redirectUri, handle: 'ada.marlow' };
const facebook: Asked = { platform: 'FACEBOOK', redirectUri, handle: null };
const now = Date.parse('2026-11-20T09:00:00Z');

/** A server that asks of each request what Meta's documentation does, and answers as it says. */
interface Seen {
  readonly method: string | undefined;
  readonly path: string;
  readonly query: Record<string, string>;
}
type Answer = (response: ServerResponse) => void;

let seen: Seen[] = [];
let answers: Record<string, Answer> = {};
const graph = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://graph.test');
  const query = Object.fromEntries(searchParams);
  seen.push({ method: request.method, path: pathname, query });
  const step = pathname.endsWith('/access_token') ? (query['grant_type'] ?? 'code') : pathname.replace('/v20.0/', '');
  const answer = answers[step];
  if (answer) answer(response);
  else response.writeHead(404).end();
});
const json =
  (body: unknown, status = 200): Answer =>
  (response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
const refusal = (code: number, subcode?: number, status = 400) =>
  json(
    {
      error: {
        message: 'Malformed access token SHORT, code CODE',
        type: 'OAuthException',
        code,
        ...(subcode !== undefined && { error_subcode: subcode }),
        fbtrace_id: 'trace',
      },
    },
    status,
  );
const page = (id: string, username?: string) => ({
  id: `page-${id}`,
  ...(username && { instagram_business_account: { id, username, name: `Name of ${username}` } }),
});
const good: Record<string, Answer> = {
  code: json({ access_token: 'SHORT', token_type: 'bearer', expires_in: 5_000 }),
  fb_exchange_token: json({ access_token: 'LONG', token_type: 'bearer', expires_in: 5_184_000 }),
  me: json({ id: '77', name: 'Ada Marlow' }),
  'me/accounts': json({ data: [page('1'), page('2', 'band'), page('3', 'Ada.Marlow')] }),
};

let graphOrigin: string;
const complain = vi.fn<(reason: unknown) => void>();
beforeAll(async () => {
  await new Promise<void>((resolve) => graph.listen(0, '127.0.0.1', resolve));
  graphOrigin = `http://127.0.0.1:${(graph.address() as AddressInfo).port}`;
});
afterAll(() => {
  graph.closeAllConnections();
  graph.close();
});
beforeEach(() => {
  seen = [];
  answers = good;
  complain.mockClear();
});
const meta = (patience = 2_000) => createMeta({ appId, appSecret, clock: () => now, graphOrigin, patience, complain });
const connect = (asked: Asked, patience?: number) => meta(patience).connect({ ...asked, code: 'CODE' });
const faultOf = async (asked: Asked, patience?: number) => {
  const error: unknown = await connect(asked, patience).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(SocialError);
  const told = String(error) + complain.mock.calls.map(String).join();
  for (const secret of [appSecret, 'SHORT', 'LONG', 'CODE']) expect(told).not.toContain(secret);
  return (error as SocialError).fault;
};

describe('the dialog', () => {
  it.each([
    [instagram, 'instagram_basic,pages_show_list,pages_read_engagement'],
    [facebook, 'public_profile'],
  ])('is Facebook Login of version 20.0 with what is asked for', (asked, scope) => {
    const url = new URL(createMeta({ appId, appSecret, clock: () => now }).dialog({ ...asked, state: 'a b&c' }));
    expect(`${url.origin}${url.pathname}`).toBe('https://www.facebook.com/v20.0/dialog/oauth');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      client_id: appId,
      redirect_uri: redirectUri,
      state: 'a b&c',
      scope,
      response_type: 'code',
    });
  });
});

describe('a code', () => {
  const proof = createHmac('sha256', appSecret).update('LONG').digest('hex');
  const app = { client_id: appId, client_secret: appSecret };
  const exchanges: Seen[] = [
    { method: 'GET', path: '/v20.0/oauth/access_token', query: { ...app, redirect_uri: redirectUri, code: 'CODE' } },
    {
      method: 'GET',
      path: '/v20.0/oauth/access_token',
      query: { grant_type: 'fb_exchange_token', ...app, fb_exchange_token: 'SHORT' },
    },
  ];
  const signed = { access_token: 'LONG', appsecret_proof: proof };

  it('gives a long-lived token of somebody on Facebook, whose address stays unknown', async () => {
    expect(await connect(facebook)).toEqual({
      id: '77',
      username: null,
      displayName: 'Ada Marlow',
      token: 'LONG',
      expiresAt: now + 5_184_000_000,
    });
    expect(seen).toEqual([...exchanges, { method: 'GET', path: '/v20.0/me', query: { fields: 'id,name', ...signed } }]);
  });

  it('gives the Instagram account of the name that is meant, among those of several pages', async () => {
    expect(await connect(instagram)).toMatchObject({
      id: '3',
      username: 'Ada.Marlow',
      displayName: 'Name of Ada.Marlow',
    });
    const fields = 'instagram_business_account{id,username,name}';
    const query = { fields, limit: '100', ...signed };
    expect(seen).toEqual([...exchanges, { method: 'GET', path: '/v20.0/me/accounts', query }]);
  });

  it('gives the first Instagram account where none has the name', async () => {
    expect(await connect({ ...instagram, handle: 'somebody' })).toMatchObject({ id: '2', username: 'band' });
    expect(await connect({ ...instagram, handle: null })).toMatchObject({ id: '2' });
  });

  it('is not told how long the token is good where Meta does not say', async () => {
    answers = { ...good, fb_exchange_token: json({ access_token: 'LONG', token_type: 'bearer' }) };
    expect(await connect(facebook)).toMatchObject({ token: 'LONG', expiresAt: null });
  });

  it.each([[{ data: [] }], [{ data: [page('1')] }]])('finds no account behind %o', async (accounts) => {
    answers = { ...good, 'me/accounts': json(accounts) };
    expect(await faultOf(instagram)).toBe('noAccount');
    expect(complain).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  it.each([
    ['an expired code', 'code', refusal(100, 36_007), 'codeOver'],
    ['a used code', 'code', refusal(100, 36_009), 'codeOver'],
    ['a code of somebody else', 'code', refusal(100), 'codeOver'],
    ['a token that was withdrawn', 'me/accounts', refusal(190, 460), 'codeOver'],
    ['a permission that was not given', 'me/accounts', refusal(200, undefined, 403), 'denied'],
    ['a permission that the app has not', 'me/accounts', refusal(10, undefined, 403), 'denied'],
  ] as const)('of %s is told as what it is', async (_what, step, answer, fault) => {
    answers = { ...good, [step]: answer };
    expect(await faultOf(instagram)).toBe(fault);
    expect(complain).not.toHaveBeenCalled();
  });

  it.each<[string, string, Answer]>([
    ['another address', 'code', refusal(100, 36_008)],
    ['a wrong secret', 'code', refusal(1)],
    ['too many calls', 'me/accounts', refusal(4)],
    ['a wrong field', 'me/accounts', refusal(100)],
    ['a fault of its own', 'fb_exchange_token', json({ error: { message: 'x', code: 2 } }, 500)],
    ['a fault without words', 'code', (response) => response.writeHead(503).end()],
    ['no JSON', 'me/accounts', (response) => response.end('<html>')],
    ['no object', 'code', json([1])],
    ['no token', 'code', json({ token_type: 'bearer' })],
    ['no long token', 'fb_exchange_token', json({ access_token: 5 })],
    ['no list', 'me/accounts', json({ data: {} })],
    ['an account without a name', 'me/accounts', json({ data: [{ instagram_business_account: { id: '1' } }] })],
    ['an account that is none', 'me/accounts', json({ data: [null, { instagram_business_account: 'x' }] })],
    ['another place', 'code', (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['a broken connection', 'me/accounts', (response) => response.destroy()],
  ])('that says nothing of the person (%s) is told to who runs the server', async (_what, step, answer) => {
    answers = { ...good, [step]: answer };
    expect(await faultOf(instagram)).toBe('unreachable');
    expect(complain).toHaveBeenCalledOnce();
  });

  it('is not waited for without end', async () => {
    answers = { ...good, code: () => undefined };
    expect(await faultOf(instagram, 50)).toBe('unreachable');
    expect(String(complain.mock.calls[0]?.[0])).toContain('Timeout');
  });
});
