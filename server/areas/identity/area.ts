import { registerApiKeys } from './api-keys/apiKeys.ts';
import { sweepKeys } from './api-keys/sweepKeys.ts';
import { keepAgencySecurity } from './auth/factor/agencySecurity.ts';
import { mailKeyMade } from './auth/letters/keyMail.ts';
import { registerFactorReset } from './auth/factor/resetFactor.ts';
import { followStaff } from './auth/staffFollower.ts';
import { sweepIdentity } from './auth/sweep.ts';
import { registerSending } from './mail/sending.ts';
import { registerPermissions } from './permissions/permissions.ts';
import { accountPath, ownKeysHash } from '../../../schema/areas/identity/paths.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  isClosedToKeys: true,
  register: ({ app, engine, jobs, outbox, config, pools, storage, clock, origin }) => {
    engine.afterWrite('staff', followStaff(clock));
    keepAgencySecurity(app, engine);
    registerFactorReset(app, engine, outbox);
    registerPermissions(app, engine);
    registerApiKeys(app, engine, (connection, { accountId, timeZone }, { resources, ...key }) =>
      mailKeyMade(connection, outbox, accountId, {
        ...key,
        timeZone,
        areas: resources && Object.keys(resources).length,
        address: `${origin()}${accountPath}${ownKeysHash}`,
      }),
    );
    registerSending(jobs, { config, pools, storage, clock, log: app.log });
    jobs.sweep('sweep-api-keys', { cron: '31 3 * * *', run: () => sweepKeys(pools, clock()) });
    jobs.sweep('sweep-identity', { cron: '29 3 * * *', run: () => sweepIdentity(pools, clock()) });
  },
};
