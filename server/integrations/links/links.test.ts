import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openWeb } from '../../../tests/support/web.ts';
import { pageLimit } from './fetchPage.ts';
import { createLinks, pageLife, pagesAtOnce } from './links.ts';

let respond: (response: ServerResponse, url: string) => void;
let now = 0;
const web = await openWeb(
  (response, url) => respond(response, url),
  () => now,
);
const { port, asked, resolved, at, linksOf } = web;
afterAll(web.close);
beforeEach(web.forget);

const page = at('www.example.com');
const html =
  (text: string | Buffer, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(text);

describe('a page', () => {
  it('is asked for once, by a request that says nothing of who asks', async () => {
    respond = html('<title>Home</title>', { 'set-cookie': 'a=b' });
    const links = linksOf();
    await links.preview(`${page}a?b=c#d`);
    await links.preview(`${page}e`);
    expect(asked.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/a?b=c'],
      ['GET', '/e'],
    ]);
    for (const { headers } of asked) {
      expect(headers).toEqual({
        host: `www.example.com:${port}`,
        connection: expect.any(String),
        'user-agent': 'Greenroom (link preview)',
        accept: 'text/html,application/xhtml+xml',
        'accept-encoding': 'identity',
      });
    }
  });

  it('tells what it says of itself', async () => {
    respond = html(`<!doctype html><head><title>Not this</title>
      <meta property="og:title" content="Harbour &amp; Co">
      <meta property="og:description" content="Talent  by the\nwater">
      <meta property="og:type" content="video.other">
      <meta property="og:image" content="https://cdn.example.com/wide.png"><meta property="og:image:width" content="1200">
      <meta property="og:image" content="javascript:alert(1)">
      <meta property="og:url" content="https://elsewhere.example/"></head>`);
    expect(await linksOf().preview(page)).toEqual({
      url: page,
      title: 'Harbour & Co',
      description: 'Talent by the water',
      imageUrl: 'https://cdn.example.com/wide.png',
      thumbnails: [{ width: 1200, url: 'https://cdn.example.com/wide.png' }],
      type: 'video',
    });
  });

  it('is told by its title and description where it knows no Open Graph, and by its address alone where it says nothing', async () => {
    respond = html('<title>Plain</title><meta name="description" content="Words"><img src="/spy.gif">');
    expect(await linksOf().preview(page)).toMatchObject({ title: 'Plain', description: 'Words', imageUrl: null });
    respond = html('');
    expect(await linksOf().preview(page)).toMatchObject({ url: page, title: null, description: null });
  });

  it('is remembered for a while, and asked for once by all who want it at the same time', async () => {
    respond = html('<title>Home</title>');
    const links = linksOf();
    await Promise.all([links.preview(page), links.preview(page)]);
    await links.preview(page);
    expect(asked).toHaveLength(1);
    now += pageLife + 1;
    await links.preview(page);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    [
      'is not there',
      (response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<title>x</title>'),
    ],
    ['fails', (response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('<title>x</title>')],
    ['is a file', html('%PDF', { 'content-type': 'application/pdf' })],
    ['only looks like one', html('<title>x</title>', { 'content-type': 'text/htmlx' })],
    ['does not say what it is', (response) => void response.writeHead(200).end('<title>x</title>')],
    ['leads nowhere', (response) => void response.writeHead(302).end()],
    [
      'comes packed, though nobody asked for that',
      html(gzipSync(Buffer.alloc(50_000_000)), { 'content-encoding': 'gzip' }),
    ],
  ])('is none where it %s', async (_what, answer) => {
    respond = answer;
    expect(await linksOf().preview(page)).toBe('notPage');
  });
});

describe('a redirect', () => {
  const lead = (to: (url: string) => string | null) => {
    respond = (response, url) => {
      const location = to(url);
      if (location === null) html(`<title>${url}</title>`)(response);
      else response.writeHead(302, { location, 'set-cookie': 'a=b' }).end();
    };
  };

  it('is followed three times, each time to an address that is checked and without cookies', async () => {
    lead((url) => ({ '/': '/1', '/1': at('other.example.com', '/2'), '/2': '/3' })[url] ?? null);
    expect(await linksOf().preview(page)).toMatchObject({ url: at('other.example.com', '/3'), title: '/3' });
    expect(resolved).toEqual(['www.example.com', 'www.example.com', 'other.example.com', 'other.example.com']);
    expect(asked.filter(({ headers }) => 'cookie' in headers || 'referer' in headers)).toEqual([]);
  });

  it('is not followed a fourth time', async () => {
    lead((url) => `/${Number(url.slice(1)) + 1}`);
    expect(await linksOf().preview(page)).toBe('unreachable');
    expect(asked).toHaveLength(4);
  });

  it.each([
    ...[
      'http://10.0.0.5/',
      'http://[::1]/',
      'http://0x0a000001/',
      'http://localhost/',
      '//169.254.169.254/',
      'file:///etc/passwd',
    ],
    ...['http://user:pass@www.example.com/', 'https://www.example.com:22/', 'http://inside.example.com/', 'http://'],
  ])('is not followed to %s', async (location) => {
    lead((url) => (url === '/' ? location : null));
    expect(await linksOf().preview(page)).toBe('unreachable');
    expect(asked).toHaveLength(1);
  });
});

describe('a host', () => {
  it.each(['inside', 'metadata', 'mixed', 'disguised', 'empty', 'unknown'])(
    'that is not wholly public looks like one that is not there: %s',
    async (name) => {
      respond = html('<title>secret</title>');
      expect(await linksOf().preview(at(`${name}.example.com`))).toBe('unreachable');
      expect(asked).toEqual([]);
    },
  );

  it('looks the same where nothing listens', async () => {
    const silent = createServer();
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const closed = (silent.address() as AddressInfo).port;
    await new Promise((resolve) => silent.close(resolve));
    const policy = { isPublic: () => true, ports: new Set([closed]) };
    expect(await linksOf({ policy }).preview(`http://www.example.com:${closed}/`)).toBe('unreachable');
  });

  it('is asked at the address that was checked, though its name means another by now', async () => {
    respond = html('<title>Home</title>');
    let turn = 0;
    const resolve = async () => {
      turn += 1;
      return turn === 1 ? ['127.0.0.1'] : ['10.0.0.5'];
    };
    expect(await linksOf({ resolve }).preview(page)).toMatchObject({ title: 'Home' });
    expect(turn).toBe(1);
    expect(await linksOf({ resolve }).preview(page)).toBe('unreachable');
    expect(asked).toHaveLength(1);
  });

  it('is not asked by the real policy where it is this machine', async () => {
    respond = html('<title>secret</title>');
    const real = createLinks({ clock: () => now });
    for (const host of ['127.0.0.1', '[::1]', '0x7f000001', '2130706433', '0177.0.0.1', 'localhost', 'localhost.']) {
      expect([host, await real.preview(`http://${host}/`)]).toEqual([host, 'unreachable']);
      expect([host, await real.preview(at(host))]).toEqual([host, 'unreachable']);
    }
    expect(asked).toEqual([]);
  });
});

describe('a page that means harm', () => {
  const impatient = () => linksOf({ patience: 400 });

  it.each<[string, (response: ServerResponse) => void]>([
    ['never answers', () => undefined],
    ['never says all of its headers', (response) => void response.socket?.write('HTTP/1.1 200 OK\r\ncontent-type: te')],
    [
      'never ends a slow body',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const drip = setInterval(() => response.write('<p>'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
    ['breaks off', (response) => response.destroy()],
    [
      'has endless headers',
      (response) => void response.socket?.write(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(1_000_000)}`),
    ],
    ['speaks something else', (response) => void response.socket?.end('SSH-2.0-OpenSSH_9.6\r\n')],
  ])('and %s is unreachable, soon', async (_what, answer) => {
    respond = answer;
    const begun = performance.now();
    expect(await impatient().preview(page)).toBe('unreachable');
    expect(performance.now() - begun).toBeLessThan(3_000);
  });

  it('and never ends is read up to a limit', async () => {
    let sent = 0;
    respond = (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.write('<title>Endless</title>');
      const flood = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536;
      };
      response.on('drain', flood);
      flood();
    };
    expect(await linksOf().preview(page)).toMatchObject({ title: 'Endless' });
    expect(sent).toBeLessThan(pageLimit * 40);
  });

  it('and takes the parser minutes stops nobody else', async () => {
    const formats = Array.from({ length: 4_000 }, (_, index) => `<font color=${index}>`).join('');
    respond = html(`<meta property="og:title" content="Bomb">${formats}${'<p>'.repeat(120_000)}`);
    let beats = 0;
    const heart = setInterval(() => (beats += 1), 10);
    const begun = performance.now();
    expect(await linksOf({ patience: 1_500 }).preview(page)).toMatchObject({ url: page, title: null });
    clearInterval(heart);
    expect(performance.now() - begun).toBeLessThan(6_000);
    expect(beats).toBeGreaterThan(20);
  });

  it('and is nested deeply is read, or told by its address', async () => {
    respond = html(`${'<div>'.repeat(100_000)}`);
    expect(await linksOf({ patience: 1_500 }).preview(page)).toMatchObject({ url: page });
  });

  it('takes one of a few places', async () => {
    respond = () => undefined;
    const links = impatient();
    const many = Array.from({ length: pagesAtOnce + 2 }, (_, index) => links.preview(`${page}${index}`));
    const answers = await Promise.all(many);
    expect(answers.filter((answer) => answer === 'busy')).toHaveLength(2);
    expect(asked.length).toBeLessThanOrEqual(pagesAtOnce);
  });
});
