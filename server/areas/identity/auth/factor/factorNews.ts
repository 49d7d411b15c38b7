import type { Connection } from '../../../../database/pools.ts';
import type { FactorNews, Outbox } from '../../../../integrations/mail/port.ts';
import { factorLetter } from '../letters.ts';
import { tellOwner } from '../ownerNews.ts';

/** Tells somebody by mail what became of their second factor, in the transaction that changes it. */
export function tellOfFactor(
  connection: Connection,
  outbox: Outbox,
  accountId: string,
  news: FactorNews,
): Promise<void> {
  return tellOwner(connection, outbox, accountId, news, (locale, name) => factorLetter(news, locale, name));
}
