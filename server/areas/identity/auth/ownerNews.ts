import type { Connection } from '../../../database/pools.ts';
import type { MailKind, Outbox } from '../../../integrations/mail/port.ts';
import type { Letter } from './letters.ts';

/** Whom a mail about an account goes to, and in whose name it is written. */
export interface Addressee {
  readonly email: string;
  readonly name: string;
  /** The only agency of the account; null where there are several, or none. */
  readonly agencyId: string | null;
  /** BCP 47. */
  readonly locale: string;
}

/** @throws Error where there is no such account */
export async function readAddressee(connection: Connection, accountId: string): Promise<Addressee> {
  const { rows } = await connection.query<Addressee>({
    text: 'select email, display_name as name, agency_id as "agencyId", locale from identity_addressee($1)',
    values: [accountId],
  });
  if (rows[0] === undefined) throw new Error(`there is no account ${accountId}`);
  return rows[0];
}

/** Tells the owner of an account what was done with it, by mail, in the transaction that does it. */
export async function tellOwner(
  connection: Connection,
  outbox: Outbox,
  accountId: string,
  kind: MailKind,
  letter: (locale: string, name: string) => Letter,
): Promise<void> {
  const { email, name, agencyId, locale } = await readAddressee(connection, accountId);
  await outbox.post(connection, { agencyId, accountId, to: email, kind, ...letter(locale, name) });
}
