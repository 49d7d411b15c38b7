import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicKeyOf } from '../../schema/rules/public-keys/publicKeys.ts';
import type { Json } from '../support/app.ts';
import { putFile } from '../support/media.ts';
import type { PrincipalName } from '../support/principals.ts';
import { openWorkshop, type Workshop } from '../support/workshop.ts';

/** The mail log: mail that arrives, whom it is about and who may read it, and mail that is written here. */
let shop: Workshop;
let mine: Json;
let other: Json;
/** File of a mail that arrived. */
let received = '';

const base = '/client/v1/mail-logs';
const tokenOf = (as: PrincipalName) => shop.house.of(as).token;
const ask = (method: string, path: string, body?: object, as: PrincipalName = 'agency') =>
  shop.test.ask({ method, path: `${base}${path}`, token: tokenOf(as), ...(body && { body }) });
const lines = (...all: readonly string[]) => all.join('\r\n');

/** A mail from somebody, with further lines of its head. */
const raw = (id: string, from: string, subject: string, ...head: readonly string[]) =>
  lines(`From: ${from}`, 'To: office@agency.test', `Message-ID: <${id}@x.test>`, `Subject: ${subject}`, ...head, '');
/** Hands a mail over; null if nothing new was kept. */
const arrive = async (source: string, as: PrincipalName = 'agency'): Promise<string | null> => {
  const headers = { 'content-type': 'message/rfc822' };
  const body = `${source}\r\nBody of it`;
  const path = `${base}/inbound`;
  const { status, data, text } = await shop.test.ask({ method: 'POST', path, token: tokenOf(as), body, headers });
  expect(status, text).toBe(200);
  return data.id;
};
const arrived = async (source: string): Promise<string> => {
  const id = await arrive(source);
  if (id === null) throw new Error('nothing was kept');
  return id;
};
const read = (id: string) => shop.read('mailLog', id);
const run = (sweep: string) => shop.test.app.jobs.sweeps().get(sweep)?.run(new AbortController().signal);
const outbox = async () =>
  (await shop.test.pools.owner.query(`select * from mail where kind = 'talk' order by created_at, id`)).rows;

beforeAll(async () => {
  shop = await openWorkshop(['agency', 'editAll', 'viewAll', 'viewAssigned', 'editAssigned', 'none', 'otherAgency']);
  const assigneeIds = [shop.house.of('viewAssigned').actor?.staffId];
  [mine, other] = await Promise.all([
    shop.make('talent', { displayName: 'Ida Mine', email: 'ida@mine.test', assigneeIds }),
    shop.make('talent', { displayName: 'Secret Star', email: 'star@secret.test' }),
  ]);
});
afterAll(() => shop.close());

describe('a mail that arrives', () => {
  it('is kept once, is about whom it knows, and never comes back when deleted', async () => {
    const partner = await shop.make('partner', { displayName: 'Studio' });
    const contact = await shop.make('partnerContact', { name: 'Kim', clientId: partner.id, email: 'Kim@studio.test' });
    const replyTo = 'Reply-To: Desk <Desk@Studio.test>, kim@studio.test';
    const source = raw('once', 'Kim <KIM@studio.test>', 'The shoot', 'Cc: ida@mine.test', replyTo);
    const [id, again] = [await arrived(source), await arrive(source)];
    expect(again).toBeNull();
    const mail = await read(id);
    expect(mail).toMatchObject({ direction: 'IN', state: 'RECEIVED', subject: 'The shoot', fromName: 'Kim' });
    expect(mail.replyTo).toBe('desk@studio.test, kim@studio.test');
    expect(new Set(mail.aboutIds)).toEqual(new Set([contact.id, mine.id]));
    expect((await shop.call('mailLog', 'delete', { id })).status).toBe(200);
    expect(await arrive(source)).toBeNull();
  });

  it('stands in the thread of the mail that it names, whatever its subject, and in one of its own without', async () => {
    const first = await read(await arrived(raw('t1', 'ida@mine.test', 'Hello')));
    const answer = await read(await arrived(raw('t2', 'ida@mine.test', 'Something else', 'References: <t1@x.test>')));
    const alone = await read(await arrived(raw('t3', 'ida@mine.test', 'Re: Hello')));
    expect([answer.threadId === first.threadId, alone.threadId === first.threadId]).toEqual([true, false]);
    const { data } = await ask('GET', `/${answer.id}/thread`);
    expect(data.data.map(({ subject }: Json) => subject)).toEqual(['Hello', 'Something else']);
  });

  it('leaves nothing in any table if it is between strangers', async () => {
    expect(await arrive(raw('s1', 'someone@stranger.test', 'STRANGE', 'Cc: x@stranger.test'))).toBeNull();
    const { rows } = await shop.test.pools.owner.query(
      `select query_to_xml(format('select * from %I', c.relname), true, false, '')::text as content
       from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r'`,
    );
    expect(rows.filter(({ content }: { content: string }) => /stranger\.test|STRANGE/u.test(content))).toEqual([]);
  });

  it('keeps files under a plain name, and HTML without what would be loaded or run', async () => {
    const type = 'multipart/related; boundary=b';
    const html = '<p onclick="x()">Hi</p><script>x()</script><img src="https://web.test/a.png"><img src="cid:logo@x">';
    const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const part = (kind: string, name: string, content: string, ...more: readonly string[]) =>
      lines('--b', `Content-Type: ${kind}; name="${name}"`, 'Content-Transfer-Encoding: base64', ...more, '', content);
    const source = lines(
      raw('f1', 'ida@mine.test', 'Files', 'MIME-Version: 1.0', `Content-Type: ${type}`),
      lines('--b', 'Content-Type: text/html', '', html),
      part('image/png', 'logo.png', picture, 'Content-ID: <logo@x>', 'Content-Disposition: inline'),
      part('text/plain', '../../x', 'aGVsbG8=', 'Content-Disposition: attachment'),
      '--b--',
    );
    const id = await arrived(source);
    const { attachments } = await read(id);
    expect(attachments.map(({ filename }: Json) => filename)).toEqual(['logo.png', 'x']);
    received = attachments[1].id;
    const { data } = await ask('GET', `/${id}/content`);
    expect(data.html).toMatch(/^<p>Hi<\/p>\s*<img src="cid:logo@x" \/>/u);
    expect(data).toMatchObject({ blockedPictures: 1, pictures: { 'logo@x': attachments[0].id } });
  });

  it('is refused if it is no mail, and to whoever may not write', async () => {
    const post = async (body: string, as: PrincipalName) => {
      const headers = { 'content-type': 'message/rfc822' };
      return (await shop.test.ask({ method: 'POST', path: `${base}/inbound`, token: tokenOf(as), body, headers }))
        .status;
    };
    expect([await post('', 'agency'), await post('x', 'viewAll'), await post('x', 'none')]).toEqual([400, 403, 403]);
  });
});

describe('a reader with assigned people', () => {
  it('sees their mail alone: in list, search, export, thread, content and history', async () => {
    const seen = await arrived(raw('r1', 'ida@mine.test', 'Zebra seen'));
    const hidden = await arrived(
      raw('r2', 'Secret Star <star@secret.test>', 'Zebra hidden', 'In-Reply-To: <r1@x.test>'),
    );
    const as = 'viewAssigned';
    const given = { keyword: 'Zebra' };
    const list = await shop.call('mailLog', 'list', { given, as });
    expect(list.data).toMatchObject({ total: 1, data: [{ id: seen }] });
    const texts = [
      list,
      await shop.call('mailLog', 'export', { given, as }),
      await shop.call('mailLog', 'history', { id: seen, as }),
      await ask('GET', `/${seen}/thread`, undefined, as),
      await shop.test.ask({ method: 'GET', path: '/client/v1/search', query: { q: 'Zebra' }, token: tokenOf(as) }),
    ];
    for (const { text } of texts)
      for (const secret of ['Secret Star', 'secret.test', 'hidden']) expect(text).not.toContain(secret);
    for (const operation of ['one', 'history'] as const)
      expect((await shop.call('mailLog', operation, { id: hidden, as })).status).toBe(404);
    for (const path of [`/${hidden}/thread`, `/${hidden}/content`])
      expect((await ask('GET', path, undefined, as)).status).toBe(404);
    expect((await ask('GET', `/${seen}/content`, undefined, 'none')).status).toBe(403);
    expect((await ask('GET', `/${seen}/content`, undefined, 'otherAgency')).status).toBe(404);
  });

  it('reaches no other mail or file by its id, its thread or an answer to it', async () => {
    const head = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
    const file = [
      '--b',
      'Content-Type: text/plain; name=s.txt',
      'Content-Disposition: attachment',
      '',
      'Secret',
      '--b--',
    ];
    const source = lines(raw('h1', 'star@secret.test', 'Hidden', ...head), ...file);
    const hidden = await read(await arrived(source));
    const as = 'editAssigned';
    const [{ id: media, url }] = hidden.attachments;
    const open = async (path: string, by: PrincipalName) =>
      (await shop.test.ask({ method: 'GET', path, token: tokenOf(by) })).status;
    expect(await open(`/media/v1/${media}`, 'agency')).toBe(200);
    for (const path of [`/media/v1/${media}`, url]) expect(await open(path, as)).toBe(404);
    const change = { version: 1, given: { aboutIds: [mine.id] } };
    for (const [operation, options] of [['one'], ['delete'], ['update', change]] as const)
      expect((await shop.call('mailLog', operation, { id: hidden.id, as, ...options })).status, operation).toBe(404);
    for (const given of [{ threadId: hidden.threadId }, { aboutIds: [other.id] }])
      expect((await shop.call('mailLog', 'list', { given, as })).data.total).toBe(0);
    expect((await ask('POST', `/${hidden.id}/withdraw`, {}, as)).status).toBe(404);
    const letter = { to: ['x@stranger.test'], subject: 'Re', text: 'x' };
    for (const more of [{ answers: hidden.id }, { about: [{ kind: 'talent', id: other.id }] }]) {
      const { status, text } = await ask('POST', '/send', { ...letter, ...more }, as);
      expect(status, `${JSON.stringify(more)} ${text}`).toBe(400);
    }
  });

  it('answers an enquiry and a mail about people whom they may not read, and names nobody by guess', async () => {
    const as = 'editAssigned';
    const staffId = shop.house.of(as).actor?.staffId;
    const form = await shop.make('enquiryForm', { name: 'Fans', staffIds: [staffId], talentIds: [] });
    const key = publicKeyOf(shop.house.agencyId, form.id);
    const body = { key, name: 'Star', email: 'star@secret.test', message: 'Are you there?' };
    await shop.test.app.inject({ method: 'POST', url: '/client/v1/enquiries/submit', payload: body });
    await shop.test.app.background.settled();
    const asked = await shop.call('enquiry', 'list', { given: { keyword: 'Are you there' }, as });
    const [enquiry] = asked.data.data;
    expect((await shop.read('enquiry', enquiry.id)).aboutIds).toEqual([other.id]);
    const letter = { to: ['star@secret.test'], subject: 'Re', text: 'Yes' };
    const { status, data, text } = await ask('POST', '/send', { ...letter, answersEnquiry: enquiry.id }, as);
    expect(status, text).toBe(200);
    expect((await read(data.id)).aboutIds).toEqual([other.id]);
    // Its writer may read and withdraw it, and the answer to it stays with the same people.
    const next = await ask('POST', '/send', { ...letter, answers: data.id }, as);
    expect((await read(next.data.id)).aboutIds).toEqual([other.id]);
    for (const { id } of [next.data, data]) expect((await ask('POST', `/${id}/withdraw`, {}, as)).status).toBe(200);
    const unread = await shop.make('enquiryForm', { name: 'Others', staffIds: [], talentIds: [] });
    await shop.test.app.inject({
      method: 'POST',
      url: '/client/v1/enquiries/submit',
      payload: { ...body, key: publicKeyOf(shop.house.agencyId, unread.id), message: 'Not for them' },
    });
    await shop.test.app.background.settled();
    const [hidden] = (await shop.call('enquiry', 'list', { given: { keyword: 'Not for them' } })).data.data;
    for (const more of [{ answersEnquiry: hidden.id }, { about: [{ kind: 'talent', id: other.id }] }]) {
      const refused = await ask('POST', '/send', { ...letter, ...more }, as);
      expect([refused.status, refused.text.includes('Secret Star')], JSON.stringify(more)).toEqual([400, false]);
    }
  });

  it('sees mail with the contacts of their partners, from the moment they are its staff and no longer', async () => {
    const partner = await shop.make('partner', { displayName: 'Label' });
    await shop.make('partnerContact', { name: 'Lou', clientId: partner.id, email: 'lou@label.test' });
    const id = await arrived(raw('p1', 'lou@label.test', 'Through'));
    const sees = async () => (await shop.call('mailLog', 'one', { id, as: 'viewAssigned' })).status === 200;
    const assign = async (assigneeIds: readonly (string | null | undefined)[]) => {
      const { version } = await shop.read('partner', partner.id);
      const { status, text } = await shop.call('partner', 'update', {
        id: partner.id,
        version,
        given: { assigneeIds },
      });
      expect(status, text).toBe(200);
      return sees();
    };
    const staffId = shop.house.of('viewAssigned').actor?.staffId;
    expect([await sees(), await assign([staffId]), await assign([])]).toEqual([false, true, false]);
  });

  it('writes to strangers, and takes it back, though it is about nobody', async () => {
    const as = 'editAssigned';
    const { data } = await ask('POST', '/send', { to: ['x@stranger.test'], subject: 'Hello', text: 'x' }, as);
    expect((await shop.call('mailLog', 'one', { id: data.id, as })).status).toBe(200);
    expect((await ask('POST', `/${data.id}/withdraw`, {}, as)).status).toBe(200);
  });
});

describe('a mail that is written here', () => {
  const letter = (more: object = {}) => ({ to: ['ida@mine.test'], subject: 'Offer', text: 'Dear **Ida**', ...more });
  const sent = async (body: object, as?: PrincipalName): Promise<Json> => {
    const { status, data, text } = await ask('POST', '/send', body, as);
    expect(status, text).toBe(200);
    return data;
  };

  it('can be withdrawn for ten seconds by its sender, and not after; the enquiry is answered when it leaves', async () => {
    const { id: answersEnquiry } = await shop.make('enquiry');
    const stateOf = async () => (await shop.read('enquiry', answersEnquiry)).state;
    expect(await stateOf()).toBe('NEW');
    const { id, leavesAt } = await sent(letter({ answersEnquiry }));
    expect(leavesAt).toBe(shop.test.now() + 10_000);
    expect((await ask('POST', `/${id}/withdraw`, {}, 'editAll')).status).toBe(404);
    expect((await ask('POST', `/${id}/withdraw`, {})).status).toBe(200);
    expect((await shop.call('mailLog', 'one', { id })).status).toBe(404);
    const { id: kept } = await sent(letter({ answersEnquiry }));
    shop.test.pass(11_000);
    expect(await stateOf()).toBe('NEW');
    await run('run-jobs');
    expect(await stateOf()).toBe('ANSWERED');
    const late = await ask('POST', `/${kept}/withdraw`, {});
    expect([late.status, late.text.includes('mailHasLeft')]).toEqual([400, true]);
    expect(await outbox()).toHaveLength(1);
  });

  it('is sent once, however often its answer is lost', async () => {
    const post = () =>
      shop.test.ask({
        method: 'POST',
        path: `${base}/send`,
        token: tokenOf('agency'),
        body: letter({ subject: 'Only once' }),
        headers: { 'idempotency-key': 'once' },
      });
    const [first, second] = [await post(), await post()];
    expect([first.status, second.data.id]).toEqual([200, first.data.id]);
    expect((await shop.call('mailLog', 'list', { given: { keyword: 'Only once' } })).data.total).toBe(1);
  });

  it('goes to the outbox with its thread, copies, files and the address for answers, each time one', async () => {
    shop.test.pass(11_000);
    await run('run-jobs');
    await shop.test.pools.owner.query('delete from mail');
    const answers = await arrived(raw('q1', 'ida@mine.test', 'A question'));
    const file = await putFile(shop.test, shop.house.of('agency').actor, 'offer.pdf', { type: 'document' as never });
    const body = letter({ answers, cc: ['star@secret.test'], attachments: [file], subject: 'Re: A question' });
    const { id } = await sent(body);
    await sent(letter({ subject: 'Another' }));
    shop.test.pass(11_000);
    await run('run-jobs');
    const [answer, another] = await outbox();
    expect([answer.subject, another.subject]).toEqual(['Re: A question', 'Another']);
    expect(answer.recipient).toBe('ida@mine.test');
    expect(answer.cc).toEqual(['star@secret.test']);
    expect(answer.envelope).toMatchObject({ inReplyTo: 'q1@x.test', references: ['q1@x.test'] });
    expect(answer.html).toContain('<strong>Ida</strong>');
    expect(JSON.stringify(answer)).toContain('offer.pdf');
    expect(JSON.stringify(answer.reply_to)).toContain('@');
    await run('follow-sent-mail');
    const mail = await read(id);
    expect(mail.fromName).toBe(mail.staff.displayName);
    expect(mail).toMatchObject({ state: 'KEPT', direction: 'OUT', threadId: (await read(answers)).threadId });
    expect(new Set(mail.aboutIds)).toEqual(new Set([mine.id, other.id]));
  });

  it('forwards files of a mail that its writer may read, and no other', async () => {
    expect((await sent(letter({ attachments: [received] }))).id).toBeDefined();
    const as = 'editAssigned';
    expect((await ask('POST', '/send', letter({ attachments: [received] }), as)).status).toBe(400);
  });

  it('is refused with a wrong address, a blank text, a mail that the writer may not read, or no right', async () => {
    const faultOf = async (body: object, as?: PrincipalName) => {
      const { status, text } = await ask('POST', '/send', body, as);
      const { error, errorDetails } = JSON.parse(text);
      return [status, errorDetails?.[0]?.field ?? null, errorDetails?.[0]?.key ?? error.key];
    };
    expect(await faultOf(letter({ cc: ['x@y'] }))).toEqual([400, 'cc.0', 'email']);
    expect(await faultOf(letter({ text: ' ​ ' }))).toEqual([400, 'text', 'required']);
    expect(await faultOf(letter({ answers: mine.id }))).toEqual([400, 'answers', 'reference']);
    expect((await faultOf(letter(), 'viewAll'))[0]).toBe(403);
  });
});
