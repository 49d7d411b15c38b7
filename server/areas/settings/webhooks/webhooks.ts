import type { FastifyInstance } from 'fastify';
import { webhookCalls } from '../../../../schema/areas/settings/calls/webhooks.ts';
import { eventsOfEntity, webhookAsksLimit, webhookEntities } from '../../../../schema/areas/settings/webhooks.ts';
import type { Config } from '../../../config.ts';
import type { Pools } from '../../../database/pools.ts';
import type { Engine } from '../../../engine/engine.ts';
import { createOutbound } from '../../../integrations/links/posting.ts';
import type { Outbox } from '../../../integrations/mail/port.ts';
import { overAgencies } from '../../../jobs/homes.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { createSealer } from '../../../sealing.ts';
import { limiterOf } from '../../../tryLimiter.ts';
import { createDispatcher } from './dispatcher.ts';
import { changeWebhook, createWebhook, deleteWebhook, rotateSecret } from './keeping.ts';
import { findDelivery, forgetDeliveries, listDeliveries, resend, sendTest } from './log.ts';
import { readWebhookAgency } from './offLetter.ts';
import { findWebhook, listWebhooks } from './webhookRows.ts';

/** Name of the sweep that sends deliveries; news of a webhook wakes it. */
export const deliverySweep = 'deliver-webhooks';

/** Dependencies of webhooks. */
export interface WebhooksDeps {
  readonly engine: Engine;
  readonly pools: Pools;
  readonly jobs: Pick<Jobs, 'sweep' | 'wake'>;
  readonly outbox: Outbox;
  readonly config: Pick<Config, 'outboundAllow' | 'publicUrl'>;
  /** Gives the installation's secret. */
  readonly readSecret: () => Promise<Buffer>;
  /** The address at which browsers reach the server. */
  readonly origin: () => string;
}

/** Registers the calls of webhooks, and the sweeps that send deliveries and shorten their log. */
export function registerWebhooks(app: FastifyInstance, given: WebhooksDeps): void {
  const { engine, pools, jobs, outbox, config, readSecret, origin } = given;
  const sealer = createSealer(readSecret, 'secrets of webhooks');
  const own = () => [
    new URL(origin()).host,
    ...(config.publicUrl === null ? [] : [new URL(config.publicUrl).hostname]),
  ];
  const outbound = createOutbound({ allow: config.outboundAllow, own });
  const keeping = { engine, outbound, sealer };
  const asks = limiterOf(engine.database, 'webhookAsk', webhookAsksLimit, 900);

  registerCall(app, webhookCalls.events, async () => ({
    data: webhookEntities(engine.registry).map((entity) => ({ entity, events: [...eventsOfEntity(entity)] })),
  }));
  registerCall(app, webhookCalls.list, async ({ actor }) => ({ data: await listWebhooks(engine, actor) }));
  registerCall(app, webhookCalls.one, ({ actor, params: { id } }) => findWebhook(engine, actor, id));
  registerCall(app, webhookCalls.create, ({ actor, body }) => createWebhook(keeping, actor, body));
  registerCall(app, webhookCalls.change, ({ actor, params: { id }, body }) => changeWebhook(keeping, actor, id, body));
  registerCall(app, webhookCalls.delete, async ({ actor, params: { id } }) => {
    await deleteWebhook(keeping, actor, id);
    return {};
  });
  registerCall(app, webhookCalls.rotate, ({ actor, params: { id } }) => rotateSecret(keeping, actor, id));
  registerCall(app, webhookCalls.test, async ({ actor, params: { id } }) => {
    await findWebhook(engine, actor, id);
    await asks.take(actor.accountId);
    return sendTest(engine, actor, id);
  });
  registerCall(app, webhookCalls.log, ({ actor, params: { id }, query }) => listDeliveries(engine, actor, id, query));
  registerCall(app, webhookCalls.delivery, ({ actor, params: { id, deliveryId } }) =>
    findDelivery(engine, actor, id, deliveryId),
  );
  registerCall(app, webhookCalls.resend, async ({ actor, params: { id, deliveryId } }) => {
    await findDelivery(engine, actor, id, deliveryId);
    await asks.take(actor.accountId);
    return resend(engine, actor, id, deliveryId);
  });

  const wake = (agencyId: string) => jobs.wake(deliverySweep, agencyId);
  const sending = { engine, pools, outbound, sealer, outbox, readAgency: readWebhookAgency, log: app.log, wake };
  const dispatcher = createDispatcher(sending);
  jobs.sweep(deliverySweep, {
    cron: '* * * * *',
    on: 'webhook',
    isParallel: true,
    run: () => dispatcher.pump(),
    runFor: (agencyId) => dispatcher.pump(agencyId),
    close: () => dispatcher.close(),
  });
  jobs.sweep('forget-webhook-log', {
    cron: '47 3 * * *',
    run: () => overAgencies(pools, (agencyId) => forgetDeliveries(pools, agencyId, engine.clock())),
  });
}
