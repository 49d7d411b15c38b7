import { Type } from 'typebox';
import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import { enquiry } from '../../../../schema/areas/conversations/entities/enquiry.ts';
import { mailLog, type MailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import type { Connection } from '../../../database/pools.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord, findRecords } from '../../../engine/reading/readOne.ts';
import { takeStep } from '../../../engine/states/takeStep.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { defineJob } from '../../../jobs/job.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { htmlOf } from './html.ts';
import { settleMails, type SettledMail } from './settling.ts';
import { messagesOfThread } from './threads.ts';

/** Message-IDs that an answer names: the newest of a thread are enough to find it. */
const mostReferences = 50;

/** Hands a mail of the log to the outbox, once it can no longer be withdrawn. */
export const postMail = defineJob({
  name: 'postMail',
  payload: Type.Object({
    mailId: Type.String({ format: 'uuid' }),
    accountId: Type.String({ format: 'uuid' }),
    inReplyTo: Type.Union([Type.String(), Type.Null()]),
    enquiryId: Type.Optional(Type.String({ format: 'uuid', description: 'The enquiry that it answers' })),
  }),
});

/** Dependencies of posting mail. */
export interface PostingDeps {
  readonly engine: Engine;
  readonly outbox: Outbox;
}

interface Sender {
  readonly name: string | null;
  readonly address: string | null;
}

/** Name of a sender, and the address at which answers come: a mailbox of theirs that is read, or their own. */
async function senderOf(connection: Connection, agencyId: string, staffId: string | null): Promise<Sender> {
  const { rows } = await connection.query<Sender>({
    text: `select r.label as name, coalesce(
        (select b.address from mailbox b where b.agency_id = $1 and b.staff_id = $2 order by b.created_at limit 1),
        (select p.value from contact_point p where p.agency_id = $1 and p.record_id = $2 and p.kind = 'EMAIL' limit 1)) as address
      from record r where r.agency_id = $1 and r.id = $2`,
    values: [agencyId, staffId],
  });
  return rows[0] ?? { name: null, address: null };
}

const addressesOf = ({ recipients }: MailLog, kind: string) =>
  recipients.filter((one) => one.kind === kind).map(({ address }) => address);

/** Marks an enquiry as answered, unless it is deleted or was answered or closed meanwhile. */
async function answerEnquiry(here: Engine, actor: Actor, id: string): Promise<void> {
  const found = await findRecords(here, actor, enquiry.name, [id], { fields: ['state'] });
  const state = found.get(id)?.record['state'];
  if (state === 'NEW' || state === 'OPEN') await takeStep(here, actor, enquiry.name, id, 'answer');
}

/** Handles the job: one mail in the outbox for each mail of the log, by the transaction that ends the job. */
export function handlePosting(jobs: Pick<Jobs, 'handle'>, { engine, outbox }: PostingDeps): void {
  jobs.handle(postMail, async ({ payload: { mailId, accountId, inReplyTo, enquiryId }, agencyId }, connection) => {
    const here = within(engine, connection);
    const actor = { ...systemActor(agencyId), accountId };
    const locked = await connection.query({
      text: `select from ${mailLog.table} where agency_id = $1 and id = $2 and deleted_at is null and state = 'WAITING'
        for no key update`,
      values: [agencyId, mailId],
    });
    if (locked.count === 0) return;
    const { record } = await findRecord(here, actor, mailLog.name, mailId);
    const mail = record as unknown as MailLog;
    const { rows } = await connection.query<{ messageId: string; threadId: string }>({
      text: `select message_id as "messageId", thread_id as "threadId" from mail_message where agency_id = $1 and mail_id = $2`,
      values: [agencyId, mailId],
    });
    const [own] = rows;
    if (own === undefined) throw new Error(`the mail ${mailId} has no Message-ID`);
    const thread = await messagesOfThread(connection, agencyId, own.threadId);
    const sender = await senderOf(connection, agencyId, mail.staff?.id ?? null);
    const [to = '', ...also] = addressesOf(mail, 'TO');
    await outbox.post(connection, {
      agencyId,
      accountId: null,
      kind: 'talk',
      to,
      cc: addressesOf(mail, 'CC'),
      subject: mail.subject,
      text: `${mail.text ?? ''}\n`,
      html: await htmlOf(mail.text ?? ''),
      attachments: mail.attachments.map(({ id, filename }) => ({ mediaId: id, filename })),
      about: { entity: mailLog.name, id: mailId },
      ...(sender.address !== null && {
        replyTo: { address: sender.address, ...(sender.name !== null && { name: sender.name }) },
      }),
      envelope: {
        also,
        messageId: own.messageId,
        ...(sender.name !== null && { senderName: sender.name }),
        ...(inReplyTo !== null && {
          inReplyTo,
          references: thread.filter((one) => one !== own.messageId).slice(-mostReferences),
        }),
      },
    });
    if (enquiryId !== undefined) await answerEnquiry(here, { ...actor, staffId: mail.staff?.id ?? null }, enquiryId);
  });
}

const states = { kept: 'KEPT', sent: 'SENT', failed: 'FAILED', withdrawn: 'FAILED' } as const;

/** Gives mails that wait the states that the outbox has of them by now. Returns their number. */
export async function followOutbox({ engine }: Pick<PostingDeps, 'engine'>, agencyId: string): Promise<number> {
  const { rows } = await engine.database.query<Omit<SettledMail, 'state'> & { state: keyof typeof states }>(agencyId, {
    text: `select l.id, l.staff_id as "staffId", m.state, m.failure
      from (select id, staff_id from ${mailLog.table} where agency_id = $1 and state = 'WAITING' and deleted_at is null limit 500) l
      cross join lateral (select * from mail_of_record(array[l.id], 1, 0)) m where m.state <> 'waiting'`,
    values: [agencyId],
  });
  await settleMails(
    engine,
    agencyId,
    rows.map(({ state, ...mail }) => ({ ...mail, state: states[state] })),
  );
  return rows.length;
}
