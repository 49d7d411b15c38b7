import { writeFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp, { type Sharp } from 'sharp';
import { openTestApp, type TestApp } from '../support/app.ts';
import { brokenAvif, brokenHeic, pngBomb, polyglot, scripts } from '../support/hostileFiles.ts';
import { openHouse, type House } from '../support/principals.ts';
import { fileOf, uploaderOf } from '../support/uploader.ts';
import { silence, smallVideo } from '../support/videos.ts';

let test: TestApp;
let house: House;
let me: ReturnType<typeof uploaderOf>;
/** Poster taken from videos; null if there is none. */
let still: Buffer | null = null;

beforeAll(async () => {
  const stills = {
    take: async (_video: string, _type: string, picture: string) => {
      if (still !== null) await writeFile(picture, still);
      return still !== null;
    },
  };
  test = await openTestApp({ stills });
  house = await openHouse(test, ['agency']);
  me = uploaderOf(test, house.of('agency').token);
});
afterAll(() => test.close());

/** Uploads content under a name and processes it; returns the file from the API. */
async function upload(content: Buffer, name: string, hints: object = {}) {
  const file = fileOf(content, { name, partSize: 5_000_000 });
  await me.part(file, 0);
  const { data } = await me.done(file, hints);
  await test.app.media.process(house.agencyId);
  return (await me.one(data.id)).data;
}

const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  test.app.inject({ method, url: path, headers: { authorization: `Bearer ${house.of('agency').token}`, ...headers } });

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#2a6f6b' } });

/** Returns the beginning of an image; most of it by default. */
async function brokenOff(image: Sharp, bytes?: number): Promise<Buffer> {
  const whole = await image.toBuffer();
  return whole.subarray(0, bytes ?? Math.floor(whole.length * 0.7));
}

describe('an image', () => {
  it('has sizes, turned the right way up, without what the camera wrote into it', async () => {
    const taken = await photo(2400, 1200)
      .withExif({ IFD0: { Make: 'Secret camera' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const media = await upload(taken, 'photo.png');
    expect(media).toMatchObject({
      typeOfMedia: 1,
      contentType: 'image/jpeg',
      width: 1200,
      height: 2400,
      failure: null,
    });
    const sizes: Record<string, (number | undefined)[]> = {};
    for (const address of [media.cdnLarge, media.cdnMedium, media.cdnSmall, media.thumbnail]) {
      const answer = await get(address);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      const { width, height, exif, orientation } = await sharp(answer.rawPayload).metadata();
      expect([exif, orientation]).toEqual([undefined, undefined]);
      sizes[address.split('/').at(-1)] = [width, height];
    }
    expect(sizes).toEqual({ large: [960, 1920], medium: [480, 960], small: [240, 480], thumbnail: [256, 256] });
    expect(media.thumbnailUrl).toBe(media.thumbnail);
    expect((await get(media.cdnOrigin)).rawPayload).toEqual(taken);
  });

  it('is not made larger than it is, and stands still', async () => {
    const frame = (color: string) =>
      sharp({ create: { width: 40, height: 20, channels: 4, background: color } })
        .png()
        .toBuffer();
    const gif = await sharp([await frame('red'), await frame('blue')], { join: { animated: true } })
      .gif()
      .toBuffer();
    const media = await upload(gif, 'moving.gif');
    expect(media).toMatchObject({ contentType: 'image/gif', width: 40, height: 20 });
    expect(await sharp((await get(media.cdnLarge)).rawPayload).metadata()).toMatchObject({ width: 40, height: 20 });
    expect((await get(media.cdnLarge)).headers['content-disposition']).toBe('inline; filename=moving.webp');
  });

  it.each([
    { what: '50,000 pixels a side', content: () => pngBomb(50_000, 50_000), type: 'image/png' },
    { what: 'more pixels than are read', content: () => pngBomb(20_000, 20_000), type: 'image/png' },
    { what: 'only the beginning of an iPhone’s photo', content: () => brokenHeic, type: 'image/heic' },
    { what: 'less in it than it says', content: () => brokenOff(photo(200, 200).png(), 300), type: 'image/png' },
    { what: 'a photo that breaks off', content: () => brokenOff(photo(400, 300).jpeg()), type: 'image/jpeg' },
    { what: 'the beginning of a moving AVIF', content: () => brokenAvif, type: 'image/avif' },
  ])('is kept as it came, as a download without sizes, where it cannot be read: $what', async ({ content, type }) => {
    const came = await content();
    const media = await upload(came, 'stage.png');
    expect(media).toMatchObject({
      typeOfMedia: 5,
      contentType: type,
      isProcessing: false,
      failure: null,
      url: `/media/v1/file/${media.id}/origin`,
      thumbnail: null,
      cdnLarge: null,
      width: null,
      height: null,
    });
    const { statusCode, headers, rawPayload } = await get(media.url);
    expect([statusCode, headers['content-disposition']]).toEqual([200, 'attachment; filename=stage.png']);
    expect(rawPayload).toEqual(came);
    expect((await get(`/media/v1/file/${media.id}/thumbnail`)).statusCode).toBe(404);
  });

  it('that cannot be read stands where any file may, and in no place for a picture', async () => {
    const { id } = await upload(await brokenOff(photo(400, 300).jpeg()), 'stage.png');
    const make = (body: object) =>
      test.ask({
        method: 'POST',
        path: '/test/v1/errands',
        token: house.of('agency').token,
        body: { summary: 'Hang the poster', ...body },
      });
    const { data } = await make({ paperIds: [id], receiptId: id });
    expect(data).toMatchObject({ papers: [{ id, failure: null, thumbnail: null }], receipt: { id } });
    const refused = await make({ avatarId: id });
    expect([refused.status, refused.json.errorDetails]).toEqual([
      400,
      [
        {
          field: 'avatarId',
          key: 'imageUnreadable',
          params: { pixels: 100 },
          message: 'This image cannot be read, or has more than 100 million pixels',
        },
      ],
    ]);
  });
});

describe('a recording', () => {
  it('tells how long it is, and what size, whatever its uploader says', async () => {
    expect(await upload(await smallVideo(), 'clip.mp4', { width: 1, height: 1, duration: 99 })).toMatchObject({
      typeOfMedia: 2,
      contentType: 'video/mp4',
      width: 320,
      height: 180,
      duration: 1.5,
    });
    expect(await upload(silence(2), 'take.wav')).toMatchObject({
      typeOfMedia: 3,
      contentType: 'audio/wav',
      duration: 2,
    });
  });

  it('has what its uploader says where the content does not tell', async () => {
    const broken = (await smallVideo()).subarray(0, 64);
    const media = await upload(broken, 'clip.mp4', { width: 640, height: '360', duration: 12.5 });
    expect(media).toMatchObject({ typeOfMedia: 2, width: 640, height: 360, duration: 12.5, failure: null });
  });
});

describe('a video', () => {
  it('has a poster in all sizes where a picture can be taken out of it', async () => {
    still = await photo(2000, 1000).png().toBuffer();
    const media = await upload(await smallVideo(), 'clip.mp4');
    expect(media).toMatchObject({ typeOfMedia: 2, width: 320, height: 180, failure: null });
    const widths = [];
    for (const address of [media.cdnLarge, media.cdnMedium, media.cdnSmall, media.thumbnail]) {
      const answer = await get(address);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
      widths.push((await sharp(answer.rawPayload).metadata()).width);
    }
    expect(widths).toEqual([1920, 960, 480, 256]);
    expect((await get(media.url)).headers['content-type']).toBe('video/mp4');
  });

  it.each([
    { what: 'nothing', taken: null },
    { what: 'no picture', taken: Buffer.from('half') },
  ])('has none where $what can be taken out of it', async ({ taken }) => {
    still = taken;
    const media = await upload(await smallVideo(), 'clip.mp4');
    expect(media).toMatchObject({ thumbnail: null, cdnLarge: null, failure: null, isProcessing: false });
    expect((await get(media.url)).statusCode).toBe(200);
  });
});

describe('what is given out', () => {
  it.each(Object.entries(scripts))('never runs: %s under the name of an image', async (_name, content) => {
    const media = await upload(content, 'innocent.png');
    expect(media).toMatchObject({ typeOfMedia: 5, contentType: 'application/octet-stream' });
    const { headers } = await get(media.url);
    expect(headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': 'attachment; filename=innocent.png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-cache',
    });
  });

  it('is an image and nothing else where it is a page as well', async () => {
    const media = await upload(polyglot, 'page.html');
    const { headers } = await get(media.url);
    expect(headers).toMatchObject({
      'content-type': 'image/gif',
      'content-disposition': 'inline; filename=page.html',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  it('is a download where that is asked for, or where it is no kind that browsers show', async () => {
    const image = await upload(await photo(10, 10).png().toBuffer(), 'dot.png');
    expect((await get(image.url)).headers['content-disposition']).toBe('inline; filename=dot.png');
    expect((await get(`${image.url}?download=1`)).headers['content-disposition']).toMatch(/^attachment/);
    const archive = await upload(Buffer.from('UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==', 'base64'), 'all.zip');
    expect((await get(archive.url)).headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=all.zip',
    });
  });

  it.each([
    { sent: 'a\r\nset-cookie: x=1.pdf', header: 'attachment; filename="aset-cookie: x=1.pdf"' },
    { sent: 'she said "hi".txt', header: String.raw`attachment; filename="she said \"hi\".txt"` },
    { sent: '../../etc/passwd', header: 'attachment; filename=passwd' },
    { sent: 'C:\\fakepath\\rider.txt', header: 'attachment; filename=rider.txt' },
    {
      sent: 'Zoë – 東京.txt',
      header: 'attachment; filename="Zo? ? ??.txt"; filename*=UTF-8\'\'Zo%C3%AB%20%E2%80%93%20%E6%9D%B1%E4%BA%AC.txt',
    },
  ])('carries a name that does no harm: $sent', async ({ sent, header }) => {
    const media = await upload(Buffer.from(sent), sent);
    expect((await get(media.url)).headers['content-disposition']).toBe(header);
  });

  it('can be had in pieces', async () => {
    const content = Buffer.from('0123456789');
    const { url } = await upload(content, 'ten.txt');
    const whole = await get(url);
    expect(whole.headers).toMatchObject({ 'accept-ranges': 'bytes', 'content-length': '10' });
    const piece = async (range: string, more = {}) => {
      const { statusCode, headers, body } = await get(url, { range, ...more });
      return [statusCode, headers['content-range'], statusCode === 416 ? '' : body];
    };
    expect(await piece('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await piece('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await piece('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await piece('bytes=0-99')).toEqual([206, 'bytes 0-9/10', '0123456789']);
    expect(await piece('bytes=10-')).toEqual([416, 'bytes */10', '']);
    expect(await piece('bytes=-0')).toEqual([416, 'bytes */10', '']);
    for (const range of ['bytes=4-2', 'bytes=0-1,3-4', 'lines=1-2', 'bytes=a-b', 'bytes=-']) {
      expect(await piece(range)).toEqual([200, undefined, '0123456789']);
    }
    expect(await piece('bytes=2-4', { 'if-range': String(whole.headers.etag) })).toEqual([206, 'bytes 2-4/10', '234']);
    expect(await piece('bytes=2-4', { 'if-range': '"other"' })).toEqual([200, undefined, '0123456789']);
  });

  it('is not sent again to who has it', async () => {
    const { url } = await upload(Buffer.from('same'), 'same.txt');
    const { etag = '' } = (await get(url)).headers;
    const again = await get(url, { 'if-none-match': `"x", W/${etag}` });
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
    const head = await get(url, {}, 'HEAD');
    expect([head.statusCode, head.body, head.headers['content-length']]).toEqual([200, '', '4']);
  });
});

it('tries a file again that the storage did not give, and gives it up after three tries', async () => {
  const file = fileOf('lost');
  await me.part(file, 0);
  const { id } = (await me.done(file)).data;
  await test.pools.query(house.agencyId, {
    text: `update media set object = agency_id || '/' || id || '/gone' where id = $1`,
    values: [id],
  });
  expect(await test.app.media.process(house.agencyId)).toBe(1);
  expect(await test.app.media.process(house.agencyId)).toBe(0);
  for (let run = 0; run < 2; run += 1) {
    expect((await me.one(id)).data.isProcessing).toBe(true);
    test.pass(60_000);
    expect(await test.app.media.process(house.agencyId)).toBe(1);
  }
  expect((await me.one(id)).data).toMatchObject({ isProcessing: false, failure: { key: 'fileUnreadable' } });
});
