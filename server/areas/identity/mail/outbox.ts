import { v7 } from 'uuid';
import type { MailState } from '../../../../schema/areas/identity/mail.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { carry } from './carried.ts';

/** Dependencies of the outbox. */
export interface OutboxDeps {
  /** True if there is a mail server; without one, mail is kept and not sent. */
  readonly isSending: boolean;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
}

/** The outbox: a mail is a row, and leaves by a job (`server/jobs/mail.ts`) once its transaction is done. */
export function createOutbox({ isSending, clock }: OutboxDeps): Outbox {
  const at = (moment: number) => new Date(moment).toISOString();
  const state: MailState = isSending ? 'waiting' : 'kept';
  return {
    isSending,
    post: async (connection, { agencyId, accountId, to, kind, subject, text, html, link, ...carried }) => {
      const id = v7();
      await connection.query({
        text: 'select mail_post($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)',
        values: [
          id,
          agencyId,
          accountId,
          to,
          kind,
          subject,
          text,
          html,
          link?.address ?? null,
          link ? at(link.until) : null,
          link?.codeHash ?? null,
          state,
          at(clock()),
        ],
      });
      await carry(connection, id, { agencyId, to, ...carried });
      return id;
    },
  };
}
