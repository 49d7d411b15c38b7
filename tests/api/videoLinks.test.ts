import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkPreviews, uploadLimit } from '../../schema/rules/limits.ts';
import { aboveAgencies } from '../../server/engine/agency.ts';
import { folderStorage } from '../../server/integrations/storage/folder.ts';
import { openTestApp, type TestApp } from '../support/app.ts';
import { brokenHeic, pngBomb, scripts } from '../support/hostileFiles.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';
import { silence, smallVideo } from '../support/videos.ts';
import { openWeb } from '../support/web.ts';

let test: TestApp;
let house: House;
let respond: (response: ServerResponse, url: string) => void;
const web = await openWeb((response, url) => respond(response, url));
const { at, asked } = web;
const video = await smallVideo();

/** Crawling a page accepts addresses as a website field does, which excludes every port of this machine. */
const links = web.linksOf();
const here = (address: string) => address.replace(/^https?:\/\/www\.example\.com\//, at('www.example.com'));
beforeAll(async () => {
  test = await openTestApp({
    links: {
      preview: (address) => links.preview(here(address)),
      picture: (address) => links.picture(address),
      file: (address, limit, write) => links.file(here(address), limit, write),
      allows: links.allows,
      text: links.text,
    },
  });
  house = await openHouse(test, ['agency', 'editAll', 'appAdmin', 'superAdmin']);
});
afterAll(async () => {
  web.close();
  await test.close();
});
beforeEach(async () => {
  web.forget();
  for (const table of ['rate_limit', 'fixture_errands_papers', 'media_use', 'media']) {
    await test.pools.owner.query(`delete from ${table}`);
  }
  for (const key of await keys()) await storage().remove(key);
});

const storage = () => folderStorage(join(test.config.dataDir, 'files'));
async function keys(): Promise<string[]> {
  const found: string[] = [];
  for await (const { key } of storage().list('')) found.push(key);
  return found;
}
const ask = (call: 'crawl' | 'upload', url: string, who: PrincipalName = 'editAll') =>
  test.ask({ method: 'POST', path: `/media/v1/${call}-video-url`, body: { url }, token: house.of(who).token });
const get = (path: string, who: PrincipalName = 'editAll') =>
  test.ask({ method: 'GET', path, token: house.of(who).token });
const one = async (id: string, who: PrincipalName = 'editAll') => (await get(`/media/v1/${id}`, who)).data;
const mediaRows = async () => (await test.pools.owner.query('select from media')).rows.length;
const attach = (id: string, field = 'paperIds') =>
  test.ask({
    method: 'POST',
    path: '/test/v1/errands',
    body: { summary: 'Watch it', [field]: field.endsWith('s') ? [id] : id },
    token: house.of('editAll').token,
  });

let pages = 0;
/** Publishes a page under a new address; its picture is at /picture. */
function put(head: string, picture: Buffer | null = null): string {
  respond = (response, url) => {
    if (url === '/picture') response.writeHead(picture ? 200 : 404, { 'content-type': 'image/png' }).end(picture);
    else response.writeHead(200, { 'content-type': 'text/html' }).end(head);
  };
  pages += 1;
  return `https://www.example.com/page${pages}`;
}
const pictured = () => `<meta property="og:title" content="Live / in Leeds">
  <meta property="og:image" content="${at('other.example.com', '/picture')}">`;

describe('a page that is linked', () => {
  const photo = sharp({ create: { width: 640, height: 360, channels: 3, background: '#2a6f6b' } });

  it('is a video with sizes of its picture, which is had where it is', async () => {
    const address = put(pictured(), await photo.png().toBuffer());
    const { status, data } = await ask('crawl', address);
    const thumbnail = `/media/v1/file/${data.id}/thumbnail`;
    const url = here(address);
    expect([status, data]).toEqual([200, { url, typeOfMedia: 2, id: data.id, thumbnail }]);
    expect(await one(data.id)).toMatchObject({
      filename: 'Live / in Leeds',
      typeOfMedia: 2,
      contentType: null,
      size: 0,
      url,
      externalLink: url,
      cdnOrigin: null,
      cdnSmall: `/media/v1/file/${data.id}/small`,
      thumbnail,
      width: null,
      isProcessing: false,
      failure: null,
      uploadedDate: test.now(),
    });
    const made = await test.app.inject({
      url: thumbnail,
      headers: { authorization: `Bearer ${house.of('editAll').token}` },
    });
    expect([made.statusCode, made.headers['content-type'], made.headers.etag]).toEqual([
      200,
      'image/webp',
      `"${data.id}-thumbnail"`,
    ]);
    const { width, height } = await sharp(made.rawPayload).metadata();
    expect([width, height]).toEqual([256, 256]);
    expect((await get(`/media/v1/file/${data.id}/origin`)).status).toBe(404);
    expect((await get(`/media/v1/${data.id}`, 'agency')).status).toBe(404);
    expect(await keys()).toHaveLength(4);
  });

  it('is a recording where it says so, and called by its host where it has no title', async () => {
    const { data } = await ask('crawl', put('<meta property="og:type" content="music.song">').slice(8));
    expect([data.typeOfMedia, data.thumbnail]).toEqual([3, null]);
    expect((await one(data.id)).filename).toBe('www.example.com');
  });

  it.each<[string, Buffer | null]>([
    ['is missing', null],
    ['is a page', scripts.html],
    ['is a drawing', scripts.svg],
    ['is broken', brokenHeic],
    ['has too many pixels', pngBomb(20_000, 20_000)],
    ['is a video', video],
  ])('has no picture where that %s, and is kept', async (_what, picture) => {
    const { status, data } = await ask('crawl', put(pictured(), picture));
    expect([status, data.thumbnail]).toEqual([200, null]);
    expect((await one(data.id)).url).toBe(data.url);
    expect(await keys()).toEqual([]);
    expect(asked.map(({ url }) => url)).toContain('/picture');
  });

  it('may be attached, and stands nowhere that takes certain files only', async () => {
    const { data } = await ask('crawl', put('<title>face.png</title>'));
    const record = await attach(data.id);
    expect(record.data.papers).toMatchObject([{ id: data.id, filename: 'face.png', externalLink: data.url, size: 0 }]);
    const refused = await attach(data.id, 'avatarId');
    expect([refused.status, refused.json.errorDetails]).toMatchObject([
      400,
      [{ field: 'avatarId', key: 'fileIsLink', message: 'face.png is a link. Only files can be added here' }],
    ]);
    // Whoever may read the record may read the file.
    expect((await one(data.id, 'agency')).externalLink).toBe(data.url);
  });

  it('is no table of people', async () => {
    const { data } = await ask('crawl', put('<title>people.csv</title>'));
    const body = { kind: 'talent', mediaId: data.id };
    const path = '/client/v1/imports';
    const { status, json } = await test.ask({ method: 'POST', path, body, token: house.of('editAll').token });
    expect([status, json.error.key]).toEqual([400, 'fileIsLink']);
  });

  it('is forgotten with its sizes once nothing has used it for a week', async () => {
    await ask('crawl', put(pictured(), await photo.jpeg().toBuffer()));
    await test.app.media.sweep(house.agencyId);
    test.pass(7 * 86_400_000 + 1);
    expect(await test.app.media.sweepObjects()).toBe(0);
    expect(await test.app.media.sweep(house.agencyId)).toBe(1);
    expect([await mediaRows(), await keys()]).toEqual([0, []]);
  });

  it('is kept above the agencies for app admins, and refused to who works nowhere', async () => {
    const { data } = await ask('crawl', put('<title>Fans</title>'), 'appAdmin');
    expect((await one(data.id, 'appAdmin')).filename).toBe('Fans');
    const { rows } = await test.pools.owner.query<{ agency_id: string }>('select agency_id from media');
    expect(rows).toEqual([{ agency_id: aboveAgencies }]);
    web.forget();
    expect((await ask('crawl', put(''), 'superAdmin')).status).toBe(403);
    expect(asked).toEqual([]);
  });
});

describe('what is refused', () => {
  it.each(['nothing', 'ftp://example.com', 'http://127.0.0.1', 'http://localhost'])('is %s', async (url) => {
    for (const call of ['crawl', 'upload'] as const) {
      const { status, json } = await ask(call, url);
      expect([status, json.errorDetails]).toMatchObject([400, [{ field: 'url', key: 'link' }]]);
    }
    expect([asked, await mediaRows()]).toEqual([[], 0]);
  });

  it('is what is no page, and what cannot be reached', async () => {
    respond = (response) => void response.writeHead(200, { 'content-type': 'video/mp4' }).end(video);
    expect((await ask('crawl', 'www.example.com/film.mp4')).json.error.key).toBe('linkNotPage');
    expect((await ask('crawl', 'https://inside.example.com')).json.error.key).toBe('linkUnreachable');
    expect(await mediaRows()).toBe(0);
  });

  it('is more than link previews may be', async () => {
    const address = put('<title>Again</title>');
    for (let count = 0; count < linkPreviews - 1; count += 1) await ask('crawl', address);
    expect((await ask('upload', address)).status).toBe(200);
    for (const call of ['crawl', 'upload'] as const) expect((await ask(call, address)).status).toBe(429);
    expect(await mediaRows()).toBe(linkPreviews);
  });

  it('is everything, in words, where the server does not reach out', async () => {
    const closed = await openTestApp();
    const other = await openHouse(closed, ['editAll']);
    const { token } = other.of('editAll');
    for (const call of ['crawl', 'upload']) {
      const path = `/media/v1/${call}-video-url`;
      const answer = await closed.ask({ method: 'POST', path, body: { url: 'example.com' }, token });
      expect([answer.status, answer.json.error.key]).toEqual([400, 'linksOff']);
    }
    expect((await closed.pools.owner.query('select from media')).rows).toEqual([]);
    // One that was named before the server was told so.
    const mine = other.of('editAll').actor;
    await closed.pools.owner.query(
      `insert into media (agency_id, id, account_id, upload_key, state, filename, original_filename, bytes, parts,
          external_link, tries, next_try_at, created_at)
        values ($1, $2, $2, 'link', 'processing', 'a.mp4', 'a.mp4', 0, 0, 'https://www.example.com/a.mp4', 0, $3, $3)`,
      [mine?.agencyId, mine?.accountId, new Date(closed.now())],
    );
    expect(await closed.app.media.fetch(other.agencyId)).toBe(1);
    const { rows } = await closed.pools.owner.query<{ state: string; failure: string }>('select * from media');
    expect(rows).toMatchObject([{ state: 'failed', failure: 'linksOff' }]);
    await closed.close();
  });
});

describe('a file that is linked', () => {
  const address = 'https://www.example.com/files/Tour%20film.mp4?a=b';
  const serve = (content: Buffer | string, headers: Record<string, string> = {}, status = 200) => {
    respond = (response) => void response.writeHead(status, headers).end(content);
  };
  /** Announces and fetches it; returns the file from the API. */
  async function fetched(url = address) {
    const { data } = await ask('upload', url);
    await test.app.media.fetch(house.agencyId);
    await test.app.media.process(house.agencyId);
    return one(data.id);
  }

  it('waits, is fetched, and is a video like any other', async () => {
    serve(video, { 'content-type': 'text/html' });
    const { status, data } = await ask('upload', address);
    expect([status, data]).toEqual([200, { url: address, typeOfMedia: 2, id: data.id, thumbnail: null }]);
    expect(await one(data.id)).toMatchObject({
      filename: 'Tour film.mp4',
      isProcessing: true,
      url: null,
      uploadedDate: null,
    });
    expect((await attach(data.id)).json.errorDetails).toMatchObject([{ key: 'fileNotReady' }]);
    expect(await test.app.media.process(house.agencyId)).toBe(0);
    expect(await test.app.media.fetch(house.agencyId)).toBe(1);
    expect(await test.app.media.process(house.agencyId)).toBe(1);
    const origin = `/media/v1/file/${data.id}/origin`;
    expect(await one(data.id)).toMatchObject({
      typeOfMedia: 2,
      contentType: 'video/mp4',
      size: video.length,
      sha256: createHash('sha256').update(video).digest('hex'),
      duration: 1.5,
      url: origin,
      cdnOrigin: origin,
      externalLink: address,
      isProcessing: false,
      failure: null,
    });
    expect(await keys()).toHaveLength(1);
    expect((await attach(data.id)).status).toBe(200);
  });

  it('may be a recording, and is called by its host where its address ends with none', async () => {
    serve(silence(2));
    expect(await fetched('www.example.com/')).toMatchObject({
      typeOfMedia: 3,
      duration: 2,
      filename: 'www.example.com',
    });
  });

  it.each<[string, Buffer | string]>([
    ['a page', scripts.html],
    ['a drawing', scripts.svg],
    ['a picture', pngBomb(10, 10)],
    ['nothing', ''],
  ])('fails where it is %s, whatever its server says', async (_what, content) => {
    serve(content, { 'content-type': 'video/mp4' });
    const media = await fetched();
    expect(media).toMatchObject({
      isProcessing: false,
      url: null,
      failure: { key: 'linkNotVideo', message: 'There is no video or audio at this address' },
    });
    expect(await keys()).toEqual([]);
    expect((await attach(media.id)).json.errorDetails).toMatchObject([{ key: 'fileUnreadable' }]);
  });

  it('fails at once where there is none, or it is too large', async () => {
    serve('no', {}, 404);
    expect((await fetched()).failure.key).toBe('linkUnreachable');
    respond = (response) => void response.writeHead(200, { 'content-length': String(uploadLimit + 1) }).write('x');
    expect((await fetched()).failure).toEqual({
      key: 'linkTooLarge',
      message: 'The file at this address is larger than 100 MB',
    });
  });

  it('is tried three times where it cannot be reached, and comes with any of them', async () => {
    respond = (response) => response.destroy();
    const [lost, late] = [await ask('upload', address), await ask('upload', address)].map(({ data }) => data.id);
    await test.pools.owner.query(`update media set tries = -1 where id = '${late}'`);
    for (let run = 0; run < 3; run += 1) {
      expect((await one(lost)).isProcessing).toBe(true);
      expect(await test.app.media.fetch(house.agencyId)).toBe(2);
      expect(await test.app.media.fetch(house.agencyId)).toBe(0);
      test.pass(60_000);
    }
    expect(await one(lost)).toMatchObject({ isProcessing: false, failure: { key: 'linkUnreachable' } });
    serve(video);
    await test.app.media.fetch(house.agencyId);
    await test.app.media.process(house.agencyId);
    expect((await one(late)).url).not.toBeNull();
  });

  it('is not fetched from a private network, by itself or behind a redirect', async () => {
    serve('', { location: 'http://10.0.0.5/film.mp4' }, 302);
    const ids = [await ask('upload', address), await ask('upload', 'http://inside.example.com')].map(
      ({ data }) => data.id,
    );
    for (let run = 0; run < 3; run += 1) {
      await test.app.media.fetch(house.agencyId);
      test.pass(60_000);
    }
    for (const id of ids) expect((await one(id)).failure.key).toBe('linkUnreachable');
    expect(asked).toHaveLength(3);
  });

  it('is taken up by another server where one was killed, and kept once', async () => {
    let first: ServerResponse | undefined;
    let begun = () => {};
    const isBegun = new Promise<void>((resolve) => (begun = resolve));
    respond = (response) => {
      first = response;
      response.writeHead(200, { 'content-length': String(video.length) }).write(video.subarray(0, 10));
      begun();
    };
    const { data } = await ask('upload', address);
    const killed = test.app.media.fetch(house.agencyId);
    await isBegun;
    expect(await test.app.media.fetch(house.agencyId)).toBe(0);
    test.pass(300_000);
    serve(video);
    expect(await test.app.media.fetch(house.agencyId)).toBe(1);
    // It was only slow, and finds that somebody else was there.
    first?.end(video.subarray(10));
    await killed;
    await test.app.media.process(house.agencyId);
    expect((await one(data.id)).sha256).toBe(createHash('sha256').update(video).digest('hex'));
    expect(await keys()).toHaveLength(1);
  });

  it('waits for its turn behind few others, which call for it', async () => {
    serve(video);
    for (let count = 0; count < 5; count += 1) await ask('upload', address);
    expect(await test.app.media.fetch(house.agencyId)).toBe(4);
    expect(await test.app.media.fetch(house.agencyId)).toBe(1);
  });
});
