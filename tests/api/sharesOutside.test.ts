import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sharedFileAddress } from '../../schema/areas/files/shares.ts';
import { systemActor } from '../../schema/access/access.ts';
import { removeRecord } from '../../server/engine/removal/remove.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import { failuresPerLink } from '../../server/areas/files/shares/outside.ts';
import type { Json } from '../support/app.ts';
import { openShareStage, tokenOf, type ShareStage } from '../support/shareStage.ts';
import { tableSums } from '../support/sums.ts';

/** The agency, and people outside who have a link. */
let stage: ShareStage;
let one: string;
let two: string;
let count = 0;

const day = 86_400_000;
const password = 'Lanterns 7';

beforeAll(async () => {
  stage = await openShareStage(['agency', 'viewAll', 'viewAssigned', 'otherAgency']);
});
afterAll(() => stage.close());
beforeEach(async () => {
  count += 1;
  one = await stage.picture(`portrait ${count}.png`);
  two = await stage.picture(`stage ${count}.png`);
});

const opened = async (share: Json, given?: string): Promise<Json> => {
  const answer = await stage.open(tokenOf(share), given);
  expect(answer.status, answer.text).toBe(200);
  return answer.data;
};
const revoke = (id: string, recipientId?: string) =>
  stage.as('agency', 'POST', `/media/v1/shares/${id}/revoke`, { ...(recipientId && { recipientId }) });
const show = (grant: string, id = one, size: 'large' | 'origin' = 'large') =>
  stage.get(sharedFileAddress(grant, id, size));
const update = (statement: string, ...values: unknown[]) =>
  stage.test.pools.owner.query(statement, [stage.house.agencyId, ...values]);

/** The bytes of the refusal of a link that never was. */
const refusal = async () => {
  const { status, text, headers } = await stage.open('x'.repeat(64));
  expect(status).toBe(404);
  return { text, type: headers['content-type'] };
};

describe('an open link', () => {
  it('shows what is shared, from whom and until when, and nothing of the library around it', async () => {
    const share = await stage.share([two, one], { note: ' For the Harbour gala ' });
    const { status, data, headers, text } = await stage.open(tokenOf(share));
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(data).toMatchObject({
      agencyName: 'Harbour',
      sender: 'agency of staff',
      note: 'For the Harbour gala',
      expiresAt: stage.test.now() + 14 * day,
      mayDownload: true,
      downloadsLeft: null,
      isCut: false,
    });
    expect(data.items).toEqual([
      {
        id: two,
        name: `stage ${count}.png`,
        folder: '',
        typeOfMedia: 1,
        contentType: 'image/png',
        bytes: expect.any(Number),
        width: 300,
        height: 200,
        duration: null,
        sizes: ['large', 'medium', 'small', 'thumbnail'],
      },
      expect.objectContaining({ id: one, name: `portrait ${count}.png` }),
    ]);
    for (const secret of [stage.house.agencyId, 'media/v1/file', 'ownerId']) expect(text).not.toContain(secret);
  });

  it('gives pictures by its grant with the headers of files, in ranges, and changes nothing by that', async () => {
    const { grant } = await opened(await stage.share([one]));
    const before = await tableSums(stage.test);
    const answer = await show(grant);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    });
    expect(answer.headers['content-disposition']).toMatch(/^inline/);
    const path = sharedFileAddress(grant, one, 'large');
    const part = await stage.get(path, { range: 'bytes=0-9' });
    expect([part.statusCode, part.rawPayload.length]).toEqual([206, 10]);
    const head = await stage.get(path, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.rawPayload.length]).toEqual([
      200,
      String(answer.rawPayload.length),
      0,
    ]);
    expect((await stage.get(path, { 'if-none-match': String(answer.headers['etag']) })).statusCode).toBe(304);
    expect(await tableSums(stage.test)).toEqual(before);
  });

  it('gives the original of a picture by a counted download alone, which can be taken up again', async () => {
    const share = await stage.share([one, two], { mostDownloads: 1 });
    const { grant } = await opened(share);
    expect((await show(grant, one, 'origin')).statusCode).toBe(404);
    const { data } = await stage.download(grant, one);
    expect(data.downloadsLeft).toBe(0);
    for (const range of ['bytes=0-0', 'bytes=1-']) {
      const part = await stage.get(data.url, { range });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-disposition']).toBe(`attachment; filename="portrait ${count}.png"`);
    }
    // The address is that of one file and no other.
    expect((await stage.get(data.url.replace(one, two))).statusCode).toBe(404);
    expect((await stage.get(data.url.replace('origin', 'large'))).statusCode).toBe(404);
    expect((await stage.download(data.url.split('/')[4], one)).status).toBe(404);
  });

  it('shows folders as they are now', async () => {
    const press = await stage.folder(`Press ${count}`);
    const live = await stage.folder('Live', { parentId: press });
    const first = await stage.picture('a.png', { parentId: press });
    const share = await stage.share([press]);
    const names = async () =>
      (await opened(share)).items.map(({ folder, name }: Json) => (folder === '' ? name : `${folder}/${name}`));
    expect(await names()).toEqual([`Press ${count}/a.png`]);
    const later = await stage.picture('b.png', { parentId: live });
    expect(await names()).toEqual([`Press ${count}/a.png`, `Press ${count}/Live/b.png`]);
    const { grant } = await opened(share);
    expect((await show(grant, later)).statusCode).toBe(200);
    await removeRecord(stage.test.app.engine, systemActor(stage.house.agencyId), 'libraryItem', first);
    expect(await names()).toEqual([`Press ${count}/Live/b.png`]);
    expect((await show(grant, first)).statusCode).toBe(404);
    await removeRecord(stage.test.app.engine, systemActor(stage.house.agencyId), 'libraryItem', live);
    expect((await show(grant, later)).statusCode).toBe(404);
    expect((await stage.open(tokenOf(share))).status).toBe(404);
  });

  it('is downloaded whole as a ZIP with its folders, as one download, which ends where the link does', async () => {
    const press = await stage.folder(`Kit ${count}`);
    await stage.picture('a.png', { parentId: press });
    const share = await stage.share([one, press], { mostDownloads: 1 });
    const { grant } = await opened(share);
    const { data } = await stage.download(grant);
    expect(data).toEqual({ url: expect.stringMatching(/\/zip$/), downloadsLeft: 0 });
    const zip = await stage.get(data.url);
    expect(zip.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename=Harbour.zip',
      'content-length': String(zip.rawPayload.length),
      'referrer-policy': 'no-referrer',
    });
    const text = zip.rawPayload.toString('latin1');
    for (const path of [`portrait ${count}.png`, `Kit ${count}/a.png`]) expect(text).toContain(path);
    const log = (await stage.as('agency', 'GET', `/media/v1/shares/${share.id}/log`)).data.data;
    expect(log[0]).toMatchObject({ use: 'download', item: null });
    // Neither grant stands for the other.
    expect((await stage.get(`/media/v1/shared/${grant}/zip`)).statusCode).toBe(404);
    expect((await stage.get(data.url.replace(/zip$/, `${one}/origin`))).statusCode).toBe(404);
    await revoke(share.id);
    expect((await stage.get(data.url)).body).toBe((await refusal()).text);
  });

  it('of something sensitive leaves a reading of each who opened the file, and the list says that it is shared', async () => {
    const passport = await stage.picture('passport.png', { isSensitive: true });
    const share = await stage.share([passport], { isConfirmed: true, emails: ['ada@client.test'] });
    const { grant } = await opened(share);
    await show(grant, passport);
    await stage.get(sharedFileAddress(grant, passport, 'large'), {}, 'HEAD');
    await stage.get((await stage.download(grant, passport)).data.url);
    const key = encodeURIComponent(share.items[0].key);
    const readers = await stage.as('agency', 'GET', `/media/v1/library/readers?key=${key}`);
    expect(readers.data.data).toMatchObject([
      { reader: 'ada@client.test', isDownload: true, isOutside: true },
      { reader: 'ada@client.test', isDownload: false, isOutside: true },
    ]);
    const sharedNow = async () =>
      (await stage.as('agency', 'POST', '/media/v1/library/list', { keyword: 'passport' })).data.data.find(
        ({ id }: Json) => id === passport,
      ).isShared;
    expect(await sharedNow()).toBe(true);
    await revoke(share.id);
    expect(await sharedNow()).toBe(false);
  });

  it('shows the sensitive files that were meant, and none that come later', async () => {
    const folder = await stage.folder('Travel');
    const passport = await stage.picture('passport.png', { parentId: folder, isSensitive: true });
    const share = await stage.share([folder], { isConfirmed: true });
    const visa = await stage.picture('visa.png', { parentId: folder, isSensitive: true });
    const ticket = await stage.picture('ticket.png', { parentId: folder });
    const shown = (await opened(share)).items.map(({ id }: Json) => id);
    expect(shown.toSorted()).toEqual([passport, ticket].toSorted());
    const { grant } = await opened(share);
    expect((await show(grant, visa)).statusCode).toBe(404);
  });

  it('leaves a reading of something sensitive whatever piece of it is asked for', async () => {
    const ranges = ['bytes=-999999999', 'bytes= 0-', 'x', 'bytes=1-'];
    for (const range of ranges) {
      const scan = await stage.picture(`scan ${ranges.indexOf(range)}.png`, { isSensitive: true });
      const share = await stage.share([scan], { isConfirmed: true, emails: ['ada@client.test'] });
      const { grant } = await opened(share);
      await stage.get(sharedFileAddress(grant, scan, 'large'), { range });
      const key = encodeURIComponent(share.items[0].key);
      const readers = await stage.as('agency', 'GET', `/media/v1/library/readers?key=${key}`);
      expect([range, readers.data.data.length]).toEqual([range, 1]);
    }
  });

  it('has only what the page needs to show where nothing may be downloaded', async () => {
    const text = await stage.file('list.csv', Buffer.from('a,b\n1,2\n'));
    const pdf = await stage.file('rider.pdf', Buffer.from('%PDF-1.4\n%\xe2\xe3\n1 0 obj\n<<>>\nendobj\n', 'latin1'));
    const { grant, items, mayDownload } = await opened(await stage.share([one, text, pdf], { mayDownload: false }));
    expect(mayDownload).toBe(false);
    expect(items.map(({ sizes }: Json) => sizes.includes('origin'))).toEqual([false, false, true]);
    expect((await show(grant, one, 'origin')).statusCode).toBe(404);
    expect((await show(grant, text, 'origin')).statusCode).toBe(404);
    expect((await show(grant, pdf, 'origin')).headers['content-disposition']).toMatch(/^inline/);
    expect((await stage.download(grant, one)).status).toBe(404);
  });

  it('counts openings and downloads by whose link it was', async () => {
    const share = await stage.share([one], { emails: ['ada@client.test', 'ben@client.test'] });
    await stage.open(tokenOf(share, 0));
    const { data } = await stage.open(tokenOf(share, 0), undefined, '203.0.113.9');
    await stage.download(data.grant, one);
    const seen = (await stage.as('agency', 'GET', `/media/v1/shares/${share.id}`)).data;
    expect(seen).toMatchObject({ opens: 2, downloads: 1, lastOpenedAt: stage.test.now() });
    expect(seen.recipients).toMatchObject([
      { email: 'ada@client.test', opens: 2, downloads: 1 },
      { email: 'ben@client.test', opens: 0, downloads: 0, lastOpenedAt: null },
    ]);
    const log = (await stage.as('agency', 'GET', `/media/v1/shares/${share.id}/log`)).data;
    const facts = { at: stage.test.now(), email: 'ada@client.test' };
    expect(log.data).toMatchObject([
      { ...facts, use: 'download', item: `portrait ${count}.png` },
      { ...facts, use: 'open', item: null, address: '203.0.113.9' },
      { ...facts, use: 'open', item: null, address: '127.0.0.1' },
    ]);
  });
});

describe('a link is refused alike, to the byte,', () => {
  it('where it is unknown, malformed, of another installation, or its password is wrong or missing', async () => {
    const { text, type } = await refusal();
    const share = await stage.share([one], { password });
    const token = tokenOf(share);
    const foreign = Buffer.from(token, 'base64url').fill(7, 16).toString('base64url');
    const tries: [string, string?][] = [[token], [token, ''], [token, 'Lanterns 8'], [foreign], ['no token'], [' ']];
    for (const [given, word] of tries) {
      const answer = await stage.open(given, word);
      expect([given, word, answer.status, answer.text, answer.headers['content-type']]).toEqual([
        given,
        word,
        404,
        text,
        type,
      ]);
    }
    expect((await stage.open(token, password)).status).toBe(200);
    expect((await stage.open(tokenOf(await stage.share([one])), 'any word')).status).toBe(200);
  });

  it('where it is over, revoked, or used up, and its grants with it', async () => {
    const { text } = await refusal();
    const ends: [string, (share: Json, grant: string) => Promise<unknown>, object?][] = [
      ['revoked', ({ id }) => revoke(id)],
      ['one link revoked', ({ id, recipients }) => revoke(id, recipients[0].id)],
      ['used up', (_, grant) => stage.download(grant, one), { mostDownloads: 1 }],
      ['ended', ({ id }) => update("update share set expires_at = '2026-01-01' where agency_id = $1 and id = $2", id)],
    ];
    for (const [what, end, terms] of ends) {
      const share = await stage.share([one], { password, ...terms });
      const { grant } = await opened(share, password);
      expect((await show(grant)).statusCode).toBe(200);
      await end(share, grant);
      const answers = [
        await stage.open(tokenOf(share), password),
        await stage.open(tokenOf(share)),
        await stage.download(grant, one),
      ];
      expect([what, ...answers.map((answer) => [answer.status, answer.text])]).toEqual([
        what,
        ...answers.map(() => [404, text]),
      ]);
      const shown = await show(grant);
      expect([what, shown.statusCode, shown.body]).toEqual([what, 404, text]);
    }
  });

  it('where its maker is suspended, removed or may read the item no longer', async () => {
    const { text } = await refusal();
    const talent = await stage.talent(['viewAssigned']);
    const item = await stage.picture('call.png', { ownerId: talent });
    const maker = stage.house.of('viewAssigned').actor;
    const share = await stage.share([item], {}, 'viewAssigned');
    const { grant } = await opened(share);
    const download = (await stage.download(grant, item)).data.url;
    const expectDead = async (what: string) => {
      const answers = [await show(grant, item), await stage.get(download), await show(grant, item, 'origin')];
      expect([what, ...answers.map((answer) => [answer.statusCode, answer.body])]).toEqual([
        what,
        ...answers.map(() => [404, text]),
      ]);
      expect([what, (await stage.open(tokenOf(share))).text]).toEqual([what, text]);
    };
    const expectAlive = async () => expect((await show(grant, item)).statusCode).toBe(200);

    await update(
      'update membership set suspended_at = now() where agency_id = $1 and account_id = $2',
      maker?.accountId,
    );
    await expectDead('suspended in the agency');
    await update(
      'update membership set suspended_at = null where agency_id = $1 and account_id = $2',
      maker?.accountId,
    );
    await expectAlive();
    await update('update account set suspended_at = now() where id = $2 and $1::uuid is not null', maker?.accountId);
    await expectDead('account suspended');
    await update('update account set suspended_at = null where id = $2 and $1::uuid is not null', maker?.accountId);
    await updateRecord(stage.test.app.engine, systemActor(stage.house.agencyId), 'talent', talent, { assigneeIds: [] });
    await expectDead('unassigned');
    await updateRecord(stage.test.app.engine, systemActor(stage.house.agencyId), 'talent', talent, {
      assigneeIds: [maker?.staffId],
    });
    await expectAlive();
    await update('update agency set suspended_at = now() where id = $1');
    await expectDead('agency suspended');
    await update('update agency set suspended_at = null where id = $1');
    await expectAlive();
  });

  it('where the item was deleted, moved out of reach or marked as sensitive', async () => {
    const { text } = await refusal();
    const engine = stage.test.app.engine;
    const server = systemActor(stage.house.agencyId);
    const far = await stage.talent();
    const shared = async () => {
      const item = await stage.picture(`x ${(count += 1)}.png`);
      const share = await stage.share([item], {}, 'viewAssigned');
      return { item, share, grant: (await opened(share)).grant };
    };
    const ends: [string, (item: string) => Promise<unknown>][] = [
      ['deleted', (item) => removeRecord(engine, server, 'libraryItem', item)],
      ['moved', (item) => update('update library_items set owner_id = $3 where agency_id = $1 and id = $2', item, far)],
      [
        'sensitive',
        (item) => update('update library_items set is_sensitive = true where agency_id = $1 and id = $2', item),
      ],
    ];
    for (const [what, end] of ends) {
      const { item, share, grant } = await shared();
      await end(item);
      expect([what, (await show(grant, item)).body]).toEqual([what, text]);
      expect([what, (await stage.open(tokenOf(share))).text]).toEqual([what, text]);
    }
  });

  it('where its password has changed since, until it is opened with the new one', async () => {
    const share = await stage.share([one], { password });
    const { grant } = await opened(share, password);
    await stage.as('agency', 'PUT', `/media/v1/shares/${share.id}`, { password: 'Another lantern' });
    expect((await show(grant)).statusCode).toBe(404);
    expect((await stage.open(tokenOf(share), password)).status).toBe(404);
    expect((await show((await opened(share, 'Another lantern')).grant)).statusCode).toBe(200);
  });

  it('where a grant is made up, over, or of another share', async () => {
    const { text } = await refusal();
    const { grant } = await opened(await stage.share([one]));
    for (const made of ['x', grant.slice(0, -2), `${grant}A`, 'A'.repeat(400)]) {
      const answer = await show(made);
      expect([made, answer.statusCode, answer.body]).toEqual([made, 404, text]);
    }
    expect((await show(grant, two)).body).toBe(text);
    stage.test.pass(4 * 3_600_000 - 1000);
    expect((await show(grant)).statusCode).toBe(200);
    stage.test.pass(1000);
    expect((await show(grant)).body).toBe(text);
  });
});

describe('at the same time', () => {
  it('forty downloads take no more than are left', async () => {
    const share = await stage.share([one], { mostDownloads: 7 });
    const { grant } = await opened(share);
    const answers = await Promise.all(Array.from({ length: 40 }, () => stage.download(grant, one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(7);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(33);
    const seen = (await stage.as('agency', 'GET', `/media/v1/shares/${share.id}`)).data;
    expect(seen).toMatchObject({ downloads: 7, state: 'USED_UP' });
    expect(seen.recipients[0].downloads).toBe(7);
  });
});

describe('guesses', () => {
  it('are not what a page begins with: who has the password gets in after many others have looked', async () => {
    const share = await stage.share([one], { password });
    for (let each = 0; each < 2 * failuresPerLink; each += 1) {
      expect((await stage.open(tokenOf(share), undefined, `203.0.113.${each}`)).status).toBe(404);
    }
    expect((await stage.open(tokenOf(share), password)).status).toBe(200);
  });

  it('at a link are few, and as many at a link that is not there', async () => {
    const share = await stage.share([one], { password });
    for (const token of [tokenOf(share), 'y'.repeat(64)]) {
      const statuses: number[] = [];
      for (let each = 0; each <= failuresPerLink; each += 1) {
        statuses.push((await stage.open(token, `guess ${each}`, `203.0.113.${each}`)).status);
      }
      expect([token, statuses.at(-1), statuses.filter((one) => one === 404).length]).toEqual([
        token,
        429,
        failuresPerLink,
      ]);
    }
  });
});
