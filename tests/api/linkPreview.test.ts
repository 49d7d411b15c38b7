import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { linkPreviews } from '../../schema/rules/limits.ts';
import type { LinkFailure, LinkPage } from '../../server/integrations/links/port.ts';
import { openTestApp, type Answer, type TestApp } from '../support/app.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';

const page: LinkPage = {
  url: 'https://www.example.com/',
  title: 'Harbour & Co',
  description: null,
  imageUrl: 'https://cdn.example.com/wide.png',
  thumbnails: [
    { width: 1200, url: 'https://cdn.example.com/wide.png' },
    { width: null, url: 'https://cdn.example.com/small.png' },
  ],
  type: 'video',
};

let test: TestApp;
let house: House;
let asked: string[] = [];
let found: LinkPage | LinkFailure = page;
beforeAll(async () => {
  const nobody = () => Promise.reject(new Error('a preview asks for nothing else'));
  const preview = async (address: string) => {
    asked.push(address);
    return found;
  };
  test = await openTestApp({ links: { preview, picture: nobody, file: nobody, text: nobody, allows: () => true } });
  house = await openHouse(test, ['viewAll', 'people']);
});
afterAll(() => test.close());
beforeEach(async () => {
  asked = [];
  found = page;
  await test.pools.owner.query('delete from rate_limit');
});

const ask = (body: object, who: PrincipalName = 'viewAll'): Promise<Answer> =>
  test.ask({ method: 'POST', path: '/media/v1/link-preview', body, token: house.of(who).token });

it('tells what a page says of itself', async () => {
  const { data } = await ask({ url: ' https://www.example.com/?a=b ' });
  const { type, ...told } = page;
  expect([type, data]).toEqual(['video', { ...told, typeOfMedia: 2 }]);
  expect(asked).toEqual(['https://www.example.com/?a=b']);
});

it('takes an address as a website field does, and tokens that it does not read', async () => {
  expect((await ask({ url: 'example.com/a', accessToken: 'not one' })).status).toBe(200);
  expect((await ask({ url: 'HTTP://example.com', accessToken: null })).status).toBe(200);
  expect(asked).toEqual(['https://example.com/a', 'HTTP://example.com']);
  const someone = { url: 'example.com', accessToken: house.of('viewAll').token };
  const path = '/media/v1/link-preview';
  expect((await test.ask({ method: 'POST', path, body: someone })).status).toBe(401);
});

it.each([
  ...[
    '',
    ' ',
    'nothing',
    'ftp://example.com',
    'javascript:alert(1)',
    'http://localhost',
    'http://localhost.',
    'http://127.0.0.1',
  ],
  ...[
    'http://[::1]',
    'http://0x7f000001',
    'http://2130706433',
    'http://0177.0.0.1',
    'http://user:pass@example.com',
    'http://intranet',
  ],
])('refuses what is no address of the web, and asks for nothing: %s', async (url) => {
  const { status, json } = await ask({ url });
  expect([status, json.errorDetails]).toMatchObject([400, [{ field: 'url', key: 'link' }]]);
  expect(asked).toEqual([]);
});

it('refuses a body of another shape', async () => {
  for (const body of [
    {},
    { url: 1 },
    { url: null },
    { url: 'example.com', more: 1 },
    { url: `a.com/${'a'.repeat(2_000)}` },
  ]) {
    expect((await ask(body)).status).toBe(400);
  }
  expect(asked).toEqual([]);
});

it('says in words why there is no preview', async () => {
  const words = async (failure: LinkFailure) => {
    found = failure;
    const { status, json } = await ask({ url: 'example.com' });
    return [status, json.error.key, json.error.message];
  };
  expect(await words('unreachable')).toEqual([400, 'linkUnreachable', 'This address could not be reached']);
  expect(await words('notPage')).toEqual([400, 'linkNotPage', 'There is no page to preview at this address']);
  expect(await words('busy')).toEqual([429, 'tooManyRequests', 'Too many attempts. Wait a moment and try again']);
});

it('is limited for each account', async () => {
  const answers = await Promise.all(Array.from({ length: linkPreviews + 2 }, () => ask({ url: 'example.com' })));
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  expect(asked).toHaveLength(linkPreviews);
  expect((await ask({ url: 'example.com' })).headers['retry-after']).toBeDefined();
  expect((await ask({ url: 'example.com' }, 'people')).status).toBe(200);
});

it('is nothing where the server does not reach out', async () => {
  const closed = await openTestApp();
  const other = await openHouse(closed, ['viewAll']);
  const { token } = other.of('viewAll');
  const body = { url: 'example.com' };
  const answer = await closed.ask({ method: 'POST', path: '/media/v1/link-preview', body, token });
  expect([answer.status, answer.json]).toEqual([200, { responseData: null }]);
  await closed.close();
});
