import type { Connection } from '../../../../database/pools.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import { keyLetter, type MadeKey } from './letters.ts';
import { mailOwner } from './ownerMail.ts';

/** Notifies a person by mail of a new API key of theirs, in the transaction that makes it. */
export function mailKeyMade(connection: Connection, outbox: Outbox, accountId: string, key: MadeKey): Promise<void> {
  return mailOwner(connection, outbox, accountId, 'apiKeyMade', (locale, name) => keyLetter(locale, name, key));
}
