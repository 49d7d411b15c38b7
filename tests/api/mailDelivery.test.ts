import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPools, type Pools } from '../../server/database/pools.ts';
import { linkMark } from '../../schema/areas/identity/mail.ts';
import type { MailPort, NewMail } from '../../server/integrations/mail/port.ts';
import { smtpPort } from '../../server/integrations/mail/smtp.ts';
import { retryMinutes } from '../../server/jobs/job.ts';
import { deliverMail, keepMail, sweepMail } from '../../server/areas/identity/mail/delivery.ts';
import { createAccount } from '../../server/areas/identity/auth/accounts.ts';
import { createOutbox } from '../../server/areas/identity/mail/outbox.ts';
import { openMailServer, type MailServer } from '../support/mailServer.ts';
import { openTestDatabase, type TestDatabase } from '../support/testDatabase.ts';

const from = 'Greenroom <office@harbour.test>';
const address = 'https://office.harbour.test/reset-password?uuid=abc';

let database: TestDatabase;
let pools: Pools;
let server: MailServer;
let port: MailPort;
let now = Date.parse('2026-11-20T09:00:00Z');
const clock = () => now;
const minutes = (count: number) => count * 60_000;

beforeAll(async () => {
  [database, server] = await Promise.all([openTestDatabase(), openMailServer()]);
  pools = openPools(database.url);
  port = smtpPort({ url: server.url, from });
});
afterAll(async () => {
  port.close();
  await Promise.all([pools.close(), server.close()]);
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
  pools.transaction(null, (connection) => createOutbox({ isSending, clock }).post(connection, { ...mail, ...changed }));
const withLink = () => ({ link: { address, codeHash: Buffer.from('hash'), until: now + minutes(60) } });
const deliver = (through = port) => deliverMail({ pools, port: through, clock, log: { warn: () => undefined } });
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
    await deliverMail({ pools, port, clock, log: { warn: () => undefined } });
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

  it('is taken over from a server that died while it sent it', async () => {
    await post();
    const dying: MailPort = { send: () => new Promise<void>(() => undefined), close: () => undefined };
    void deliver(dying);
    await expect.poll(async () => (await outbox())[0].tries).toBe(1);
    expect(await deliver()).toBe(0);
    now += minutes(10);
    expect(await deliver()).toBe(1);
    expect(await outbox()).toMatchObject([{ state: 'sent' }]);
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
