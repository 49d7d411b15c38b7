import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../../config.ts';
import type { Pools } from '../../../database/pools.ts';
import { smtpPort } from '../../../integrations/mail/smtp.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { deliverMail, keepMail, sweepMail } from './delivery.ts';

/** Dependencies of the mail jobs. */
export interface SendingDeps {
  readonly config: Pick<Config, 'smtpUrl' | 'mailFrom'>;
  readonly pools: Pick<Pools, 'owner' | 'query'>;
  readonly storage: StoragePort;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Sends mail by SMTP_URL as soon as it is posted; without it, waiting mail is marked as kept. */
export function registerSending(jobs: Pick<Jobs, 'sweep'>, { config, pools, storage, clock, log }: SendingDeps): void {
  const { smtpUrl: url, mailFrom: from } = config;
  const port = url === null ? null : smtpPort({ url, from });
  jobs.sweep('deliver-mail', {
    cron: '* * * * *',
    on: 'mail',
    isParallel: true,
    run: () => (port === null ? keepMail(pools) : deliverMail({ pools, port, storage, clock, log })),
    close: () => port?.close(),
  });
  jobs.sweep('sweep-mail', { cron: '13 * * * *', run: () => sweepMail(pools, clock()) });
}
