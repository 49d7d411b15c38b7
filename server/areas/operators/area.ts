import { registerAgencies } from './agencies/agencies.ts';
import { registerFailedWork } from './failed-work/failedWork.ts';
import { registerFavorites } from './favorites/favorites.ts';
import { registerOutbox } from './outbox/outboxRoutes.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine, pools, clock, jobs, outbox, invitations }) => {
    registerFailedWork(app, { pools, jobs, clock });
    registerFavorites(app, engine);
    registerOutbox(app, { database: pools, isSending: outbox.isSending, clock });
    registerAgencies(app, { engine, database: pools, clock, inviteAdmin: invitations.inviteAdmin });
  },
};
