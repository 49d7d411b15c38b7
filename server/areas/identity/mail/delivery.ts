import type { FastifyBaseLogger } from 'fastify';
import { linkMark } from '../../../../schema/areas/identity/mail.ts';
import type { Pools } from '../../../database/pools.ts';
import { MailRefusedError, type Envelope, type MailPort, type Message } from '../../../integrations/mail/port.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { retryMinutes } from '../../../jobs/job.ts';
import { readAttached } from './attached.ts';
import type { CarriedFile } from './carried.ts';

const minute = 60_000;
/** Another server may take over a mail whose sender died this long ago. Milliseconds. */
const lease = 10 * minute;
/** Retention of mail: a year in milliseconds. */
const keptFor = 31_536_000_000;

/** Dependencies of sending mail. */
export interface MailJobDeps {
  readonly pools: Pick<Pools, 'owner' | 'query'>;
  readonly port: MailPort;
  /** Storage of the files that mails carry. */
  readonly storage: StoragePort;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

interface Row {
  readonly id: string;
  readonly agency_id: string | null;
  readonly recipient: string;
  readonly cc: readonly string[];
  readonly reply_to: string | null;
  readonly reply_name: string | null;
  readonly files: readonly CarriedFile[];
  readonly envelope: Envelope;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly link: string | null;
  readonly link_until: number | null;
  readonly tries: number;
  readonly unsubscribe: string | null;
}

const at = (moment: number) => new Date(moment).toISOString();

/** A mail as it leaves, with its link in its texts and what is in its files. Throws what `readAttached` throws. */
async function messageOf({ pools: database, storage }: MailJobDeps, row: Row): Promise<Message> {
  const { id, agency_id: agencyId, recipient: to, cc, envelope, subject, link, unsubscribe } = row;
  const filled = (text: string) => (link ? text.replaceAll(linkMark, link) : text);
  const files =
    agencyId === null || row.files.length === 0 ? [] : await readAttached({ database, storage }, agencyId, row.files);
  const replyTo = row.reply_to !== null && {
    replyTo: { address: row.reply_to, ...(row.reply_name !== null && { name: row.reply_name }) },
  };
  const texts = { subject, text: filled(row.text), html: filled(row.html) };
  return { id, to, cc, envelope, ...texts, files, ...replyTo, ...(unsubscribe !== null && { unsubscribe }) };
}

/**
 * Sends the due mails one after the other; several servers share the work. A refused one is retried, at growing
 * intervals, until it is refused for good, a file of it is gone, or its link expires. Returns the number of mails it touched.
 */
export async function deliverMail(deps: MailJobDeps): Promise<number> {
  const { pools, port, clock, log } = deps;
  const claim = async () => {
    const { rows } = await pools.owner.query<Row>(
      `update mail set tries = tries + 1, next_try_at = $2
       where id = (
         select id from mail where state = 'waiting' and next_try_at <= $1
         order by next_try_at limit 1 for update skip locked
       )
       returning id, agency_id, recipient, cc, reply_to, reply_name, files, envelope, subject, text, html, link, link_until, tries,
         unsubscribe`,
      [at(clock()), at(clock() + lease)],
    );
    return rows[0];
  };
  const fail = async ({ id, tries, link_until: until }: Row, error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    const next = clock() + (retryMinutes[tries - 1] ?? Infinity) * minute;
    const isOver = error instanceof MailRefusedError || !Number.isFinite(next) || (until !== null && next >= until);
    log.warn({ mail: id, tries, err: error }, isOver ? 'mail failed' : 'mail is tried again');
    await pools.owner.query(
      `update mail set failure = $2, state = $3, next_try_at = coalesce($4, next_try_at)
       where id = $1 and state = 'waiting'`,
      [id, reason.slice(0, 500), isOver ? 'failed' : 'waiting', isOver ? null : at(next)],
    );
  };

  let touched = 0;
  for (let mail = await claim(); mail !== undefined; mail = await claim()) {
    touched += 1;
    let refusedCopies: string | null;
    try {
      refusedCopies = await port.send(await messageOf(deps, mail));
    } catch (error) {
      await fail(mail, error);
      continue;
    }
    await pools.owner.query(
      `update mail set state = 'sent', sent_at = $2, failure = $3, link = null, code_hash = null where id = $1`,
      [mail.id, at(clock()), refusedCopies?.slice(0, 500) ?? null],
    );
  }
  return touched;
}

/** Marks waiting mail as kept after the mail server was removed from the configuration; returns the number of mails. */
export async function keepMail(pools: Pick<Pools, 'owner'>): Promise<number> {
  const { rowCount } = await pools.owner.query(`update mail set state = 'kept' where state = 'waiting'`);
  return rowCount ?? 0;
}

/** Deletes expired codes, with the links to them, and old mail; returns their number. */
export async function sweepMail(pools: Pick<Pools, 'owner'>, now: number): Promise<number> {
  const codes = await pools.owner.query('delete from one_time_code where expires_at < $1', [at(now)]);
  const mails = await pools.owner.query('delete from mail where created_at < $1', [at(now - keptFor)]);
  return (codes.rowCount ?? 0) + (mails.rowCount ?? 0);
}
