import type { Actor } from '../../../../schema/access/access.ts';
import { passesFeatureChecks } from '../../../../schema/access/scope.ts';
import type { Connection } from '../../../database/pools.ts';
import type { BeforeWriteListener } from '../../../engine/writing/events.ts';
import { RefusalError } from '../../../errors.ts';

/**
 * Refuses to suspend or reactivate an account: 403 for an admin's account if the actor is not an admin, 400 for the
 * actor's own and for the last active admin's. Locks the result until the end of the transaction.
 */
export async function requireOthersAccount(
  connection: Connection,
  actor: Actor,
  staffId: string,
  isTaken: boolean,
): Promise<void> {
  const { rows } = await connection.query<{ refusal: 'notAllowed' | 'ownAccount' | 'lastAdmin' | null }>({
    text: 'select identity_staff_refusal($1, $2, $3, $4) as refusal',
    values: [staffId, actor.accountId, passesFeatureChecks(actor), isTaken],
  });
  const key = rows[0]?.refusal ?? null;
  if (key !== null) throw new RefusalError(key === 'notAllowed' ? 'forbidden' : 'invalid', key);
}

/**
 * Protects accounts along with their staff records: an action refused on the account is refused on the record, as to API keys.
 */
export const guardAccounts: BeforeWriteListener = async ({ actor, id, action }, connection) => {
  if (action === 'delete' || action === 'restore') {
    if (actor.via) throw new RefusalError('forbidden', 'notByKey');
    await requireOthersAccount(connection, actor, id, action === 'delete');
  }
};
