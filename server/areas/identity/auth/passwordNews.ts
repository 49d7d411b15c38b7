import type { Connection, Database } from '../../../database/pools.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { passwordChangedLetter } from './letters.ts';
import { readAddressee, tellOwner } from './ownerNews.ts';

/** The least number of characters of an account's next password: the strictest of its agencies (design 12). */
export async function readPasswordLength(database: Database, accountId: string): Promise<number> {
  const { rows } = await database.query<{ length: number }>(null, {
    text: 'select identity_password_length($1, null) as length',
    values: [accountId],
  });
  if (rows[0] === undefined) throw new Error('identity_password_length gave no row');
  return rows[0].length;
}

/** Tells somebody by mail that their account has another password, in the transaction that changes it. */
export function tellOfPassword(connection: Connection, outbox: Outbox, accountId: string): Promise<void> {
  return tellOwner(connection, outbox, accountId, 'passwordChanged', passwordChangedLetter);
}

/**
 * The same of a first password. No agency reads this mail: it would tell the one that invited whether there was an account
 * before.
 */
export async function tellOfFirstPassword(connection: Connection, outbox: Outbox, accountId: string): Promise<void> {
  const { email, name, locale } = await readAddressee(connection, accountId);
  const letter = passwordChangedLetter(locale, name);
  await outbox.post(connection, { agencyId: null, accountId, to: email, kind: 'passwordChanged', ...letter });
}
