import type { FastifyInstance } from 'fastify';
import { mailLog } from '../../../../schema/areas/conversations/entities/mailLog.ts';
import { mailboxCalls } from '../../../../schema/areas/conversations/calls/mailboxes.ts';
import type { Pools } from '../../../database/pools.ts';
import { agencyOf } from '../../../engine/agency.ts';
import type { Engine } from '../../../engine/engine.ts';
import { requireRight } from '../../../engine/requireRight.ts';
import type { KeepMail, MailboxPort } from '../../../integrations/mailbox/port.ts';
import { inTurns } from '../../../jobs/homes.ts';
import type { Jobs } from '../../../jobs/jobs.ts';
import { registerCall } from '../../../plugins/callRoute.ts';
import { createSealer } from '../../../sealing.ts';
import { limiterOf } from '../../../tryLimiter.ts';
import {
  changeMailbox,
  createMailbox,
  deleteMailbox,
  findMailbox,
  forgetMailboxesOf,
  mailboxesOf,
  readNow,
} from './keeping.ts';
import { readDueMailbox, type ReadingDeps } from './reading.ts';

/** Connections to mailboxes that one account may ask for within a quarter of an hour. */
export const opensPerAccount = 30;

/** Dependencies of mailboxes. */
export interface MailboxesDeps extends Pick<ReadingDeps, 'peopleOf' | 'keptOf'> {
  readonly engine: Engine;
  readonly port: MailboxPort;
  readonly keep: KeepMail;
  readonly jobs: Pick<Jobs, 'sweep'>;
  readonly pools: Pick<Pools, 'owner'>;
  /** Gives the installation's secret. */
  readonly readSecret: () => Promise<Buffer>;
}

/** Registers mailboxes, and the sweep that reads them. */
export function registerMailboxes(app: FastifyInstance, { jobs, pools, readSecret, ...given }: MailboxesDeps): void {
  const deps: ReadingDeps = { ...given, sealer: createSealer(readSecret, 'passwords of mailboxes'), log: app.log };
  const opens = limiterOf(given.engine.database, 'mailboxOpen', opensPerAccount, 900);
  registerCall(app, mailboxCalls.list, async ({ actor }) => ({ data: [...(await mailboxesOf(deps, actor))] }));
  registerCall(app, mailboxCalls.create, async ({ actor, body }) => {
    requireRight(deps.engine, actor, 'create', mailLog.name);
    await opens.take(actor.accountId);
    return createMailbox(deps, actor, body);
  });
  registerCall(app, mailboxCalls.change, async ({ actor, params: { id }, body }) => {
    await findMailbox(deps, actor, id);
    await opens.take(actor.accountId);
    return changeMailbox(deps, actor, id, body);
  });
  registerCall(app, mailboxCalls.read, async ({ actor, params: { id } }) => {
    await findMailbox(deps, actor, id);
    await opens.take(actor.accountId);
    return readNow(deps, actor, id);
  });
  registerCall(app, mailboxCalls.delete, async ({ actor, params: { id } }) => {
    await deleteMailbox(deps, actor, id);
    return {};
  });
  // A mailbox, and its password, end with the membership of its owner; what was kept stays.
  given.engine.afterWrite(
    'staff',
    async ({ actor, id }, connection) => forgetMailboxesOf(connection, agencyOf(actor), id),
    {
      of: ['delete'],
    },
  );
  jobs.sweep('read-mailboxes', {
    cron: '* * * * *',
    run: (signal) => inTurns(pools, (agencyId) => readDueMailbox(deps, agencyId, { signal })),
  });
}
