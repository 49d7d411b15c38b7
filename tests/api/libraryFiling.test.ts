import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { libraryKeyOf } from '../../schema/areas/files/library.ts';
import { createRecord } from '../../server/engine/writing/create.ts';
import { openTestApp, type Answer, type Json, type TestApp } from '../support/app.ts';
import { libraryOf, putOwner } from '../support/library.ts';
import { openHouse, type House } from '../support/principals.ts';
import { fileOf, uploaderOf } from '../support/uploader.ts';

let test: TestApp;
let house: House;
let library: ReturnType<typeof libraryOf>;
let talentId = '';

beforeAll(async () => {
  test = await openTestApp();
  house = await openHouse(test, ['agency', 'viewAll', 'otherAgency']);
  library = libraryOf(test, house);
  talentId = await putOwner(test, house, 'talent', 'Ada');
});
afterAll(() => test.close());

const faults = ({ status, json }: Answer) => [status, json.errorDetails?.map(({ field, key }: Json) => [field, key])];
const file = (uploads: readonly object[], parentKey?: string) =>
  library.ask('agency', 'POST', '/object', uploads, parentKey ? { parentKey } : {});
let last = 0;
const aFolder = async (): Promise<Json> => library.folder(`Folder ${(last += 1)}`);

/** Sends a file through the parts of an upload. */
async function sent(content: Buffer | string, name: string, more: object = {}): Promise<string> {
  const upload = fileOf(content, { name, partSize: 5_000_000 });
  const uploader = uploaderOf(test, house.of('agency').token);
  for (let index = 0; index * upload.partSize < upload.content.length; index += 1) await uploader.part(upload, index);
  const { data, text } = await uploader.done(upload, more);
  if (!data) throw new Error(text);
  await test.app.media.process(house.agencyId);
  return data.id;
}

describe('an upload', () => {
  it('is filed under its own name, in the folder that the call names', async () => {
    const folder = await aFolder();
    const mediaId = await sent('%PDF-1.4 Hello', 'Rider 2026.pdf');
    const { data } = await file([{ mediaId }], folder.key);
    expect(data).toMatchObject([
      {
        name: 'Rider 2026.pdf',
        type: 2,
        parentKey: folder.key,
        bytes: 14,
        extraData: folder.name,
        media: { id: mediaId },
      },
    ]);
  });

  it('is filed in the folder that chunksdone was told, else in the root', async () => {
    const folder = await aFolder();
    const keyed = await sent('%PDF-1.4 A', 'keyed.pdf', { key: folder.key });
    const unkeyed = await sent('%PDF-1.4 B', 'unkeyed.pdf', { key: 'library/somewhere/else.pdf' });
    const { data } = await file([{ mediaId: keyed }, { mediaId: unkeyed }]);
    expect(data.map(({ parentKey }: Json) => parentKey)).toEqual([folder.key, libraryKeyOf(house.agencyId)]);
    const again = await file([{ mediaId: keyed }], libraryKeyOf(house.agencyId));
    expect(again.data[0].parentKey).toBe(libraryKeyOf(house.agencyId));
  });

  it('keeps its extension and takes letters that the library takes', async () => {
    const folder = await aFolder();
    const ids = [await library.media('A & B, [final].pdf'), await library.media('x.PDF'), await library.media('y.pdf')];
    const { data } = await file(
      [{ mediaId: ids[0] }, { mediaId: ids[1], name: 'Portrait' }, { mediaId: ids[2], name: '李明 Vertra\u0308g.pdf' }],
      folder.key,
    );
    expect(data.map(({ name }: Json) => name)).toEqual(['A - B- -final-.pdf', 'Portrait.PDF', '李明 Verträg.pdf']);
  });

  it('gets a number where its name is taken, whatever the case and encoding', async () => {
    const folder = await aFolder();
    const names = ['cv.pdf', 'CV.pdf', 'cv.PDF', 'é.pdf', 'e\u0301.pdf', 'É.pdf', 'cv (1).pdf'];
    const filed: string[] = [];
    for (const name of names) filed.push((await library.file(name, folder.key)).name);
    expect(filed).toEqual(['cv.pdf', 'CV (1).pdf', 'cv (2).PDF', 'é.pdf', 'é (1).pdf', 'É (2).pdf', 'cv (3).pdf']);
    const three = await Promise.all([1, 2, 3].map(() => library.media('cv.pdf')));
    const { data } = await file(
      three.map((mediaId) => ({ mediaId })),
      folder.key,
    );
    expect(data.map(({ name }: Json) => name)).toEqual(['cv (4).pdf', 'cv (5).pdf', 'cv (6).pdf']);
  });

  it('gets a name of its own among twenty of the same name at once', async () => {
    const folder = await aFolder();
    const ids = await Promise.all(Array.from({ length: 20 }, () => library.media('cv.pdf')));
    const answers = await Promise.all(ids.map((mediaId) => file([{ mediaId }], folder.key)));
    expect(answers.map(({ status }) => status)).toEqual(ids.map(() => 200));
    const names = await library.names('', { parentKey: folder.key });
    expect(new Set(names)).toEqual(
      new Set(['cv.pdf', ...Array.from({ length: 19 }, (_, each) => `cv (${each + 1}).pdf`)]),
    );
  });

  it('has a number within the length that names may have', async () => {
    const folder = await aFolder();
    const name = `${'a'.repeat(251)}.pdf`;
    const names = [await library.file(name, folder.key), await library.file(name, folder.key)].map((one) => one.name);
    expect(names).toEqual([name, `${'a'.repeat(247)} (1).pdf`]);
  });

  it('may be used elsewhere already, and is filed without a second copy', async () => {
    const folder = await aFolder();
    const mediaId = await sent('%PDF-1.4 Shared', 'shared.pdf');
    const body = { text: 'See this', ownerId: talentId, attachmentIds: [mediaId] };
    const token = house.of('agency').token;
    const { actor } = house.of('agency');
    if (actor) await createRecord(test.app.engine, actor, 'note', body);
    const { data } = await file([{ mediaId }], folder.key);
    expect(data[0].media.id).toBe(mediaId);
    await library.ask('agency', 'DELETE', '', { key: data[0].key });
    expect((await test.ask({ method: 'GET', path: `/media/v1/file/${mediaId}/origin`, token })).text).toBe(
      '%PDF-1.4 Shared',
    );
  });
});

describe('nothing is filed', () => {
  const refused = async (uploads: readonly object[], parentKey?: string) => {
    const { rows: before } = await test.pools.owner.query('select count(*)::int as n from library_items');
    const answer = faults(await file(uploads, parentKey));
    const { rows: after } = await test.pools.owner.query('select count(*)::int as n from library_items');
    expect(after).toEqual(before);
    return answer;
  };

  it('of 60 MB that were sent without a key, of a drawing, of a program called a PDF', async () => {
    const folder = await aFolder();
    const ok = await library.media('ok.pdf');
    const large = await library.media('large.mp4', { type: 'video', size: 60_000_000 });
    expect(await refused([{ mediaId: ok }, { mediaId: large }], folder.key)).toEqual([
      400,
      [['1.mediaId', 'fileOverLimit']],
    ]);
    const svg = await sent('<svg xmlns="http://www.w3.org/2000/svg"/>', 'logo.svg');
    expect(await refused([{ mediaId: svg }], folder.key)).toEqual([400, [['0.mediaId', 'fileExtension']]]);
    const program = await sent(Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0'), Buffer.alloc(600)]), 'contract.pdf');
    expect(await refused([{ mediaId: program }], folder.key)).toEqual([400, [['mediaId', 'fileDisguised']]]);
  });

  it('of what is not there, still in work, or unreadable', async () => {
    const theirs = await library.media('theirs.pdf', {}, 'otherAgency');
    const colleagues = await library.media('own.pdf', {}, 'viewAll');
    const working = await library.media('working.pdf', { state: 'processing' });
    const failed = await library.media('failed.pdf', { state: 'failed' });
    const nowhere = '01930000-0000-7000-8000-00000000dead';
    const missing = (index: number) => [`${index}.mediaId`, 'fileMissing'];
    expect(await refused([theirs, colleagues, nowhere].map((mediaId) => ({ mediaId })))).toEqual([
      400,
      [missing(0), missing(1), missing(2)],
    ]);
    expect(await refused([{ mediaId: working }])).toEqual([400, [['0.mediaId', 'fileNotReady']]]);
    expect(await refused([{ mediaId: failed }])).toEqual([400, [['0.mediaId', 'fileUnreadable']]]);
  });

  it('under names that the library does not take, or where no folder takes it', async () => {
    const mediaId = await library.media('a.pdf');
    for (const name of ['a/b', '..', 'a\u202Efdp.exe', 'a\u0000b', 'tab\t.pdf', 'ü#', ' '])
      expect(await refused([{ mediaId, name }]), name).toEqual([
        400,
        [expect.arrayContaining([expect.stringMatching(/name/)])],
      ]);
    expect(await refused([{ mediaId, name: 'a'.repeat(256) }])).toEqual([400, [['0.name', 'tooLong']]]);
    expect(await refused([{ mediaId, name: 'a'.repeat(253) }])).toEqual([400, [['0.name', 'tooLong']]]);
    const item = await library.file('no folder.pdf');
    const gone = await aFolder();
    await library.ask('agency', 'DELETE', '', { key: gone.key });
    for (const key of [item.key, gone.key, libraryKeyOf(talentId), libraryKeyOf(house.otherAgencyId)])
      expect(await refused([{ mediaId }], key)).toEqual([400, [['parentKey', 'folderMissing']]]);
    expect(await refused([{ mediaId }], 'folder')).toEqual([400, [['parentKey', 'reference']]]);
    const closed = await aFolder();
    await test.pools.owner.query('update library_items set takes_uploads = false where id = $1', [closed.id]);
    expect(await refused([{ mediaId }], closed.key)).toEqual([400, [['parentKey', 'folderTakesNoFiles']]]);
    expect((await file([])).status).toBe(400);
    expect((await file(Array.from({ length: 501 }, () => ({ mediaId })))).status).toBe(400);
  });

  it('in a folder that is deleted meanwhile: it is told, and the file stays unfiled or goes with it', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const folder = await aFolder();
      const ids = await Promise.all(Array.from({ length: 4 }, () => library.media('late.pdf')));
      const [removed, ...filed] = await Promise.all([
        library.ask('agency', 'DELETE', '', { key: folder.key }),
        ...ids.map((mediaId) => file([{ mediaId }], folder.key)),
      ]);
      expect(removed?.status).toBe(200);
      for (const answer of filed)
        if (answer.status !== 200)
          expect(faults(answer)).toEqual([400, [['parentKey', expect.stringMatching(/folderMissing|reference/)]]]);
      const { rows } = await test.pools.owner.query(
        'select count(*)::int as n from library_items where parent_id = $1 and deleted_at is null',
        [folder.id],
      );
      expect(rows).toEqual([{ n: 0 }]);
    }
  });
});
