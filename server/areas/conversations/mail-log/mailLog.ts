import type { FastifyInstance } from 'fastify';
import { mailLogCalls } from '../../../../schema/areas/conversations/calls/mailLogs.ts';
import { mailLimit } from '../../../../schema/areas/conversations/mail.ts';
import type { Pools } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';
import { once } from '../../../engine/writing/idempotency.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import type { StoragePort } from '../../../integrations/storage/port.ts';
import { overAgencies } from '../../../jobs/homes.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { limiterOf } from '../../../tryLimiter.ts';
import { keepInbound } from './inbound.ts';
import { followOutbox, handlePosting } from './posting.ts';
import { contentOf, threadFor } from './reading.ts';
import { sendMail, withdrawMail, type SendingDeps } from './sending.ts';
import { systemMailsOf } from './systemMails.ts';

/** Raw mails that one account may hand over, and mails that it may send, within a quarter of an hour. */
export const inboundPerAccount = 1_000;
export const sendsPerAccount = 200;
const window = 900;

/** Dependencies of the mail log. */
export interface MailLogDeps {
  readonly engine: Engine;
  readonly storage: StoragePort;
  readonly outbox: Outbox;
  readonly pools: Pick<Pools, 'owner'>;
  readonly jobs: Pick<Jobs, 'sweep' | 'handle' | 'wake' | 'enqueue' | 'cancel'>;
  /** Domain in which Message-IDs are made. */
  readonly domain: string;
}

/** Registers the calls of the mail log, and the work that sends its mails. */
export function registerMailLog(app: FastifyInstance, deps: MailLogDeps): void {
  const { engine, storage, outbox, pools, jobs, domain } = deps;
  const inbound = limiterOf(engine.database, 'mailInbound', inboundPerAccount, window);
  const sends = limiterOf(engine.database, 'mailSend', sendsPerAccount, window);
  const sending: SendingDeps = { engine, jobs, domain, sends };
  registerCall(app, mailLogCalls.system, ({ actor, query: { id, ownerType, ...page } }) =>
    systemMailsOf(engine, actor, { id, ownerType }, page),
  );
  registerCall(app, mailLogCalls.content, ({ actor, params: { id } }) => contentOf(engine, actor, id));
  registerCall(app, mailLogCalls.thread, async ({ actor, params: { id } }) => ({
    data: [...(await threadFor(engine, actor, id))],
  }));
  registerCall(app, mailLogCalls.send, ({ actor, body, request }) =>
    // An answer that was lost must not send the mail twice.
    once(engine, actor, request.headers['idempotency-key'], { route: mailLogCalls.send.route, body }, (running) =>
      sendMail(sending, actor, body, running),
    ),
  );
  registerCall(app, mailLogCalls.withdraw, async ({ actor, params: { id } }) => {
    await withdrawMail(sending, actor, id);
    return {};
  });
  app.register(async (scope) => {
    for (const type of ['message/rfc822', 'application/octet-stream'])
      scope.addContentTypeParser(type, { parseAs: 'buffer' }, (_request, body, next) => next(null, body));
    registerCall(
      scope,
      mailLogCalls.inbound,
      async ({ actor, query: { direction = 'IN' }, request }) => ({
        id: await keepInbound({ engine, storage, inbound }, actor, request.body, direction),
      }),
      { bodyLimit: mailLimit },
    );
  });
  handlePosting(jobs, { engine, outbox });
  jobs.sweep('follow-sent-mail', {
    cron: '* * * * *',
    run: () => overAgencies(pools, (agencyId) => followOutbox({ engine }, agencyId)),
  });
}
