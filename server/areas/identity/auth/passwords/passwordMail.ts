import type { Connection, Database } from '../../../../database/pools.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import { passwordChangedLetter, type KeysAfter } from '../letters/letters.ts';
import { readAddressee, mailOwner } from '../letters/ownerMail.ts';

/** The least number of characters of an account's next password: the strictest of its agencies. */
export async function readPasswordLength(database: Database, accountId: string): Promise<number> {
  const { rows } = await database.query<{ length: number }>(null, {
    text: 'select identity_password_length($1, null) as length',
    values: [accountId],
  });
  if (rows[0] === undefined) throw new Error('identity_password_length gave no row');
  return rows[0].length;
}

/** Notifies a person by mail that the password of their account has changed, in the transaction of the change. */
export function mailPasswordChange(
  connection: Connection,
  outbox: Outbox,
  accountId: string,
  keys: KeysAfter,
): Promise<void> {
  return mailOwner(connection, outbox, accountId, 'passwordChanged', (locale, name) =>
    passwordChangedLetter(locale, name, keys),
  );
}

/**
 * Notifies a person by mail that their account has a first password. No agency may read this mail: it would reveal to
 * the inviting one whether there was an account before.
 */
export async function mailFirstPassword(connection: Connection, outbox: Outbox, accountId: string): Promise<void> {
  const { email, name, locale } = await readAddressee(connection, accountId);
  const letter = passwordChangedLetter(locale, name);
  await outbox.post(connection, { agencyId: null, accountId, to: email, kind: 'passwordChanged', ...letter });
}
