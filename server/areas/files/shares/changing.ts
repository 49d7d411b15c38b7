import type { Actor } from '../../../../schema/access/access.ts';
import type { shareCalls } from '../../../../schema/areas/files/calls/shares.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import { notFound, RefusalError } from '../../../errors.ts';
import type { CreatingDeps } from './creating.ts';
import type { Links } from './links.ts';
import { readShare } from './reading.ts';
import { readAgency, readSender } from './senders.ts';
import { endFrom, hashOfNew, noteFrom } from './terms.ts';

/** Throws 404 for a share that the actor may not know of, 403 for one that the actor may only see and revoke. */
async function findChangeable({ engine, links }: CreatingDeps, actor: Actor, id: string) {
  const share = await readShare(engine, links, actor, id);
  if (!share.canChange) throw new RefusalError('forbidden', 'notAllowed');
  return share;
}

/** Changes the terms of a share: what the body names, and nothing else. */
export async function changeShare(
  deps: CreatingDeps,
  actor: Actor,
  id: string,
  body: CallBody<typeof shareCalls.change>,
): Promise<void> {
  const { engine } = deps;
  await findChangeable(deps, actor, id);
  const columns: Record<string, unknown> = {
    ...(body.expiresAt !== undefined && {
      expires_at: new Date(endFrom(body.expiresAt, engine.clock())).toISOString(),
    }),
    ...(body.mayDownload !== undefined && { may_download: body.mayDownload }),
    ...(body.mostDownloads !== undefined && { most_downloads: body.mostDownloads }),
    ...(body.password !== undefined && { password_hash: await hashOfNew(body.password) }),
    ...(body.note !== undefined && { note: noteFrom(body.note) }),
  };
  const names = Object.keys(columns);
  if (names.length === 0) return;
  await engine.database.query(agencyOf(actor), {
    text: `update share set ${names.map((name, index) => `${name} = $${index + 3}`).join(', ')}
      where agency_id = $1 and id = $2`,
    values: [agencyOf(actor), id, ...Object.values(columns)],
  });
}

async function withdrawLinks(connection: Connection, links: Links, agencyId: string, ids: readonly string[]) {
  const { rows } = await connection.query<{ id: string; sealed_token: string }>({
    text: 'select id, sealed_token from share_recipient where agency_id = $1 and id = any($2::uuid[])',
    values: [agencyId, ids],
  });
  for (const { id, sealed_token: sealed } of rows) await links.withdraw(connection, await links.open(sealed, id));
}

/** Revokes a share, or the link of one recipient; a mail that waits keeps no link. Once revoked it stays so. */
export async function revokeShare(
  { engine, links }: CreatingDeps,
  actor: Actor,
  id: string,
  recipientId: string | undefined,
): Promise<void> {
  const agencyId = agencyOf(actor);
  const { recipients } = await readShare(engine, links, actor, id);
  const revoked = recipients.filter((one) => recipientId === undefined || one.id === recipientId);
  if (recipientId !== undefined && revoked.length === 0) throw notFound();
  const at = new Date(engine.clock()).toISOString();
  await engine.database.transaction(agencyId, async (connection) => {
    await connection.query({
      text:
        recipientId === undefined
          ? 'update share set revoked_at = coalesce(revoked_at, $3) where agency_id = $1 and id = $2'
          : 'update share_recipient set revoked_at = coalesce(revoked_at, $3) where agency_id = $1 and id = $2',
      values: [agencyId, recipientId ?? id, at],
    });
    const ids = revoked.map((one) => one.id);
    await withdrawLinks(connection, links, agencyId, ids);
  });
}

/** Mails a recipient the link again. Throws 404 for a recipient without an address or whose link is revoked, 429 after too many. */
export async function mailAgain(deps: CreatingDeps, actor: Actor, id: string, recipientId: string): Promise<void> {
  const { engine, links } = deps;
  const agencyId = agencyOf(actor);
  const share = await findChangeable(deps, actor, id);
  const recipient = share.recipients.find((one) => one.id === recipientId);
  if (!recipient || recipient.email === null || recipient.url === null) throw notFound();
  if (share.state !== 'OPEN') throw new RefusalError('invalid', 'shareOver');
  const { email } = recipient;
  await engine.database.transaction(agencyId, async (connection) => {
    await links.count(connection, actor, 1);
    const { rows } = await connection.query<{ sealed_token: string }>({
      text: `select sealed_token from share_recipient
        where agency_id = $1 and id = $2 and revoked_at is null for update`,
      values: [agencyId, recipientId],
    });
    const [row] = rows;
    if (!row) throw notFound();
    const mailId = await links.mail(connection, {
      agencyId,
      agency: await readAgency(connection),
      sender: await readSender(connection, { agency_id: agencyId, id }),
      note: share.note,
      hasPassword: share.hasPassword,
      expiresAt: share.expiresAt,
      email,
      token: await links.open(row.sealed_token, recipientId),
    });
    await connection.query({
      text: 'update share_recipient set mail_id = $3 where agency_id = $1 and id = $2',
      values: [agencyId, recipientId, mailId],
    });
  });
}
