import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import type { Mailbox, mailboxCalls } from '../../../../schema/areas/conversations/calls/mailboxes.ts';
import { mailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import { mailboxesLimit } from '../../../../schema/areas/conversations/mail.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import { patterns } from '../../../../schema/rules/patterns.ts';
import { withoutMarks } from '../../../../schema/rules/texts.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import { fieldRefusal, invalid, notFound, RefusalError } from '../../../errors.ts';
import { MailboxError, type MailboxAccount } from '../../../integrations/mailbox/port.ts';
import { readDueMailbox, type ReadingDeps } from './reading.ts';

type Asked = CallBody<typeof mailboxCalls.create>;
type Changed = CallBody<typeof mailboxCalls.change>;

const day = 86_400_000;
const isAdmin = ({ role }: Actor) => role === 'agency';
const iso = (moment: number) => new Date(moment).toISOString();

/** Returns the mailboxes that an actor may change: their own; for admins every one of the agency. */
export async function mailboxesOf(
  deps: ReadingDeps,
  actor: Actor,
  id: string | null = null,
): Promise<readonly Mailbox[]> {
  requireRight(deps.engine, actor, 'create', mailLog.name);
  const agencyId = agencyOf(actor);
  const { rows } = await deps.engine.database.query<Mailbox>(agencyId, {
    text: `select m.id, m.address, m.host, m.port, m.security, m.username, m.since, m.created_at as "createdAt",
        m.read_at as "readAt", m.kept, m.failure, m.failure_text as "failureText", m.failed_since as "failedSince",
        m.staff_id is not null and m.account_id = $2 as "isOwn", r.label as owner
      from mailbox m left join record r on r.agency_id = m.agency_id and r.id = m.staff_id
      where m.agency_id = $1 and ($3 or (m.account_id = $2 and m.staff_id is not null)) and ($4::uuid is null or m.id = $4)
      order by m.staff_id is null desc, m.created_at, m.id limit 1000`,
    values: [agencyId, actor.accountId, isAdmin(actor), id],
  });
  return rows;
}

/** Returns one of the mailboxes that an actor may change. Throws 404 for any other. */
export async function findMailbox(deps: ReadingDeps, actor: Actor, id: string): Promise<Mailbox> {
  const [mailbox] = await mailboxesOf(deps, actor, id);
  if (!mailbox) throw notFound();
  return mailbox;
}

/** Opens a mailbox to learn whether it can be read. Throws 400 with the reason. */
async function requireOpen({ port }: ReadingDeps, account: MailboxAccount): Promise<void> {
  if (!port.allows(account.host, account.port, account.security)) throw invalid([fieldRefusal('host', 'mailboxHost')]);
  try {
    await (await port.open(account)).close();
  } catch (error) {
    if (!(error instanceof MailboxError)) throw error;
    const { failure } = error;
    if (failure === 'credentials') throw invalid([fieldRefusal('password', 'mailboxPassword')]);
    throw invalid([fieldRefusal('host', failure === 'refused' ? 'mailboxHost' : 'mailboxUnreachable')]);
  }
}

const seal = async ({ sealer }: ReadingDeps, password: string, id: string) =>
  (await sealer.seal(password, id)).toString('base64');

/** Adds a mailbox that could be opened, and begins to read it. */
export async function createMailbox(deps: ReadingDeps, actor: Actor, asked: Asked): Promise<Mailbox> {
  requireRight(deps.engine, actor, 'create', mailLog.name);
  const agencyId = agencyOf(actor);
  const { port, security, username: user, password, isShared = false, days = 0 } = asked;
  const staffId = isShared ? null : actor.staffId;
  if ((isShared && !isAdmin(actor)) || (!isShared && staffId === null))
    throw new RefusalError('forbidden', 'notAllowed');
  const address = withoutMarks(asked.address).trim().toLowerCase();
  if (!patterns.email.regex.test(address)) throw invalid([fieldRefusal('address', 'email')]);
  const host = asked.host.trim().toLowerCase();
  const present = await mailboxesOf(deps, actor);
  const alike = present.filter(({ isOwn, owner }) => (isShared ? owner === null : isOwn));
  if (alike.length >= mailboxesLimit) throw invalid([fieldRefusal('address', 'tooMany', { max: mailboxesLimit })]);
  await requireOpen(deps, { host, port, security, user, password });
  const id = v7();
  const now = deps.engine.clock();
  const { count } = await deps.engine.database.query(agencyId, {
    text: `insert into mailbox (agency_id, id, staff_id, account_id, address, host, port, security, username,
        sealed_password, since, created_at, next_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $12) on conflict (agency_id, address) do nothing`,
    values: [
      agencyId,
      id,
      staffId,
      actor.accountId,
      address,
      host,
      port,
      security,
      user,
      await seal(deps, password, id),
      iso(now - days * day),
      iso(now),
    ],
  });
  if (count === 0) throw invalid([fieldRefusal('address', 'mailboxTaken')]);
  return findMailbox(deps, actor, id);
}

/** Gives a mailbox another place or password, after it could be opened with them. */
export async function changeMailbox(deps: ReadingDeps, actor: Actor, id: string, changed: Changed): Promise<Mailbox> {
  const { engine } = deps;
  const former = await findMailbox(deps, actor, id);
  // Whoever may not know the password may not send it to another server.
  const isMoved = changed.host !== undefined || changed.port !== undefined || changed.security !== undefined;
  if ((isMoved || changed.username !== undefined) && changed.password === undefined)
    throw invalid([fieldRefusal('password', 'required')]);
  const agencyId = agencyOf(actor);
  if (changed.password === undefined) return former;
  const account = {
    host: (changed.host ?? former.host).trim().toLowerCase(),
    port: changed.port ?? former.port,
    security: changed.security ?? former.security,
    user: changed.username ?? former.username,
    password: changed.password,
  };
  await requireOpen(deps, account);
  await engine.database.query(agencyId, {
    text: `update mailbox set host = $3, port = $4, security = $5, username = $6, sealed_password = $7, next_at = $8,
        failure = null, failure_text = null, failed_since = null, failures = 0
      where agency_id = $1 and id = $2`,
    values: [
      agencyId,
      id,
      account.host,
      account.port,
      account.security,
      account.user,
      await seal(deps, account.password, id),
      iso(engine.clock()),
    ],
  });
  return findMailbox(deps, actor, id);
}

/** Reads a mailbox now, for one turn. */
export async function readNow(deps: ReadingDeps, actor: Actor, id: string): Promise<Mailbox> {
  await findMailbox(deps, actor, id);
  await readDueMailbox(deps, agencyOf(actor), { id });
  return findMailbox(deps, actor, id);
}

/** Forgets a mailbox, its password and its places. */
export async function deleteMailbox(deps: ReadingDeps, actor: Actor, id: string): Promise<void> {
  await findMailbox(deps, actor, id);
  await deps.engine.database.query(actor.agencyId, {
    text: 'delete from mailbox where agency_id = $1 and id = $2',
    values: [agencyOf(actor), id],
  });
}

/** Forgets the mailboxes of somebody who has left the agency. */
export async function forgetMailboxesOf(
  connection: Pick<Connection, 'query'>,
  agencyId: string,
  staffId: string,
): Promise<void> {
  await connection.query({
    text: 'delete from mailbox where agency_id = $1 and staff_id = $2',
    values: [agencyId, staffId],
  });
}
