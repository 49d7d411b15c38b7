import { createInvitationLimiter } from '../identity/auth/mailLimiter.ts';
import { signingKey } from '../identity/auth/signingKey.ts';
import { registerPeople } from './people/people.ts';
import { registerProfiles } from './profiles/profiles.ts';
import { registerSocials } from './socials/socials.ts';
import { registerStaff } from './staff/staff.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine, pools, origin, socials, invitations }) => {
    registerStaff(app, engine, invitations.invite, createInvitationLimiter(pools));
    registerProfiles(app, engine);
    registerSocials(app, { engine, socials, readSecret: signingKey(pools), origin });
    registerPeople(app, engine);
  },
};
