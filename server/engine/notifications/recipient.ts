import type { Actor } from '../../../schema/access/access.ts';
import type { Connection } from '../../database/pools.ts';
import { actorOfAccount } from '../accountActor.ts';
import { within, type Engine } from '../engine.ts';

/** A person of the staff, and where mails reach them. */
export interface Recipient {
  readonly actor: Actor;
  readonly staffId: string;
  readonly email: string;
}

/** Returns the person whom a staff record is, with their present rights; null if they may not work in the agency now. */
export async function recipientOf(
  engine: Engine,
  connection: Connection,
  agencyId: string,
  staffId: string,
): Promise<Recipient | null> {
  const { rows } = await connection.query<{ account_id: string; email: string }>({
    text: 'select * from identity_staff_email($1)',
    values: [staffId],
  });
  const [account] = rows;
  const actor = account && (await actorOfAccount(within(engine, connection).database, agencyId, account.account_id));
  return account && actor ? { actor: { ...actor, staffId }, staffId, email: account.email } : null;
}
