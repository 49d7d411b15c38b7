import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { linkMark } from '../../schema/areas/identity/mail.ts';
import type { MailPort, NewMail } from '../../server/integrations/mail/port.ts';
import { smtpPort } from '../../server/integrations/mail/smtp.ts';
import { retryMinutes } from '../../server/jobs/job.ts';
import { deliverMail, keepMail, sweepMail } from '../../server/areas/identity/mail/delivery.ts';
import { sweepMedia } from '../../server/areas/files/media/sweeping.ts';
import { createAccount, createAgency } from '../../server/areas/identity/auth/accounts.ts';
import { folderStorage } from '../../server/integrations/storage/folder.ts';
import { createOutbox } from '../../server/areas/identity/mail/outbox.ts';
import type { RefusalError } from '../../server/errors.ts';
import { openMailServer, type MailServer } from '../support/mailServer.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const from = 'Greenroom <office@harbour.test>';
const address = 'https://office.harbour.test/reset-password?uuid=abc';

let database: TestDatabase;
let pools: Pools;
let server: MailServer;
let port: MailPort;
const folder = join(tmpdir(), `greenroom-mail-${v7()}`);
const storage = folderStorage(folder);
let agencyId: string;
let now = Date.parse('2026-11-20T09:00:00Z');
const clock = () => now;
const minutes = (count: number) => count * 60_000;

beforeAll(async () => {
  [database, server] = await Promise.all([openTestDatabase(), openMailServer()]);
  pools = openPools(database.url);
  port = smtpPort({ url: server.url, from });
  agencyId = await createAgency(pools.owner, { name: 'Harbour', timeZone: 'Australia/Sydney' }, now);
});
afterAll(async () => {
  port.close();
  await Promise.all([pools.close(), server.close(), rm(folder, { recursive: true, force: true })]);
  await database.drop();
});
beforeEach(async () => {
  await pools.owner.query('delete from mail');
  server.taken.length = 0;
});

const mail: NewMail = {
  agencyId: null,
  accountId: null,
  to: 'ada@harbour.test',
  kind: 'passwordReset',
  subject: 'Choose a new password',
  text: `Hello Adá,\n\n${linkMark}\n`,
  html: `<p>Hello Adá,</p><a href="${linkMark}">${linkMark}</a>`,
};
const post = (changed: Partial<NewMail> = {}, isSending = true) =>
  pools.transaction(changed.agencyId ?? null, (connection) =>
    createOutbox({ isSending, clock }).post(connection, { ...mail, ...changed }),
  );
const withLink = () => ({ link: { address, codeHash: Buffer.from('hash'), until: now + minutes(60) } });
const deliver = (through = port) =>
  deliverMail({ pools, port: through, storage, clock, log: { warn: () => undefined } });
const outbox = async () =>
  (await pools.owner.query('select recipient, state, failure, tries, link, text, sent_at from mail')).rows;

/** A part of a mail as a reader shows it. */
const decoded = (source: string) =>
  source
    .replace(/=\r\n/g, '')
    .replace(/(?:=[\dA-F]{2})+/g, (bytes) => Buffer.from(bytes.replaceAll('=', ''), 'hex').toString());

describe('a mail', () => {
  it('goes to the mail server with its sender, its recipient and its link, and is sent once', async () => {
    await post(withLink());
    expect(await deliver()).toBe(1);
    expect(await deliver()).toBe(0);
    expect(server.taken).toHaveLength(1);
    const [{ source, ...envelope } = { source: '' }] = server.taken;
    expect(envelope).toEqual({ from: 'office@harbour.test', to: ['ada@harbour.test'], user: 'office' });
    expect(source).toMatch(/^From: Greenroom <office@harbour\.test>\r$/m);
    expect(source).toMatch(/^To: ada@harbour\.test\r$/m);
    expect(source).toMatch(/^Subject: Choose a new password\r$/m);
    expect(source).toMatch(/^Message-ID: <[\da-f-]{36}@harbour\.test>\r$/m);
    expect(source).toMatch(/^Content-Type: multipart\/alternative/m);
    expect(decoded(source)).toContain('Hello Adá,');
    expect(decoded(source).split(address)).toHaveLength(4);
    expect(source).not.toContain(linkMark);
  });

  it('says how mails like it are ended by one click, on a line each', async () => {
    await post();
    const unsubscribe = `https://office.harbour.test/unsubscribe/${'a'.repeat(86)}`;
    await pools.owner.query('update mail set unsubscribe = $1', [unsubscribe]);
    await deliver();
    const [{ source } = { source: '' }] = server.taken;
    expect(`\r\n${source}`).toContain(`\r\nList-Unsubscribe: <${unsubscribe}>\r\n`);
    expect(source).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  });

  it('is kept in the outbox once it is sent, without its link', async () => {
    await post(withLink());
    await deliver();
    expect(await outbox()).toMatchObject([{ state: 'sent', failure: null, link: null, text: mail.text, sent_at: now }]);
  });

  it('is one mail to one address, whatever an address pretends', async () => {
    await post({ to: 'ada@harbour.test, eve@elsewhere.test', subject: 'One\r\nBcc: eve@elsewhere.test' });
    await deliver();
    expect(server.taken.map(({ to }) => to)).toEqual([]);
  });

  it('leaves nothing without a recipient', async () => {
    await post({ to: null });
    expect(await outbox()).toEqual([]);
  });

  it('is not there where its transaction fails', async () => {
    const work = pools.transaction(null, async (connection) => {
      await createOutbox({ isSending: true, clock }).post(connection, mail);
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    expect(await outbox()).toEqual([]);
  });

  it('is kept and never sent where there is no mail server', async () => {
    await post(withLink(), false);
    expect(await deliver()).toBe(0);
    expect(await outbox()).toMatchObject([{ state: 'kept', link: address }]);
  });

  it('never leaves once its code was used or replaced, and its link is gone', async () => {
    const { owner } = pools;
    const account = { email: 'ada@harbour.test', displayName: 'Ada' };
    const accountId = await createAccount(owner, account, now);
    const { link } = withLink();
    await owner.query(
      `insert into one_time_code (code_hash, account_id, purpose, created_at, expires_at)
       values ($1, $2, 'passwordReset', now(), now())`,
      [link.codeHash, accountId],
    );
    await post({ link });
    await owner.query('delete from one_time_code');
    expect(await deliver()).toBe(0);
    expect(await outbox()).toMatchObject([{ state: 'withdrawn', link: null }]);
  });

  it('that waited is kept where there is no mail server any more', async () => {
    await post(withLink());
    expect(await keepMail(pools)).toBe(1);
    expect(await outbox()).toMatchObject([{ state: 'kept', link: address }]);
  });
});

describe('a mail that the mail server does not take', () => {
  it('is tried again after a while where it was refused for the moment', async () => {
    server.replies.push({ code: 451, words: 'Greylisted' });
    await post(withLink());
    expect(await deliver()).toBe(1);
    expect(await outbox()).toMatchObject([{ state: 'waiting', failure: expect.stringContaining('Greylisted') }]);
    now += minutes(1) - 1;
    expect(await deliver()).toBe(0);
    now += 1;
    expect(await deliver()).toBe(1);
    expect(server.taken).toHaveLength(1);
    expect(await outbox()).toMatchObject([{ state: 'sent', failure: null, tries: 2 }]);
  });

  it('has failed, with the reason, where it was refused for good, and no other waits for it', async () => {
    server.replies.push({ code: 550, words: 'No such mailbox' });
    await post();
    now += 1;
    await post({ to: 'bo@harbour.test' });
    expect(await deliver()).toBe(2);
    now += minutes(2_000);
    expect(await deliver()).toBe(0);
    expect((await outbox()).toSorted((one, two) => one.recipient.localeCompare(two.recipient))).toMatchObject([
      { recipient: 'ada@harbour.test', state: 'failed', failure: expect.stringContaining('No such mailbox'), tries: 1 },
      { recipient: 'bo@harbour.test', state: 'sent' },
    ]);
  });

  it('has failed once every try was in vain', async () => {
    await post();
    for (const pause of retryMinutes) {
      server.replies.push({ code: 421, words: 'Busy' });
      expect(await deliver()).toBe(1);
      now += minutes(pause);
    }
    server.replies.push({ code: 421, words: 'Busy' });
    expect(await deliver()).toBe(1);
    expect(await outbox()).toMatchObject([{ state: 'failed', tries: retryMinutes.length + 1 }]);
  });

  it('has failed once its link would be over before the next try', async () => {
    await post(withLink());
    for (const pause of [1, 5, 15, 30]) {
      server.replies.push({ code: 451, words: 'Later' });
      await deliver();
      now += minutes(pause);
    }
    server.replies.push({ code: 451, words: 'Later' });
    await deliver();
    expect(await outbox()).toMatchObject([{ state: 'failed', tries: 5 }]);
  });

  it('is tried again where the server is not there, or does not know our user', async () => {
    const elsewhere = [server.url.replace(/:\d+$/, ':1'), server.url.replace('office:', 'nobody:')];
    for (const url of elsewhere) {
      const closed = smtpPort({ url, from });
      await post();
      await deliver(closed);
      closed.close();
    }
    expect(await outbox()).toMatchObject([{ state: 'waiting' }, { state: 'waiting' }]);
  });

  it('is taken over from a server that died while it sent it, and is the same mail by its Message-ID', async () => {
    await post();
    const never = new Promise<null>(() => undefined);
    const dying: MailPort = { send: async (message) => (await port.send(message)) ?? never, close: () => undefined };
    void deliver(dying);
    await expect.poll(() => server.taken.length).toBe(1);
    expect(await deliver()).toBe(0);
    now += minutes(10);
    expect(await deliver()).toBe(1);
    expect(await outbox()).toMatchObject([{ state: 'sent' }]);
    const ids = server.taken.map(({ source }) => /^Message-ID: (.*)\r$/m.exec(source)?.[1]);
    expect(ids).toEqual([expect.stringMatching(/^<[\da-f-]{36}@harbour\.test>$/), ids[0]]);
  });
});

describe('a mail with copies and an address for answers', () => {
  const copied = (changed: Partial<NewMail>) => post({ agencyId, ...changed });

  it('goes to all of them at once, each once, and names them in its head', async () => {
    const replyTo = { address: 'accounts@harbour.test', name: 'Harbour, "Talent" & Cie\r\nBcc: eve@elsewhere.test é' };
    await copied({ cc: ['bo@harbour.test', ' BO@harbour.test', 'ADA@harbour.test', 'cy@harbour.test'], replyTo });
    await deliver();
    expect(server.taken.map(({ to }) => to)).toEqual([['ada@harbour.test', 'bo@harbour.test', 'cy@harbour.test']]);
    const source = server.taken[0]?.source.replaceAll(/\r\n[ \t]+/g, ' ') ?? '';
    expect(source).toMatch(/^To: ada@harbour\.test\r$/m);
    expect(source).toMatch(/^Cc: bo@harbour\.test, cy@harbour\.test\r$/m);
    expect(source).toMatch(/^Reply-To: .* <accounts@harbour\.test>\r$/m);
    expect(source).not.toMatch(/^Bcc/m);
    const words =
      /^Reply-To: (.*) </m
        .exec(source)?.[1]
        ?.replaceAll(/=\?UTF-8\?Q\?|\?= ?/g, '')
        .replaceAll('_', ' ') ?? '';
    expect(decoded(words)).toContain('Harbour, "Talent" & Cie Bcc: eve@elsewhere.test');
  });

  it.each<[string, Partial<NewMail>, string]>([
    ['a copy to something else', { cc: ['bo@harbour.test', 'a@b.test, eve@elsewhere.test'] }, 'cc.1: email'],
    ['a line break in a copy', { cc: ['bo@harbour.test\r\nBcc: eve@elsewhere.test'] }, 'cc.0: email'],
    ['21 copies', { cc: Array.from({ length: 21 }, (_, index) => `p${index}@harbour.test`) }, 'cc: tooMany'],
    ['answers to several', { replyTo: { address: 'a@b.test, eve@elsewhere.test' } }, 'replyTo: email'],
  ])('refuses %s, and nothing is posted', async (_, changed, fault) => {
    const error = await copied(changed).catch((reason: unknown) => reason);
    const { details = [] } = (error as RefusalError).options;
    expect(details.map(({ field, key }) => `${field}: ${key}`)).toEqual([fault]);
    expect(await outbox()).toEqual([]);
  });

  it('is posted by its own agency alone, else not at all', async () => {
    const given = { ...mail, agencyId, cc: ['bo@harbour.test'] };
    const work = pools.transaction(null, (connection) =>
      createOutbox({ isSending: true, clock }).post(connection, given),
    );
    await expect(work).rejects.toThrow(/not bound to the agency/);
    expect(await outbox()).toEqual([]);
  });

  it('says which copies the mail server refused, and has failed where it was the recipient', async () => {
    const refusal = { code: 550, words: 'No such mailbox' };
    server.replies.push(null, refusal);
    await copied({ cc: ['bo@harbour.test'] });
    await deliver();
    const failure = expect.stringMatching(/^bo@harbour\.test: .*No such mailbox/);
    expect(await outbox()).toMatchObject([{ state: 'sent', failure }]);
    await pools.owner.query('delete from mail');
    server.replies.push(refusal, null);
    await copied({ cc: ['bo@harbour.test'] });
    await deliver();
    expect(await outbox()).toMatchObject([{ state: 'failed', failure: expect.stringMatching(/^ada@harbour\.test: /) }]);
  });
});

describe('a mail with files', () => {
  /** Keeps a file without any use, with content unless it has none. */
  const keep = async (filename: string, content: Buffer | null, bytes = content?.length ?? 1): Promise<string> => {
    const id = v7();
    if (content) await storage.put(`${agencyId}/${id}/origin`, Readable.from([content]), content.length);
    await pools.query(agencyId, {
      text: `insert into media (agency_id, id, account_id, upload_key, state, filename, original_filename, content_type,
          type_of_media, bytes, parts, object, created_at)
        values ($1, $2::uuid, $2::uuid, $2::uuid::text, 'ready', $3, $3, 'application/pdf', 'document', $4, 1, $5, $6)`,
      values: [agencyId, id, filename, bytes, `${agencyId}/${id}/origin`, new Date(now).toISOString()],
    });
    return id;
  };
  const send = (...attachments: NonNullable<NewMail['attachments']>) => post({ agencyId, attachments });
  const isThere = async (id: string) =>
    (await pools.query(agencyId, { text: 'select from media where id = $1', values: [id] })).count === 1;
  const sweep = () => sweepMedia({ database: pools, storage, clock }, agencyId);

  it('holds them to the byte, under names of any characters', async () => {
    const content = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 256));
    const names = ['Invoice 1.pdf', 'Größe, "neu"; été\r\nX-Evil: 1.pdf'];
    const [first, second] = [await keep('a.pdf', content), await keep('b.pdf', Buffer.from('%PDF'))];
    await send(
      { mediaId: first, filename: names[0] ?? '' },
      { mediaId: second.toUpperCase(), filename: names[1] ?? '' },
    );
    await deliver();
    const source = server.taken[0]?.source ?? '';
    expect(source).toContain(content.toString('base64').replaceAll(/.{76}/g, '$&\r\n'));
    expect(source).toContain(Buffer.from('%PDF').toString('base64'));
    expect(source).toMatch(/^Content-Type: multipart\/mixed/m);
    expect(source.match(/^Content-Type: application\/pdf/gm)).toHaveLength(2);
    expect(source).not.toMatch(/^X-Evil/m);
    const written =
      /filename\*0\*=utf-8''([^;\r]*)/.exec(source.replaceAll(/;\r\n[ \t]+filename\*[1-9]\d*\*=/g, ''))?.[1] ?? '';
    expect(decodeURIComponent(written)).toBe('Größe, "neu"; été X-Evil: 1.pdf');
  });

  it.each<[string, () => Promise<readonly string[]>, string]>([
    [
      'more than 10 MB together',
      async () => [await keep('a.pdf', null, 5_000_001), await keep('b.pdf', null, 5_000_000)],
      'attachmentsOverLimit',
    ],
    ['one of more than 10 MB', async () => [await keep('a.pdf', null, 10_000_001)], 'fileOverLimit'],
    ['one that is not there', async () => [v7()], 'fileMissing'],
  ])('is refused with %s', async (_, files, key) => {
    const attachments = (await files()).map((mediaId) => ({ mediaId, filename: 'a.pdf' }));
    await expect(send(...attachments)).rejects.toMatchObject({ options: { details: [{ field: 'attachments', key }] } });
    expect(await outbox()).toEqual([]);
  });

  it.each([
    ['en-AU', 'The file “Invoice.pdf” no longer exists'],
    ['fr-FR', 'Le fichier « Invoice.pdf » n’existe plus'],
  ])('fails for good, and says so, where one is gone: %s', async (locale, failure) => {
    await pools.owner.query('update agency set locale = $1 where id = $2', [locale, agencyId]);
    const there = await keep('there.pdf', Buffer.from('%PDF'));
    await send(
      { mediaId: there, filename: 'there.pdf' },
      { mediaId: await keep('a.pdf', null), filename: 'Invoice.pdf' },
    );
    expect(await deliver()).toBe(1);
    expect(server.taken).toEqual([]);
    expect(await outbox()).toMatchObject([{ state: 'failed', failure, tries: 1 }]);
  });

  it('is tried again where the storage cannot be reached', async () => {
    await send({ mediaId: await keep('a.pdf', Buffer.from('%PDF')), filename: 'a.pdf' });
    const get = () => Promise.reject(new Error('no route to the storage'));
    await deliverMail({ pools, port, storage: { ...storage, get }, clock, log: { warn: () => undefined } });
    expect(await outbox()).toMatchObject([{ state: 'waiting', failure: 'no route to the storage' }]);
    now += minutes(1);
    await deliver();
    expect(await outbox()).toMatchObject([{ state: 'sent', failure: null }]);
  });

  it('keeps them from being swept until it has left, however long that takes', async () => {
    const week = minutes(60 * 24 * 7) + 1;
    const id = await keep('a.pdf', Buffer.from('%PDF'));
    await sweep();
    now += week;
    // The sweep of the next moment would take it.
    await send({ mediaId: id, filename: 'a.pdf' });
    for (let waited = 0; waited < 3; waited += 1) {
      await sweep();
      now += week;
    }
    expect(await isThere(id)).toBe(true);
    await deliver();
    expect(await outbox()).toMatchObject([{ state: 'sent' }]);
    await sweep();
    now += week;
    await sweep();
    expect(await isThere(id)).toBe(false);
  });
});

it('is forgotten after a year, and its link with its code', async () => {
  await post();
  now += minutes(60 * 24 * 365);
  expect(await sweepMail(pools, now)).toBe(0);
  now += 1;
  expect(await sweepMail(pools, now)).toBe(1);
  expect(await outbox()).toEqual([]);
});
