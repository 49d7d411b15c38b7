import type { Connection } from '../../../../database/pools.ts';
import type { FactorNews } from '../../../../../schema/areas/identity/mails.ts';
import type { Outbox } from '../../../../integrations/mail/port.ts';
import { factorLetter } from '../letters/letters.ts';
import { mailOwner } from '../letters/ownerMail.ts';

/** Notifies a person by mail of a change of their second factor, in the transaction of the change. */
export function mailFactorChange(
  connection: Connection,
  outbox: Outbox,
  accountId: string,
  news: FactorNews,
): Promise<void> {
  return mailOwner(connection, outbox, accountId, news, (locale, name) => factorLetter(news, locale, name));
}
