import type { Actor } from '../../schema/access/access.ts';
import { fromWireName } from '../../schema/access/resources.ts';
import type { Permission } from '../../schema/areas/identity/calls/ownAccount.ts';
import type { SessionUser } from '../../schema/areas/identity/signedIn.ts';

/** Returns the signed-in person as an actor for `can()`. Unknown resources are left out. */
export function actorOf(user: SessionUser, { role, resources }: Permission): Actor {
  const levels = resources.flatMap(({ name, resourceAccesses }) => {
    const resource = fromWireName(name);
    return resource === undefined ? [] : [[resource, resourceAccesses] as const];
  });
  return {
    accountId: user.id,
    agencyId: user.agencyId,
    staffId: user.staffId,
    role,
    levels: Object.fromEntries(levels),
    timeZone: user.timezone.id,
    defaults: user.agencyDefaults,
    sessionId: null,
  };
}
