import { overAgencies } from '../../jobs/homes.ts';
import { registerAgencies } from './agencies/agencies.ts';
import { missingStatusesSweep, seedMissingStatuses } from './agencies/missingStatuses.ts';
import { registerFailedWork } from './failed-work/failedWork.ts';
import { registerFavorites } from './favorites/favorites.ts';
import { registerOutbox } from './outbox/outboxRoutes.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  isClosedToKeys: true,
  register: ({ app, engine, pools, clock, jobs, outbox, invitations }) => {
    registerFailedWork(app, { pools, jobs, clock });
    registerFavorites(app, engine);
    registerOutbox(app, { database: pools, isSending: outbox.isSending, clock });
    jobs.sweep(missingStatusesSweep, {
      cron: '47 3 * * *',
      run: () => overAgencies(pools, (agencyId) => seedMissingStatuses(engine, agencyId)),
    });
    registerAgencies(app, { engine, database: pools, clock, inviteAdmin: invitations.inviteAdmin });
  },
};
