import { v7 } from 'uuid';
import { systemActor, type Actor } from '../../../../schema/access/access.ts';
import type { mailLogCalls } from '../../../../schema/areas/conversations/calls/mailLogs.ts';
import { mailLog, type MailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import { withdrawTime } from '../../../../schema/areas/conversations/mail.ts';
import type { AnswerOf, CallBody } from '../../../../schema/language/call.ts';
import { patterns } from '../../../../schema/rules/patterns.ts';
import { isBlank, withoutMarks } from '../../../../schema/rules/texts.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { within, type Engine } from '../../../engine/engine.ts';
import { findRecord } from '../../../engine/reading/readOne.ts';
import { insertRecord } from '../../../engine/writing/create.ts';
import { removeRecord } from '../../../engine/removal/remove.ts';
import { fieldRefusal, invalid, notFound } from '../../../errors.ts';
import { oneLine } from '../../../integrations/mail/letter.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import type { TryLimiter } from '../../../tryLimiter.ts';
import { answeredOf } from './answered.ts';
import { peopleOfMail, readableOf } from './people.ts';
import { postMail } from './posting.ts';
import { threadOf } from './threads.ts';

type Asked = CallBody<typeof mailLogCalls.send>;

/** Dependencies of sending mail. */
export interface SendingDeps {
  readonly engine: Engine;
  readonly jobs: Pick<Jobs, 'enqueue' | 'cancel' | 'wake'>;
  /** Domain in which Message-IDs are made. */
  readonly domain: string;
  /** Counts the mails of an account. */
  readonly sends: TryLimiter;
}

const folded = (address: string) => withoutMarks(address).trim().toLowerCase();

/** Returns the name of whoever writes a mail; null without a staff record. */
async function writerOf(connection: Connection, { agencyId, staffId }: Actor): Promise<string | null> {
  const { rows } = await connection.query<{ label: string }>({
    text: 'select label from record where agency_id = $1 and id = $2',
    values: [agencyId, staffId],
  });
  return rows[0]?.label ?? null;
}

/**
 * Keeps a mail that an actor writes, and sends it in a moment. Throws 400 for wrong fields, 403 without the right.
 * @param running transaction in which it is kept; one of its own by default
 */
export async function sendMail(
  deps: SendingDeps,
  actor: Actor,
  asked: Asked,
  running?: Connection,
): Promise<AnswerOf<typeof mailLogCalls.send>> {
  const { engine, jobs, domain, sends } = deps;
  const agencyId = agencyOf(actor);
  const subject = oneLine(asked.subject);
  const blank = [...(subject === '' ? ['subject'] : []), ...(isBlank(asked.text) ? ['text'] : [])];
  const wrong = (['to', 'cc'] as const).flatMap((name) =>
    (asked[name] ?? []).flatMap((one, index) =>
      patterns.email.regex.test(folded(one)) ? [] : [fieldRefusal(`${name}.${index}`, 'email')],
    ),
  );
  if (wrong.length > 0) throw invalid(wrong);
  if (blank.length > 0) throw invalid(blank.map((name) => fieldRefusal(name, 'required')));
  await sends.take(actor.accountId);
  const { to, cc = [], about = [] } = asked;
  const here = running ? within(engine, running) : engine;
  const named = await readableOf(here, actor, about);
  if (named.length < new Set(about.map(({ id }) => id)).size) throw invalid([fieldRefusal('about', 'reference')]);
  const people = [...named, ...(await peopleOfMail(here, actor, [...to, ...cc].map(folded)))];
  const now = engine.clock();
  const recipients = [
    ...asked.to.map((address) => ({ kind: 'TO', address: folded(address), name: null })),
    ...(asked.cc ?? []).map((address) => ({ kind: 'CC', address: folded(address), name: null })),
  ];
  const keep = async (connection: Connection) => {
    const { inReplyTo, aboutIds, enquiryId } = await answeredOf(engine, connection, actor, asked);
    const threadId = (await threadOf(connection, agencyId, { inReplyTo, references: [] })) ?? v7();
    const made = await insertRecord(
      within(engine, connection),
      actor,
      mailLog.name,
      { aboutIds: [...new Set([...people, ...aboutIds])] },
      {
        connection,
        set: {
          subject,
          direction: 'OUT',
          state: 'WAITING',
          at: now,
          fromName: await writerOf(connection, actor),
          recipients,
          staffId: actor.staffId,
          text: asked.text,
          attachmentIds: asked.attachments ?? [],
          isAutomatic: false,
          threadId,
        },
      },
    );
    await connection.query({
      text: 'insert into mail_message (agency_id, message_id, thread_id, mail_id, at) values ($1, $2, $3, $4, $5)',
      values: [agencyId, `${made.id}@${domain}`, threadId, made.id, new Date(now).toISOString()],
    });
    const payload = {
      mailId: made.id,
      accountId: actor.accountId,
      inReplyTo,
      ...(enquiryId !== null && { enquiryId }),
    };
    await jobs.enqueue(connection, actor, postMail, payload, { at: now + withdrawTime, once: made.id });
    return made.id;
  };
  const id = await (running ? keep(running) : engine.database.transaction(agencyId, keep));
  // The clock of the queue looks each minute only.
  setTimeout(() => jobs.wake('run-jobs'), withdrawTime + 100).unref();
  return { id, leavesAt: now + withdrawTime };
}

/** Locks a mail until the transaction ends, and returns it; null if it is no longer in the log. */
export async function lockMail(
  connection: Connection,
  agencyId: string,
  id: string,
): Promise<Pick<MailLog, 'state'> | null> {
  const { rows } = await connection.query<Pick<MailLog, 'state'>>({
    text: `select state from ${mailLog.table} where agency_id = $1 and id = $2 and deleted_at is null for no key update`,
    values: [agencyId, id],
  });
  return rows[0] ?? null;
}

/** Stops a mail that the actor sent and that has not left, and takes it out of the log. Throws 400 if it has left. */
export async function withdrawMail({ engine, jobs }: SendingDeps, actor: Actor, id: string): Promise<void> {
  const agencyId = agencyOf(actor);
  await engine.database.transaction(agencyId, async (connection) => {
    const here = within(engine, connection);
    const { record } = await findRecord(here, actor, mailLog.name, id, { fields: ['staff'] });
    if (((record as unknown as MailLog).staff?.id ?? null) !== actor.staffId) throw notFound();
    const locked = await lockMail(connection, agencyId, id);
    const { count } = await connection.query({
      text: `select from job where agency_id = $1 and name = $2 and once = $3 and state = 'waiting'
        and payload ->> 'accountId' = $4`,
      values: [agencyId, postMail.name, id, actor.accountId],
    });
    if (locked?.state !== 'WAITING' || count === 0) throw invalid([fieldRefusal('state', 'mailHasLeft')]);
    await jobs.cancel(connection, actor, postMail, id);
    // Whoever wrote it takes it back, whatever they may delete.
    const { accountId, staffId } = actor;
    await removeRecord(here, { ...systemActor(agencyId), accountId, staffId }, mailLog.name, id);
  });
}
