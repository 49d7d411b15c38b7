import type { Connection, Database } from '../../database/pools.ts';
import type { Outbox } from '../../integrations/mail/port.ts';
import { passwordChangedLetter } from './letters.ts';

/** The least number of characters of an account's next password: the strictest of its agencies (design 12). */
export async function readPasswordLength(database: Database, accountId: string): Promise<number> {
  const { rows } = await database.query<{ length: number }>(null, {
    text: 'select identity_password_length($1, null) as length',
    values: [accountId],
  });
  if (rows[0] === undefined) throw new Error('identity_password_length gave no row');
  return rows[0].length;
}

export interface Writer {
  readonly agencyId: string | null;
  /** BCP 47. */
  readonly locale: string;
}

/** In whose name, and in which language, an account is written to. */
export async function readWriter(connection: Connection, accountId: string): Promise<Writer> {
  const { rows } = await connection.query<Writer>({
    text: 'select agency_id as "agencyId", locale from identity_writer($1)',
    values: [accountId],
  });
  return rows[0] ?? { agencyId: null, locale: 'en' };
}

export interface PasswordOwner {
  readonly accountId: string;
  readonly email: string;
  readonly name: string;
}

/** Tells somebody by mail that their account has another password, in the transaction that changes it. */
export async function tellOfPassword(connection: Connection, outbox: Outbox, owner: PasswordOwner): Promise<void> {
  const { accountId, email, name } = owner;
  const { agencyId, locale } = await readWriter(connection, accountId);
  await outbox.post(connection, {
    agencyId,
    accountId,
    to: email,
    kind: 'passwordChanged',
    ...passwordChangedLetter(locale, name),
  });
}
