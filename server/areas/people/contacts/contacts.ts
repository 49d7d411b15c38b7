import { foldedEmail } from '../../../../schema/rules/contact-points/points.ts';
import type { Connection } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import type { WriteIntent } from '../../../engine/writing/events.ts';
import { fieldRefusal, RefusalError } from '../../../errors.ts';

const kind = 'partnerContact';

/** Refuses a contact whose email another one of the same partner, talent or prospect has (CM 8). */
async function requireOwnEmail({ actor, id, after }: WriteIntent, connection: Connection): Promise<void> {
  const { email, clientId } = after;
  if (typeof email !== 'string') return;
  const agencyId = agencyOf(actor);
  // Two who add the same person at once wait for each other here.
  await connection.query({
    text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
    values: [`contact/${agencyId}/${String(clientId)}/${foldedEmail(email)}`],
  });
  const { count } = await connection.query({
    text: `select from partner_contacts where agency_id = $1 and client_id = $2 and lower(email) = $3 and id <> $4
      and deleted_at is null limit 1`,
    values: [agencyId, clientId, foldedEmail(email), id],
  });
  if (count === 0) return;
  throw new RefusalError('duplicateEmail', 'duplicateEmail', { details: [fieldRefusal('email', 'duplicateEmail')] });
}

/** Keeps that no two contacts of one owner have the same email. */
export function keepContacts(engine: Engine): void {
  engine.beforeWrite(kind, requireOwnEmail, {
    of: ['create', 'update'],
    unless: ['merge', 'unmerge', 'restore', 'cascade', 'undo'],
    when: ({ after, changes }) =>
      Boolean(after['email']) && changes.some(({ field }) => field === 'email' || field === 'clientId'),
  });
}
