import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openWeb } from '../../../tests/support/web.ts';
import { pictureLimit } from './fetchFile.ts';
import { createLinks, picturesAtOnce } from './links.ts';

let respond: (response: ServerResponse, url: string) => void;
const web = await openWeb((response, url) => respond(response, url));
const { at, asked, linksOf } = web;
afterAll(web.close);
beforeEach(web.forget);

const address = at('www.example.com', '/a');
const answer =
  (content: string | Buffer, headers: Record<string, string> = {}, status = 200) =>
  (response: ServerResponse) =>
    void response.writeHead(status, headers).end(content);

/** Downloads a file; returns its content, and the failure if there is none. */
async function take(url = address, limit = 1_000_000, links = linksOf()) {
  const chunks: Buffer[] = [];
  const failure = await links.file(url, limit, async (bytes) => void chunks.push(bytes));
  return { failure, content: Buffer.concat(chunks) };
}

/** Sends and sends; how much has gone so far. */
function flood(response: ServerResponse): () => number {
  let sent = 0;
  const more = () => {
    while (!response.destroyed && response.write('x'.repeat(65_536))) sent += 65_536;
  };
  response.on('drain', more);
  more();
  return () => sent;
}

describe('a file', () => {
  it('comes to the byte, whatever its server says that it is, by a request that says nothing of who asks', async () => {
    const content = Buffer.from([0, 1, 2, 255]);
    respond = answer(content, { 'content-type': 'text/html', 'set-cookie': 'a=b' });
    expect(await take()).toEqual({ failure: null, content });
    expect(asked).toEqual([
      {
        method: 'GET',
        url: '/a',
        headers: {
          host: new URL(address).host,
          connection: expect.any(String),
          'user-agent': 'Greenroom (link preview)',
          accept: '*/*',
          'accept-encoding': 'identity',
        },
      },
    ]);
  });

  it('is found behind a redirect', async () => {
    respond = (response, url) =>
      url === '/a' ? answer('', { location: at('other.example.com', '/b') }, 302)(response) : answer(url)(response);
    expect(await take()).toEqual({ failure: null, content: Buffer.from('/b') });
  });

  it.each([
    'http://10.0.0.5/',
    'http://inside.example.com/',
    '//169.254.169.254/',
    'http://localhost/',
    'file:///etc/passwd',
  ])('is not taken behind a redirect to %s', async (location) => {
    respond = answer('secret', { location }, 302);
    expect((await take()).failure).toBe('unreachable');
    expect(asked).toHaveLength(1);
  });

  it.each(['inside', 'metadata', 'mixed', 'disguised', 'empty', 'unknown'])('is not asked of %s', async (name) => {
    respond = answer('secret');
    expect((await take(at(`${name}.example.com`))).failure).toBe('unreachable');
    expect(asked).toEqual([]);
  });

  it('is not asked of this machine by the real policy', async () => {
    respond = answer('secret');
    const real = createLinks({ clock: Date.now });
    expect((await take(at('127.0.0.1'), 10, real)).failure).toBe('unreachable');
    expect(await real.picture(at('127.0.0.1'))).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each([
    [404, 'missing'],
    [410, 'missing'],
    [403, 'missing'],
    [429, 'unreachable'],
    [503, 'unreachable'],
  ])('that is answered with %i is %s', async (status, failure) => {
    respond = answer('no', {}, status);
    expect(await take()).toEqual({ failure, content: Buffer.alloc(0) });
  });

  it('is missing where it comes packed, though nobody asked for that', async () => {
    respond = answer(gzipSync(Buffer.alloc(1_000)), { 'content-encoding': 'gzip' });
    expect((await take()).failure).toBe('missing');
  });

  it('is too large where it says so, and nothing of it is taken', async () => {
    respond = answer('x'.repeat(11));
    expect(await take(address, 10)).toEqual({ failure: 'tooLarge', content: Buffer.alloc(0) });
    expect((await take(address, 11)).failure).toBeNull();
  });

  it('is too large where it does not end, and is not read on', async () => {
    let sent = () => 0;
    respond = (response) => {
      response.writeHead(200);
      sent = flood(response);
    };
    const { failure, content } = await take(address, 100_000);
    expect(failure).toBe('tooLarge');
    expect(content.length).toBeLessThanOrEqual(100_000);
    expect(sent()).toBeLessThan(20_000_000);
  });

  it('waits until what came was written', async () => {
    let sent = () => 0;
    respond = (response) => {
      response.writeHead(200);
      sent = flood(response);
    };
    let go = () => {};
    let first: () => void;
    const begun = new Promise<void>((resolve) => (first = resolve));
    const held = new Promise<void>((resolve) => (go = resolve));
    const taken = linksOf().file(address, 1_000_000, async () => {
      first();
      await held;
    });
    await begun;
    const before = sent();
    go();
    expect(await taken).toBe('tooLarge');
    expect(before).toBeLessThan(20_000_000);
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['never answers', () => undefined],
    [
      'breaks off',
      (response) => void response.writeHead(200, { 'content-length': '9' }).write('abc', () => response.destroy()),
    ],
    [
      'never ends',
      (response) => {
        response.writeHead(200);
        const drip = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(drip));
      },
    ],
  ])('is unreachable where it %s', async (_what, one) => {
    respond = one;
    expect((await take(address, 1_000_000, linksOf({ filePatience: 400 }))).failure).toBe('unreachable');
  });

  it('does not hide what breaks here', async () => {
    respond = answer('x');
    const full = linksOf().file(address, 10, async () => {
      throw new Error('no space');
    });
    await expect(full).rejects.toThrow('no space');
  });
});

describe('a picture', () => {
  it('comes as it is, up to a limit', async () => {
    respond = answer(Buffer.alloc(pictureLimit));
    expect(await linksOf().picture(address)).toHaveLength(pictureLimit);
    respond = answer(Buffer.alloc(pictureLimit + 1));
    expect(await linksOf().picture(address)).toBeNull();
  });

  it.each<[string, (response: ServerResponse) => void]>([
    ['is not there', answer('no', {}, 404)],
    ['has nothing in it', answer('')],
    ['leads to a private network', answer('', { location: 'http://10.0.0.5/' }, 302)],
    ['is slow', () => undefined],
  ])('is none where it %s', async (_what, one) => {
    respond = one;
    expect(await linksOf({ patience: 300 }).picture(address)).toBeNull();
  });

  it('takes one of a few places', async () => {
    const waiting: ServerResponse[] = [];
    respond = (response) => {
      waiting.push(response);
      if (waiting.length === picturesAtOnce) for (const one of waiting) one.end('x');
    };
    const links = linksOf();
    const found = await Promise.all(Array.from({ length: picturesAtOnce + 2 }, () => links.picture(address)));
    expect(found.filter((one) => one === null)).toHaveLength(2);
    expect(asked).toHaveLength(picturesAtOnce);
  });
});
