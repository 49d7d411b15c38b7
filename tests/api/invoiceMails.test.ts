import { afterAll, describe, expect, it } from 'vitest';
import { createOutbox } from '../../server/areas/identity/mail/outbox.ts';
import { remindOfInvoices } from '../../server/areas/money/mails/reminders.ts';
import type { Json } from '../support/app.ts';
import { refusalOf } from '../support/contracts.ts';
import { openInvoices } from '../support/invoices.ts';
import type { PrincipalName } from '../support/principals.ts';

/** Mails about invoices: the first sending, further ones, and reminders. It is noon of 20 November 2026 in Sydney. */
const { shop, ask, ok, client, invoice, step } = await openInvoices();
afterAll(() => shop.close());

const { agencyId } = shop.house;
const { app, pools } = shop.test;
const payer: Json = await shop.make('partner', {
  displayName: 'Lyric Theatre',
  billingContacts: [{ name: 'Box office' }, { name: 'Mara', email: 'mara@lyric.test' }],
});

interface Mail {
  readonly recipient: string;
  readonly cc: readonly string[];
  readonly reply_to: string | null;
  readonly subject: string;
  readonly text: string;
  readonly files: readonly { readonly mediaId: string; readonly filename: string }[];
}

/** Mails about an invoice, the oldest first. */
async function mailsOf(id: string): Promise<readonly Mail[]> {
  const { rows } = await pools.owner.query<Mail>(
    'select recipient, cc, reply_to, subject, text, files from mail where about_id = $1 order by created_at, id',
    [id],
  );
  return rows;
}

const settings = (path: string, body: object, as?: PrincipalName, query = {}) =>
  shop.test.ask({ method: 'PUT', path, query, body, token: shop.house.of(as ?? 'agency').token });
/** Writes the words of a type of mails. */
async function word(type: string, body: object) {
  const path = '/client/v1/email-config';
  const { token } = shop.house.of('agency');
  const { version } = ok(await shop.test.ask({ method: 'GET', path, query: { type }, token }));
  return settings(path, { ...body, version }, 'agency', { type });
}
const open = (more: object = {}) => invoice({ clientId: payer.id, ...more });
const preview = async (id: string, as?: PrincipalName, of?: 'reminder'): Promise<Json> =>
  ok(
    await shop.test.ask({
      method: 'GET',
      path: `/finance/v1/invoices/${id}/preview-email`,
      query: of ? { as: of } : {},
      token: shop.house.of(as ?? 'agency').token,
    }),
  );
const mail = (call: 'send' | 'remind', id: string, given: object | null, key?: string, as: PrincipalName = 'agency') =>
  shop.test.ask({
    method: 'POST',
    path: `/finance/v1/invoices/${id}/${call}`,
    token: shop.house.of(as).token,
    ...(given && { body: given }),
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const send = (id: string, given: object | null = {}, key?: string, as?: PrincipalName) =>
  mail('send', id, given, key, as);
const remind = (id: string, given: object | null = null, key?: string, as?: PrincipalName) =>
  mail('remind', id, given, key, as);

describe('sending an invoice', () => {
  it('posts what the preview says, to the letter, with the PDF that is kept', async () => {
    const { id, number } = await open();
    const draft = await preview(id);
    expect(draft).toEqual({
      to: 'mara@lyric.test',
      cc: [],
      replyTo: null,
      subject: `Invoice ${number} from Harbour`,
      body: expect.stringMatching(
        /^Hello Mara,\n\n.* of AUD\s110\.00, due on \d\d \w+ 2026\.\n\nKind regards,\nHarbour$/,
      ),
      attachment: `${number}.pdf`,
      remindedAt: null,
    });
    expect(await mailsOf(id)).toEqual([]);
    const { mailId, isSending } = ok(await send(id));
    expect([mailId, isSending]).toEqual([expect.any(String), false]);
    const record = await shop.read('invoice', id);
    expect([record.status, record.sentOn]).toEqual(['SENT', '2026-11-20']);
    expect(await mailsOf(id)).toMatchObject([
      {
        recipient: draft.to,
        cc: [],
        reply_to: null,
        subject: draft.subject,
        text: `${draft.body}\n`,
        files: [{ mediaId: record.paper.id, filename: draft.attachment }],
      },
    ]);
    const query = { id, ownerType: 'invoice' };
    const log = await shop.test.ask({
      method: 'GET',
      path: '/client/v1/mail-logs/system',
      query,
      token: shop.house.of('viewAll').token,
    });
    expect(log.data.data).toMatchObject([{ id: mailId, to: draft.to, attachments: [{ filename: draft.attachment }] }]);
  });

  it('says what its sender wrote instead', async () => {
    const { id } = await open();
    const given = { to: 'box@lyric.test', cc: ['a@lyric.test'], subject: 'Ours', body: 'One\n\n\nTwo\nthree' };
    ok(await send(id, given));
    expect(await mailsOf(id)).toMatchObject([
      { recipient: 'box@lyric.test', cc: ['a@lyric.test'], subject: 'Ours', text: 'One\n\n\nTwo\nthree\n' },
    ]);
    expect(refusalOf(await send(id, { to: 'nobody' }))).toEqual([400, 'to', 'email']);
    expect(refusalOf(await send(id, { cc: ['a@lyric.test', 'nobody'] }))).toEqual([400, 'cc.1', 'email']);
    expect(refusalOf(await send(id, { subject: ' ' }))).toEqual([400, 'subject', 'required']);
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('leaves the invoice as it is where its client has no address, and takes one that is given', async () => {
    const { id, version } = await invoice();
    expect(refusalOf(await send(id))).toEqual([400, 'to', 'noMailAddress']);
    const kept = await shop.read('invoice', id);
    expect([kept.status, kept.paper, kept.version]).toEqual(['CREATED', null, version]);
    ok(await send(id, { to: 'found@opera.test' }));
    expect(await mailsOf(id)).toHaveLength(1);
  });

  it('says nothing of a due date that there is none of', async () => {
    const { id } = await open();
    ok(await shop.call('invoice', 'update', { id, given: { dueOn: null } }));
    expect((await preview(id)).body).toMatch(/110\.00\.\n/);
  });

  it('sends the same PDF again, as a second mail, without a new version', async () => {
    const { id } = await open();
    ok(await send(id, null));
    const { version, paper } = await shop.read('invoice', id);
    ok(await send(id, { to: 'again@lyric.test' }));
    const mails = await mailsOf(id);
    expect(mails.map(({ recipient }) => recipient)).toEqual(['mara@lyric.test', 'again@lyric.test']);
    expect(mails.map(({ files }) => files[0]?.mediaId)).toEqual([paper.id, paper.id]);
    expect((await shop.read('invoice', id)).version).toBe(version);
  });

  it('happens once for a key, however often and however much at a time it is asked', async () => {
    const { id } = await open();
    const answers = await Promise.all([send(id, {}, 'one'), send(id, {}, 'one')]);
    const [first, second] = answers.map(ok);
    expect(second).toEqual(first);
    expect(ok(await send(id, {}, 'one'))).toEqual(first);
    expect(await mailsOf(id)).toHaveLength(1);
    ok(await send(id, {}, 'two'));
    expect(await mailsOf(id)).toHaveLength(2);
  });

  it('freezes it once where two send it with keys of their own', async () => {
    const { id, version } = await open();
    for (const answer of await Promise.all([send(id, {}, 'a'), send(id, {}, 'b')])) ok(answer);
    const mails = await mailsOf(id);
    const files = mails.map(({ files: [file] }) => file?.mediaId);
    expect([files.length, new Set(files).size]).toEqual([2, 1]);
    expect((await shop.read('invoice', id)).version).toBe(version + 1);
  });

  it('is refused for one that is void, and to who may not change invoices', async () => {
    const { id } = await open();
    expect((await send(id, {}, undefined, 'viewAll')).status).toBe(403);
    expect((await preview(id, 'viewAll')).to).toBe('mara@lyric.test');
    for (const as of ['none', 'viewAssigned'] as const) {
      expect((await ask('GET', `invoices/${id}/preview-email`, undefined, as)).status).toBe(403);
      expect((await send(id, {}, undefined, as)).status).toBe(403);
    }
    expect((await send(id, {}, undefined, 'otherAgency')).status).toBe(404);
    ok(await step(id, 'void', { voidReason: 'Twice' }));
    expect(refusalOf(await send(id))).toEqual([400, undefined, 'closedInState']);
    expect(await mailsOf(id)).toEqual([]);
  });
});

describe('the words of mails about invoices', () => {
  it('are the agency’s own where it wrote some, with copies and answers to its addresses', async () => {
    const { id, number } = await open();
    const own = { subject: 'No {{number}}', body: 'Dear {{client}},\n{{ outstanding }}', cc: 'books@harbour.test' };
    ok(await word('invoice', { ...own, replyTo: 'accounts@harbour.test', attachesPdf: false }));
    const draft = await preview(id);
    expect(draft).toMatchObject({ subject: `No ${number}`, cc: ['books@harbour.test'], attachment: null });
    expect(draft.body).toMatch(/^Dear Lyric Theatre,\nAUD\s110\.00$/);
    ok(await send(id));
    expect(await mailsOf(id)).toMatchObject([
      { cc: ['books@harbour.test'], reply_to: 'accounts@harbour.test', subject: draft.subject, files: [] },
    ]);
    ok(await word('invoice', { subject: null, body: null, cc: null, replyTo: null, attachesPdf: true }));
    expect(await preview(id)).toMatchObject({ cc: [], replyTo: null, attachment: `${number}.pdf` });
  });

  it('are refused with merge fields that do not exist, which it names', async () => {
    const answer = await word('overdue', { subject: '{{numero}}', body: '{{number}} {{sum}}' });
    expect(answer.json.errorDetails).toMatchObject([
      { field: 'subject', key: 'unknownMergeFields', params: { names: 'numero' } },
      { field: 'body', key: 'unknownMergeFields', params: { names: 'sum' } },
    ]);
    expect((await settings('/client/v1/email-config', { version: 0 }, 'none', { type: 'invoice' })).status).toBe(403);
  });
});

describe('a report of a problem with invoices', () => {
  const report = (invoiceIds: readonly string[], message = 'Not <in> our books', as?: PrincipalName) =>
    ask('POST', 'send-error-email', { invoiceIds, message }, as);

  it('goes to the address of the settings, with the numbers and links', async () => {
    const [one, two] = [await open(), await open()];
    expect(refusalOf(await report([one.id]))).toEqual([400, 'errorReportTo', 'noErrorAddress']);
    ok(await ask('PUT', 'finance-config', { errorReportTo: 'books@lyric.test', version: 0 }));
    const { mailId } = ok(await report([one.id, two.id]));
    const { rows } = await pools.owner.query<Mail>('select recipient, subject, text from mail where id = $1', [mailId]);
    expect(rows).toMatchObject([{ recipient: 'books@lyric.test', subject: 'Problem with 2 invoices' }]);
    const text = rows[0]?.text ?? '';
    expect(text).toMatch(/^Not <in> our books\n/);
    for (const { id, number } of [one, two])
      expect(text).toMatch(new RegExp(`${number}\nhttp\\S+/invoice-preview/${id}\n`));
  });

  it('is refused without words, of unknown invoices, and to readers', async () => {
    const { id } = await open();
    expect(refusalOf(await report([id], ' '))).toEqual([400, 'message', 'required']);
    expect(refusalOf(await report([id, client.id]))).toEqual([400, 'invoiceIds.1', 'reference']);
    expect((await report([])).status).toBe(400);
    expect((await report([id], 'No', 'viewAll')).status).toBe(403);
    expect(refusalOf(await ask('PUT', 'finance-config', { errorReportTo: 'nobody', version: 1 }))).toEqual([
      400,
      'errorReportTo',
      'email',
    ]);
    expect((await ask('GET', 'finance-config')).data).toMatchObject({ feeBasis: 'PAID' });
    expect((await ask('GET', 'finance-config', undefined, 'none')).status).toBe(403);
  });
});

describe('a reminder of an invoice', async () => {
  const outbox = createOutbox({ isSending: false, clock: shop.test.now });
  const sweep = () => remindOfInvoices({ engine: app.engine, outbox }, agencyId);
  const until = (moment: string) => shop.test.pass(Math.max(0, Date.parse(moment) - shop.test.now()));
  /** Mails about an invoice after the one that sent it. */
  const reminders = async ({ id }: Json) => (await mailsOf(id)).slice(1);
  const subjects = async (of: Json) => (await reminders(of)).map(({ subject }) => subject);
  /** An invoice that was sent to its client. */
  const due = async (dueOn: string, more: object = {}): Promise<Json> => {
    const made = await open({ issuedOn: '2026-11-20', dueOn, ...more });
    ok(await send(made.id, { to: 'mara@lyric.test' }));
    return shop.read('invoice', made.id);
  };
  ok(await ask('PUT', 'invoice-reminder-config', { invoiceReminderInDays: [-3, -1, 7, 14] }));
  const first = await due('2026-11-24');
  const [unsent, paid, gone] = [await open({ dueOn: '2026-11-30' }), await due('2026-11-24'), await due('2026-11-24')];
  ok(await ask('PUT', `invoices/${paid.id}/payments`, { amount: '110.00', paidOn: '2026-11-20' }));
  ok(await step(gone.id, 'void', { voidReason: 'Twice' }));
  const homeless = await due('2026-11-24', { clientId: client.id });
  const paused = await due('2026-11-24');
  const handled = await due('2026-11-22');
  const [soon, stopped, late] = [await due('2026-11-22'), await due('2026-12-20'), await due('2026-12-29')];

  it('goes out by hand at once, as previewed, in the words of the day', async () => {
    const draft = await preview(handled.id, undefined, 'reminder');
    expect(draft).toMatchObject({ subject: `Invoice ${handled.number} is due on 22 Nov 2026`, remindedAt: null });
    const [one, same] = await Promise.all([remind(handled.id, null, 'now'), remind(handled.id, null, 'now')]);
    expect(ok(one)).toEqual(ok(same));
    expect(await reminders(handled)).toMatchObject([
      { subject: draft.subject, text: `${draft.body}\n`, files: [{ mediaId: handled.paper.id }] },
    ]);
    expect((await preview(handled.id)).remindedAt).toBe(shop.test.now());
    const late = await due('2026-11-18', { issuedOn: '2026-11-04' });
    ok(await remind(late.id, { to: 'box@lyric.test' }));
    expect(await reminders(late)).toMatchObject([
      { recipient: 'box@lyric.test', subject: `Invoice ${late.number} was due on 18 Nov 2026` },
    ]);
  });

  it('by hand is refused for what is not sent, paid, void or without an address, and to readers', async () => {
    expect(refusalOf(await remind(unsent.id))).toEqual([400, undefined, 'unsentReminder']);
    expect(refusalOf(await remind(paid.id))).toEqual([400, undefined, 'nothingOwed']);
    expect(refusalOf(await remind(gone.id))).toEqual([400, undefined, 'closedInState']);
    expect(refusalOf(await remind(homeless.id))).toEqual([400, 'to', 'noMailAddress']);
    expect((await remind(first.id, null, undefined, 'viewAll')).status).toBe(403);
    expect((await remind(first.id, null, undefined, 'otherAgency')).status).toBe(404);
  });

  it('may be paused while the invoice is sent, to which nothing else changes', async () => {
    const change = (given: object) => shop.call('invoice', 'update', { id: paused.id, given: { ...given } });
    expect((await change({ dueOn: '2026-12-24' })).status).toBe(400);
    ok(await change({ remindersPausedUntil: '2026-11-22' }));
  });

  it('is sent once, from 09:00 of the agency’s day on', async () => {
    until('2026-11-21T08:59:00+11:00');
    expect(await sweep()).toBe(0);
    // Today's step of it is not sent any more.
    ok(await remind(handled.id, { subject: 'Tomorrow' }));
    shop.test.pass(60_000);
    const sent = await Promise.all([sweep(), sweep(), sweep()]);
    expect(sent.reduce((sum, one) => sum + one)).toBe(2);
    expect(await sweep()).toBe(0);
    expect((await subjects(handled)).slice(1)).toEqual(['Tomorrow']);
    expect(await reminders(first)).toMatchObject([
      {
        recipient: 'mara@lyric.test',
        subject: `Invoice ${first.number} is due on 24 Nov 2026`,
        files: [{ mediaId: first.paper.id, filename: `${first.number}.pdf` }],
      },
    ]);
  });

  it('is none of a step before the invoice was sent', async () => {
    // The step of three days before was the day before it was sent.
    expect(await subjects(soon)).toEqual([`Invoice ${soon.number} is due on 22 Nov 2026`]);
  });

  it('is none of a step up to the day until which it is paused', async () => {
    expect(await subjects(paused)).toEqual([]);
    until('2026-11-23T09:00:00+11:00');
    await sweep();
    expect(await subjects(paused)).toEqual([`Invoice ${paused.number} is due on 24 Nov 2026`]);
  });

  it('says that the due date has passed from the day after it on', async () => {
    until('2026-12-01T09:00:00+11:00');
    await sweep();
    expect((await subjects(first)).at(-1)).toBe(`Invoice ${first.number} was due on 24 Nov 2026`);
  });

  it('is the newest alone after a stop of two days, and none after a longer one', async () => {
    until('2026-12-19T09:00:00+11:00');
    expect(await sweep()).toBe(1);
    expect(await subjects(stopped)).toEqual([`Invoice ${stopped.number} is due on 20 Dec 2026`]);
    until('2026-12-30T09:00:00+11:00');
    await sweep();
    expect(await subjects(stopped)).toHaveLength(1);
    expect(await subjects(late)).toEqual([`Invoice ${late.number} was due on 29 Dec 2026`]);
  });

  it('is none of what is not sent, paid or void, nor for a client without an address', async () => {
    expect(await mailsOf(unsent.id)).toEqual([]);
    for (const other of [paid, gone, homeless]) expect(await subjects(other)).toEqual([]);
  });
});
