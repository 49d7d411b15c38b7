import type { Actor } from '../../../../schema/access/access.ts';
import type { ApiKey } from '../../../../schema/areas/identity/calls/apiKeys.ts';
import type { Connection } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';
import { recordChanges } from '../../../engine/writing/recordChange.ts';

/** Mails a person that they have a new API key, in the transaction that makes it. */
export type MailKey = (connection: Connection, actor: Actor, key: ApiKey) => Promise<void>;

/** An API key, by its name and the staff record of its person. */
export interface NamedKey {
  readonly name: string;
  /** Null for a person without a staff record: there is no history to write to. */
  readonly staff_id: string | null;
}

/** Adds to the history of a staff record that an API key of the person was made or revoked. It never holds the key itself. */
export async function noteKey(
  engine: Engine,
  connection: Connection,
  actor: Actor,
  { name, staff_id: staffId }: NamedKey,
  what: 'made' | 'revoked',
): Promise<void> {
  if (staffId === null) return;
  const change = what === 'made' ? { before: null, after: name } : { before: name, after: null };
  await recordChanges(engine, connection, actor, 'staff', staffId, [{ field: 'apiKey', ...change }]);
}
