import type { Actor } from '../../schema/access/access.ts';
import type { Level } from '../../schema/access/levels.ts';
import type { Resource } from '../../schema/access/resources.ts';
import type { ActorRole } from '../../schema/access/roles.ts';

/** Returns an actor of an agency, a staff member with these levels unless another role is given. */
export function somebody(
  levels: Readonly<Partial<Record<Resource, readonly Level[]>>> = {},
  role: ActorRole = 'staff',
): Actor {
  const isInAgency = role === 'staff' || role === 'agency';
  return {
    accountId: 'account-1',
    agencyId: isInAgency ? 'agency-1' : null,
    staffId: isInAgency ? 'staff-1' : null,
    role,
    levels,
    timeZone: 'Australia/Sydney',
    sessionId: null,
  };
}
