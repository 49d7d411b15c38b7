import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Pools } from '../database/pools.ts';
import { smtpPort } from '../integrations/mail/smtp.ts';
import { createCourier } from '../jobs/courier.ts';
import { deliverMail, keepMail } from '../jobs/mail.ts';

/** What sends this server's mail. */
export interface Mailing {
  /** Sends what waits, at once. */
  wake(): void;
  /** The same for the queue; answers how many mails it touched. */
  run(): Promise<number>;
  /** Waits for the mail that is on its way. */
  close(): Promise<void>;
}

/** Starts to send mail by SMTP_URL; without it, what waits is kept. */
export function startMailing(
  { smtpUrl: url, mailFrom: from }: Pick<Config, 'smtpUrl' | 'mailFrom'>,
  pools: Pools,
  clock: () => number,
  log: FastifyBaseLogger,
): Mailing {
  const port = url === null ? null : smtpPort({ url, from });
  const run = () => (port === null ? keepMail(pools) : deliverMail({ pools, port, clock, log }));
  const courier = createCourier(run, (error) => log.error({ err: error }, 'mail'));
  return {
    wake: () => courier.wake(),
    run,
    close: async () => {
      await courier.idle();
      port?.close();
    },
  };
}
