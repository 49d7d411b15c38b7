import { registerAgencies } from './agencies/agencies.ts';
import { joinAsAdmin } from '../identity/auth/joinAsAdmin.ts';
import { registerFavorites } from './favorites/favorites.ts';
import { registerOutbox } from '../identity/mail/reading.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine, pools, clock, outbox, invitations }) => {
    registerFavorites(app, engine);
    registerOutbox(app, { database: pools, isSending: outbox.isSending, clock });
    registerAgencies(app, {
      engine,
      database: pools,
      clock,
      inviteAdmin: async (connection, admin) => {
        const accountId = await joinAsAdmin(connection, admin, clock());
        if (accountId !== null) await invitations.invite(connection, { agencyId: admin.agencyId, accountId });
        return accountId !== null;
      },
    });
  },
};
