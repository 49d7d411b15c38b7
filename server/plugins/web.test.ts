import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Preparation } from '../start/preparing/preparation.ts';
import { requireAccess } from './access.ts';
import { handleErrors } from './errors.ts';
import { refuseBrokenTexts } from './unicodeGuard.ts';
import { serveWeb } from './web.ts';

const page = '<!doctype html><title>Greenroom</title>';
const sharePage = '<!doctype html><title>Shared files</title>';
const script = 'console.log("greenroom");'.repeat(200);

describe('the built front end', () => {
  let root: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'greenroom-web-'));
    await mkdir(join(root, 'dist/assets'), { recursive: true });
    await writeFile(join(root, 'secret.txt'), 'secret');
    await writeFile(join(root, 'dist/index.html'), page);
    await writeFile(join(root, 'dist/share.html'), sharePage);
    await writeFile(join(root, 'dist/favicon.svg'), '<svg/>');
    await writeFile(join(root, 'dist/assets/index-a1b2.js'), script);
    app = fastify();
    handleErrors(app);
    requireAccess(app);
    refuseBrokenTexts(app);
    await serveWeb(app, join(root, 'dist'));
  });
  afterAll(async () => {
    await app.close();
    await rm(root, { recursive: true });
  });

  const open = (url: string, headers: Record<string, string> = {}) =>
    app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', ...headers } });
  const notFound = { error: { code: 1004, message: 'Not found', key: 'notFound' } };

  it.each([
    '/',
    '/talent',
    '/talent/01930000-0000-7000-8000-000000000001/profile/summary?tab=x',
    '/finance/dashboard',
    '/cms/news/published',
    '/talent?__proto__=1&constructor=2&keyword=%00&%00=%ZZ&statusIds=%FF',
    '/library/UGhvdG9z',
    '/nothing/like/this',
    '/index.html',
  ])('answers the address %s with its page, asked for again each time', async (url) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
    const again = await open(url, { 'if-none-match': String(answer.headers['etag']) });
    expect(again.statusCode).toBe(304);
  });

  it('answers the address of a shared link with a page of its own, of which nothing is told on', async () => {
    const answer = await open('/share/AAAA-bbbb_1?x=1');
    expect([answer.statusCode, answer.body]).toEqual([200, sharePage]);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    for (const url of ['/share', '/share/a/b', '/shared/a']) expect((await open(url)).body).toBe(page);
    expect((await open('/share/AAAA', { accept: 'application/json' })).statusCode).toBe(404);
  });

  it('lets browsers keep its hashed files for good, compressed', async () => {
    const plain = await open('/assets/index-a1b2.js', { accept: '*/*' });
    expect([plain.statusCode, plain.body]).toEqual([200, script]);
    expect(plain.headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const packed = await open('/assets/index-a1b2.js', { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(String(packed.headers['vary'])).toMatch(/accept-encoding/i);
    expect(gunzipSync(packed.rawPayload).toString()).toBe(script);
  });

  it('serves its other files', async () => {
    const answer = await open('/favicon.svg', { accept: 'image/*' });
    expect([answer.body, answer.headers['cache-control']]).toEqual(['<svg/>', 'no-cache']);
  });

  it.each([undefined, '*/*', 'application/json'])('answers its root to whoever takes %s', async (accept) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await app.inject({ method, url: '/?from=mail', headers: accept === undefined ? {} : { accept } });
      expect([answer.statusCode, answer.body]).toEqual([200, method === 'GET' ? page : '']);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
    }
  });

  it('answers HEAD', async () => {
    const answer = await app.inject({ method: 'HEAD', url: '/talent', headers: { accept: 'text/html' } });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it.each([
    '/client/v1/nothing',
    '/user/v1/auth/nothing',
    '/finance/v1',
    '/media/v1/file/1',
    '/cms/v1/news',
    '/v1/api-filters/x',
    '/docs/nothing',
    '/assets/index-old.js',
    '/assets/..%2f..%2fsecret.txt',
  ])('knows no screen at %s', async (url) => {
    const answer = await open(url);
    expect([answer.statusCode, answer.json()]).toEqual([404, notFound]);
  });

  it.each(['/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/secret.txt', '//secret.txt'])(
    'shows nothing of a file outside by %s',
    async (url) => {
      expect((await open(url)).body).toBe(page);
      expect((await open(url, { accept: '*/*' })).json()).toEqual(notFound);
    },
  );

  it('answers scripts that ask for data at an unknown address as the API does', async () => {
    for (const accept of ['application/json', '*/*']) {
      const answer = await open('/talent', { accept });
      expect([answer.statusCode, answer.json()]).toEqual([404, notFound]);
    }
    const posted = await app.inject({ method: 'POST', url: '/talent', headers: { accept: 'text/html' } });
    expect([posted.statusCode, posted.json()]).toEqual([404, notFound]);
  });

  it('refuses U+0000 in an address', async () => {
    expect((await open('/talent%00')).statusCode).toBe(400);
  });
});

it('shows the progress of the start until the pages are built, then the pages', async () => {
  const root = await mkdtemp(join(tmpdir(), 'greenroom-web-'));
  const app = fastify();
  handleErrors(app);
  requireAccess(app);
  const preparation = new Preparation(['pages']);
  await serveWeb(app, root, preparation);
  const visit = () => app.inject({ url: '/talents', headers: { accept: 'text/html' } });
  expect((await visit()).body).toContain('Greenroom is starting');
  expect((await app.inject({ url: '/client/v1/unknown' })).statusCode).toBe(404);
  await preparation.during('pages', () => writeFile(join(root, 'index.html'), page));
  expect((await visit()).body).toBe(page);
  await app.close();
  await rm(root, { recursive: true });
});
