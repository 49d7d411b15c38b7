import { systemAccountId } from '../../../../schema/access/access.ts';
import { can } from '../../../../schema/access/can.ts';
import { mailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import { actorOfAccount } from '../../../engine/accountActor.ts';
import { notifyOf } from '../../../engine/notifications/notify.ts';
import { MailboxError, type MailboxPort } from '../../../integrations/mailbox/port.ts';
import type { Sealer } from '../../../sealing.ts';
import { claimMailbox, endClaim, failClaim, type DueMailbox } from './claiming.ts';
import { readFolder, type FolderDeps, type Turn } from './folders.ts';
import { forgetPlaces } from './places.ts';

/** Dependencies of reading mailboxes. */
export interface ReadingDeps extends FolderDeps {
  readonly port: MailboxPort;
  /** Seals the passwords of mailboxes. */
  readonly sealer: Sealer;
}

/** Time between two readings, in milliseconds. */
const each = 120_000;
/** Mails that are read in one turn: other mailboxes come next. */
const inOneTurn = 2_000;
/** Time after which the owner is told that a mailbox cannot be read, in milliseconds. */
const toldAfter = 259_200_000;

/** Reads all folders of a mailbox; false if the turn ended first. */
async function readFolders(deps: ReadingDeps, turn: Turn): Promise<boolean> {
  const { agencyId, mailbox, signal } = turn;
  const { host, port, security, username: user } = mailbox;
  const password = await deps.sealer.open(Buffer.from(mailbox.password, 'base64'), mailbox.id);
  const box = await deps.port.open({ host, port, security, user, password }, signal);
  try {
    const folders = await box.folders();
    await forgetPlaces(deps.engine, agencyId, { mailboxId: mailbox.id, paths: folders.map(({ path }) => path) });
    for (const folder of folders) if (!(await readFolder(deps, turn, box, folder))) return false;
    return true;
  } finally {
    await box.close();
  }
}

/** Notes that a mailbox cannot be read. Its owner is told once, after three days. */
async function noteFailure({ engine }: ReadingDeps, { agencyId, mailbox }: Turn, error: MailboxError): Promise<void> {
  const now = engine.clock();
  await engine.database.transaction(agencyId, async (connection) => {
    await failClaim(connection, agencyId, mailbox, { failure: error.failure, text: error.message, now });
    const { rows } = await connection.query<{ staffId: string }>({
      text: `update mailbox set told_at = $3 where agency_id = $1 and id = $2 and failed_since <= $4
          and (told_at is null or told_at < failed_since) and staff_id is not null returning staff_id as "staffId"`,
      values: [agencyId, mailbox.id, new Date(now).toISOString(), new Date(now - toldAfter).toISOString()],
    });
    const notices = rows.map(({ staffId }) => ({ staffId, kind: 'MAILBOX_FAILED' as const }));
    const origin = { actor: { accountId: systemAccountId, staffId: null }, now };
    for (const notice of notices)
      await notifyOf(connection, { agencyId, recordId: notice.staffId, notices: [notice] }, origin);
  });
}

/** Returns true for a mailbox of the agency, and for one whose owner may write communications as when it was connected. */
async function mayBeRead({ engine }: ReadingDeps, agencyId: string, mailbox: DueMailbox): Promise<boolean> {
  if (mailbox.staffId === null) return true;
  const owner = await actorOfAccount(engine.database, agencyId, mailbox.accountId);
  return owner !== null && can(owner, 'create', mailLog.name, engine.registry) !== 'no';
}

async function readOne(deps: ReadingDeps, turn: Turn): Promise<void> {
  const { engine, log } = deps;
  const { agencyId, mailbox } = turn;
  try {
    const isWhole = (await mayBeRead(deps, agencyId, mailbox)) ? await readFolders(deps, turn) : null;
    const next = isWhole === false ? engine.clock() : engine.clock() + each;
    await endClaim(engine, agencyId, { id: mailbox.id, next, isWhole: isWhole === true });
  } catch (error) {
    if (error instanceof MailboxError) return noteFailure(deps, turn, error);
    log.error({ err: error, mailbox: mailbox.id }, 'a mailbox could not be read');
    await noteFailure(deps, turn, new MailboxError('protocol', 'The server of the agency failed', { cause: error }));
  }
}

/**
 * Reads the mailbox of an agency that has waited longest, or the one given, for one turn. Of mail that concerns nobody
 * whom the agency knows, nothing but the head is fetched, and nothing is stored or logged. Returns the number of mailboxes.
 * @param signal ends it between two mails
 */
export async function readDueMailbox(
  deps: ReadingDeps,
  agencyId: string,
  { id = null, signal }: { readonly id?: string | null; readonly signal?: AbortSignal } = {},
): Promise<number> {
  const mailbox = signal?.aborted ? null : await claimMailbox(deps.engine, agencyId, id);
  if (mailbox === null) return 0;
  await readOne(deps, { agencyId, mailbox, signal, room: inOneTurn });
  return 1;
}
