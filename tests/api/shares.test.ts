import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { libraryKeyOf } from '../../schema/areas/files/library.ts';
import { shareLogDays } from '../../schema/areas/files/shares.ts';
import { updateRecord } from '../../server/engine/writing/update.ts';
import { systemActor } from '../../schema/access/access.ts';
import type { Answer, Json } from '../support/app.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openShareStage, tokenOf, type ShareStage } from '../support/shareStage.ts';
import { tableSums } from '../support/sums.ts';

/** The agency, whose members share. */
let stage: ShareStage;
let item: string;
let count = 0;

const day = 86_400_000;
const who = ['agency', 'viewAll', 'viewAssigned', 'editAll', 'editAssigned', 'none', 'otherAgency'] as const;

beforeAll(async () => {
  stage = await openShareStage(who);
});
afterAll(() => stage.close());
beforeEach(async () => {
  count += 1;
  item = await stage.picture(`portrait ${count}.png`);
});

const create = (body: object, as: PrincipalName = 'agency') =>
  stage.as(as, 'POST', '/media/v1/shares', { keys: [libraryKeyOf(item)], ...body });
const read = async (id: string, as: PrincipalName = 'agency') => stage.as(as, 'GET', `/media/v1/shares/${id}`);
const change = (id: string, body: object, as: PrincipalName = 'agency') =>
  stage.as(as, 'PUT', `/media/v1/shares/${id}`, body);
const revoke = (id: string, body: object = {}, as: PrincipalName = 'agency') =>
  stage.as(as, 'POST', `/media/v1/shares/${id}/revoke`, body);
const listed = async (body: object, as: PrincipalName = 'agency'): Promise<string[]> =>
  (await stage.as(as, 'POST', '/media/v1/shares/list', { pageSize: 100, ...body })).data.data.map(({ id }: Json) => id);
const mails = async (): Promise<Json[]> =>
  (
    await stage.test.pools.owner.query<Json>(
      "select * from mail where kind = 'fileShare' and agency_id = $1 order by created_at, id",
      [stage.house.agencyId],
    )
  ).rows;
const refusalOf = ({ status, json }: Answer) => [
  status,
  json.errorDetails?.[0]?.field,
  json.errorDetails?.[0]?.key ?? json.error.key,
];

describe('a share', () => {
  it('is open for two weeks, by a link that can be copied again, unless something else is said', async () => {
    const { data } = await create({});
    expect(data).toMatchObject({
      state: 'OPEN',
      sender: 'agency of staff',
      expiresAt: stage.test.now() + 14 * day,
      hasPassword: false,
      mayDownload: true,
      mostDownloads: null,
      note: null,
      opens: 0,
      downloads: 0,
      lastOpenedAt: null,
      items: [{ key: libraryKeyOf(item), name: `portrait ${count}.png`, type: 2 }],
      furtherItems: 0,
      canChange: true,
    });
    expect(data.recipients).toMatchObject([{ email: null, mail: null, revokedAt: null }]);
    expect((await read(data.id)).data).toEqual(data);
    expect((await stage.open(tokenOf(data))).status).toBe(200);
  });

  it('keeps neither token nor password in clear', async () => {
    const { data } = await create({ password: 'Lanterns 7', emails: ['ada@client.test'], hasLink: true });
    const rows = await Promise.all(
      ['share', 'share_recipient', 'share_event'].map((name) => stage.test.pools.owner.query(`select * from ${name}`)),
    );
    const kept = JSON.stringify(rows.map((one) => one.rows));
    for (const secret of ['Lanterns', tokenOf(data, 0), tokenOf(data, 1)]) expect(kept).not.toContain(secret);
  });

  it('is mailed to each recipient with a link of their own, the note and the end, and without the password', async () => {
    const before = (await mails()).length;
    const emails = ['ada@client.test', 'Ben@Client.test', 'ben@client.test '];
    const { data } = await create({ emails, note: 'The new\nheadshots', password: 'Lanterns 7' });
    expect(data.recipients.map(({ email, mail }: Json) => [email, mail])).toEqual([
      ['ada@client.test', 'kept'],
      ['ben@client.test', 'kept'],
    ]);
    const sent = (await mails()).slice(before);
    expect(sent.map(({ recipient, link }) => [recipient, link])).toEqual(
      data.recipients.map(({ email, url }: Json) => [email, url]),
    );
    expect(sent[0]).toMatchObject({ subject: 'Harbour has shared files with you', account_id: null, state: 'kept' });
    expect(sent[0].text).toContain('agency of staff of Harbour has shared files with you.');
    expect(sent[0].text).toContain('The new\nheadshots');
    expect(sent[0].text).toContain('The link works until 4 December 2026');
    expect(sent[0].html).toContain('The new<br>headshots');
    for (const { text, html } of sent) {
      for (const secret of ['Lanterns', '/share/', 'portrait']) expect(text + html).not.toContain(secret);
    }
  });

  it('is written in French where the agency is', async () => {
    const locale = (to: string) =>
      stage.test.pools.owner.query('update agency set locale = $2 where id = $1', [stage.house.agencyId, to]);
    await locale('fr-FR');
    await create({ emails: ['chloe@client.test'] });
    await locale('en-AU');
    const mail = (await mails()).at(-1);
    expect(mail.subject).toBe('Harbour vous a partagé des fichiers');
    expect(mail.text).toContain('jusqu’au 4 décembre 2026');
  });

  it('is made once for one key, however often it is asked for', async () => {
    const ask = () =>
      stage.test.ask({
        method: 'POST',
        path: '/media/v1/shares',
        token: stage.house.of('agency').token,
        body: { keys: [libraryKeyOf(item)], emails: ['ada@client.test'] },
        headers: { 'idempotency-key': `share-${count}` },
      });
    const before = (await mails()).length;
    const answers = await Promise.all([ask(), ask(), ask()]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect(await mails()).toHaveLength(before + 1);
    const { rows } = await stage.test.pools.owner.query('select answer from idempotency_key');
    expect(JSON.stringify(rows)).not.toContain('/share/');
  });

  it('of something sensitive asks once more, also where a folder holds it', async () => {
    const folder = await stage.folder(`Papers ${count}`);
    await stage.picture('passport.png', { parentId: folder, isSensitive: true });
    const before = await tableSums(stage.test);
    const refused = await create({ keys: [libraryKeyOf(folder)] });
    expect(refusalOf(refused)).toEqual([400, undefined, 'sensitiveUnconfirmed']);
    expect(await tableSums(stage.test)).toEqual(before);
    const { data } = await create({ keys: [libraryKeyOf(folder)], isConfirmed: true });
    expect((await stage.open(tokenOf(data))).data.items).toHaveLength(1);
  });

  it('of a folder without files is refused, one with a file below is not', async () => {
    const folder = await stage.folder(`Empty ${count}`);
    const below = await stage.folder(`Below ${count}`, { parentId: folder });
    expect(refusalOf(await create({ keys: [libraryKeyOf(folder)] }))).toEqual([400, undefined, 'shareEmpty']);
    await stage.picture('face.png', { parentId: below });
    expect((await create({ keys: [libraryKeyOf(folder)] })).status).toBe(200);
  });

  it('changes its terms one by one', async () => {
    const { data } = await create({ note: 'First' });
    const expiresAt = stage.test.now() + 3 * day;
    const changed = await change(data.id, { expiresAt, mostDownloads: 5, mayDownload: false, password: 'Lanterns 7' });
    expect(changed.data).toMatchObject({
      expiresAt,
      mostDownloads: 5,
      mayDownload: false,
      hasPassword: true,
      note: 'First',
    });
    expect((await stage.open(tokenOf(data))).status).toBe(404);
    const open = await change(data.id, { password: null, mostDownloads: null, note: ' ' });
    expect(open.data).toMatchObject({ hasPassword: false, mostDownloads: null, note: null, expiresAt });
    expect((await stage.open(tokenOf(data))).status).toBe(200);
    expect((await change(data.id, {})).data).toEqual((await read(data.id)).data);
  });

  it('is revoked for one recipient or for all, for good, and takes its links out of the mails', async () => {
    const { data } = await create({ emails: ['ada@client.test', 'ben@client.test'] });
    const links = async () => (await mails()).slice(-2).map(({ link }) => link !== null);
    const one = await revoke(data.id, { recipientId: data.recipients[0].id });
    expect(one.data).toMatchObject({
      state: 'OPEN',
      recipients: [{ revokedAt: stage.test.now(), url: null }, { revokedAt: null }],
    });
    expect(await links()).toEqual([false, true]);
    expect((await stage.open(tokenOf(data, 0))).status).toBe(404);
    expect((await stage.open(tokenOf(data, 1))).status).toBe(200);
    expect((await revoke(data.id)).data).toMatchObject({
      state: 'REVOKED',
      recipients: [{ url: null }, { url: null }],
    });
    expect(await links()).toEqual([false, false]);
    expect((await stage.open(tokenOf(data, 1))).status).toBe(404);
    await change(data.id, { expiresAt: stage.test.now() + day });
    expect((await stage.open(tokenOf(data, 1))).status).toBe(404);
  });

  it('is mailed again to a recipient whose link is good, and to no other', async () => {
    const { data } = await create({ emails: ['ada@client.test'], hasLink: true });
    const [ada, copied] = data.recipients;
    const mail = (recipientId: string) =>
      stage.as('agency', 'POST', `/media/v1/shares/${data.id}/mail`, { recipientId });
    const before = (await mails()).length;
    expect((await mail(ada.id)).status).toBe(200);
    expect((await mails()).slice(before)).toMatchObject([{ recipient: 'ada@client.test', link: ada.url }]);
    expect((await mail(copied.id)).status).toBe(404);
    expect((await mail(item)).status).toBe(404);
    await revoke(data.id, { recipientId: ada.id });
    expect((await mail(ada.id)).status).toBe(404);
  });
});

describe('a share is', () => {
  it('made by whoever may read its items, and by nobody else', async () => {
    const talent = await stage.talent(['viewAssigned']);
    const call = await stage.picture('call.png', { ownerId: talent });
    const keys = [libraryKeyOf(call)];
    const statuses = async () => {
      const answers = await Promise.all(who.map((name) => create({ keys }, name)));
      return Object.fromEntries(answers.map(({ status }, index) => [who[index], status]));
    };
    expect(await statuses()).toEqual({
      agency: 200,
      viewAll: 200,
      viewAssigned: 200,
      editAll: 200,
      editAssigned: 404,
      none: 403,
      otherAgency: 404,
    });
    const absent = await create({ keys: [libraryKeyOf('01930000-0000-7000-8000-00000000dead')] }, 'otherAgency');
    expect((await create({ keys }, 'otherAgency')).text).toBe(absent.text);
    expect((await create({ keys: [libraryKeyOf(talent)] })).status).toBe(404);
  });

  it('seen, changed and revoked by its maker and by whoever may edit its items; to others it is not there', async () => {
    const talent = await stage.talent(['viewAssigned', 'editAssigned']);
    const call = await stage.picture('call.png', { ownerId: talent });
    const { data } = await create({ keys: [libraryKeyOf(call)] }, 'viewAssigned');
    const path = `/media/v1/shares/${data.id}`;
    const ways = (as: PrincipalName) => [
      stage.as(as, 'GET', path),
      stage.as(as, 'GET', `${path}/log`),
      change(data.id, { note: as }, as),
      stage.as(as, 'POST', `${path}/mail`, { recipientId: data.recipients[0].id }),
    ];
    for (const as of ['agency', 'viewAssigned', 'editAll', 'editAssigned'] as const) {
      expect([as, ...(await Promise.all(ways(as))).map(({ status }) => status)]).toEqual([as, 200, 200, 200, 404]);
      expect([as, (await listed({ key: libraryKeyOf(call) }, as)).length]).toEqual([as, 1]);
    }
    const absent = await stage.as('viewAll', 'GET', '/media/v1/shares/01930000-0000-7000-8000-00000000dead');
    for (const as of ['viewAll', 'otherAgency'] as const) {
      const answers = await Promise.all([...ways(as), revoke(data.id, {}, as)]);
      for (const answer of answers) expect([as, answer.status, answer.text]).toEqual([as, 404, absent.text]);
      expect([as, await listed({ key: libraryKeyOf(call) }, as)]).toEqual([as, []]);
    }
    for (const answer of await Promise.all(ways('none'))) expect(answer.status).toBe(403);
    expect((await revoke(data.id, {}, 'editAssigned')).data.state).toBe('REVOKED');
  });

  it('revoked, but not changed, by whoever may edit some of its items, who sees no names and links of the others', async () => {
    const talent = await stage.talent(['editAssigned']);
    const call = await stage.picture('call.png', { ownerId: talent });
    const far = await stage.picture('far.png', { ownerId: await stage.talent() });
    const { data } = await create({ keys: [libraryKeyOf(far), libraryKeyOf(call)] });
    const seen = await read(data.id, 'editAssigned');
    expect(seen.data).toMatchObject({ items: [{ name: 'call.png' }], furtherItems: 1, canChange: false });
    expect(seen.data.recipients[0].url).toBeNull();
    expect(seen.text).not.toContain('far.png');
    expect((await change(data.id, { note: 'x' }, 'editAssigned')).status).toBe(403);
    const { grant } = (await stage.open(tokenOf(data))).data;
    await stage.download(grant, far);
    const log = await stage.as('editAssigned', 'GET', `/media/v1/shares/${data.id}/log`);
    expect(log.data.data.map(({ use, item: name }: Json) => [use, name])).toEqual([
      ['download', null],
      ['open', null],
    ]);
    expect((await revoke(data.id, {}, 'editAssigned')).status).toBe(200);
  });

  it('still its maker’s to revoke where they may read the item no longer', async () => {
    const talent = await stage.talent(['viewAssigned']);
    const call = await stage.picture('call.png', { ownerId: talent });
    const { data } = await create({ keys: [libraryKeyOf(call)] }, 'viewAssigned');
    const server = systemActor(stage.house.agencyId);
    await updateRecord(stage.test.app.engine, server, 'talent', talent, { assigneeIds: [] });
    expect((await read(data.id, 'viewAssigned')).data).toMatchObject({ items: [], furtherItems: 1 });
    expect((await revoke(data.id, {}, 'viewAssigned')).data.state).toBe('REVOKED');
  });

  it('listed by item, maker and state, the newest first', async () => {
    const mine = (await create({}, 'editAll')).data.id;
    const other = (await create({})).data.id;
    const key = libraryKeyOf(item);
    expect(await listed({ key }, 'editAll')).toEqual([other, mine]);
    expect(await listed({ key, isMine: true }, 'editAll')).toEqual([mine]);
    await revoke(other);
    expect(await listed({ key, isOpen: true }, 'editAll')).toEqual([mine]);
    expect((await stage.as('editAll', 'POST', '/media/v1/shares/list', { key: 'library/x' })).status).toBe(400);
  });
});

describe('the calls of the spec', () => {
  it('make a share for each recipient and mail it', async () => {
    const talent = await stage.talent();
    const call = await stage.picture('call.png', { ownerId: talent });
    const send = (path: string, body: object) => stage.as('agency', 'POST', path, body);
    const own = `/media/v1/library/talent/${talent}/send-file-share`;
    const key = libraryKeyOf(item);
    const before = (await mails()).length;
    const answer = await send('/media/v1/library/send-file-share', {
      key,
      emails: ['ada@client.test', 'ben@client.test'],
    });
    expect([answer.status, answer.json]).toEqual([200, { success: true, responseData: {} }]);
    expect(await listed({ key })).toHaveLength(2);
    expect((await send(own, { key: libraryKeyOf(call), email: 'ada@client.test' })).json.success).toBe(true);
    expect((await send('/media/v1/documents/share-email', { documentId: item, email: 'ada@client.test' })).status).toBe(
      200,
    );
    expect(await mails()).toHaveLength(before + 4);
    expect((await send(own, { key, email: 'ada@client.test' })).status).toBe(404);
    expect(refusalOf(await send('/media/v1/library/send-file-share', { key }))).toEqual([400, 'email', 'required']);
    expect(refusalOf(await send('/media/v1/library/send-file-share', { key, email: 'ada' }))).toEqual([
      400,
      'emails.0',
      'email',
    ]);
  });
});

it('bad input is refused with the field that is wrong, and changes nothing', async () => {
  const now = stage.test.now();
  const bodies: [object, number, string?, string?][] = [
    [{ keys: [] }, 400, 'keys'],
    [{ keys: Array.from({ length: 501 }, () => libraryKeyOf(item)) }, 400, 'keys'],
    [{ keys: ['library/x'] }, 400, 'keys.0', 'malformed'],
    [{ keys: ['../../etc/passwd'] }, 400, 'keys.0', 'malformed'],
    [{ keys: [libraryKeyOf(item), libraryKeyOf('01930000-0000-7000-8000-00000000dead')] }, 404],
    [{ emails: ['nobody'] }, 400, 'emails.0', 'email'],
    [{ emails: Array.from({ length: 51 }, (_, index) => `p${index}@client.test`) }, 400, 'emails'],
    [{ expiresAt: now }, 400, 'expiresAt', 'momentPast'],
    [{ expiresAt: now + 366 * day }, 400, 'expiresAt', 'shareTooLong'],
    [{ expiresAt: 1e18 }, 400, 'expiresAt'],
    [{ expiresAt: 'tomorrow' }, 400, 'expiresAt'],
    [{ password: 'short' }, 400, 'password', 'tooShort'],
    [{ password: 'x'.repeat(201) }, 400, 'password'],
    [{ password: 7 }, 400, 'password'],
    [{ mostDownloads: 0 }, 400, 'mostDownloads'],
    [{ mostDownloads: 1.5 }, 400, 'mostDownloads'],
    [{ mostDownloads: 1e12 }, 400, 'mostDownloads'],
    [{ note: 'x'.repeat(2001) }, 400, 'note'],
    [{ note: '\u0000' }, 400, 'note'],
    [{ mayDownload: 'yes' }, 400, 'mayDownload'],
    [{ revokedAt: now }, 400, 'revokedAt'],
    [{ password: 'x'.repeat(10_000_000) }, 413],
  ];
  const before = await tableSums(stage.test);
  for (const [body, status, field, key] of bodies) {
    const answer = await create(body);
    const said = JSON.stringify(body).slice(0, 80);
    expect([said, answer.status, answer.json.error.message.length > 0]).toEqual([said, status, true]);
    if (field) expect([said, refusalOf(answer)[1]]).toEqual([said, field]);
    if (key) expect([said, refusalOf(answer)[2]]).toEqual([said, key]);
  }
  for (const body of [{}, { token: 7 }, { token: 'x'.repeat(201) }, { token: 'x', password: 'x'.repeat(201) }, []]) {
    expect((await stage.test.ask({ method: 'POST', path: '/media/v1/shares/open', body })).status).toBe(400);
  }
  const large = { token: 'x', password: 'x'.repeat(10_000_000) };
  expect((await stage.test.ask({ method: 'POST', path: '/media/v1/shares/open', body: large })).status).toBe(413);
  expect(await tableSums(stage.test)).toEqual(before);
});

// The last one: a year ends every session.
it('a share is forgotten with its log a year after its end', async () => {
  const { data } = await create({});
  await stage.open(tokenOf(data));
  const sweep = () => stage.test.app.jobs.sweeps().get('sweep-shares')?.run(new AbortController().signal);
  await sweep();
  expect((await read(data.id)).data.opens).toBe(1);
  const { rows } = await stage.test.pools.owner.query<{ total: number }>(
    'select count(*)::int as total from share_event where share_id = $1',
    [data.id],
  );
  expect(rows[0]?.total).toBe(1);
  stage.test.pass((shareLogDays + 15) * day);
  await sweep();
  const left = await stage.test.pools.owner.query<{ total: number }>(
    `select (select count(*) from share where id = $1)::int + (select count(*) from share_event where share_id = $1)::int
      + (select count(*) from share_recipient where share_id = $1)::int as total`,
    [data.id],
  );
  expect(left.rows[0]?.total).toBe(0);
});
