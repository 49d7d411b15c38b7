import { createInvitationLimiter } from '../../modules/auth/mailLimiter.ts';
import { signingKey } from '../../modules/auth/signingKey.ts';
import { registerPeople } from '../../modules/people/people.ts';
import { registerProfiles } from '../../modules/profiles/profiles.ts';
import { registerSocials } from '../../modules/socials/socials.ts';
import { registerStaff } from '../../modules/staff/staff.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine, pools, origin, socials, invitations }) => {
    registerStaff(app, engine, invitations.invite, createInvitationLimiter(pools));
    registerProfiles(app, engine);
    registerSocials(app, { engine, socials, readSecret: signingKey(pools), origin });
    registerPeople(app, engine);
  },
};
