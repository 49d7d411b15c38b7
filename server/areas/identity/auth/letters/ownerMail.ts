import type { Connection } from '../../../../database/pools.ts';
import type { MailKind } from '../../../../../schema/mails.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import type { Letter } from '../../../../integrations/mail/letter.ts';

/** Recipient of a mail about an account, with the name that greets them. */
export interface Addressee {
  readonly email: string;
  readonly name: string;
  /** The only agency of the account; null if there are several, or none. */
  readonly agencyId: string | null;
  /** BCP 47. */
  readonly locale: string;
}

/**
 * Returns the recipient of mails to an account.
 * @throws Error if the account does not exist
 */
export async function readAddressee(connection: Connection, accountId: string): Promise<Addressee> {
  const { rows } = await connection.query<Addressee>({
    text: 'select email, display_name as name, agency_id as "agencyId", locale from identity_addressee($1)',
    values: [accountId],
  });
  if (rows[0] === undefined) throw new Error(`there is no account ${accountId}`);
  return rows[0];
}

/** Notifies the owner of an account by mail of a change, in the transaction of the change. */
export async function mailOwner(
  connection: Connection,
  outbox: Outbox,
  accountId: string,
  kind: MailKind,
  letter: (locale: string, name: string) => Letter,
): Promise<void> {
  const { email, name, agencyId, locale } = await readAddressee(connection, accountId);
  await outbox.post(connection, { agencyId, accountId, to: email, kind, ...letter(locale, name) });
}
