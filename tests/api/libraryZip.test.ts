import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryKeyOf } from '../../schema/areas/files/library.ts';
import { openTestApp, type Answer, type Json, type TestApp } from '../support/app.ts';
import { libraryOf, putOwner } from '../support/library.ts';
import { openHouse, type House, type PrincipalName } from '../support/principals.ts';
import { fileOf, uploaderOf } from '../support/uploader.ts';
import { unzip } from '../support/workbook.ts';

let test: TestApp;
let house: House;
let library: ReturnType<typeof libraryOf>;
let last = 0;

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'superAdminInside', 'editAssigned', 'viewAll', 'otherAgency']);
  library = libraryOf(test, house);
});
afterAll(() => test.close());

const faults = ({ status, json }: Answer) => [status, json.errorDetails?.map(({ field, key }: Json) => [field, key])];
const aFolder = async (parentKey: string | null = null): Promise<Json> =>
  library.folder(`Folder ${(last += 1)}`, parentKey);

/** Files a text under a name, with its content. */
async function filed(name: string, content: Buffer | string, parentKey?: string, isSensitive = false): Promise<Json> {
  const upload = fileOf(content, { name, partSize: 5_000_000 });
  const uploader = uploaderOf(test, house.of('agency').token);
  const mediaId = await uploader.send(upload);
  await test.app.media.process(house.agencyId);
  const query = parentKey ? { parentKey } : {};
  const { data, text } = await library.ask('agency', 'POST', '/object', [{ mediaId, isSensitive }], query);
  if (!data) throw new Error(text);
  return data[0];
}

const zip = (keys: readonly string[], more: object = {}, who: PrincipalName = 'agency') =>
  library.ask(who, 'POST', '/zip', { keys, ...more });
const get = (path: string, who: PrincipalName = 'agency') =>
  test.app.inject({ method: 'GET', url: path, headers: { authorization: `Bearer ${house.of(who).token}` } });
const zippedNames = async (keys: readonly string[], more: object = {}) => {
  const { data } = await zip(keys, more);
  const { rawPayload, headers } = await get(data.url);
  expect(Number(headers['content-length'])).toBe(rawPayload.length);
  return [...unzip(rawPayload)];
};

describe('a ZIP', () => {
  it('has everything in its folders, under names that every system stores', async () => {
    const top = await library.folder('Press "kit"*');
    const inner = await library.folder('CON', top.key);
    await library.folder('Empty. ', top.key);
    await filed('a.pdf', '%PDF-1.4 A', top.key);
    await filed('b.pdf', '%PDF-1.4 B', inner.key);
    await filed('李.csv', 'x,y', inner.key);
    const { data } = await zip([top.key]);
    expect([data.files, data.bytes]).toEqual([3, 23]);
    const answer = await get(data.url);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="Press _kit__.zip"',
    });
    expect([...unzip(answer.rawPayload)].toSorted()).toEqual([
      ['Press _kit__/Empty/', ''],
      ['Press _kit__/_CON/b.pdf', '%PDF-1.4 B'],
      ['Press _kit__/_CON/李.csv', 'x,y'],
      ['Press _kit__/a.pdf', '%PDF-1.4 A'],
    ]);
  });

  it('of items from several folders has each once, and no two names alike', async () => {
    const [one, two] = [await aFolder(), await aFolder()];
    const first = await filed('cv.pdf', '%PDF-1.4 1', one.key);
    const second = await filed('CV.pdf', '%PDF-1.4 2', two.key);
    expect(await zippedNames([first.key, second.key])).toEqual([
      ['cv.pdf', '%PDF-1.4 1'],
      ['CV (1).pdf', '%PDF-1.4 2'],
    ]);
    expect(await zippedNames([first.key, one.key])).toEqual([[`${one.name}/cv.pdf`, '%PDF-1.4 1']]);
  });

  it('is had of a whole tree', async () => {
    const talentId = await putOwner(test, house, 'talent', 'Ada');
    const tree = `/talent/${talentId}` as const;
    const item = await filed('root.pdf', '%PDF-1.4 R');
    await library.move([item.key], libraryKeyOf(talentId));
    await library.folder('Below', null, tree);
    const { data } = await zip([libraryKeyOf(talentId)]);
    const answer = await get(data.url);
    expect(answer.headers['content-disposition']).toContain('Ada.zip');
    expect([...unzip(answer.rawPayload).keys()].toSorted()).toEqual(['Below/', 'root.pdf']);
  });

  it('lists pages that are linked, which have no content', async () => {
    const folder = await aFolder();
    const item = await filed('video.mp4', 'no video', folder.key);
    await test.pools.owner.query(
      `update media set object = null, external_link = 'https://videos.example/1' where id = $1`,
      [item.media.id],
    );
    expect(await zippedNames([folder.key])).toEqual([
      ['links.txt', `${folder.name}/video.mp4\r\nhttps://videos.example/1\r\n`],
    ]);
  });

  it('is for the caller alone, for ten minutes, unforgeable', async () => {
    const item = await filed('own.pdf', '%PDF-1.4 O');
    const { url } = (await zip([item.key])).data;
    expect((await get(url)).statusCode).toBe(200);
    for (const who of ['viewAll', 'otherAgency', 'superAdminInside'] as const)
      expect((await get(url, who)).statusCode).toBe(404);
    expect((await test.app.inject({ method: 'GET', url })).statusCode).toBe(401);
    const broken = url.replace(/.{4}$/, 'AAAA');
    for (const path of [broken, '/media/v1/library/zip?ticket=x', '/media/v1/library/zip?ticket='])
      expect((await get(path)).statusCode).toBe(404);
    test.pass(601_000);
    expect((await get(url)).statusCode).toBe(404);
  });

  it('is refused of what is not there, and of too much', async () => {
    const nowhere = libraryKeyOf('01930000-0000-7000-8000-00000000dead');
    expect((await zip([nowhere])).status).toBe(404);
    expect(faults(await zip(['file']))).toEqual([400, [['keys.0', 'reference']]]);
    expect((await zip([])).status).toBe(400);
    expect((await zip(Array.from({ length: 201 }, () => nowhere))).status).toBe(400);
  });

  it('ends where its reader loses the right while it comes, and with a reader who goes away', async () => {
    const talentId = await putOwner(test, house, 'talent', 'Bo', ['editAssigned']);
    const folder = await aFolder();
    const parts = Buffer.alloc(4_000_000, 7);
    for (let each = 0; each < 6; each += 1)
      await filed(`${each}.zip`, Buffer.concat([Buffer.from('PK\x03\x04'), parts]), folder.key);
    await library.move([folder.key], libraryKeyOf(talentId));
    const address = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const open = async () => {
      const { url } = (await zip([folder.key], {}, 'editAssigned')).data;
      const asked = request(`${address}${url}`, {
        headers: { authorization: `Bearer ${house.of('editAssigned').token}` },
      });
      asked.end();
      const [response] = (await once(asked, 'response')) as [IncomingMessage];
      return { asked, response };
    };
    const { response } = await open();
    const { actor } = house.of('editAssigned');
    await test.pools.owner.query('delete from assignment where record_id = $1 and staff_id = $2', [
      talentId,
      actor?.staffId,
    ]);
    // Longer than rights are trusted.
    test.pass(1_200);
    let bytes = 0;
    response.on('data', (chunk: Buffer) => (bytes += chunk.length));

    const [reason] = await Promise.race([once(response, 'error'), once(response, 'end').then(() => ['end'])]);
    expect(String(reason)).toContain('aborted');
    expect(bytes).toBeLessThan(24_000_000);
    await test.pools.owner.query(
      `insert into assignment (agency_id, record_id, staff_id, via) values ($1, $2, $3, 'assignees')`,
      [house.agencyId, talentId, actor?.staffId],
    );

    const again = await open();
    again.response.once('data', () => again.asked.destroy());
    await once(again.response, 'close').catch(() => undefined);

    // The server answers others, and still has the file.
    expect((await zip([folder.key])).status).toBe(200);
  });
});

describe('a sensitive file', () => {
  const readers = async (key: string, query: object = {}) =>
    (await library.ask('agency', 'GET', '/readers', undefined, { key, ...query })).data;

  it('shows no thumbnail in lists, and who read it, when and how', async () => {
    const folder = await aFolder();
    const item = await filed('passport.pdf', '%PDF-1.4 P', folder.key, true);
    expect(item).toMatchObject({ isSensitive: true, media: { thumbnail: null, thumbnailUrl: null } });
    expect((await readers(item.key)).data).toEqual([]);
    const path = `/media/v1/file/${item.media.id}`;
    await get(`${path}/thumbnail`);
    expect((await readers(item.key)).total).toBe(0);
    await get(`${path}/origin`, 'viewAll');
    await get(`${path}/origin`, 'viewAll');
    test.pass(400_000);
    await get(`${path}/origin?download=1`, 'viewAll');
    test.pass(1_000);
    const { url } = (await zip([folder.key], { isConfirmed: true })).data;
    await get(url);
    const { data, total } = await readers(item.key);
    expect(total).toBe(3);
    expect(data.map(({ reader, isDownload, isOutside }: Json) => [reader, isDownload, isOutside])).toEqual([
      ['agency of staff', true, false],
      ['viewAll of staff', true, false],
      [expect.any(String), expect.any(Boolean), false],
    ]);
    expect((await readers(item.key, { pageSize: 1 })).nextPageIndex).toBe(1);
  });

  it('is in a ZIP only where that is confirmed', async () => {
    const folder = await aFolder();
    await filed('passport.pdf', '%PDF-1.4 P', folder.key, true);
    expect(faults(await zip([folder.key]))).toEqual([400, [['isConfirmed', 'sensitiveUnconfirmed']]]);
    expect((await zip([folder.key], { isConfirmed: true })).status).toBe(200);
    const [plain] = [await filed('plain.pdf', '%PDF-1.4 Q', folder.key)];
    const { url } = (await zip([plain.key])).data;
    // What becomes sensitive after the address was made is not in it.
    await library.ask('agency', 'PUT', '/sensitive', { key: plain.key, isSensitive: true });
    expect((await get(url)).statusCode).toBe(400);
  });

  it('is a file: folders are not marked', async () => {
    const folder = await aFolder();
    const flag = (isSensitive: boolean) => library.ask('agency', 'PUT', '/sensitive', { key: folder.key, isSensitive });
    expect(faults(await flag(true))).toEqual([400, [['key', 'folderHasNoFile']]]);
    const path = '/media/v1/library-items';
    const { token } = house.of('agency');
    for (const generic of [
      await test.ask({ method: 'PUT', path: `${path}/${folder.id}`, token, body: { isSensitive: true } }),
      await test.ask({ method: 'POST', path, token, body: { name: 'Marked', isSensitive: true } }),
    ]) {
      expect(faults(generic)).toEqual([400, [['isSensitive', 'unknownField']]]);
    }
  });
});

describe('the space of an agency', () => {
  const token = () => house.of('agency').token;

  it('is told by type and use, with the largest files', async () => {
    const folder = await aFolder();
    await library.file('huge.mp4', folder.key, { type: 'video', size: 40_000_000 });
    const { data } = await library.ask('agency', 'GET', '/space');
    const { rows } = await test.pools.owner.query<{ sum: number }>(
      'select sum(bytes)::float8 as sum from media where agency_id = $1',
      [house.agencyId],
    );
    expect(data.used).toBe(rows[0]?.sum);
    expect(data.quota).toBe(100_000_000_000);
    expect(data.byType).toContainEqual({ type: 2, files: 1, bytes: 40_000_000 });
    expect(data.byUse.find(({ kind }: Json) => kind === 'libraryItem').bytes).toBeGreaterThanOrEqual(40_000_000);
    expect(data.largest[0]).toMatchObject({ name: 'huge.mp4', bytes: 40_000_000, extraData: folder.name });
  });

  it('has a limit of its own, which admins set', async () => {
    const put = (quotaMegabytes: number | null, who: PrincipalName = 'agency') =>
      test.ask({
        method: 'PUT',
        path: '/media/v1/library-space',
        token: house.of(who).token,
        body: { quotaMegabytes },
      });
    expect((await put(50, 'editAssigned')).status).toBe(403);
    expect((await put(0)).status).toBe(400);
    const { used } = (await library.ask('agency', 'GET', '/space')).data;
    const megabytes = Math.ceil(used / 1_000_000);
    expect((await put(megabytes)).status).toBe(200);
    expect((await library.ask('agency', 'GET', '/space')).data.quota).toBe(megabytes * 1_000_000);
    const files = [1, 2].map(() => fileOf(Buffer.alloc(megabytes * 1_000_000 - used), { partSize: 5_000_000 }));
    const answers = await Promise.all(files.map((file) => uploaderOf(test, token()).part(file, 0)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413]);
    expect(answers.find(({ status }) => status === 413)?.json.error.key).toBe('quotaOwn');
    expect((await put(null)).status).toBe(200);
    expect((await library.ask('agency', 'GET', '/space')).data.quota).toBe(100_000_000_000);
  });
});

describe('documents', () => {
  it('are those of all trees that the caller may read, and no pictures', async () => {
    const [mine, other] = [
      await putOwner(test, house, 'talent', 'Cy', ['editAssigned']),
      await putOwner(test, house, 'talent', 'Di'),
    ];
    const keyword = 'Zebra';
    for (const tree of ['', `/talent/${mine}`, `/talent/${other}`] as const) {
      await library.file(`${keyword} ${tree === '' ? 'own' : tree.slice(-3)}.pdf`, undefined, { tree });
      await library.file(`${keyword}.jpg`, undefined, { tree, type: 'image' });
    }
    const list = async (who: PrincipalName) => {
      const path = '/media/v1/documents/list';
      return (await test.ask({ method: 'POST', path, token: house.of(who).token, body: { keyword } })).data;
    };
    expect((await list('agency')).total).toBe(3);
    const { data } = await list('editAssigned');
    expect(data.map(({ name }: Json) => name).toSorted()).toEqual(
      [`${keyword} ${mine.slice(-3)}.pdf`, `${keyword} own.pdf`].toSorted(),
    );
    const ask = (path: string) =>
      test.ask({ method: 'GET', path: `/media/v1/documents/${data[0].id}${path}`, token: house.of('agency').token });
    expect((await ask('')).data).toMatchObject({ key: data[0].key, name: data[0].name });
    const { url } = (await ask('/sharing-url')).data;
    expect(new URL(url).pathname).toBe('/download');
    expect(Object.fromEntries(new URL(url).searchParams)).toEqual({ key: data[0].key, name: data[0].name });
  });
});
