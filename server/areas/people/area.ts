import { keepContacts } from './contacts/contacts.ts';
import { registerConversions } from './conversions.ts';
import { registerPeople } from './people/peopleRoutes.ts';
import { registerProfiles } from './profiles/profiles.ts';
import { registerTalentConfigs } from './profiles/talentConfig.ts';
import { registerSocials } from './socials/socials.ts';
import { registerStaff } from './staff/staff.ts';
import type { ServerArea } from '../../house.ts';

export const area: ServerArea = {
  register: ({ app, engine, origin, socials, invitations, limitInvitations, identity }) => {
    registerStaff(app, engine, invitations.invite, limitInvitations);
    keepContacts(engine);
    registerConversions(app, engine);
    registerProfiles(app, engine);
    registerTalentConfigs(app, engine);
    registerSocials(app, { engine, socials, readSecret: identity.readSecret, origin });
    registerPeople(app, engine);
  },
};
