import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unfinishedUploads, unfinishedUploadTime, uploadChunkSize, uploadLimit } from '../../schema/rules/limits.ts';
import { buildApp } from '../../server/app.ts';
import { folderStorage } from '../../server/integrations/storage/folder.ts';
import type { StoragePort } from '../../server/integrations/storage/port.ts';
import { s3Storage } from '../../server/integrations/storage/s3.ts';
import { completeFixture, openTestApp, type TestApp } from '../support/app.ts';
import { openHouse, type House } from '../support/principals.ts';
import { openS3Server } from '../support/s3Server.ts';
import { doneOf, fileOf, formOf, partsOf, uploaderOf, type SentFile } from '../support/uploader.ts';

let test: TestApp;
let house: House;
let me: ReturnType<typeof uploaderOf>;
let token: string;

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'editAll', 'appAdmin', 'otherAgency']);
  token = house.of('agency').token ?? '';
  me = uploaderOf(test, token);
});
afterAll(() => test.close());
beforeEach(() => test.pools.query(house.agencyId, { text: `delete from media where state = 'uploading'` }));

const content = randomBytes(2500);
const sum = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const files = () => join(test.config.dataDir, 'files');
/** The objects of a file, by what they are. */
const objectsOf = async (id: string) => {
  const names = await readdir(join(files(), house.agencyId, id)).catch(() => []);
  return names.map((name) => name.split('-')[0]).toSorted();
};
const original = async (id: string, as = token) => {
  const answer = await test.app.inject({
    url: `/media/v1/file/${id}/origin`,
    headers: { authorization: `Bearer ${as}` },
  });
  return { status: answer.statusCode, content: answer.rawPayload };
};
/** The same server after it was started again. */
const restart = async (more: { readonly storage?: StoragePort } = {}): Promise<FastifyInstance> => {
  const app = await buildApp({ ...test, ...more, clock: test.now, log: false, webRoot: null });
  completeFixture(app);
  return app;
};

describe('a file in parts', () => {
  it('is there, to the byte, when all of them have come, and can be had when it was looked at', async () => {
    const file = fileOf(content, { name: 'Tour dates.bin' });
    const first = await me.part(file, 0);
    expect(first.json).toMatchObject({ success: true, responseData: { isProcessing: true, url: null } });
    await me.part(file, 1);
    await me.part(file, 2);
    const { json, data } = await me.done(file);
    expect(json).toMatchObject({
      success: true,
      responseData: {
        filename: 'Tour dates.bin',
        originalFilename: 'Tour dates.bin',
        size: 2500,
        sha256: sum(content),
        isProcessing: true,
        url: null,
        cdnOrigin: null,
        uploadedDate: test.now(),
      },
    });
    expect(await objectsOf(data.id)).toEqual(['origin']);
    expect((await original(data.id)).status).toBe(404);

    await test.app.media.process(house.agencyId);
    const address = `/media/v1/file/${data.id}/origin`;
    expect((await me.one(data.id)).data).toMatchObject({
      typeOfMedia: 5,
      contentType: 'application/octet-stream',
      url: address,
      cdnOrigin: address,
      isProcessing: false,
      failure: null,
    });
    expect((await original(data.id)).content).toEqual(content);
  });

  it.each([1, 999, 1000, 1001, 2000])('may have %i bytes in parts of 1000', async (bytes) => {
    const file = fileOf(randomBytes(bytes));
    const id = await me.send(file);
    expect((await me.one(id)).data).toMatchObject({ size: bytes, sha256: sum(file.content) });
  });

  it('may come in any order, and any part more than once, at the same time too', async () => {
    const file = fileOf(content);
    const answers = await Promise.all([2, 0, 2, 1, 0, 2].map((index) => me.part(file, index)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    const done = await Promise.all([me.done(file), me.done(file), me.done(file)]);
    const [{ data, text }] = done;
    expect(data.sha256).toBe(sum(content));
    for (const each of done) expect(each.text).toBe(text);
    expect(await objectsOf(data.id)).toEqual(['origin']);
    expect((await me.part(file, 1)).data.id).toBe(data.id);
    expect((await me.done(file)).text).toBe(text);
    expect(await objectsOf(data.id)).toEqual(['origin']);
  });

  it('goes on after the server was started again, between any two calls', async () => {
    const file = fileOf(content);
    const call = async (url: string, payload: object) => {
      const app = await restart();
      const answer = await app.inject({ method: 'POST', url, payload, headers: { authorization: `Bearer ${token}` } });
      await app.close();
      return answer.json<{ responseData: { id: string; sha256: string } }>().responseData;
    };
    for (const index of [0, 1, 2]) await call('/media/v1/upload', formOf(file, index));
    expect((await call('/media/v1/upload/chunksdone', doneOf(file))).sha256).toBe(sum(content));
  });

  it('tells which parts are there, so that a tab that was closed can go on', async () => {
    const file = fileOf(content);
    expect((await me.progress(file)).status).toBe(404);
    await me.part(file, 2);
    await me.part(file, 0);
    expect((await me.progress(file)).data).toMatchObject({
      qquuid: file.uuid,
      qqtotalparts: 3,
      parts: [0, 2],
      isComplete: false,
    });
    const early = await me.done(file);
    expect([early.status, early.json.error, early.data]).toMatchObject([
      400,
      { key: 'partsMissing', params: { parts: '1' } },
      { missing: [1] },
    ]);
    await me.part(file, 1);
    await me.done(file);
    expect((await me.progress(file)).data).toMatchObject({ parts: [0, 1, 2], isComplete: true });
  });

  it('is refused as anything else is, and in the word that uploaders of this protocol read', async () => {
    const file = fileOf(content);
    const refused = [
      await me.part(file, 0, { qqtotalparts: 'many' }),
      await me.done(file),
      await uploaderOf(test, null).part(file, 0),
      await me.progress(file),
    ];
    expect(refused.map(({ status, json }) => [status, json])).toMatchObject(
      [400, 404, 401, 404].map((status) => [status, { success: false, error: { message: expect.any(String) } }]),
    );
  });

  it('says its end in a form, too, as older uploaders do', async () => {
    const file = fileOf('x');
    await me.part(file, 0);
    const fields = Object.entries(doneOf(file)).map(([name, value]) => [name, String(value)]);
    const answer = await test.ask({
      method: 'POST',
      path: '/media/v1/upload/chunksdone',
      token,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(fields).toString(),
    });
    expect(answer.data.sha256).toBe(sum(file.content));
    const form = new FormData();
    for (const [name = '', value = ''] of fields) form.append(name, value);
    expect((await test.ask({ method: 'POST', path: '/media/v1/upload/chunksdone', token, body: form })).data.id).toBe(
      answer.data.id,
    );
  });
});

it('keeps files in an S3 store, too', async () => {
  const s3 = await openS3Server();
  const storage = s3Storage(s3.options);
  const app = await restart({ storage });
  const headers = { authorization: `Bearer ${token}` };
  const call = (method: 'GET' | 'POST', url: string, payload?: object, more = {}) =>
    app.inject({ method, url, headers: { ...headers, ...more }, ...(payload && { payload }) });
  const file = fileOf(content);
  for (const index of [1, 0, 2]) await call('POST', '/media/v1/upload', formOf(file, index));
  const done = await call('POST', '/media/v1/upload/chunksdone', doneOf(file));
  const { id, sha256 } = done.json<{ responseData: { id: string; sha256: string } }>().responseData;
  expect(sha256).toBe(sum(content));
  await app.media.process(house.agencyId);
  const piece = await call('GET', `/media/v1/file/${id}/origin`, undefined, { range: 'bytes=999-1001' });
  expect([piece.statusCode, piece.rawPayload]).toEqual([206, content.subarray(999, 1002)]);
  expect([...s3.objects.keys()]).toEqual([expect.stringContaining(`${house.agencyId}/${id}/origin-`)]);
  expect(s3.refused).toEqual([]);
  await app.close();
  await s3.close();
});

it('takes a file that comes as one, without the fields of parts, at once', async () => {
  const file = fileOf(randomBytes(uploadChunkSize + 1), { partSize: uploadChunkSize + 1 });
  const alone = { qqpartindex: null, qqpartbyteoffset: null, qqchunksize: null, qqtotalparts: null };
  const { data } = await me.part(file, 0, alone);
  expect(data).toMatchObject({ size: uploadChunkSize + 1, sha256: sum(file.content) });
  expect((await me.done(file)).data.id).toBe(data.id);
});

describe('a connection that breaks', () => {
  let port: number;
  let server: FastifyInstance;
  beforeAll(async () => {
    server = await restart();
    await server.listen({ port: 0, host: '127.0.0.1' });
    port = (server.server.address() as AddressInfo).port;
  });
  afterAll(() => server.close());

  /** Sends the first bytes of a part's request, and ends the connection when the server has begun to write it. */
  const breakOff = async (file: SentFile, index: number, bytes: number) => {
    const request = new Request('http://house.test/', { method: 'POST', body: formOf(file, index) });
    const body = Buffer.from(await request.arrayBuffer());
    const head = [
      'POST /media/v1/upload HTTP/1.1',
      'host: localhost',
      `authorization: Bearer ${token}`,
      `content-type: ${request.headers.get('content-type')}`,
      `content-length: ${body.length}`,
    ].join('\r\n');
    const done = new Promise((resolve) => server.server.once('request', (incoming) => incoming.once('close', resolve)));
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head}\r\n\r\n`);
    await new Promise((resolve) => socket.write(body.subarray(0, body.length - bytes), resolve));
    socket.destroy();
    await done;
  };

  it.each([
    { where: 'before the end of the form', bytes: 2 },
    { where: 'inside the part', bytes: 40_000 },
    { where: 'inside the first bytes', bytes: 99_900 },
  ])('leaves nothing that counts: $where', async ({ bytes }) => {
    const file = fileOf(randomBytes(200_000), { partSize: 100_000 });
    await me.part(file, 0);
    await breakOff(file, 1, bytes);
    const { parts, media } = (await me.progress(file)).data;
    // All of a part may have come before its form ended; then it counts.
    if (bytes > 2) expect(parts).toEqual([0]);
    await me.part(file, 1);
    expect((await me.done(file)).data).toMatchObject({ id: media.id, sha256: sum(file.content) });
    // Nobody waits for the broken request, whose end may come after all that.
    await expect.poll(() => objectsOf(media.id), { timeout: 20_000 }).toEqual(['origin']);
    await expect.poll(() => readdir(join(files(), 'incoming')), { timeout: 20_000 }).toEqual([]);
  });
});

/** Opens a server whose storage is fast but acknowledges late. */
async function openSlow() {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const kept = folderStorage(files());
  const storage: StoragePort = {
    ...kept,
    put: async (...given) => {
      await kept.put(...given);
      await held;
    },
  };
  const app = await restart({ storage });
  const send = (payload: FormData) =>
    app.inject({ method: 'POST', url: '/media/v1/upload', payload, headers: { authorization: `Bearer ${token}` } });
  return { app, send, release };
}

it('removes a part that comes a second time, once all are joined, when its request ends', async () => {
  const slow = await openSlow();
  const file = fileOf(content);
  await me.part(file, 0);
  const late = slow.send(formOf(file, 1));
  const { media } = (await me.progress(file)).data;
  await expect.poll(() => objectsOf(media.id)).toEqual(['part', 'part']);
  await me.part(file, 1);
  await me.part(file, 2);
  await me.done(file);
  expect(await objectsOf(media.id)).toEqual(['origin', 'part']);
  slow.release();
  expect((await late).statusCode).toBe(200);
  expect(await objectsOf(media.id)).toEqual(['origin']);
  await slow.app.close();
});

describe('an upload that is given up', () => {
  const giveUp = (file: SentFile, as: string | null = token) =>
    test.ask({ method: 'DELETE', path: `/media/v1/upload/${file.uuid}`, token: as });

  it('is forgotten with its parts, and can be begun anew', async () => {
    const file = fileOf(content);
    await me.part(file, 0);
    const { media } = (await me.progress(file)).data;
    expect((await giveUp(file)).json).toEqual({ success: true });
    expect([(await me.progress(file)).status, await objectsOf(media.id)]).toEqual([404, []]);
    expect((await giveUp(file)).status).toBe(404);
    expect((await me.one(await me.send(file))).data.sha256).toBe(sum(content));
  });

  it('keeps nothing of a part that was on its way', async () => {
    const slow = await openSlow();
    const file = fileOf(content);
    await me.part(file, 0);
    const { media } = (await me.progress(file)).data;
    const late = slow.send(formOf(file, 1));
    await expect.poll(() => objectsOf(media.id)).toEqual(['part', 'part']);
    await giveUp(file);
    slow.release();
    expect((await late).statusCode).toBe(404);
    expect([(await me.progress(file)).status, await objectsOf(media.id)]).toEqual([404, []]);
    await slow.app.close();
  });

  it('is its own account’s, and is not finished', async () => {
    const file = fileOf(content);
    await me.part(file, 0);
    for (const name of ['editAll', 'otherAgency'] as const) {
      expect((await giveUp(file, house.of(name).token ?? null)).status).toBe(404);
    }
    await me.part(file, 1);
    await me.part(file, 2);
    const { data } = await me.done(file);
    const refused = await giveUp(file);
    expect([refused.status, refused.json.error.key]).toEqual([400, 'uploadFinished']);
    expect(await objectsOf(data.id)).toEqual(['origin']);
  });
});

interface Refused {
  readonly what: string;
  readonly changes: Record<string, string | null>;
  readonly status: number;
  readonly key: string;
}

describe('what is refused', () => {
  it.each<Refused>([
    { what: 'an empty file', changes: { qqtotalfilesize: '0' }, status: 400, key: 'emptyFile' },
    {
      what: 'a file over the limit',
      changes: { qqtotalfilesize: `${uploadLimit + 1}` },
      status: 413,
      key: 'fileTooLarge',
    },
    {
      what: 'a part over the limit',
      changes: { qqtotalfilesize: '90000000', qqchunksize: `${uploadChunkSize + 1}` },
      status: 413,
      key: 'fileTooLarge',
    },
    { what: 'a part that is longer than it says', changes: { qqchunksize: '999' }, status: 413, key: 'fileTooLarge' },
    { what: 'a part that is shorter', changes: { qqchunksize: '1001' }, status: 400, key: 'partIncomplete' },
    { what: 'a part beyond the last', changes: { qqpartindex: '3' }, status: 400, key: 'tooLarge' },
    { what: 'a number that is none', changes: { qqpartindex: '-1' }, status: 400, key: 'notWhole' },
    { what: 'too many parts', changes: { qqtotalparts: '1001' }, status: 400, key: 'tooLarge' },
    { what: 'no name of the upload', changes: { qquuid: null }, status: 400, key: 'required' },
    {
      what: 'a name of the upload that leads elsewhere',
      changes: { qquuid: '../../etc' },
      status: 400,
      key: 'wrongType',
    },
    { what: 'a file name that is none', changes: { qqfilename: '../..' }, status: 400, key: 'required' },
    { what: 'a file name that cannot be kept', changes: { qqfilename: 'a\0b' }, status: 400, key: 'unreadableText' },
  ])('$what', async ({ changes, status, key }) => {
    const file = fileOf(content, { name: 'act.jpg' });
    const answer = await me.part(file, 0, changes);
    expect([answer.status, answer.json.error.key]).toEqual([status, key]);
    if (status === 413) expect(answer.json.error.message).toMatch(/^act\.jpg .* JPG .* \d+(\.\d+)? MB$/);
    const { rows } = await test.pools.query(house.agencyId, { text: 'select from media_part' });
    expect(rows).toEqual([]);
  });

  it('a form without its file, what is no form, and a file before its fields', async () => {
    const form = new FormData();
    form.append('qquuid', randomUUID());
    const early = new FormData();
    early.append('qqfile', new Blob(['x']), 'blob');
    early.append('qquuid', randomUUID());
    const post = (body: unknown, headers = {}) =>
      test.ask({ method: 'POST', path: '/media/v1/upload', token, body, headers });
    const broken = { 'content-type': 'multipart/form-data; boundary=x' };
    for (const answer of [
      await post(form),
      await post(early),
      await post({ qquuid: 'x' }),
      await post('--x\r\ncontent-disposition: form-data; name="qqfile"; filename="a"\r\n\r\nabc', broken),
      await post('nothing', { 'content-type': 'multipart/form-data' }),
    ]) {
      expect(answer.status).toBe(400);
    }
  });

  it('another file under the name of an upload, and a part whose place is another', async () => {
    const file = fileOf(content);
    await me.part(file, 0);
    const other = await me.part({ ...file, content: randomBytes(2400) }, 1);
    expect([other.status, other.json.error.key]).toEqual([400, 'uploadChanged']);
    const end = await me.done({ ...file, content: randomBytes(2400) });
    expect([end.status, end.json.error.key]).toEqual([400, 'uploadChanged']);
    await me.part(file, 1, { qqpartbyteoffset: '999' });
    await me.part(file, 2);
    const done = await me.done(file);
    expect([done.status, done.json.error.key]).toEqual([400, 'partIncomplete']);
  });

  it('parts that are more than the file, one after the other or at once', async () => {
    const file = fileOf(content);
    const whole = { qqchunksize: '2500', qqpartbyteoffset: null };
    const large = (index: number) =>
      me.part({ ...file, partSize: 2500 }, 0, { ...whole, qqpartindex: `${index}`, qqtotalparts: '3' });
    const answers = await Promise.all([large(0), large(1), large(2)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
    const { parts, media } = (await me.progress(file)).data;
    const again = await large([0, 1, 2].find((index) => !parts.includes(index)) ?? 0);
    expect([again.status, again.json.error.key]).toEqual([400, 'uploadChanged']);
    expect(await objectsOf(media.id)).toEqual(['part']);
  });

  it('nothing for hints that are none', async () => {
    const file = fileOf('x');
    await me.part(file, 0);
    const strange = { width: { valueOf: 1, toString: 1 }, height: -1, duration: 'long', key: ['library/'] };
    expect((await me.done(file, strange)).data).toMatchObject({ width: null, height: null, duration: null });
  });

  it('a file for the library that is larger than those may be', async () => {
    const file = fileOf('x');
    await me.part(file, 0);
    const answer = await me.done(file, { qqtotalfilesize: 50_000_001, key: 'library/a' });
    expect([answer.status, answer.json.error.key]).toEqual([413, 'fileTooLarge']);
  });

  it('more uploads than somebody may have begun', async () => {
    const first = fileOf(content);
    await me.part(first, 0);
    await test.pools.query(house.agencyId, {
      text: `insert into media (agency_id, account_id, id, upload_key, state, filename, original_filename, bytes, parts, created_at)
        select agency_id, account_id, gen_random_uuid(), 'begun-' || n, state, 'a', 'a', 1, 1, created_at
        from media, generate_series(2, ${unfinishedUploads}) n where upload_key = $1`,
      values: [first.uuid],
    });
    const further = await me.part(fileOf(content), 0);
    expect([further.status, further.json.error.key]).toEqual([429, 'tooManyUploads']);
    await me.part(first, 1);
    await me.part(first, 2);
    await me.done(first);
    expect((await me.part(fileOf(content), 0)).status).toBe(200);
    expect((await me.part(fileOf(content), 0)).status).toBe(429);
    // Broken ones count for an hour, whether or not a sweep has come by.
    test.pass(unfinishedUploadTime + 1);
    expect((await me.part(fileOf(content), 0)).status).toBe(200);
  });
});

it.each(['editAll', 'otherAgency'] as const)('keeps an upload from %s', async (name) => {
  const stranger = uploaderOf(test, house.of(name).token);
  const file = fileOf(content);
  await me.part(file, 0);
  await me.part(file, 1);
  expect((await stranger.progress(file)).status).toBe(404);
  expect((await stranger.done(file)).status).toBe(404);

  const theirs = { ...file, content: randomBytes(2500) };
  await stranger.part(theirs, 2);
  expect((await me.progress(file)).data.parts).toEqual([0, 1]);
  await me.part(file, 2);
  const { data } = await me.done(file);
  expect(data.sha256).toBe(sum(content));
  await test.app.media.process(house.agencyId);
  expect((await stranger.one(data.id)).status).toBe(404);
  expect((await original(data.id, house.of(name).token ?? '')).status).toBe(404);
  expect(partsOf(file)).toBe(3);
});

it('has nothing for who works in no agency', async () => {
  const answer = await uploaderOf(test, house.of('appAdmin').token).part(fileOf(content), 0);
  expect(answer.status).toBe(403);
});
