import { v7 } from 'uuid';
import type { Actor } from '../../../../schema/access/access.ts';
import type { CallBody } from '../../../../schema/language/call.ts';
import type { shareCalls } from '../../../../schema/areas/files/calls/shares.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { confirmSensitive, itemsToShare } from './itemsToShare.ts';
import type { Links } from './links.ts';
import { drawToken, tokenHash } from '../../../linkTokens.ts';
import { readAgency, readSender } from './senders.ts';
import { addressesFrom, endFrom, hashOfNew, noteFrom } from './terms.ts';

/** A share that is asked for. */
export type NewShare = CallBody<typeof shareCalls.create>;

/** A share that was checked and is about to be written. */
export interface PlannedShare {
  readonly ids: readonly string[];
  /** A mail for each; null is the link that somebody copies. */
  readonly recipients: readonly (string | null)[];
  readonly expiresAt: number;
  readonly passwordHash: string | null;
  readonly note: string | null;
  readonly mayDownload: boolean;
  readonly mostDownloads: number | null;
  readonly isConfirmed: boolean;
}

/** Dependencies of making shares. */
export interface CreatingDeps {
  readonly engine: Engine;
  readonly links: Links;
}

/**
 * Checks what is to be shared, and on which terms. Throws 400 for wrong terms, 404 for items that the actor may not read.
 * @param ownerId if given, whose tree the items have to be in
 */
export async function planShare(
  { engine }: Pick<CreatingDeps, 'engine'>,
  actor: Actor,
  given: NewShare,
  ownerId?: string,
): Promise<PlannedShare> {
  const emails = addressesFrom(given.emails ?? []);
  const expiresAt = endFrom(given.expiresAt, engine.clock());
  const ids = await itemsToShare(engine, actor, given.keys, ownerId);
  const passwordHash = await hashOfNew(given.password);
  return {
    ids,
    recipients: [...emails, ...((given.hasLink ?? emails.length === 0) || emails.length === 0 ? [null] : [])],
    expiresAt,
    passwordHash,
    note: noteFrom(given.note),
    mayDownload: given.mayDownload ?? true,
    mostDownloads: given.mostDownloads ?? null,
    isConfirmed: given.isConfirmed ?? false,
  };
}

/**
 * Writes a share with its links, and posts their mails, in a transaction. Returns its id. Throws 400 for sensitive files that
 * are not confirmed, 429 after too many mails.
 */
export async function writeShare(
  { engine, links }: CreatingDeps,
  connection: Connection,
  actor: Actor,
  plan: PlannedShare,
): Promise<string> {
  const agencyId = agencyOf(actor);
  const id = v7();
  const confirmed = await confirmSensitive(connection, actor, plan.ids, plan.isConfirmed);
  // After all that refuses, and in this transaction: what is not written counts for nothing.
  await links.count(connection, actor, plan.recipients.filter((email) => email !== null).length);
  await connection.query({
    text: `insert into share (agency_id, id, account_id, staff_id, created_at, expires_at, password_hash, may_download,
        most_downloads, note, confirmed_ids)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    values: [
      agencyId,
      id,
      actor.accountId,
      actor.staffId,
      new Date(engine.clock()).toISOString(),
      new Date(plan.expiresAt).toISOString(),
      plan.passwordHash,
      plan.mayDownload,
      plan.mostDownloads,
      plan.note,
      JSON.stringify(confirmed),
    ],
  });
  await connection.query({
    text: `insert into share_item (agency_id, share_id, item_id, position)
      select $1, $2, item, position from unnest($3::uuid[]) with ordinality as given(item, position)`,
    values: [agencyId, id, plan.ids],
  });
  const news = {
    agencyId,
    agency: await readAgency(connection),
    sender: await readSender(connection, { agency_id: agencyId, id }),
    note: plan.note,
    hasPassword: plan.passwordHash !== null,
    expiresAt: plan.expiresAt,
  };
  for (const [position, email] of plan.recipients.entries()) {
    const recipientId = v7();
    const token = drawToken(agencyId);
    const mailId = email === null ? null : await links.mail(connection, { ...news, email, token });
    await connection.query({
      text: `insert into share_recipient (agency_id, id, share_id, position, email, token_hash, sealed_token, mail_id)
        values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      values: [
        agencyId,
        recipientId,
        id,
        position,
        email,
        tokenHash(token),
        await links.seal(token, recipientId),
        mailId,
      ],
    });
  }
  return id;
}
